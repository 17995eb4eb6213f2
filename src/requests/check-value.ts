import {meantVariants} from '../openapi/schema-choices.js';
import {schemaFor} from '../openapi/schema-for.js';
import type {Choice, Schema, SchemaType} from '../openapi/schema.js';
import {compareNumbers, isMultiple, isWhole, numberKey} from '../shared/decimal.js';
import type {Json} from '../shared/json.js';
import {limit, type Limit} from '../openapi/limit-text.js';
import {writtenLimit, type RangeName} from '../openapi/schema-limits.js';
import {readValue, type ReadValue} from './input-value.js';
import {writeJson} from './write-json.js';
import {matchPattern} from '../shared/match-pattern.js';
import {pointerOf} from './form/form-value.js';
import {schemaOfKey} from './form/map-schema.js';
import type {InputValue, RequestProblem} from './request.js';
import {plainText} from './serialize-parameter.js';

/** More would not be read, and would take long. */
const maxProblems = 50;
const maxValues = 20_000;
const maxPatterns = 100;
const maxNames = 100;

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

type Reason = RequestProblem['reason'];

/**
 * What is wrong with a value that is sent: `at` is a JSON pointer (RFC 6901). Formats other than
 * `uuid`, `not` and patterns that could take long are not checked.
 */
export function checkValue(value: InputValue, schema: Schema, at = ''): readonly RequestProblem[] {
  const problems: RequestProblem[] = [];
  let count = 0;
  let patterns = 0;
  // What is read of a schema once, however many values it is for.
  const allowedBy = new Map<Schema['enum'], ReadonlySet<string>>();
  const propertiesBy = new Map<Schema, ReadonlyMap<string, Schema>>();
  const isAllowed = (inner: InputValue, values: NonNullable<Schema['enum']>): boolean => {
    let keys = allowedBy.get(values);
    if (!keys) allowedBy.set(values, (keys = new Set(values.map(({value: one}) => keyOf(one)))));
    return keys.has(keyOf(inner));
  };
  const schemaOf = (by: Schema, name: string): Schema | undefined => {
    let properties = propertiesBy.get(by);
    if (!properties) {
      properties = new Map(by.properties().map((property) => [property.name, property.schema]));
      propertiesBy.set(by, properties);
    }
    const own = properties.get(name);
    if (own !== undefined) return own;
    // Properties of variants are checked with their variant.
    const {patternProperties, additionalProperties: others} = by;
    if (patternProperties.length === 0) return typeof others === 'object' ? others : undefined;
    patterns += patternProperties.length;
    return patterns <= maxPatterns ? schemaOfKey(by, name) : undefined;
  };
  const check = (inner: InputValue, general: Schema, pointer: string): void => {
    if (++count > maxValues || problems.length >= maxProblems) return;
    count += general.conditions?.length ?? 0;
    const by = schemaFor(general, inner);
    const read = readValue(inner);
    if (read.kind === 'file') return;
    if (read.kind === 'null' && by.isNullable) return;
    const report = (...reasons: readonly Reason[]): void => {
      problems.push(...reasons.map((reason) => ({at: pointer, reason})));
    };
    if (!hasType(read, by)) {
      report({kind: 'wrong-type', expected: by.label});
      return;
    }
    if (by.enum !== undefined && !isAllowed(inner, by.enum)) {
      report({
        kind: 'not-allowed',
        allowed: namesOf(by.enum.map(({value: one}) => plainText(one))),
      });
      return;
    }
    report(...brokenLimits(read, by.limits));
    const isUuid = by.format !== 'uuid' || read.kind !== 'text' || uuid.test(read.text);
    if (!isUuid) report({kind: 'wrong-type', expected: by.label});
    const pattern = by.limits.get('pattern');
    if (typeof pattern === 'string' && read.kind === 'text' && ++patterns <= maxPatterns) {
      const isWrong = matchPattern(pattern, read.text) === false;
      if (isWrong) report({kind: 'limit', limit: limit('pattern', pattern)});
    }
    if (read.kind === 'array') {
      for (const [index, item] of read.items.entries()) {
        const itemSchema = by.prefixItems[index] ?? by.items;
        if (itemSchema !== undefined) check(item, itemSchema, `${pointer}/${index}`);
      }
    }
    if (read.kind === 'object') {
      const names = new Set(read.entries.map(([name]) => name));
      for (const {name, isRequired} of by.properties('request')) {
        if (isRequired && !names.has(name)) {
          problems.push({at: pointer + pointerOf([name]), reason: {kind: 'missing'}});
        }
      }
      for (const [name, property] of read.entries) {
        if (++count > maxValues || problems.length >= maxProblems) return;
        const inside = pointer + pointerOf([name]);
        const found = schemaOf(by, name);
        if (found !== undefined) check(property, found, inside);
        else if (isClosed(by) && !undecided(general, inner).has(name)) {
          const allowed = namesOf(by.properties('request').map((each) => each.name));
          problems.push({at: inside, reason: {kind: 'not-allowed', allowed}});
        }
      }
    }
    // Choices that apply together are inside each variant of each other.
    count += by.choices.reduce((sum, {variants}) => sum + variants.length, 0);
    for (const choice of by.choices) checkChoice(inner, read, choice, pointer);
  };
  const checkChoice = (
    inner: InputValue,
    read: ReadValue,
    choice: Choice,
    pointer: string,
  ): void => {
    const {variants, discriminator} = choice;
    const entries = read.kind === 'object' ? read.entries : undefined;
    const named = entries?.find(([name]) => name === discriminator)?.[1];
    const [chosen] = entries ? meantVariants(choice, named) : [];
    if (chosen !== undefined) return check(inner, chosen.schema, pointer);
    const start = problems.length;
    for (const variant of variants) {
      problems.length = start;
      check(inner, variant.schema, pointer);
      if (problems.length === start) return;
    }
    if (problems.length === start || variants.length === 1) return;
    problems.length = start;
    const expected = variants.map(({name}) => name).join(' | ');
    problems.push({at: pointer, reason: {kind: 'wrong-type', expected}});
  };
  check(value, schema, at);
  return problems;
}

