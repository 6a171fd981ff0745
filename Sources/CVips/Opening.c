#include "CVips.h"

#include <vips/vips.h>

#include "Warning.h"

static VipsAccess access_of(CVipsOpening opening) {
  return opening.is_decoded ? VIPS_ACCESS_SEQUENTIAL : VIPS_ACCESS_RANDOM;
}

static VipsFailOn fail_on(CVipsOpening opening) {
  return opening.is_decoded && !opening.is_cut_off ? VIPS_FAIL_ON_TRUNCATED : VIPS_FAIL_ON_NONE;
}

#define COMMON "access", access_of(opening), "fail_on", fail_on(opening)

CVipsImage *cvips_open_bytes(
    CVipsFormat format, const void *bytes, size_t count, CVipsOpening opening) {
  VipsImage *image = NULL;
  void *buffer = (void *)bytes;
  cvips_forget_warning();
  switch (format) {
    case CVipsFormatJPEG:
      vips_jpegload_buffer(buffer, count, &image, COMMON, "shrink", opening.shrink, NULL);
      break;
    case CVipsFormatPNG:
      vips_pngload_buffer(buffer, count, &image, COMMON, NULL);
      break;
    case CVipsFormatWebP:
      vips_webpload_buffer(buffer, count, &image, COMMON, "page", opening.page, NULL);
      break;
    case CVipsFormatGIF:
      vips_gifload_buffer(buffer, count, &image, COMMON, "page", opening.page, NULL);
      break;
    case CVipsFormatHEIF:
      vips_heifload_buffer(buffer, count, &image, COMMON, "page", opening.page, NULL);
      break;
    case CVipsFormatTIFF:
      vips_tiffload_buffer(buffer, count, &image, COMMON, "page", opening.page, NULL);
      break;
    case CVipsFormatSVG:
      vips_svgload_buffer(buffer, count, &image, COMMON, "scale", opening.scale, NULL);
      break;
  }
  return (CVipsImage *)image;
}

CVipsImage *cvips_open_descriptor(CVipsFormat format, int descriptor, CVipsOpening opening) {
  VipsSource *source = vips_source_new_from_descriptor(descriptor);
  VipsImage *image = NULL;
  if (source == NULL) return NULL;
  cvips_forget_warning();
  switch (format) {
    case CVipsFormatJPEG:
      vips_jpegload_source(source, &image, COMMON, NULL);
      break;
    case CVipsFormatPNG:
      vips_pngload_source(source, &image, COMMON, NULL);
      break;
    case CVipsFormatWebP:
      vips_webpload_source(source, &image, COMMON, NULL);
      break;
    case CVipsFormatGIF:
      vips_gifload_source(source, &image, COMMON, NULL);
      break;
    case CVipsFormatHEIF:
      vips_heifload_source(source, &image, COMMON, "page", opening.page, NULL);
      break;
    case CVipsFormatTIFF:
      vips_tiffload_source(source, &image, COMMON, NULL);
      break;
    case CVipsFormatSVG:
      vips_svgload_source(source, &image, COMMON, NULL);
      break;
  }
  g_object_unref(source);
  return (CVipsImage *)image;
}
