// A C face of the few libvips calls that are used: Swift cannot call variadic functions, and
// glib's headers would slow every build down.
#pragma once