/** As many of the allowed values or names as a message shows. */
function namesOf(all: readonly string[]): readonly string[] {
  return all.length > maxNames ? [...all.slice(0, maxNames), '…'] : all;
}

/** The names of properties that a value may have: whether it meets their condition is not known. */
function undecided({conditions = []}: Schema, value: InputValue): ReadonlySet<string> {
  const all = conditions.filter((one) => one.holds(value) === undefined);
  return new Set(all.flatMap(({names}) => [...names]));
}

function isClosed({additionalProperties, patternProperties, choices}: Schema): boolean {
  return additionalProperties === false && patternProperties.length === 0 && choices.length === 0;
}

function hasType(read: ReadValue, {types}: Schema): boolean {
  return types.length === 0 || types.some((type) => isOfType(read, type));
}

function isOfType(read: ReadValue, type: SchemaType): boolean {
  switch (type) {
    case 'string':
      return read.kind === 'text';
    case 'integer':
      return read.kind === 'number' && isWhole(read.text);
    default:
      return read.kind === type;
  }
}

/** The same for equal values: numbers are equal in every way to write them. */
function keyOf(value: InputValue): string {
  const read = readValue(value);
  return read.kind === 'number' ? numberKey(read.text) : writeJson(value);
}

/** The limits that a value does not keep to. */
function brokenLimits(read: ReadValue, limits: ReadonlyMap<string, Json>): readonly Reason[] {
  const reasons: Reason[] = [];
  const check = (
    name: string,
    isBroken: (given: string) => boolean,
    textOf: (given: string) => Limit,
  ): void => {
    const given = writtenLimit(limits, name)?.toString();
    if (given === undefined || !isBroken(given)) return;
    reasons.push({kind: 'limit', limit: textOf(given)});
  };
  const range = (least: string, most: string, size: string | number, name?: RangeName): void => {
    const textOf = (sign: string) => (given: string) =>
      name ? limit(name, '', ` ${sign} ${given}`) : `${sign} ${given}`;
    check(least, (given) => compareNumbers(String(size), given) < 0, textOf('≥'));
    check(most, (given) => compareNumbers(String(size), given) > 0, textOf('≤'));
  };
  switch (read.kind) {
    case 'number': {
      const {text} = read;
      range('minimum', 'maximum', text);
      check(
        'exclusiveMinimum',
        (given) => compareNumbers(text, given) <= 0,
        (given) => `> ${given}`,
      );
      check(
        'exclusiveMaximum',
        (given) => compareNumbers(text, given) >= 0,
        (given) => `< ${given}`,
      );
      check(
        'multipleOf',
        (given) => !isMultiple(text, given),
        (given) => limit('multipleOf', given),
      );
      break;
    }
    case 'text':
      range('minLength', 'maxLength', [...read.text].length, 'length');
      break;
    case 'array': {
      range('minItems', 'maxItems', read.items.length, 'items');
      const isUnique = new Set(read.items.map((item) => writeJson(item))).size;
      if (limits.get('uniqueItems') === true && isUnique < read.items.length) {
        reasons.push({kind: 'limit', limit: limit('uniqueItems')});
      }
      break;
    }
    case 'object':
      range('minProperties', 'maxProperties', read.entries.length, 'properties');
      break;
    default:
  }
  return reasons;
}
