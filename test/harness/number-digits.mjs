/**
 * Shows that the numbers on the pages of real OpenAPI files are those of the files:
 * `CORPUS=… node test/harness/number-digits.mjs [part of a path]`.
 *
 * Reads every document in `$CORPUS/openapi` and every OpenAPI file in `$CORPUS/sites` twice: as it
 * is, and with more digits than JavaScript keeps in its limits, defaults and examples. Prints how
 * many numbers all pages have, how many of them are made up as examples, and those that are in no
 * file; exits with 1 if there are any.
 */
import {readFile} from 'node:fs/promises';
import {readdirSync} from 'node:fs';
import {join} from 'node:path';
import {loadSource} from '../../scripts/lib/load-source.mjs';

const corpus = process.env.CORPUS;
if (!corpus) throw new Error('Set CORPUS to the folder of the documents.');
const [wanted = ''] = process.argv.slice(2);
const {numbersIn, numbersOnPages, withMoreDigits} = await loadSource(
  'test/harness/numbers-on-pages.ts',
);

/** What the example of a number without limits is. */
const made = new Set(['0', '1']);
const origin = 'https://corpus.example/';
const rows = [];

for (const file of [...filesOf('openapi'), ...filesOf('sites')]) {
  if (!file.includes(wanted)) continue;
  const text = await readFile(join(corpus, file), 'utf8');
  const isDescription = /^\s*[{]?\s*["']?(?:openapi|swagger)["']?\s*:\s*["']?\d/m;
  if (!isDescription.test(text.slice(0, 5000))) continue;
  rows.push({file: file.slice(-60), ...(await measure(file, text, (each) => each))});
  rows.push({file: '… with more digits', ...(await measure(file, text, withMoreDigits))});
}
console.table(rows);
process.exitCode = rows.some(({'in no file': wrong}) => wrong !== '') ? 1 : 0;

async function measure(file, text, change) {
  const texts = [change(text)];
  const found = await numbersOnPages(texts[0], new URL(file, origin).href, async (url) => {
    const other = await readFile(join(corpus, decodeURI(new URL(url).pathname)), 'utf8');
    texts.push(change(other));
    return texts.at(-1);
  });
  const written = new Set(texts.flatMap(numbersIn));
  const others = found.filter((number) => !written.has(number));
  return {
    'numbers on pages': found.length,
    different: new Set(found).size,
    'of 17 digits or more': found.filter((number) => number.replace(/\D/g, '').length > 16).length,
    'made up': others.filter((number) => made.has(number)).length,
    'in no file': [...new Set(others)].filter((number) => !made.has(number)).join(' '),
  };
}

function filesOf(folder) {
  return readdirSync(join(corpus, folder), {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile() && /\.(?:json|ya?ml)$/i.test(entry.name))
    .filter(({name}) => !/^(?:docs|mint|package(?:-lock)?)\.json$/.test(name))
    .map((entry) => join(entry.parentPath, entry.name).slice(corpus.length).replace(/^\/+/, ''));
}
