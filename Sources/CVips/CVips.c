#include "CVips.h"

#include <string.h>
#include <vips/vips.h>

#include "Warning.h"

static GMutex warning_lock;
static char warning[200];

static VipsImage *vips(const CVipsImage *image) { return (VipsImage *)image; }

static void keep_warning(
    const gchar *domain, GLogLevelFlags level, const gchar *message, gpointer context) {
  (void)context;
  if ((level & G_LOG_LEVEL_WARNING) == 0 || g_strcmp0(domain, "VIPS") != 0) return;
  // Where in the picture it broke is of no use to people, and follows the reason.
  if (g_str_has_prefix(message, "error in tile")) return;
  g_mutex_lock(&warning_lock);
  g_strlcpy(warning, message, sizeof warning);
  g_mutex_unlock(&warning_lock);
}

static GLogWriterOutput drop_fields(
    GLogLevelFlags level, const GLogField *fields, gsize count, gpointer context) {
  (void)level, (void)fields, (void)count, (void)context;
  return G_LOG_WRITER_HANDLED;
}

bool cvips_start(const char *program) {
  g_log_set_default_handler(keep_warning, NULL);
  g_log_set_writer_func(drop_fields, NULL, NULL);
  if (vips_init(program) != 0) return false;
  vips_concurrency_set(1);
  vips_cache_set_max(0);
  vips_block_untrusted_set(TRUE);
  vips_operation_block_set("VipsForeignLoadSvg", FALSE);
  return true;
}

void cvips_forget_warning(void) {
  g_mutex_lock(&warning_lock);
  warning[0] = '\0';
  g_mutex_unlock(&warning_lock);
}

char *cvips_take_failure(void) {
  char *words = vips_error_buffer_copy();
  bool is_vague = words[0] == '\0' || strstr(words, "libpng read error") != NULL;
  g_mutex_lock(&warning_lock);
  if (is_vague && warning[0] != '\0') {
    g_free(words);
    words = g_strdup(warning);
  }
  g_mutex_unlock(&warning_lock);
  return words;
}

void cvips_release(CVipsImage *image) { g_object_unref(vips(image)); }

void cvips_free(void *memory) { g_free(memory); }

int cvips_width(const CVipsImage *image) { return vips_image_get_width(vips(image)); }

int cvips_height(const CVipsImage *image) { return vips_image_get_height(vips(image)); }

int cvips_bands(const CVipsImage *image) { return vips_image_get_bands(vips(image)); }

int cvips_page_height(CVipsImage *image) { return vips_image_get_page_height(vips(image)); }

int cvips_page_count(CVipsImage *image) { return vips_image_get_n_pages(vips(image)); }

bool cvips_has_alpha(CVipsImage *image) { return vips_image_hasalpha(vips(image)); }

int cvips_orientation(CVipsImage *image) { return vips_image_get_orientation(vips(image)); }

int cvips_number(CVipsImage *image, const char *name, int fallback) {
  int value;
  if (vips_image_get_typeof(vips(image), name) != G_TYPE_INT) return fallback;
  return vips_image_get_int(vips(image), name, &value) == 0 ? value : fallback;
}

const void *cvips_block(CVipsImage *image, const char *name, size_t *count) {
  const void *bytes;
  if (vips_image_get_typeof(vips(image), name) != VIPS_TYPE_BLOB) return NULL;
  return vips_image_get_blob(vips(image), name, &bytes, count) == 0 ? bytes : NULL;
}

const char *cvips_text(CVipsImage *image, const char *name) {
  const char *text;
  if (vips_image_get_typeof(vips(image), name) == 0) return NULL;
  return vips_image_get_string(vips(image), name, &text) == 0 ? text : NULL;
}

char *cvips_names(CVipsImage *image) {
  gchar **names = vips_image_get_fields(vips(image));
  char *lines = g_strjoinv("\n", names);
  g_strfreev(names);
  return lines;
}
