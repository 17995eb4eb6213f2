import {allParts} from '../../../src/openapi/all-parts.js';
import type {ApiDescription} from '../../../src/openapi/description.js';
import type {Operation} from '../../../src/openapi/operation.js';
import {readDescription} from '../../../src/openapi/read-description.js';
import type {Schema} from '../../../src/openapi/schema.js';

export const url = 'https://docs.example/site/api/main.json';
export const file = 'api/main.json';

/** Other files by their URL, as text or data; those that are not there cannot be loaded. */
export type OtherFiles = Readonly<Record<string, unknown>>;

/** Reads a document, and counts the requests for other files. */
export async function described(
  document: unknown,
  files: OtherFiles = {},
): Promise<ApiDescription & {readonly requested: readonly string[]}> {
  const requested: string[] = [];
  const text = typeof document === 'string' ? document : JSON.stringify(document);
  const description = await readDescription(text, file, {
    url,
    ...allParts,
    loadText(other) {
      requested.push(other);
      const found = files[other];
      if (found === undefined) return Promise.reject(new Error('there is no such file'));
      return Promise.resolve(typeof found === 'string' ? found : JSON.stringify(found));
    },
  });
  return {...description, requested};
}

/** A document of version 3.1 with one operation, `GET /x`, or what `paths` says. */
export function withOperation(operation: object, rest: object = {}): object {
  return {
    openapi: '3.1.1',
    info: {title: 'T', version: '1'},
    paths: {'/x': {get: operation}},
    ...rest,
  };
}

/** The first operation of a document. */
export async function firstOperation(document: unknown, files?: OtherFiles): Promise<Operation> {
  const description = await described(document, files);
  const [entry] = description.operations;
  if (!entry) throw new Error('There is no operation.');
  return (await description.read(entry)).operation;
}

/** What is said of a document and of all its operations, as `code pointer`. */
export async function said(document: unknown, files?: OtherFiles): Promise<readonly string[]> {
  const description = await described(document, files);
  const all = [...description.diagnostics];
  for (const entry of description.operations) {
    all.push(...(await description.read(entry)).diagnostics);
  }
  return all.map(({code, location: {pointer, line}}) => `${code} ${pointer ?? `line ${line}`}`);
}

/** A schema of version 3.1, among components. */
export async function schemaOf(
  schema: unknown,
  components: Readonly<Record<string, unknown>> = {},
): Promise<Schema> {
  const description = await described({
    openapi: '3.1.1',
    paths: {},
    components: {schemas: {...components, Tested: schema}},
  });
  const read = await description.readSchema('Tested');
  if (!read) throw new Error('There is no schema.');
  return read;
}

/** The names and labels of the properties: `id*: string`. */
export function propertiesOf(schema: Schema | undefined): readonly string[] {
  return (schema?.properties() ?? []).map(
    ({name, isRequired, schema: inner}) => `${name}${isRequired ? '*' : ''}: ${inner.label}`,
  );
}

/** A property by its path. */
export function propertyIn(schema: Schema, ...path: readonly string[]): Schema {
  let current: Schema = schema;
  for (const name of path) {
    const property = current.properties().find((one) => one.name === name);
    if (!property) throw new Error(`There is no property ${name}.`);
    current = property.schema;
  }
  return current;
}
