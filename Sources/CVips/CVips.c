#include "CVips.h"
#include <vips/vips.h>
