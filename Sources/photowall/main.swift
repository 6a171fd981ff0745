import WallCommand

import Glibc

exit(Command.run(.process()).rawValue)
