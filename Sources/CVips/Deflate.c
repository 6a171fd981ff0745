#include "CVips.h"

#include <glib.h>
#include <zlib.h>

size_t cvips_inflate(const void *packed, size_t packed_count, void *bytes, size_t count) {
  z_stream stream = {0};
  // zlib counts what it is given and has room for in 32 bits.
  const size_t most = 1 << 30;
  size_t given = 0, filled = 0;
  int status = Z_OK;
  if (inflateInit(&stream) != Z_OK) return 0;
  stream.next_in = (Bytef *)packed;
  stream.next_out = bytes;
  while (status == Z_OK && filled < count) {
    size_t piece = MIN(most, packed_count - given), room = MIN(most, count - filled);
    stream.avail_in = piece;
    stream.avail_out = room;
    status = inflate(&stream, Z_SYNC_FLUSH);
    if (stream.avail_in == piece && stream.avail_out == room) break;
    given += piece - stream.avail_in;
    filled += room - stream.avail_out;
  }
  inflateEnd(&stream);
  return filled;
}

uint8_t *cvips_deflate(const void *bytes, size_t bytes_count, size_t *count) {
  uLongf room = compressBound(bytes_count);
  uint8_t *packed = g_try_malloc(room);
  if (packed == NULL) return NULL;
  if (compress2(packed, &room, bytes, bytes_count, Z_BEST_SPEED) != Z_OK) {
    g_free(packed);
    return NULL;
  }
  *count = room;
  return packed;
}

uint32_t cvips_checksum(uint32_t start, const void *bytes, size_t count) {
  return crc32_z(start, bytes, count);
}
