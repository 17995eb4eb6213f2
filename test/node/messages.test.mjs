import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {filesIn, textOf} from '../harness/sources.mjs';

const placeholdersOf = (text) => [...text.matchAll(/\{\d\}/g)].map(String).sort().join();

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
const used = filesIn('elements', '.ts').flatMap((path) => pairsIn(textOf(path)));
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
      .flatMap((path) =>
        [...textOf(path).matchAll(/^ {2}(\w+):\s*'([^']*)'/gm)]
          .filter(
            ([, key, text]) => placeholdersOf(text) !== placeholdersOf(english.get(key) ?? ''),
          )
          .map(([, key]) => `${path}: ${key}`),
      );
    assert.deepEqual(wrong, []);
  });
});
