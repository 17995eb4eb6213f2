import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {filesIn, textOf} from '../harness/sources.mjs';

const placeholdersOf = (text) => [...text.matchAll(/\{\d\}/g)].map(String).sort().join();

const keysIn = (path) => [...textOf(path).matchAll(/^ {2}\| '(\w+)'/gm)].map(([, key]) => key);
const keys = [...textOf('elements/locales/messages.ts').matchAll(/^ {2}\| '(\w+)'/gm)];
/** Calls of `localize('key', 'English')` and, in files that import the type, `Message` tuples. */
const pairsIn = (text) => {
  const isTyped = /import type \{[^}]*\bMessage\b/.test(text);
  // Lists of other words, such as kinds of callouts, begin with small letters.
  const pattern = isTyped
    ? /[([]\s*'(\w+)',\s*'([A-Z{][^']*)'/g
    : /localize\(\s*'(\w+)',\s*'([^']+)'/g;
  return [...text.matchAll(pattern)].map(([, key, english]) => [key, english]);
};
/** A text whose strings of several lines are on one. */
const joinedText = (text) => text.replace(/'\s*\+\s*'/g, '');

/** The same pairs, where a text may be on several lines or in a constant before its use. */
const longPairsIn = (text) => {
  const joined = joinedText(text);
  const tuples = /\['\w+', '(\w+)', '([^']*)'\]/g;
  const calls = /localize\(\s*'(\w+)',\s*(?:'([^']+)'|(\w+))/g;
  const constant = (name, end) =>
    [...joined.slice(0, end).matchAll(new RegExp(`const ${name} =\\s*'([^']*)'`, 'g'))].at(-1)?.[1];
  return [
    ...[...joined.matchAll(tuples)].map(([, key, english]) => [key, english]),
    ...[...joined.matchAll(calls)].map(({1: key, 2: english, 3: name, index}) => [
      key,
      english ?? constant(name, index),
    ]),
  ];
};

/** The titles and texts of failed requests, with the keys that are made of them. */
const failuresIn = (text) =>
  [
    ...text.replace(/'\s*\+\s*'/g, '').matchAll(/(\w+): \[\s*'([^']*)',\s*'([^']*)',?\s*\]/g),
  ].flatMap(([, key, title, english]) => [
    [`failure${key}Title`, title],
    [`failure${key}Text`, english],
  ]);

/** The entries of an object in a text: key → string. */
const entriesIn = (text) =>
  new Map(
    [...joinedText(text).matchAll(/^ {2}(\w+):\s*'([^']*)'/gm)].map(([, key, value]) => [
      key,
      value,
    ]),
  );

/** What precedes the texts of the pages of an API in the file of a language. */
const textsOfPages = 'export const texts';

/** The messages of a language whose placeholders are not those of the English text. */
const wrongPlaceholders = (text, english, path) =>
  [...entriesIn(text)]
    .filter(
      ([key, translated]) => placeholdersOf(translated) !== placeholdersOf(english.get(key) ?? ''),
    )
    .map(([key]) => `${path}: ${key}`);

const used = filesIn('elements', '.ts')
  .filter((path) => !path.startsWith('elements/api/'))
  .flatMap((path) => pairsIn(textOf(path)));
const english = new Map(used.filter(([key]) => keys.some(([, known]) => known === key)));

describe('the messages of the interface', () => {
  it('are all used', () => {
    assert.deepEqual(
      keys.map(([, key]) => key).filter((key) => !english.has(key)),
      [],
    );
  });

  it('have one English text for each key', () => {
    const others = used.filter(([key, text]) => english.has(key) && english.get(key) !== text);
    assert.deepEqual(others, []);
  });

  it('have the same placeholders in all languages', () => {
    const wrong = filesIn('elements/locales', '.ts')
      .filter((path) => /\/[a-z]{2}\.ts$/.test(path))
      .flatMap((path) => wrongPlaceholders(textOf(path), english, path));
    assert.deepEqual(wrong, []);
  });
});

describe('the messages of the search', () => {
  const searchKeys = keysIn('elements/search/locales/search-messages.ts');
  const sources = filesIn('elements/search', '.ts').map(textOf);
  const searchEnglish = new Map(sources.flatMap(longPairsIn));

  it('are all used', () => {
    assert.deepEqual(
      searchKeys.filter((key) => !searchEnglish.has(key)),
      [],
    );
  });

  it('have the same placeholders in all languages', () => {
    const wrong = filesIn('elements/search/locales', '.ts')
      .filter((path) => /\/search-[a-z]{2}\.ts$/.test(path))
      .flatMap((path) => wrongPlaceholders(textOf(path), searchEnglish, path));
    assert.deepEqual(wrong, []);
  });
});

describe('the messages of the API reference', () => {
  const apiKeys = keysIn('elements/api/locales/api-messages.ts');
  const sources = filesIn('elements/api', '.ts').map(textOf);
  const failures = failuresIn(textOf('src/requests/explain-failure.ts'));
  const apiEnglish = new Map([...sources.flatMap(longPairsIn), ...failures]);

  it('are all used', () => {
    assert.deepEqual(
      apiKeys.filter((key) => !apiEnglish.has(key)),
      [],
    );
  });

  it('contain every text of a failed request', () => {
    assert.ok(failures.length > 0);
    assert.deepEqual(
      failures.map(([key]) => key).filter((key) => !apiKeys.includes(key)),
      [],
    );
  });

  it('have one English text for each key', () => {
    const pairs = sources.flatMap(longPairsIn);
    assert.deepEqual(
      pairs.filter(([key, text]) => apiEnglish.get(key) !== text),
      [],
    );
  });

  it('have the same placeholders in all languages', () => {
    const wrong = filesIn('elements/api/locales', '.ts')
      .filter((path) => /\/api-[a-z]{2}\.ts$/.test(path))
      .flatMap((path) => wrongPlaceholders(textOf(path).split(textsOfPages)[0], apiEnglish, path));
    assert.deepEqual(wrong, []);
  });
});

describe('the texts of the pages of an API', () => {
  const english = entriesIn(textOf('src/site/api-words.ts'));
  const languages = filesIn('elements/api/locales', '.ts')
    .filter((path) => /\/api-[a-z]{2}\.ts$/.test(path))
    .map((path) => [path, textOf(path).split(textsOfPages)[1] ?? '']);

  it('are all there in all languages', () => {
    assert.equal(languages.length, 7);
    assert.ok(english.has('pathParameters'));
    for (const [path, text] of languages) {
      assert.deepEqual([...entriesIn(text).keys()], [...english.keys()], path);
    }
  });

  it('have the same placeholders in all languages', () => {
    const wrong = languages.flatMap(([path, text]) => wrongPlaceholders(text, english, path));
    assert.deepEqual(wrong, []);
  });

  it('have the same placeholders in the texts of limits', () => {
    const limits = entriesIn(textOf('src/openapi/limit-text.ts'));
    assert.ok(limits.has('pattern'));
    for (const [path, text] of languages) {
      const [, nested = ''] = /\n {2}limits: \{\n([^]*?)\n {2}\}/.exec(text) ?? [];
      const own = nested.replaceAll(/^ {4}/gm, '  ');
      assert.deepEqual([...entriesIn(own).keys()], [...limits.keys()], path);
      assert.deepEqual(wrongPlaceholders(own, limits, path), []);
    }
  });
});
