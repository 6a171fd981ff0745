#pragma once

#include <algorithm>
#include <string>

// What a packet asks of its reader.
class XMPLoad {
 public:
  // Whether a packet might exhaust its reader. A document type, which could define entities, and a
  // NUL, as UTF-16 has, are in no packet that files may hold.
  static bool is_unsafe(const std::string &packet) {
    return packet.find("<!DOCTYPE") != std::string::npos ||
           packet.find('\0') != std::string::npos || XMPLoad(packet).is_too_much();
  }

 private:
  // XMP's reader descends into elements by recursion; histories of real files are about 10 deep.
  static constexpr int deepest_xmp = 100;
  // It compares each property with all before it: 5,000 take a second, of 100,000 it makes minutes.
  static constexpr size_t most_xmp_properties = 5000;
  static constexpr size_t most_xmp_members = 20000;

  size_t properties = 0;
  // Of lists, which are read in linear time.
  size_t members = 0;
  int deepest = 0;

  explicit XMPLoad(const std::string &packet) {
    int depth = 0;
    for (size_t at = packet.find('<'); at != std::string::npos; at = packet.find('<', at)) {
      at += 1;
      if (at >= packet.size() || packet[at] == '?' || packet[at] == '!') continue;
      if (packet[at] == '/') {
        depth -= 1;
        continue;
      }
      // The first attribute of a list's member is its language.
      const bool is_member = packet.compare(at, 6, "rdf:li") == 0;
      size_t attributes = 0;
      char quote = 0;
      for (; at < packet.size() && (quote != 0 || packet[at] != '>'); at++) {
        if (quote != 0) {
          if (packet[at] == quote) quote = 0;
        } else if (packet[at] == '"' || packet[at] == '\'') {
          quote = packet[at];
          attributes += 1;
        }
      }
      if (is_member) {
        members += 1;
        properties += attributes > 1 ? attributes - 1 : 0;
      } else {
        properties += 1 + attributes;
      }
      if (packet[at - 1] != '/') deepest = std::max(deepest, ++depth);
    }
  }

  bool is_too_much() const {
    return deepest > deepest_xmp || properties > most_xmp_properties ||
           members > most_xmp_members;
  }
};
