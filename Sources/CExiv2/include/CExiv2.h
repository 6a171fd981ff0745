// A C face of Exiv2: blocks of metadata in, texts and numbers out, no exception crosses.
#pragma once
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// The metadata of one image, gathered from its blocks.
typedef struct PWMetadata PWMetadata;

/// The texts of one key.
typedef struct PWMetadataTexts PWMetadataTexts;

/// NULL where memory is short.
PWMetadata *_Nullable pw_metadata_new(void);
void pw_metadata_free(PWMetadata *_Nullable metadata);

/// Each takes the block as the file has it, with or without the name that a JPEG segment starts
/// with; false, and nothing taken, where it cannot be read or is larger than any honest one.
/// A TIFF structure, behind `Exif\0\0` or alone.
bool pw_metadata_add_exif(
    PWMetadata *_Nonnull metadata, const uint8_t *_Nullable bytes, size_t length);
/// IPTC datasets, alone or in Photoshop's resources.
bool pw_metadata_add_iptc(
    PWMetadata *_Nonnull metadata, const uint8_t *_Nullable bytes, size_t length);
/// An XMP packet in UTF-8.
bool pw_metadata_add_xmp(
    PWMetadata *_Nonnull metadata, const uint8_t *_Nullable bytes, size_t length);

/// The texts of a key in Exiv2's spelling (`Xmp.dc.title`), their bytes as the file has them: of a
/// list all members, of language alternatives the default one first. NULL where there are none.
PWMetadataTexts *_Nullable pw_metadata_texts(
    const PWMetadata *_Nonnull metadata, const char *_Nonnull key);
size_t pw_metadata_texts_count(const PWMetadataTexts *_Nonnull texts);
/// `index` is below the count.
const char *_Nonnull pw_metadata_text_bytes(const PWMetadataTexts *_Nonnull texts, size_t index);
size_t pw_metadata_text_length(const PWMetadataTexts *_Nonnull texts, size_t index);
void pw_metadata_texts_free(PWMetadataTexts *_Nullable texts);

/// Writes the numbers of an EXIF key, as many as there are and room is for; a fraction over 0 is
/// no number and ends the list. Returns how many were written.
size_t pw_metadata_numbers(
    const PWMetadata *_Nonnull metadata, const char *_Nonnull key, double *_Nonnull numbers,
    size_t room);

#ifdef __cplusplus
}
#endif
