/**
 * Opens every operation of real OpenAPI files and prints what it costs:
 * `CORPUS=… node test/harness/open-descriptions.mjs [part of a path]`.
 *
 * Reads every document in `$CORPUS/openapi` and every OpenAPI file in `$CORPUS/sites`: each
 * operation, its schemas three levels deep, and an example of each body. Prints errors and
 * warnings, and exits with 1 when one of them throws or reports an error.
 */
/* oxlint-disable no-restricted-properties -- A tool, which prints times. */
import {readFile} from 'node:fs/promises';
import {readdirSync} from 'node:fs';
import {join, relative} from 'node:path';
import {loadSource} from '../../scripts/lib/load-source.mjs';

const corpus = process.env.CORPUS;
if (!corpus) throw new Error('Set CORPUS to the folder of the documents.');
const [wanted = ''] = process.argv.slice(2);
const {readDescription, allParts, exampleOf, describeProblems} = await loadSource(
  'src/openapi/all-parts.ts',
  'src/openapi/read-description.ts',
  'src/openapi/example.ts',
  'src/content/describe.ts',
);

const origin = 'https://corpus.example/';
const levels = 3;
const rows = [];
const problems = [];

for (const file of filesOf('openapi').concat(filesOf('sites'))) {
  if (!file.includes(wanted)) continue;
  const text = await readFile(join(corpus, file), 'utf8');
  if (!/^\s*[{]?\s*["']?(?:openapi|swagger)["']?\s*:\s*["']?\d/m.test(text.slice(0, 5000)))
    continue;
  rows.push(await open(file, text));
}
console.table(rows);
for (const problem of problems.slice(0, 60)) console.log(problem);
process.exitCode = rows.some(({errors}) => errors > 0) ? 1 : 0;

function filesOf(folder) {
  return readdirSync(join(corpus, folder), {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile() && /\.(?:json|ya?ml)$/i.test(entry.name))
    .filter(({name}) => !/^(?:docs|mint|package(?:-lock)?)\.json$/.test(name))
    .map((entry) => relative(corpus, join(entry.parentPath, entry.name)));
}

async function open(file, text) {
  globalThis.gc?.();
  const before = process.memoryUsage().heapUsed;
  let start = performance.now();
  const description = await readDescription(text, file, {
    url: new URL(file, origin).href,
    ...allParts,
    loadText: (url) => readFile(join(corpus, decodeURI(new URL(url).pathname)), 'utf8'),
  });
  const index = performance.now() - start;
  // The least of three readings: the machine may be busy with other things.
  let slowest = 0;
  let slowestPath = '';
  const ofFile = describeProblems(description.diagnostics);
  let errors = ofFile.filter(isError).length;
  for (const diagnostic of ofFile) note(file, diagnostic);
  for (const entry of description.operations) {
    let least = Infinity;
    try {
      let diagnostics = [];
      for (let round = 0; round < 3; round += 1) {
        start = performance.now();
        const read = await description.read(entry);
        visitOperation(read.operation);
        diagnostics = describeProblems(read.diagnostics);
        least = Math.min(least, performance.now() - start);
      }
      errors += diagnostics.filter(isError).length;
      for (const diagnostic of diagnostics) note(file, diagnostic);
    } catch (error) {
      errors += 1;
      problems.push(`${file} ${entry.method} ${entry.path}: ${error.stack}`);
    }
    if (least < Infinity && least > slowest) {
      slowest = least;
      slowestPath = `${entry.method} ${entry.path}`;
    }
  }
  for (const name of description.schemas) {
    try {
      visit(await description.readSchema(name), 0);
    } catch (error) {
      errors += 1;
      problems.push(`${file} ${name}: ${error.stack}`);
    }
  }
  globalThis.gc?.();
  const heap = process.memoryUsage().heapUsed - before;
  const [, version = ''] = /["']?(?:openapi|swagger)["']?\s*:\s*["']?([\d.]+)/.exec(text) ?? [];
  return {
    file: file.length > 60 ? `…${file.slice(-59)}` : file,
    version,
    KB: Math.round(text.length / 1000),
    operations: description.operations.filter(({kind}) => kind === 'operation').length,
    webhooks: description.operations.filter(({kind}) => kind === 'webhook').length,
    schemas: description.schemas.length,
    errors,
    'ms to index': Math.round(index * 10) / 10,
    'ms slowest': Math.round(slowest * 10) / 10,
    slowest: slowestPath.slice(0, 40),
    'heap MB': Math.round(heap / 1e5) / 10,
  };
}

function isError({severity}) {
  return severity === 'error';
}

function note(file, {severity, message, location}) {
  if (severity === 'info') return;
  problems.push(`${severity} ${location.file} ${location.pointer ?? location.line}: ${message}`);
}

function visitOperation(operation) {
  for (const {schema} of operation.parameters) visitBody(schema, 'request');
  for (const {schema, stream} of operation.body?.contents ?? []) {
    visitBody(schema, 'request');
    visitBody(stream?.whole, 'request');
  }
  for (const {contents, headers} of operation.responses) {
    for (const {schema, stream} of contents) {
      visitBody(schema, 'response');
      visitBody(stream?.whole, 'response');
    }
    for (const {schema} of headers) visitBody(schema, 'response');
  }
  for (const {operations} of operation.callbacks) operations.forEach(visitOperation);
}

function visitBody(schema, direction) {
  if (!schema) return;
  visit(schema, 0, direction);
  JSON.stringify(exampleOf(schema, {direction}));
}

function visit(schema, level, direction) {
  if (!schema) return;
  const {label, constraints, enum: values, types, description, isRecursive, examples} = schema;
  if (
    ![label, constraints, types, description, isRecursive, examples].every(
      (one) => one !== undefined,
    )
  ) {
    throw new Error(`A property is missing: ${label} ${values}`);
  }
  if (level >= levels) return;
  for (const property of schema.properties(direction)) visit(property.schema, level + 1, direction);
  for (const {schema: inner} of schema.patternProperties) visit(inner, level + 1, direction);
  if (typeof schema.additionalProperties === 'object') {
    visit(schema.additionalProperties, level + 1, direction);
  }
  for (const inner of schema.prefixItems) visit(inner, level + 1, direction);
  visit(schema.items, level + 1, direction);
  for (const {variants} of schema.choices) {
    for (const variant of variants) visit(variant.schema, level + 1, direction);
  }
  visit(schema.not, level + 1, direction);
}
