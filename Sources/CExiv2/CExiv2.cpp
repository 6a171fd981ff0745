#include "CExiv2.h"
#include "XMPLoad.h"

#include <algorithm>
#include <cstring>
#include <mutex>
#include <string>
#include <utility>
#include <vector>

#include <exiv2/exiv2.hpp>

struct PWMetadata {
  Exiv2::ExifData exif;
  Exiv2::IptcData iptc;
  Exiv2::XmpData xmp;
};

struct PWMetadataTexts {
  std::vector<std::string> texts;
};

namespace {

// What is larger is no metadata of an honest picture; a JPEG's blocks are below 64 KiB each.
constexpr size_t largest_exif = 16 << 20;
constexpr size_t largest_iptc = 4 << 20;
constexpr size_t largest_xmp = 4 << 20;
constexpr size_t most_texts = 4096;

template <typename Body>
bool attempt(Body body) {
  try {
    return body();
  } catch (...) {
    // Exiv2's reader of XMP throws types of its own that are no std::exception.
    return false;
  }
}

bool starts_with(const uint8_t *bytes, size_t length, const char *prefix, size_t prefix_length) {
  return length >= prefix_length && std::memcmp(bytes, prefix, prefix_length) == 0;
}

// The reader of XMP keeps its namespaces in a table of the process.
std::mutex &xmp_lock() {
  static std::mutex lock;
  return lock;
}

void prepare() {
  static std::once_flag once;
  std::call_once(once, [] {
    // Its complaints would go to standard error without the file's name.
    Exiv2::LogMsg::setLevel(Exiv2::LogMsg::mute);
    std::lock_guard<std::mutex> guard(xmp_lock());
    Exiv2::XmpParser::initialize();
    // Files may name this one by any prefix; keys are looked for under one.
    Exiv2::XmpProperties::registerNs("http://creativecommons.org/ns#", "cc");
  });
}

void add_text(std::vector<std::string> &texts, std::string text) {
  if (texts.size() < most_texts) texts.push_back(std::move(text));
}

// The values of one datum. Its own printing would join them, mark their types and languages.
void add_texts(std::vector<std::string> &texts, const Exiv2::Value &value) {
  if (auto alternatives = dynamic_cast<const Exiv2::LangAltValue *>(&value)) {
    auto usual = alternatives->value_.find("x-default");
    if (usual != alternatives->value_.end()) add_text(texts, usual->second);
    for (const auto &pair : alternatives->value_) {
      if (pair.first != "x-default") add_text(texts, pair.second);
    }
  } else if (auto list = dynamic_cast<const Exiv2::XmpArrayValue *>(&value)) {
    for (long index = 0; index < list->count(); index++) add_text(texts, list->toString(index));
  } else if (auto text = dynamic_cast<const Exiv2::XmpTextValue *>(&value)) {
    if (text->xmpArrayType() == Exiv2::XmpValue::xaNone) add_text(texts, text->value_);
  } else if (value.size() > 0) {
    std::vector<Exiv2::byte> bytes(static_cast<size_t>(value.size()));
    value.copy(bytes.data(), Exiv2::bigEndian);
    add_text(texts, std::string(bytes.begin(), bytes.end()));
  }
}

// All data that match: IPTC repeats one for each member of a list. Keys are compared by their
// numbers where they have some: spelling one out costs more than reading it.
template <typename Data, typename Matcher>
void add_all(std::vector<std::string> &texts, const Data &data, Matcher matches) {
  for (const auto &datum : data) {
    if (matches(datum)) add_texts(texts, datum.value());
  }
}

template <typename Datum>
bool is_exif(const Datum &datum, const Exiv2::ExifKey &key) {
  return datum.tag() == key.tag() && datum.ifdId() == key.ifdId();
}

bool has_prefix(const char *key, const char *prefix) {
  return std::strncmp(key, prefix, std::strlen(prefix)) == 0;
}

}  // namespace

