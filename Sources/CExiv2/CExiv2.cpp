#include "CExiv2.h"
#include <exiv2/exiv2.hpp>
