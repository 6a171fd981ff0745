#!/usr/bin/env bash
# Validates the sample manifests against the schemas. Run from the package's root; needs xmllint and
# a Python that has jsonschema (name it in PYTHON).
set -euo pipefail
python="${PYTHON:-python3}"
schemas=Sources/WallManifest/Schema
misses=0

miss() {
  echo "validate-samples: $1" >&2
  misses=$((misses + 1))
}

validates() {
  case "$1" in
  *.xml) xmllint --noout --nonet --relaxng "$schemas/photowall.rng" "$1" >/dev/null 2>&1 ;;
  *.json) "$python" Tests/SampleTests/validate_json.py "$schemas/photowall.schema.json" "$1" ;;
  esac
}

# Mistakes that no schema can see: they concern several values, the form of the file, or nothing.
beyond_schemas=" encoding-unknown.xml mixed-namespaces.xml id-taken.xml breakpoints-descending.xml breakpoints-of-one-name.xml
  unit-below-gap.xml radius-too-small.xml caption-fills-item.json insets-leave-no-line.xml
  key-of-another-kind.xml date-unreal.xml no-images.xml alt-missing.xml
  external-entity.xml external-document-type.xml breakpoints-too-many.xml key-given-twice.json
  lone-surrogate.json accepted-script-in-caption.xml accepted-quotes-in-id.xml "

command -v xmllint >/dev/null || { echo "validate-samples: no xmllint" >&2; exit 2; }
"$python" -c 'import jsonschema' || { echo "validate-samples: no jsonschema" >&2; exit 2; }
count=0
for file in SampleManifests/*.xml SampleManifests/*.json; do
  validates "$file" || miss "$file does not validate"
  count=$((count + 1))
done
for file in SampleManifests/broken/*.xml SampleManifests/broken/*.json; do
  count=$((count + 1))
  [[ $beyond_schemas =~ [[:space:]]"${file##*/}"[[:space:]] ]] && continue
  ! validates "$file" || miss "$file validates, though it is broken"
done
echo "validate-samples: $count manifests, $misses misses"
[ "$misses" -eq 0 ]
