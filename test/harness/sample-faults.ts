import {Ajv2020, type ErrorObject, type ValidateFunction} from 'ajv/dist/2020.js';
import {allParts} from '../../src/openapi/all-parts.js';
import {exampleOf} from '../../src/openapi/example.js';
import type {MediaContent, Operation} from '../../src/openapi/operation.js';
import {isObject, Part, type SourceFile} from '../../src/openapi/part.js';
import {parseText} from '../../src/openapi/parse-text.js';
import {readDescription} from '../../src/openapi/read-description.js';
import {ReadSchema} from '../../src/openapi/read-schema.js';
import type {Resolver} from '../../src/openapi/resolver.js';
import type {Direction, Schema} from '../../src/openapi/schema.js';
import {bodyType} from '../../src/requests/body-type.js';
import {writeJson} from '../../src/requests/write-json.js';
import {contentKind} from '../../src/shared/media-type.js';
import {NumberLiteral} from '../../src/shared/number-literal.js';

/** What is found about the samples of a description. */
export interface SampleReport {
  /** How many samples were validated. */
  readonly count: number;
  readonly faults: readonly SampleFault[];
}

/** A sample that is not valid against its own schema. */
export interface SampleFault {
  /** `POST /users request application/json`. */
  readonly place: string;
  /** What a validator says of it. */
  readonly reason: string;
  readonly sample: string;
}

/** The most samples of one body: a choice has one for each variant. */
const mostSamples = 60;
/** How deep choices are looked for. */
const mostLevels = 4;

/**
 * Validates the samples of all JSON bodies of a description against their schemas: with and without
 * optional properties, and each variant of each choice. Formats are not validated. `withoutWritten`
 * leaves out the examples and defaults of the author, so that all values are made.
 */
export async function sampleFaults(
  text: string,
  {
    url = 'https://docs.example/api.json',
    loadText = () => Promise.reject(new Error('There is no other file.')),
    withoutWritten = false,
  }: {
    readonly url?: string;
    readonly loadText?: (url: string) => Promise<string>;
    readonly withoutWritten?: boolean;
  } = {},
): Promise<SampleReport> {
  const read = (written: string): string =>
    withoutWritten ? JSON.stringify(withoutValues(parseText(written).value)) : written;
  const description = await readDescription(read(text), 'api.json', {
    url,
    ...allParts,
    loadText: async (other) => read(await loadText(other)),
  });
  const validators = {request: new Validator('request'), response: new Validator('response')};
  const faults: SampleFault[] = [];
  let count = 0;
  const check = (content: MediaContent, direction: Direction, name: string): void => {
    const {schema, mediaType} = content;
    if (!(schema instanceof ReadSchema) || contentKind(bodyType(content)) !== 'json') return;
    for (const sample of samplesOf(schema, direction)) {
      count += 1;
      const reason = validators[direction].reasonAgainst(sample, schema);
      if (reason) faults.push({place: `${name} ${mediaType}`, reason, sample});
    }
  };
  const visit = ({method, path, body, responses, callbacks}: Operation): void => {
    const name = `${method} ${path}`;
    for (const content of body?.contents ?? []) check(content, 'request', `${name} request`);
    for (const {status, contents} of responses) {
      for (const content of contents) check(content, 'response', `${name} ${status}`);
    }
    for (const {operations} of callbacks) operations.forEach(visit);
  };
  for (const entry of description.operations) {
    const {operation} = await description.read(entry);
    visit(operation);
  }
  return {count, faults};
}

/** Different samples of a schema, as text. */
function samplesOf(schema: Schema, direction: Direction): ReadonlySet<string> {
  const all = [...choicesMade(schema, direction)].slice(0, mostSamples);
  return new Set(
    all.flatMap((chosen) =>
      [true, false].map((optional) =>
        writeJson(exampleOf(schema, {direction, chosen, optional}), 1),
      ),
    ),
  );
}

type Chosen = ReadonlyMap<object, number>;

/** Every way to choose a variant in a schema, with all others as they are. */
function* choicesMade(
  schema: Schema,
  direction: Direction,
  chosen: Chosen = new Map(),
  level = 0,
): Generator<Chosen> {
  yield chosen;
  if (level >= mostLevels || schema.isRecursive) return;
  for (const choice of schema.choices) {
    if (choice.outer && chosen.has(choice.outer)) continue;
    for (const [index, variant] of choice.variants.entries()) {
      const made = new Map([...chosen, [choice.outer ?? choice, index]]);
      yield* choicesMade(variant.schema, direction, made, level + 1);
    }
  }
  const inside = schema.choices.length > 0 ? [] : schema.properties(direction);
  const others = [schema.items, schema.additionalProperties].filter(
    (one) => typeof one === 'object',
  );
  for (const inner of [...inside.map((property) => property.schema), ...others]) {
    yield* choicesMade(inner, direction, chosen, level + 1);
  }
}

