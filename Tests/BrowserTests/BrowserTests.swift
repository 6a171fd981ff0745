import Testing

/// Real pages in a real Chromium. One at a time: each run is several processes of its own.
@Suite(.serialized) struct BrowserTests {}
