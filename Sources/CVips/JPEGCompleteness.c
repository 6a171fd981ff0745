#include "CVips.h"

#include <setjmp.h>
#include <stdio.h>

#include <jerror.h>
#include <jpeglib.h>

/// What becomes of one decoding.
typedef struct {
  struct jpeg_error_mgr base;
  jmp_buf escape;
  /// Whether the decoder ran out of data inside a scan, and in which row of blocks of which scan.
  bool has_run_out;
  JDIMENSION row;
} Watcher;

static void give_up(j_common_ptr info) { longjmp(((Watcher *)info->err)->escape, 1); }

static void keep_quiet(j_common_ptr info) { (void)info; }

static void watch(j_common_ptr info, int level) {
  Watcher *watcher = (Watcher *)info->err;
  if (level >= 0 || watcher->has_run_out || info->err->msg_code != JWRN_HIT_MARKER) return;
  watcher->has_run_out = true;
  watcher->row = ((j_decompress_ptr)info)->input_iMCU_row;
}

/// How much of a coefficient is known whose precision lacks so many bits; -1 is one not seen yet.
/// At the usual settings few coefficients have more than four bits.
static double known_share(int bits_to_come) {
  if (bits_to_come < 0 || bits_to_come > 3) return 0;
  return 1 - bits_to_come / 4.0;
}

/// Of a progressive file: the mean over all coefficients of what is known of them.
static double known_detail(j_decompress_ptr info, const Watcher *watcher, double scan_share) {
  double sum = 0;
  for (int component = 0; component < info->num_components; component++) {
    for (int place = 0; place < DCTSIZE2; place++) {
      double known = known_share(info->coef_bits[component][place]);
      bool is_in_scan = false;
      for (int index = 0; index < info->comps_in_scan; index++)
        is_in_scan |= info->cur_comp_info[index]->component_index == component;
      // What the last scan promises is there for its first rows alone.
      if (watcher->has_run_out && is_in_scan && place >= info->Ss && place <= info->Se) {
        double before = info->Ah == 0 ? 0 : known_share(info->Ah);
        known = before + (known - before) * scan_share;
      }
      sum += known;
    }
  }
  return sum / (info->num_components * DCTSIZE2);
}

/// Reads all scans of a file that has several, and makes no pixel.
static double known_of_scans(j_decompress_ptr info, const Watcher *watcher) {
  double known[MAX_COMPONENTS] = {0};
  double scan_share = 1;
  double sum = 0;
  int status;
  info->buffered_image = TRUE;
  jpeg_start_decompress(info);
  do {
    status = jpeg_consume_input(info);
    if (watcher->has_run_out) scan_share = (double)watcher->row / info->total_iMCU_rows;
    if (status != JPEG_SCAN_COMPLETED && !watcher->has_run_out) continue;
    for (int index = 0; index < info->comps_in_scan; index++)
      known[info->cur_comp_info[index]->component_index] = scan_share;
  } while (status != JPEG_REACHED_EOI && status != JPEG_SUSPENDED && !watcher->has_run_out);
  if (info->progressive_mode) return known_detail(info, watcher, scan_share);
  for (int component = 0; component < info->num_components; component++) sum += known[component];
  return sum / info->num_components;
}

/// Decodes the only scan as fast and as small as can be.
static double known_of_rows(j_decompress_ptr info, const Watcher *watcher) {
  JSAMPARRAY row;
  info->scale_num = 1;
  info->scale_denom = 8;
  info->dct_method = JDCT_FASTEST;
  info->do_fancy_upsampling = FALSE;
  jpeg_start_decompress(info);
  row = info->mem->alloc_sarray(
      (j_common_ptr)info, JPOOL_IMAGE, info->output_width * info->output_components, 1);
  while (info->output_scanline < info->output_height && !watcher->has_run_out)
    jpeg_read_scanlines(info, row, 1);
  return watcher->has_run_out ? (double)watcher->row / info->total_iMCU_rows : 1;
}

double cvips_jpeg_known_share(const void *bytes, size_t count, bool *is_progressive) {
  struct jpeg_decompress_struct info;
  Watcher watcher = {.has_run_out = false};
  volatile double known = -1;
  info.err = jpeg_std_error(&watcher.base);
  watcher.base.error_exit = give_up;
  watcher.base.output_message = keep_quiet;
  watcher.base.emit_message = watch;
  if (setjmp(watcher.escape) == 0) {
    jpeg_create_decompress(&info);
    jpeg_mem_src(&info, bytes, count);
    if (jpeg_read_header(&info, TRUE) == JPEG_HEADER_OK) {
      *is_progressive = info.progressive_mode;
      known = jpeg_has_multiple_scans(&info) ? known_of_scans(&info, &watcher)
                                             : known_of_rows(&info, &watcher);
    }
  }
  jpeg_destroy_decompress(&info);
  return known;
}
