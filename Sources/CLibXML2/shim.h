// Debian's libxml2 headers pull in ICU, whose names clash with the ICU inside Foundation.
#pragma once
#include <libxml/xmlversion.h>
#undef LIBXML_ICU_ENABLED
#include <libxml/parser.h>
#include <libxml/parserInternals.h>
