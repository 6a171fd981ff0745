// A C face of the few libvips calls that are used: Swift cannot call variadic functions, and
// glib's headers would slow every build down.
#pragma once
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// An image of libvips, owned by the one who was handed it.
typedef struct CVipsImage CVipsImage;

/// The formats that are read.
typedef enum {
  CVipsFormatJPEG,
  CVipsFormatPNG,
  CVipsFormatWebP,
  CVipsFormatGIF,
  CVipsFormatHEIF,
  CVipsFormatTIFF,
  CVipsFormatSVG,
} CVipsFormat;

/// How an image is opened.
typedef struct {
  /// JPEG alone: 1, 2, 4 or 8.
  int shrink;
  /// SVG alone: a factor on both sides.
  double scale;
  /// The frame or image of a file with several, from 0.
  int page;
  /// Pixels are read once, from the top; a file that ends early is an error then,
  bool is_decoded;
  /// unless it is known to end early.
  bool is_cut_off;
} CVipsOpening;

/// How an image is written. `effort` is the format's own, `has_metadata` whether the blocks that
/// were set on the image are written with it.
typedef enum { CVipsSavingJPEG, CVipsSavingWebP, CVipsSavingAVIF, CVipsSavingPNG } CVipsSaving;

/// Starts libvips: one thread, nothing cached, loaders that were not made for strangers' files
/// blocked but the one of SVG, messages of the libraries dropped but for reasons of failures.
bool cvips_start(const char *_Nonnull program);

/// Why calls failed since it was last asked, to be freed with `cvips_free`.
char *_Nonnull cvips_take_failure(void);

/// Opens the header; pixels are decoded when they are asked for. `bytes` must outlive the image.
/// NULL where it fails, as everywhere below.
CVipsImage *_Nullable cvips_open_bytes(
    CVipsFormat format, const void *_Nonnull bytes, size_t count, CVipsOpening opening);
/// Reads what the header needs and no more from an open file, which stays the caller's.
CVipsImage *_Nullable cvips_open_descriptor(
    CVipsFormat format, int descriptor, CVipsOpening opening);
void cvips_release(CVipsImage *_Nonnull image);

/// The size of an SVG in CSS px: of its width and height where they are lengths, else by the shape
/// of its view box; 0 where it says none. False where it cannot be read.
bool cvips_svg_size(
    const void *_Nonnull bytes, size_t count, double *_Nonnull width, double *_Nonnull height);

/// How much of a JPEG without an end marker can be decoded, from 0 to 1: of its rows, or of the
/// coefficients of a progressive one. Negative if it cannot be decoded at all.
double cvips_jpeg_known_share(
    const void *_Nonnull bytes, size_t count, bool *_Nonnull is_progressive);

/// Inflates a zlib stream (RFC 1950) as far as it goes, at most `count` bytes. Returns how many.
size_t cvips_inflate(
    const void *_Nonnull packed, size_t packed_count, void *_Nonnull bytes, size_t count);
/// A zlib stream of the bytes, to be freed with `cvips_free`; NULL if there is no memory for it.
uint8_t *_Nullable cvips_deflate(
    const void *_Nonnull bytes, size_t bytes_count, size_t *_Nonnull count);
/// CRC-32 as PNG has it of what `start` is the checksum of, and of the bytes behind it.
uint32_t cvips_checksum(uint32_t start, const void *_Nonnull bytes, size_t count);

int cvips_width(const CVipsImage *_Nonnull image);
int cvips_height(const CVipsImage *_Nonnull image);
int cvips_bands(const CVipsImage *_Nonnull image);
/// The height of one frame: `cvips_height` where there are no frames.
int cvips_page_height(CVipsImage *_Nonnull image);
int cvips_page_count(CVipsImage *_Nonnull image);
bool cvips_has_alpha(CVipsImage *_Nonnull image);
/// 1 to 8, as EXIF counts.
int cvips_orientation(CVipsImage *_Nonnull image);
/// A whole number or the given one.
int cvips_number(
    CVipsImage *_Nonnull image, const char *_Nonnull name, int fallback);
/// NULL where there is no such block; the image keeps it.
const void *_Nullable cvips_block(
    CVipsImage *_Nonnull image, const char *_Nonnull name, size_t *_Nonnull count);
/// A text by its name; NULL where there is none; the image keeps it.
const char *_Nullable cvips_text(CVipsImage *_Nonnull image, const char *_Nonnull name);
/// The names of all fields, one a line, to be freed with `cvips_free`.
char *_Nullable cvips_names(CVipsImage *_Nonnull image);

/// Decodes all pixels into memory.
CVipsImage *_Nullable cvips_decode(CVipsImage *_Nonnull image);
/// Scales to exactly `width` by `height`; alpha is weighed, the result has 8 bits, sRGB or grey.
CVipsImage *_Nullable cvips_scale(CVipsImage *_Nonnull image, int width, int height);
/// Turns and mirrors as the EXIF orientation says, 1 to 8.
CVipsImage *_Nullable cvips_turn(CVipsImage *_Nonnull image, int orientation);
/// Without the alpha band, its colours as they are.
CVipsImage *_Nullable cvips_without_alpha(CVipsImage *_Nonnull image);
/// Whether some pixel's alpha is below the largest; -1 where it fails.
int cvips_is_transparent(CVipsImage *_Nonnull image);
/// The pixels as 8 bits of red, green, blue and alpha each, to be freed with `cvips_free`.
uint8_t *_Nullable cvips_pixels(CVipsImage *_Nonnull image, size_t *_Nonnull count);

/// Removes all metadata and then sets the blocks given, where they are not empty.
CVipsImage *_Nullable cvips_labelled(
    CVipsImage *_Nonnull image, const void *_Nullable exif, size_t exif_count,
    const void *_Nullable xmp, size_t xmp_count);
/// The encoded file, to be freed with `cvips_free`.
uint8_t *_Nullable cvips_save(
    CVipsImage *_Nonnull image, CVipsSaving format, int quality, int effort, bool has_metadata,
    size_t *_Nonnull count);
void cvips_free(void *_Nullable memory);

#ifdef __cplusplus
}
#endif
