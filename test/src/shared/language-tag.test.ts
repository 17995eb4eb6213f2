import {expect} from '@esm-bundle/chai';
import {describe, it} from 'node:test';
import {localeOf} from '../../../src/shared/language-tag.js';

describe('localeOf', () => {
  const cases: readonly [language: string, locale: string][] = [
    ['de', 'de'],
    ['pt-br', 'pt-BR'],
    ['de_DE', 'de-DE'],
    ['', 'en'],
    ['not a language', 'en'],
  ];
  for (const [language, locale] of cases) {
    it(`is ${locale} for "${language}"`, () => {
      expect(localeOf(language)).to.equal(locale);
    });
  }
});
