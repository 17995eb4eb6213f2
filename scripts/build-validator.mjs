/**
 * Compiles `src/config/schema.json` and `schema-mintlify.json` to
 * `src/config/validator.generated.js`, so that no schema is compiled in the browser: `new Function`
 * is against the content security policy, and the compiler is several times larger than its output.
 */
import {_, Ajv} from 'ajv';
import standalone from 'ajv/dist/standalone/index.js';
import {readFile, writeFile} from 'node:fs/promises';
import {bare} from './lib/documentation/schemas.mjs';

const config = new URL('../src/config/', import.meta.url);

const types = `// By scripts/build-validator.mjs.
export interface SchemaError {
  readonly keyword: string;
  readonly instancePath: string;
  readonly params: Readonly<Record<string, unknown>>;
  /** The value that is wrong. */
  readonly data: unknown;
  /** The schema that contains the keyword. */
  readonly parentSchema: {
    readonly default?: unknown;
    readonly properties?: Readonly<Record<string, unknown>>;
  };
}
type Validate = ((value: unknown) => boolean) & {readonly errors?: readonly SchemaError[] | null};
/** For a \`navigation\` that is a list. */
export declare const validateList: Validate;
/** For a \`navigation\` that is an object. */
export declare const validateObject: Validate;
`;

const ajv = new Ajv({
  allErrors: true,
  logger: false,
  messages: false,
  strictTypes: false,
  strictRequired: false,
  // Errors bring what a sentence about them needs: the value, and the names that are known beside
  // it.
  verbose: true,
  // One function for each definition: a third less code than with their contents at every place.
  inlineRefs: false,
  // Counting characters by code point would need a helper of ajv's at run time.
  unicode: false,
  code: {source: true, esm: true},
});
// Each property that is written and not acted on makes an \`error\`, so that it can be told.
ajv.addKeyword({
  keyword: 'x-notUsed',
  schemaType: 'string',
  error: {message: '', params: ({schema}) => _`{reason: ${schema}}`},
  code: (context) => context.error(),
});

const schemas = {validateList: 'schema.json', validateObject: 'schema-mintlify.json'};
for (const [name, file] of Object.entries(schemas)) {
  ajv.addSchema(bare(JSON.parse(await readFile(new URL(file, config), 'utf8'))), name);
}
const names = Object.fromEntries(Object.keys(schemas).map((name) => [name, name]));
const validator = standalone.default(ajv, names);
if (/\brequire\(/.test(validator)) throw new Error('The validator requires a part of ajv.');

// For each wrong item of a list, ajv copies the errors of all items before it.
const linear = validator.replace(/\bvErrors\.concat\(/g, 'append(vErrors, ');
if (linear === validator) throw new Error('The validator joins its errors in another way.');
const append = `function append(errors, more) {
  for (const error of more) errors.push(error);
  return errors;
}`;

await update(
  'validator.generated.js',
  `// By scripts/build-validator.mjs.\n${append}\n${linear}\n`,
);
await update('validator.generated.d.ts', types);

async function update(name, text) {
  const file = new URL(name, config);
  const old = await readFile(file, 'utf8').catch(() => undefined);
  if (old !== text) await writeFile(file, text);
}
