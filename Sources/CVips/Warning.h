#ifndef PHOTOWALL_CVIPS_WARNING_H
#define PHOTOWALL_CVIPS_WARNING_H

// Warnings are where libpng's reasons end up: the failure itself says no more than that there is
// one, or nothing at all.

/// Forgets what was said of the file before.
void cvips_forget_warning(void);

#endif
