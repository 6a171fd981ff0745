import Testing
import WallImager