extern "C" {

PWMetadata *pw_metadata_new(void) {
  PWMetadata *metadata = nullptr;
  attempt([&] {
    prepare();
    metadata = new PWMetadata();
    return true;
  });
  return metadata;
}

void pw_metadata_free(PWMetadata *metadata) { delete metadata; }

bool pw_metadata_add_exif(PWMetadata *metadata, const uint8_t *bytes, size_t length) {
  constexpr char name[] = "Exif\0";  // and the literal's own NUL
  if (bytes != nullptr && starts_with(bytes, length, name, sizeof name)) {
    bytes += sizeof name;
    length -= sizeof name;
  }
  if (bytes == nullptr || length < 8 || length > largest_exif) return false;
  return attempt([&] {
    // Exiv2 would read a packet of XMP inside, as TIFF files have, before anybody has looked at it.
    constexpr char packet[] = "22-rdf-syntax-ns";
    if (std::search(bytes, bytes + length, packet, packet + sizeof packet - 1) != bytes + length)
      return false;
    std::lock_guard<std::mutex> guard(xmp_lock());
    auto order =
        Exiv2::ExifParser::decode(metadata->exif, bytes, static_cast<uint32_t>(length));
    return order != Exiv2::invalidByteOrder;
  });
}

bool pw_metadata_add_iptc(PWMetadata *metadata, const uint8_t *bytes, size_t length) {
  constexpr char name[] = "Photoshop 3.0";
  if (bytes != nullptr && starts_with(bytes, length, name, sizeof name)) {
    bytes += sizeof name;
    length -= sizeof name;
  }
  if (bytes == nullptr || length < 5 || length > largest_iptc) return false;
  return attempt([&] {
    auto size = static_cast<uint32_t>(length);
    if (starts_with(bytes, length, "8BIM", 4)) {
      const Exiv2::byte *record = nullptr;
      uint32_t header = 0;
      uint32_t data = 0;
      if (Exiv2::Photoshop::locateIptcIrb(
              bytes, static_cast<long>(length), &record, &header, &data) != 0)
        return false;
      bytes = record + header;
      size = data;
    }
    return Exiv2::IptcParser::decode(metadata->iptc, bytes, size) == 0;
  });
}

bool pw_metadata_add_xmp(PWMetadata *metadata, const uint8_t *bytes, size_t length) {
  constexpr char name[] = "http://ns.adobe.com/xap/1.0/";
  if (bytes != nullptr && starts_with(bytes, length, name, sizeof name)) {
    bytes += sizeof name;
    length -= sizeof name;
  }
  while (length > 0 && bytes != nullptr && bytes[length - 1] == 0) length -= 1;
  if (bytes == nullptr || length == 0 || length > largest_xmp) return false;
  return attempt([&] {
    const std::string packet(reinterpret_cast<const char *>(bytes), length);
    if (XMPLoad::is_unsafe(packet)) return false;
    std::lock_guard<std::mutex> guard(xmp_lock());
    return Exiv2::XmpParser::decode(metadata->xmp, packet) == 0;
  });
}

PWMetadataTexts *pw_metadata_texts(const PWMetadata *metadata, const char *key) {
  PWMetadataTexts *result = nullptr;
  attempt([&] {
    std::vector<std::string> texts;
    if (has_prefix(key, "Xmp.")) {
      std::lock_guard<std::mutex> guard(xmp_lock());
      add_all(texts, metadata->xmp, [&](auto &datum) { return datum.key() == key; });
    } else if (has_prefix(key, "Iptc.")) {
      const Exiv2::IptcKey wanted(key);
      add_all(texts, metadata->iptc, [&](auto &datum) {
        return datum.tag() == wanted.tag() && datum.record() == wanted.record();
      });
    } else {
      const Exiv2::ExifKey wanted(key);
      add_all(texts, metadata->exif, [&](auto &datum) { return is_exif(datum, wanted); });
    }
    if (!texts.empty()) result = new PWMetadataTexts{std::move(texts)};
    return true;
  });
  return result;
}

size_t pw_metadata_texts_count(const PWMetadataTexts *texts) { return texts->texts.size(); }

const char *pw_metadata_text_bytes(const PWMetadataTexts *texts, size_t index) {
  return texts->texts[index].data();
}

size_t pw_metadata_text_length(const PWMetadataTexts *texts, size_t index) {
  return texts->texts[index].size();
}

void pw_metadata_texts_free(PWMetadataTexts *texts) { delete texts; }

size_t pw_metadata_numbers(
    const PWMetadata *metadata, const char *key, double *numbers, size_t room) {
  size_t count = 0;
  attempt([&] {
    const Exiv2::ExifKey wanted(key);
    const auto &data = metadata->exif;
    auto datum = std::find_if(
        data.begin(), data.end(), [&](auto &each) { return is_exif(each, wanted); });
    if (datum == data.end()) return true;
    for (long index = 0; index < datum->count() && count < room; index++) {
      const Exiv2::Rational fraction = datum->toRational(index);
      if (fraction.second == 0) break;
      // The fraction is signed, and EXIF's are not.
      numbers[count++] = static_cast<double>(static_cast<uint32_t>(fraction.first)) /
                         static_cast<double>(static_cast<uint32_t>(fraction.second));
    }
    return true;
  });
  return count;
}

}  // extern "C"
