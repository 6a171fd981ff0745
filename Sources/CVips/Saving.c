#include "CVips.h"

#include <vips/vips.h>

static VipsImage *vips(CVipsImage *image) { return (VipsImage *)image; }

CVipsImage *cvips_labelled(
    CVipsImage *image, const void *exif, size_t exif_count, const void *xmp, size_t xmp_count) {
  VipsImage *copy = NULL;
  gchar **names;
  if (vips_copy(vips(image), &copy, NULL) != 0) return NULL;
  names = vips_image_get_fields(copy);
  for (gchar **name = names; *name != NULL; name++) vips_image_remove(copy, *name);
  g_strfreev(names);
  if (exif_count > 0) {
    vips_image_set_blob_copy(copy, VIPS_META_EXIF_NAME, exif, exif_count);
    // libexif would say that the pixels are in no colour space known.
    vips_image_set_string(copy, "exif-ifd2-ColorSpace", "1 (sRGB, Short, 1 components, 2 bytes)");
  }
  if (xmp_count > 0) vips_image_set_blob_copy(copy, VIPS_META_XMP_NAME, xmp, xmp_count);
  return (CVipsImage *)copy;
}

uint8_t *cvips_save(
    CVipsImage *image, CVipsSaving format, int quality, int effort, bool has_metadata,
    size_t *count) {
  void *bytes = NULL;
  switch (format) {
    case CVipsSavingJPEG:
      vips_jpegsave_buffer(
          vips(image), &bytes, count, "Q", quality, "optimize_coding", TRUE, "interlace", TRUE,
          "strip", !has_metadata, NULL);
      break;
    case CVipsSavingWebP:
      vips_webpsave_buffer(
          vips(image), &bytes, count, "Q", quality, "effort", effort, "strip", !has_metadata, NULL);
      break;
    case CVipsSavingAVIF:
      vips_heifsave_buffer(
          vips(image), &bytes, count, "Q", quality, "effort", effort, "bitdepth", 8, "compression",
          VIPS_FOREIGN_HEIF_COMPRESSION_AV1, "strip", !has_metadata, NULL);
      break;
    case CVipsSavingPNG:
      vips_pngsave_buffer(vips(image), &bytes, count, "strip", !has_metadata, NULL);
      break;
  }
  return bytes;
}
