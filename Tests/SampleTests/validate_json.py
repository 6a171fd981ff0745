"""Validates a JSON file: exit 0 if the schema accepts it, 1 if not. SCHEMA FILE"""

import json
import sys

import jsonschema


def refuse(constant):
    raise ValueError(f"{constant} is no JSON")


with open(sys.argv[1], encoding="utf-8") as file:
    schema = json.load(file)
try:
    with open(sys.argv[2], encoding="utf-8") as file:
        value = json.load(file, parse_constant=refuse)
except ValueError:
    sys.exit(1)
validator = jsonschema.Draft202012Validator(schema)
sys.exit(0 if validator.is_valid(value) else 1)
