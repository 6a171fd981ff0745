// A C face of kainjow's Mustache: text in, text out, no exception crosses.
#pragma once
#include <stddef.h>
#include <stdbool.h>

#ifdef __cplusplus
extern "C" {
#endif

/// An object or a list of objects that a template reads.
typedef struct PWMustacheData PWMustacheData;

/// What a template came to: its text, or why there is none.
typedef struct PWMustacheText PWMustacheText;

/// NULL where memory is short, as everywhere below.
PWMustacheData *_Nullable pw_mustache_object(void);
PWMustacheData *_Nullable pw_mustache_list(void);
void pw_mustache_data_free(PWMustacheData *_Nullable data);

/// `key` and `text` are UTF-8 of the given lengths; they are copied.
bool pw_mustache_set_text(
    PWMustacheData *_Nonnull object, const char *_Nullable key, size_t key_length,
    const char *_Nullable text, size_t text_length);
bool pw_mustache_set_flag(
    PWMustacheData *_Nonnull object, const char *_Nullable key, size_t key_length, bool flag);
/// `value` is copied.
bool pw_mustache_set_data(
    PWMustacheData *_Nonnull object, const char *_Nullable key, size_t key_length,
    const PWMustacheData *_Nonnull value);
/// `object` is copied.
bool pw_mustache_append(PWMustacheData *_Nonnull list, const PWMustacheData *_Nonnull object);

PWMustacheText *_Nullable pw_mustache_render(
    const char *_Nullable source, size_t length, const PWMustacheData *_Nonnull object);
/// Whether the text is the page and not the reason why there is none.
bool pw_mustache_text_is_good(const PWMustacheText *_Nonnull text);
const char *_Nonnull pw_mustache_text_bytes(const PWMustacheText *_Nonnull text);
size_t pw_mustache_text_length(const PWMustacheText *_Nonnull text);
void pw_mustache_text_free(PWMustacheText *_Nullable text);

#ifdef __cplusplus
}
#endif
