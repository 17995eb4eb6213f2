import {nearestWord} from '../../diagnostics/nearest-word.js';
import type {Report} from './diagnose.js';
import {describeValue, partsOf, spell, within} from '../json/pointer.js';
import {maxDepth} from '../json/limit-depth.js';
import {inOtherShape, isReadAnyway, otherThan, type Shape} from '../shape.js';
import {validateList, validateObject, type SchemaError} from '../validator.generated.js';
import {groupBy} from '../../shared/group-by.js';
import {ownProperty} from '../../shared/own-property.js';

const examples: Readonly<Record<Shape, ReadonlyMap<string, string>>> = {
  list: new Map([
    ['name', '"My project"'],
    ['navigation', '[{"group": "Start", "pages": ["introduction"]}]'],
  ]),
  object: new Map([
    ['name', '"My project"'],
    ['navigation', '{"groups": [{"group": "Start", "pages": ["introduction"]}]}'],
  ]),
};

const typeNames: ReadonlyMap<unknown, string> = new Map([
  ['string', 'a string'],
  ['boolean', 'true or false'],
  ['number', 'a number'],
  ['array', 'an array'],
  ['object', 'an object'],
]);

/** Names that people use instead of those of the format, when the spelling is not similar. */
const otherWords: ReadonlyMap<string, readonly string[]> = new Map([
  ['defaultOpen', ['expanded']],
  ['url', ['href']],
  ['link', ['href', 'url']],
  ['href', ['url']],
  ['label', ['name', 'header']],
  ['name', ['label', 'tab', 'anchor', 'version', 'dropdown', 'product', 'language', 'item']],
  ['title', ['label', 'name', 'group', 'tab', 'header']],
  ['isDefaultHidden', ['hidden']],
  ['github', ['links', 'primary']],
  ['text', ['content', 'label']],
]);

/** Names that mean the opposite of a property here. */
const opposites: ReadonlyMap<string, string> = new Map([
  ['collapse', 'expanded'],
  ['collapsed', 'expanded'],
  ['visible', 'hidden'],
]);

/** What names an entry of the navigation to its author. */
const labels = ['group', 'tab', 'anchor', 'version', 'dropdown', 'product', 'language', 'item'];

/**
 * Compares the data of `docs.json` with the schema of its shape and reports each difference. What
 * only the other schema knows is compared with that one, if it is read.
 */
export function checkShape(raw: unknown, shape: Shape, report: Report): void {
  const other = otherThan(shape);
  let otherErrors: readonly SchemaError[] | undefined;
  let rejected: ReadonlySet<string> | undefined;
  const isKnownInOther = (pointer: string): boolean => {
    rejected ??= rejectedBy((otherErrors ??= errorsOf(raw, other)));
    return isAccepted(pointer, rejected);
  };
  const isRead = (error: SchemaError) => {
    if (error.keyword !== 'additionalProperties') return false;
    const pointer = pointerOf(error);
    return isReadAnyway(raw, pointer, shape, isKnownInOther(pointer));
  };
  const own = groupBy(errorsOf(raw, shape), (error) => (isRead(error) ? 'read' : 'wrong'));
  const read = new Set((own.get('read') ?? []).map(pointerOf));
  const inside = read.size === 0 ? [] : (otherErrors ?? []).filter((error) => isIn(read, error));

  const isUnused = ({keyword}: SchemaError) => keyword === 'x-notUsed';
  const reportAll = (errors: readonly SchemaError[], of: Shape) => {
    for (const error of errors) {
      if (!isUnused(error) && !isCutOff(error)) reportError(error, of, isKnownInOther, report);
    }
  };
  const wrong = own.get('wrong') ?? [];
  reportAll(wrong, shape);
  reportAll(inside, other);
  reportUnused([...wrong, ...inside].filter(isUnused), report);
}

function errorsOf(raw: unknown, shape: Shape): readonly SchemaError[] {
  const validate = shape === 'object' ? validateObject : validateList;
  validate(raw);
  return validate.errors ?? [];
}

/** The pointer of an unknown property. */
function pointerOf({instancePath, params}: SchemaError): string {
  return within(instancePath, String(params['additionalProperty']));
}

/** Whether an error is about a property at one of these pointers, or about something inside it. */
function isIn(pointers: ReadonlySet<string>, {instancePath}: SchemaError): boolean {
  let end = 0;
  do {
    end = instancePath.indexOf('/', end + 1);
    if (pointers.has(end < 0 ? instancePath : instancePath.slice(0, end))) return true;
  } while (end >= 0);
  return false;
}

/**
 * The pointers of what a shape does not know, and with a slash at the end those of values with
 * another type, in which it knows nothing.
 */
function rejectedBy(errors: readonly SchemaError[]): ReadonlySet<string> {
  const pointers = errors.flatMap((error) => {
    if (error.keyword === 'type') return [`${error.instancePath}/`];
    return error.keyword === 'additionalProperties' ? [pointerOf(error)] : [];
  });
  return new Set(pointers);
}

