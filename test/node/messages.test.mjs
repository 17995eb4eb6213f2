import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {build} from 'esbuild';
import {filesIn, root, textOf} from '../harness/sources.mjs';

/** What a module of the sources exports. */
async function exportsOf(path) {
  const {outputFiles} = await build({
    absWorkingDir: root,
    entryPoints: [path],
    bundle: true,
    format: 'esm',
    write: false,
  });
  return import(
    `data:text/javascript;base64,${Buffer.from(outputFiles[0].text).toString('base64')}`
  );
}

const placeholdersOf = (text) => [...text.matchAll(/\{\d\}/g)].map(String).sort();

/** Fails if a translation has other placeholders than its English text. */
function assertPlaceholders(pairs, language) {
  const wrong = pairs.filter(
    ([english, translated]) => placeholdersOf(english).join() !== placeholdersOf(translated).join(),
  );
  assert.deepEqual(wrong, [], language);
}

/** The modules of the languages in a folder, by their paths; their names begin with `prefix`. */
async function languagesIn([folder, prefix = '']) {
  const name = new RegExp(`/${prefix}[a-z]{2}\\.ts$`);
  const paths = filesIn(folder, '.ts').filter((path) => name.test(path));
  assert.equal(paths.length, 7);
  return new Map(await Promise.all(paths.map(async (path) => [path, await exportsOf(path)])));
}

const literal = (text) => `'${text.replaceAll("'", "\\'")}'`;

// The compiler compares the messages of the languages, and those that the elements use, with the
// German ones.
for (const [part, languages, files] of [
  ['site', ['src/locales'], ['elements', 'src'].flatMap((folder) => filesIn(folder, '.ts'))],
  ['search', ['elements/search/locales', 'search-'], filesIn('elements/search', '.ts')],
  [
    'API reference',
    ['src/locales', 'api-'],
    [...filesIn('elements/api', '.ts'), 'src/requests/explain-failure.ts'],
  ],
]) {
  describe(`the messages of the ${part}`, () => {
    it('are all used', async () => {
      const [{messages}] = (await languagesIn(languages)).values();
      const used = files.filter((path) => !path.includes('/locales/')).map(textOf);
      assert.deepEqual(
        Object.keys(messages).filter((text) => !used.some((code) => code.includes(literal(text)))),
        [],
      );
    });

    it('have the same placeholders in all languages', async () => {
      for (const [path, {messages}] of await languagesIn(languages)) {
        assertPlaceholders(Object.entries(messages), path);
      }
    });
  });
}

describe('the texts of the pages of an API', () => {
  it('have the same placeholders in all languages', async () => {
    const {english} = await exportsOf('src/api-pages/api-words.ts');
    const {englishLimits} = await exportsOf('src/openapi/limit-text.ts');
    const {englishOverview} = await exportsOf('src/api-pages/overview-words.ts');
    const all = {...english, limits: englishLimits, overview: englishOverview};
    const pairsOf = (texts, translated) =>
      Object.entries(texts).flatMap(([key, text]) =>
        typeof text === 'string' ? [[text, translated[key]]] : pairsOf(text, translated[key]),
      );
    for (const [path, {texts}] of await languagesIn(['src/locales', 'api-'])) {
      const pairs = pairsOf(all, texts);
      assert.ok(pairs.length > 50);
      assertPlaceholders(pairs, path);
    }
  });
});
