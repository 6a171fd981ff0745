import Testing
import WallLayout
import WallManifest

@testable import WallCommand

/// Tables of a report and of a build's summary.
struct TableTests {
  private let plain = TextStyle(isTerminal: true, isColoured: false)

  private var report: ReportTable {
    var phone = QualityFigures()
    phone.holeArea = 1.34
    phone.cropMean = 0
    phone.bottomRaggedness = 146.96
    phone.topInversion = 1310.8
    phone.rankShift = 2
    phone.spanShare = 12.5
    var limits = QualityLimits()
    limits.holes = 1
    limits.topInversion = 2000
    limits.spanShareMin = 15
    limits.spanShareMax = 30
    return ReportTable(
      rows: [
        ReportTable.Row(name: "phone", referenceWidth: 460, figures: phone),
        ReportTable.Row(name: "turned", referenceWidth: 811.5, figures: QualityFigures()),
      ], limits: limits)
  }

  @Test func figuresOverTheirLimitsAreMarked() {
    #expect(
      report.table(plain) == """
                holes  crop  crop  bottom  width  width     spans  inver-    rank
                       mean  most            p95   most              sion   shift
                    %     %     %      px      %      %         %      px  places
        limit       1     -     -       -      -      -  15 to 30    2000       -
        phone     1.3!  0.0     -     147      -      -      12.5!   1311       2
        turned      -     -     -       -      -      -         -       -       -

        """)
    #expect(report.overLimit == 2)
  }

  @Test func withoutLimitsNoLineNamesThem() {
    let table = ReportTable(rows: report.rows, limits: nil)
    #expect(!table.table(plain).contains("limit"))
    #expect(!table.table(plain).contains("!"))
    #expect(table.overLimit == 0)
  }

  @Test func aPipeGetsTabsAndThreeDecimals() {
    #expect(
      report.tabSeparated() == """
        breakpoint	referenceWidth	holes	cropMean	cropMax	raggedness	widthDeviationMean	\
        widthDeviationP95	widthDeviationMax	spanShare	topInversion	rankShift
        phone	460	1.340	0.000	-	146.960	-	-	-	12.500	1310.800	2.000
        turned	811.5	-	-	-	-	-	-	-	-	-	-

        """)
  }

  @Test func rowsAlignAndEmptyColumnsTakeNoRoom() {
    var rows = AlignedRows()
    rows.rows = [
      [.init("phone"), .init(""), .init("2 columns"), .init("4,482 px", isNumber: true)],
      [.init("海"), .init(""), .init(""), .init("82 px", isNumber: true)],
    ]
    #expect(
      rows.text(plain, indent: "  ") == """
          phone  2 columns  4,482 px
          海                   82 px

        """)
  }
}
