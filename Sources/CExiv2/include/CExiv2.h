// A C face of Exiv2: reads the EXIF, XMP and IPTC blocks that libvips hands over.
#pragma once
