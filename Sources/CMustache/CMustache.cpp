#include "CMustache.h"

#include <exception>
#include <string>
#include <utility>

#include <kainjow/mustache.hpp>

using kainjow::mustache::data;
using kainjow::mustache::mustache;

struct PWMustacheData {
  data value;
};

struct PWMustacheText {
  bool is_good;
  std::string text;
};

namespace {

std::string string_of(const char *bytes, size_t length) {
  return length == 0 ? std::string() : std::string(bytes, length);
}

PWMustacheData *make(data::type type) {
  try {
    return new PWMustacheData{data(type)};
  } catch (const std::exception &) {
    return nullptr;
  }
}

template <typename Body>
bool attempt(Body body) {
  try {
    body();
    return true;
  } catch (const std::exception &) {
    return false;
  }
}

}  // namespace

extern "C" {

PWMustacheData *pw_mustache_object(void) { return make(data::type::object); }

PWMustacheData *pw_mustache_list(void) { return make(data::type::list); }

void pw_mustache_data_free(PWMustacheData *value) { delete value; }

bool pw_mustache_set_text(
    PWMustacheData *object, const char *key, size_t key_length, const char *text,
    size_t text_length) {
  return attempt([&] {
    object->value.set(string_of(key, key_length), data(string_of(text, text_length)));
  });
}

bool pw_mustache_set_flag(
    PWMustacheData *object, const char *key, size_t key_length, bool flag) {
  return attempt([&] {
    object->value.set(
        string_of(key, key_length), data(flag ? data::type::bool_true : data::type::bool_false));
  });
}

bool pw_mustache_set_data(
    PWMustacheData *object, const char *key, size_t key_length, const PWMustacheData *value) {
  return attempt([&] { object->value.set(string_of(key, key_length), value->value); });
}

bool pw_mustache_append(PWMustacheData *list, const PWMustacheData *object) {
  return attempt([&] { list->value.push_back(object->value); });
}

PWMustacheText *pw_mustache_render(
    const char *source, size_t length, const PWMustacheData *object) {
  try {
    mustache page(string_of(source, length));
    if (!page.is_valid()) return new PWMustacheText{false, page.error_message()};
    std::string text = page.render(object->value);
    // A partial or lambda may still fail while it renders.
    if (!page.is_valid()) return new PWMustacheText{false, page.error_message()};
    return new PWMustacheText{true, std::move(text)};
  } catch (const std::exception &error) {
    try {
      return new PWMustacheText{false, error.what()};
    } catch (const std::exception &) {
      return nullptr;
    }
  }
}

bool pw_mustache_text_is_good(const PWMustacheText *text) { return text->is_good; }

const char *pw_mustache_text_bytes(const PWMustacheText *text) { return text->text.data(); }

size_t pw_mustache_text_length(const PWMustacheText *text) { return text->text.size(); }

void pw_mustache_text_free(PWMustacheText *text) { delete text; }

}  // extern "C"
