#include "CMustache.h"