/** Validates values against the schemas of a description, as JSON Schema 2020-12 reads them. */
class Validator {
  readonly #direction: Direction;
  readonly #files = new Set<SourceFile>();
  readonly #ajv = new Ajv2020({
    strict: false,
    validateFormats: false,
    validateSchema: false,
    logger: false,
    ownProperties: true,
  });
  readonly #compiled = new Map<unknown, ValidateFunction>();

  constructor(direction: Direction) {
    this.#direction = direction;
  }

  /** Why a value is not valid; undefined where it is. */
  reasonAgainst(sample: string, {parts: [source], resolver}: ReadSchema): string | undefined {
    const part = source?.part;
    if (!part) return undefined;
    this.#add(part.file, resolver);
    try {
      const known = this.#compiled.get(part.value);
      const validate = known ?? this.#ajv.compile(this.#convert(part, resolver) as object);
      this.#compiled.set(part.value, validate);
      return validate(JSON.parse(sample)) ? undefined : reasonOf(validate.errors ?? []);
    } catch (error) {
      return `not validated: ${String(error)}`;
    }
  }

  #add(file: SourceFile, resolver: Resolver): void {
    if (this.#files.has(file)) return;
    this.#files.add(file);
    this.#ajv.addSchema(this.#convert(new Part(file.root, file), resolver) as object, file.url);
  }

  /** A schema, or what contains some, in the words of JSON Schema 2020-12. */
  #convert(part: Part, resolver: Resolver, isMap = false): unknown {
    const {value, ref} = part;
    if (NumberLiteral.is(value)) return Number(String(value));
    if (Array.isArray(value)) return part.items().map((item) => this.#convert(item, resolver));
    if (!isObject(value)) return value;
    if (ref !== undefined) {
      const found = resolver.library.find(ref, part);
      if ('part' in found) this.#add(found.part.file, resolver);
    }
    const written = part
      .entries()
      .filter(([key]) => isMap || !/^(?:\$(?:id|(?:dynamicA|a)nchor)|nullable)$/.test(key));
    const entries = written.map(([key, inner]): [string, unknown] => {
      if (isMap) return [key, this.#convert(inner, resolver)];
      if (key === '$ref') return [key, new URL(String(inner.value), part.file.url).href];
      if (dataKeys.test(key)) return [key, plain(inner.value)];
      return [key, this.#convert(inner, resolver, mapKeys.test(key))];
    });
    const converted: Record<string, unknown> = Object.fromEntries(entries);
    if (isMap) return converted;
    for (const [key, limit] of [
      ['exclusiveMinimum', 'minimum'],
      ['exclusiveMaximum', 'maximum'],
    ] as const) {
      if (typeof converted[key] !== 'boolean') continue;
      const isExclusive = converted[key];
      delete converted[key];
      if (!isExclusive) continue;
      converted[key] = converted[limit];
      delete converted[limit];
    }
    if (Array.isArray(converted.items)) {
      converted.prefixItems = converted.items;
      converted.items = converted.additionalItems ?? true;
    }
    if (Array.isArray(converted.required)) {
      const hidden = this.#hiddenIn(part, resolver);
      converted.required = converted.required.filter((name) => !hidden.has(String(name)));
    }
    if (typeof converted.pattern === 'string' && !isPattern(converted.pattern)) {
      delete converted.pattern;
    }
    const isNullable = part.flag('nullable') || part.flag('x-nullable');
    return isNullable ? {anyOf: [{type: 'null'}, converted]} : converted;
  }

  /** The names of properties that are not sent in the direction. */
  #hiddenIn(part: Part, resolver: Resolver, level = 0): ReadonlySet<string> {
    const key = this.#direction === 'request' ? 'readOnly' : 'writeOnly';
    const own = part
      .get('properties')
      .entries()
      .filter(([, property]) => resolver.follow(property).flag(key))
      .map(([name]) => name);
    const extended = level > mostLevels ? [] : part.get('allOf').items();
    const others = extended.flatMap((one) => [
      ...this.#hiddenIn(resolver.follow(one), resolver, level + 1),
    ]);
    return new Set([...own, ...others]);
  }
}

/** Keywords whose value is data, not a schema. */
const dataKeys = /^(?:const|enum|default|example|examples|x-.*)$/;
/** Keywords whose value has schemas by names. */
const mapKeys =
  /^(?:properties|patternProperties|dependentSchemas|dependencies|\$defs|definitions|schemas)$/;

function isPattern(pattern: string): boolean {
  try {
    return Boolean(new RegExp(pattern, 'u'));
  } catch {
    return false;
  }
}

function plain(value: unknown): unknown {
  if (NumberLiteral.is(value)) return Number(String(value));
  if (Array.isArray(value)) return value.map(plain);
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, plain(one)]));
}

/** A description without the values that its author wrote. */
function withoutValues(value: unknown, isMap = false): unknown {
  if (NumberLiteral.is(value)) return Number(String(value));
  if (Array.isArray(value)) return value.map((item) => withoutValues(item));
  if (!isObject(value)) return value;
  const entries = Object.entries(value)
    .filter(([key]) => isMap || !/^(?:default|examples?|x-examples?|x-default)$/.test(key))
    .map(([key, one]) => [
      key,
      key === 'enum' ? plain(one) : withoutValues(one, !isMap && mapKeys.test(key)),
    ]);
  return Object.fromEntries(entries);
}

function reasonOf(errors: readonly ErrorObject[]): string {
  return errors
    .slice(0, 4)
    .map(
      ({instancePath, message, params}) => `${instancePath} ${message} ${JSON.stringify(params)}`,
    )
    .join('; ');
}