function isAccepted(pointer: string, rejected: ReadonlySet<string>): boolean {
  for (let end = pointer.length; end > 0; end = pointer.lastIndexOf('/', end - 1)) {
    const around = pointer.slice(0, end);
    if (rejected.has(around) || (around !== pointer && rejected.has(`${around}/`))) return false;
  }
  return true;
}

/** Deeper values were not read, so they seem to be missing. */
function isCutOff({instancePath}: SchemaError): boolean {
  return instancePath.split('/').length > maxDepth;
}

function reportError(
  error: SchemaError,
  shape: Shape,
  isKnownInOther: (pointer: string) => boolean,
  report: Report,
): void {
  const {keyword, instancePath: pointer, params, data} = error;
  const wrong = () => ({name: spell(pointer), found: describeValue(data)});
  switch (keyword) {
    case 'type': {
      const types: readonly unknown[] = [params['type']].flat();
      report('config/wrong-type', pointer, () => ({
        ...wrong(),
        expected: either(types.map((type) => typeNames.get(type) ?? String(type))),
      }));
      break;
    }
    case 'enum': {
      const words = [params['allowedValues']].flat().map(String);
      report('config/wrong-value', pointer, () => {
        const expected = either(words.map((word) => `"${word}"`));
        const nearest = typeof data === 'string' ? nearestWord(data, words) : undefined;
        return {...wrong(), expected, ...(nearest !== undefined && {nearest})};
      });
      break;
    }
    case 'pattern':
      // The schemas have two patterns: that of colors and that of text that is not blank.
      if (String(params['pattern']).includes('#')) {
        report('config/wrong-color', pointer, wrong);
      } else {
        const expected = 'a string that is not blank';
        report('config/wrong-value', pointer, () => ({...wrong(), expected}));
      }
      break;
    case 'required': {
      const missing = String(params['missingProperty']);
      const place = within(pointer, missing);
      const example = pointer === '' ? examples[shape].get(missing) : undefined;
      if (example === undefined) report('config/incomplete', place, {name: spell(place)});
      else report('config/missing', place, {name: spell(place), example});
      break;
    }
    case 'additionalProperties': {
      const unknown = String(params['additionalProperty']);
      const place = within(pointer, unknown);
      const other = inOtherShape(place, shape, isKnownInOther(place));
      if (other === undefined) reportUnknown(unknown, error, report);
      else report('config/other-shape', place, {name: spell(place), ...other});
      break;
    }
    default: // `if`, which only announces the errors of its branch
  }
}

/** `a`, `a or b`, `a, b, or c`. */
function either(words: readonly string[]): string {
  return new Intl.ListFormat('en', {type: 'disjunction'}).format(words);
}

function reportUnknown(name: string, error: SchemaError, report: Report): void {
  const {instancePath, parentSchema} = error;
  report('config/unknown-property', within(instancePath, name), () => {
    const {properties = {}} = parentSchema;
    const known = Object.keys(properties);
    const fields = error.data as Readonly<Record<string, unknown>>; // only objects have this error
    const instead = oppositeOf(name, ownProperty(fields, name), properties);
    const meant = otherWords.get(name)?.find((word) => known.includes(word));
    const nearest = nearestWord(name, known) ?? meant;
    const label = labels
      .map((key) => ownProperty(fields, key))
      .find((text) => text && typeof text === 'string');
    const place = spell(instancePath);
    return {
      name,
      inside: typeof label === 'string' ? `${place} ("${label}")` : place,
      ...(nearest !== undefined && {nearest}),
      ...(instead !== undefined && {instead}),
    };
  });
}

/** The property with the opposite meaning and its value, such as `"expanded": false`. */
function oppositeOf(
  name: string,
  value: unknown,
  properties: Readonly<Record<string, unknown>>,
): string | undefined {
  const opposite = opposites.get(name.toLowerCase()) ?? '';
  const {type} = Object(ownProperty(properties, opposite)) as {type?: unknown};
  const isFalse = value === false || value === 'false';
  return type === 'boolean' ? `"${opposite}": ${isFalse}` : undefined;
}

/**
 * Reports once for a file which of its properties have no effect and why, at the first of them. A
 * property that is set to its default is not reported.
 */
function reportUnused(errors: readonly SchemaError[], report: Report): void {
  const counting = errors.filter(({data, parentSchema}) => data !== parentSchema.default);
  const [first] = counting;
  if (first === undefined) return;
  const unused = new Map<string, string[]>();
  for (const {instancePath, params} of counting) {
    const name = nameOf(instancePath);
    const reason = String(params['reason']);
    const names = unused.get(reason) ?? [];
    unused.set(reason, names.includes(name) ? names : [...names, name]);
  }
  report('config/not-used', first.instancePath, {unused});
}

/** Properties of the navigation appear in many locations: theirs are reported by name alone. */
function nameOf(pointer: string): string {
  const parts = partsOf(pointer).filter((part) => !/^\d+$/.test(part));
  return parts[0] === 'navigation' ? (parts.at(-1) ?? '') : parts.join('.');
}
