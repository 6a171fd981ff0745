// Nothing imports this: the target is here for its compiler flags, which CVips is built with.
