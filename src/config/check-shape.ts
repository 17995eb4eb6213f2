import {nearestWord} from '../diagnostics/nearest-word.js';
import {describeValue, spell, valueAt, within} from './json-pointer.js';
import type {Report} from './diagnose.js';
import {propertyNames, validate, type SchemaError} from './validator.generated.js';

const examples: ReadonlyMap<string, string> = new Map([
  ['name', '"My project"'],
  ['navigation', '[{"group": "Start", "pages": ["introduction"]}]'],
]);

const typeNames: ReadonlyMap<unknown, string> = new Map([
  ['string', 'text'],
  ['boolean', 'true or false'],
  ['array', 'a list'],
  ['object', 'an object'],
]);

/** Compares the data of `docs.json` with its schema and reports each difference. */
export function checkShape(raw: unknown, report: Report): void {
  validate(raw);
  for (const error of validate.errors ?? []) reportError(error, raw, report);
}

function reportError(error: SchemaError, raw: unknown, report: Report): void {
  const {keyword, instancePath: pointer, params} = error;
  const found = describeValue(valueAt(raw, pointer));
  switch (keyword) {
    case 'type': {
      const types: readonly unknown[] = Array.isArray(params['type'])
        ? params['type']
        : [params['type']];
      const expected = types.map((type) => typeNames.get(type) ?? String(type)).join(' or ');
      report('config/wrong-type', pointer, {name: spell(pointer), expected, found});
      break;
    }
    case 'enum': {
      const words = Array.isArray(params['allowedValues'])
        ? params['allowedValues'].map(String)
        : [];
      const expected = words.map((word) => `"${word}"`).join(' or ');
      const nearest = nearestWord(String(valueAt(raw, pointer)), words);
      report('config/wrong-value', pointer, {
        name: spell(pointer),
        expected,
        found,
        ...(nearest !== undefined && {nearest}),
      });
      break;
    }
    case 'pattern':
      // The schema has two patterns: that of colours and that of text which is not blank.
      if (String(params['pattern']).includes('#')) {
        report('config/wrong-color', pointer, {name: spell(pointer), found});
      } else {
        const expected = 'text that is not blank';
        report('config/wrong-value', pointer, {name: spell(pointer), expected, found});
      }
      break;
    case 'required': {
      const name = String(params['missingProperty']);
      const example = pointer === '' ? examples.get(name) : undefined;
      if (example === undefined)
        report('config/incomplete', pointer, {name, inside: spell(pointer)});
      else report('config/missing', pointer, {name, example});
      break;
    }
    case 'additionalProperties': {
      const name = String(params['additionalProperty']);
      const nearest = nearestWord(name, knownNames(error));
      report('config/unknown-property', within(pointer, name), {
        name,
        inside: spell(pointer),
        ...(nearest !== undefined && {nearest}),
      });
      break;
    }
    default: // `if`, which only says that the errors of its branch follow
  }
}

function knownNames({schemaPath, instancePath}: SchemaError): readonly string[] {
  const path = schemaPath.slice(0, -'/additionalProperties'.length);
  // The entries of the navigation contain each other, so their schema is a root of its own.
  const schema = path === '#' && instancePath !== '' ? '#/definitions/entry' : path;
  return propertyNames.get(schema) ?? [];
}
