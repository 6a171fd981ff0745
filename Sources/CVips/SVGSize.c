#include "CVips.h"

#include <librsvg/rsvg.h>
#include <vips/vips.h>

/// What browsers count to an inch.
static const double dots_per_inch = 96;

/// As font-based lengths come without a style sheet.
static const double pixels_per_em = 16;

/// 0 for a share of a width that only a page has.
static double pixels(RsvgLength length) {
  switch (length.unit) {
    case RSVG_UNIT_PERCENT: return 0;
    case RSVG_UNIT_PX: return length.length;
    case RSVG_UNIT_EM: return length.length * pixels_per_em;
    case RSVG_UNIT_EX: return length.length * pixels_per_em / 2;
    case RSVG_UNIT_IN: return length.length * dots_per_inch;
    case RSVG_UNIT_CM: return length.length * dots_per_inch / 2.54;
    case RSVG_UNIT_MM: return length.length * dots_per_inch / 25.4;
    case RSVG_UNIT_PT: return length.length * dots_per_inch / 72;
    case RSVG_UNIT_PC: return length.length * dots_per_inch / 6;
  }
  return 0;
}

bool cvips_svg_size(const void *bytes, size_t count, double *width, double *height) {
  GError *error = NULL;
  RsvgHandle *handle = rsvg_handle_new_from_data(bytes, count, &error);
  RsvgLength across, down;
  RsvgRectangle box;
  gboolean has_width, has_height, has_box;
  if (handle == NULL) {
    vips_error("svg", "%s", error->message);
    g_error_free(error);
    return false;
  }
  rsvg_handle_get_intrinsic_dimensions(
      handle, &has_width, &across, &has_height, &down, &has_box, &box);
  g_object_unref(handle);
  *width = has_width ? pixels(across) : 0;
  *height = has_height ? pixels(down) : 0;
  if (has_box && box.width > 0 && box.height > 0) {
    if (*width <= 0 && *height <= 0) *width = box.width;
    if (*width <= 0) *width = *height * box.width / box.height;
    if (*height <= 0) *height = *width * box.height / box.width;
  }
  return true;
}
