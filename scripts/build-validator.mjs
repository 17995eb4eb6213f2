/**
 * Compiles `src/config/schema.json` to `src/config/validator.generated.js`, so that no schema is compiled in the browser:
 * `new Function` is against the content security policy, and the compiler is several times larger than its output.
 */
import {Ajv} from 'ajv';
import standalone from 'ajv/dist/standalone/index.js';
import {readFile, writeFile} from 'node:fs/promises';

const config = new URL('../src/config/', import.meta.url);

const types = `// By scripts/build-validator.mjs.
export interface SchemaError {
  readonly keyword: string;
  readonly instancePath: string;
  readonly schemaPath: string;
  readonly params: Readonly<Record<string, unknown>>;
}
export declare const validate: ((value: unknown) => boolean) & {
  readonly errors?: readonly SchemaError[] | null;
};
/** Path of a schema → the properties that it knows. */
export declare const propertyNames: ReadonlyMap<string, readonly string[]>;
`;

const schema = JSON.parse(await readFile(new URL('schema.json', config), 'utf8'));
const ajv = new Ajv({
  allErrors: true,
  logger: false,
  messages: false,
  strictTypes: false,
  strictRequired: false,
  // Counting characters by code point would need a helper of ajv's at run time.
  unicode: false,
  code: {source: true, esm: true},
});
const validator = standalone.default(ajv, ajv.compile(schema));
if (/\brequire\(/.test(validator)) throw new Error('The validator needs a part of ajv.');

const names = JSON.stringify([...propertyNames(schema, '#')]);
await update(
  'validator.generated.js',
  `// From schema.json by scripts/build-validator.mjs.\n${validator}\nexport const propertyNames = new Map(${names});\n`,
);
await update('validator.generated.d.ts', types);

/** Every schema that knows properties: its path, as in the validator's errors, and their names. */
function* propertyNames(schema, path) {
  if (typeof schema !== 'object' || schema === null) return;
  if (schema.properties && schema.additionalProperties === false) {
    yield [path, Object.keys(schema.properties)];
  }
  for (const [key, value] of Object.entries(schema)) {
    yield* propertyNames(value, `${path}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`);
  }
}

async function update(name, text) {
  const file = new URL(name, config);
  const old = await readFile(file, 'utf8').catch(() => undefined);
  if (old !== text) await writeFile(file, text);
}
