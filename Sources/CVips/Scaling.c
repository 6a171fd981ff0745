#include "CVips.h"

#include <vips/vips.h>

static VipsImage *vips(CVipsImage *image) { return (VipsImage *)image; }

/// Gives `step` in place of `image`, whose reference it takes.
static VipsImage *next(VipsImage *image, int status, VipsImage *step) {
  g_object_unref(image);
  return status == 0 ? step : NULL;
}

CVipsImage *cvips_decode(CVipsImage *image) {
  VipsImage *unpacked = NULL;
  VipsImage *decoded;
  // The packed pixels of a Lab TIFF would pass for four bands, the last of them alpha.
  if (vips(image)->Coding != VIPS_CODING_LABQ)
    return (CVipsImage *)vips_image_copy_memory(vips(image));
  if (vips_LabQ2sRGB(vips(image), &unpacked, NULL) != 0) return NULL;
  decoded = vips_image_copy_memory(unpacked);
  g_object_unref(unpacked);
  return (CVipsImage *)decoded;
}

/// A profile that does not fit its pixels is no reason to show nothing.
static VipsImage *through_profile(VipsImage *image) {
  VipsImage *converted = NULL;
  int status = -1;
  if (vips_image_get_typeof(image, VIPS_META_ICC_NAME) != 0)
    status = vips_icc_transform(
        image, &converted, "srgb", "embedded", TRUE, "intent", VIPS_INTENT_RELATIVE, "depth", 8,
        NULL);
  if (status != 0 && image->Type == VIPS_INTERPRETATION_CMYK)
    status = vips_icc_transform(
        image, &converted, "srgb", "input_profile", "cmyk", "intent", VIPS_INTENT_RELATIVE, "depth",
        8, NULL);
  if (status == 0) return next(image, 0, converted);
  vips_error_clear();
  return image;
}

/// Eight bits of sRGB or grey, and alpha where there was one.
static VipsImage *to_srgb(VipsImage *image) {
  VipsImage *converted = NULL;
  if (image->Type == VIPS_INTERPRETATION_MULTIBAND)
    image->Type = image->Bands < 3 ? VIPS_INTERPRETATION_B_W : VIPS_INTERPRETATION_sRGB;
  image = through_profile(image);
  if (image->Type != VIPS_INTERPRETATION_sRGB && image->Type != VIPS_INTERPRETATION_B_W) {
    image = next(
        image, vips_colourspace(image, &converted, VIPS_INTERPRETATION_sRGB, NULL), converted);
    if (image == NULL) return NULL;
  }
  if (image->BandFmt == VIPS_FORMAT_UCHAR) return image;
  converted = NULL;
  return next(image, vips_cast(image, &converted, VIPS_FORMAT_UCHAR, NULL), converted);
}

CVipsImage *cvips_scale(CVipsImage *original, int width, int height) {
  VipsImage *image = vips(original);
  VipsImage *step = NULL;
  VipsBandFormat format = image->BandFmt;
  bool has_alpha = vips_image_hasalpha(image);
  double across = (double)width / image->Xsize;
  double down = (double)height / image->Ysize;
  g_object_ref(image);
  if (width != image->Xsize || height != image->Ysize) {
    if (has_alpha) {
      image = next(image, vips_premultiply(image, &step, NULL), step);
      if (image == NULL) return NULL;
      step = NULL;
    }
    image = next(image, vips_resize(image, &step, across, "vscale", down, NULL), step);
    if (image == NULL) return NULL;
    if (has_alpha) {
      step = NULL;
      image = next(image, vips_unpremultiply(image, &step, NULL), step);
      if (image == NULL) return NULL;
      step = NULL;
      image = next(image, vips_cast(image, &step, format, NULL), step);
      if (image == NULL) return NULL;
    }
  } else {
    // A copy, since the interpretation may be set below.
    image = next(image, vips_copy(image, &step, NULL), step);
    if (image == NULL) return NULL;
  }
  image = to_srgb(image);
  if (image == NULL) return NULL;
  // In memory, since several files are made of it.
  step = vips_image_copy_memory(image);
  g_object_unref(image);
  return (CVipsImage *)step;
}

CVipsImage *cvips_turn(CVipsImage *image, int orientation) {
  VipsImage *turned = NULL;
  VipsImage *mirrored = NULL;
  static const VipsAngle angles[] = {
      VIPS_ANGLE_D0, VIPS_ANGLE_D0, VIPS_ANGLE_D180, VIPS_ANGLE_D180,
      VIPS_ANGLE_D90, VIPS_ANGLE_D90, VIPS_ANGLE_D270, VIPS_ANGLE_D270,
  };
  if (vips_rot(vips(image), &turned, angles[orientation - 1], NULL) != 0) return NULL;
  if (orientation == 2 || orientation == 4 || orientation == 5 || orientation == 7) {
    turned = next(
        turned, vips_flip(turned, &mirrored, VIPS_DIRECTION_HORIZONTAL, NULL), mirrored);
    if (turned == NULL) return NULL;
  }
  mirrored = vips_image_copy_memory(turned);
  g_object_unref(turned);
  return (CVipsImage *)mirrored;
}

CVipsImage *cvips_without_alpha(CVipsImage *image) {
  VipsImage *opaque = NULL;
  int bands = vips(image)->Bands - 1;
  if (vips_extract_band(vips(image), &opaque, 0, "n", bands, NULL) != 0) return NULL;
  return (CVipsImage *)opaque;
}

int cvips_is_transparent(CVipsImage *image) {
  VipsImage *alpha = NULL;
  double least;
  double opaque = 255;
  int status;
  if (!vips_image_hasalpha(vips(image))) return 0;
  if (vips(image)->BandFmt == VIPS_FORMAT_USHORT) opaque = 65535;
  if (vips_extract_band(vips(image), &alpha, vips(image)->Bands - 1, NULL) != 0) return -1;
  status = vips_min(alpha, &least, NULL);
  g_object_unref(alpha);
  return status != 0 ? -1 : least < opaque;
}

uint8_t *cvips_pixels(CVipsImage *image, size_t *count) {
  VipsImage *colours = NULL;
  VipsImage *full = NULL;
  uint8_t *bytes;
  if (vips_colourspace(vips(image), &colours, VIPS_INTERPRETATION_sRGB, NULL) != 0) return NULL;
  if (!vips_image_hasalpha(colours)) {
    colours = next(colours, vips_addalpha(colours, &full, NULL), full);
    if (colours == NULL) return NULL;
    full = NULL;
  }
  colours = next(colours, vips_cast(colours, &full, VIPS_FORMAT_UCHAR, NULL), full);
  if (colours == NULL) return NULL;
  bytes = vips_image_write_to_memory(colours, count);
  g_object_unref(colours);
  return bytes;
}
