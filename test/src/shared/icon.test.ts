import {expect} from '@esm-bundle/chai';
import {describe, it} from 'node:test';
import {readIcon} from '../../../src/shared/icon.js';

describe('readIcon', () => {
  const names: readonly (readonly [unknown, unknown, object])[] = [
    ['book-open', undefined, {name: 'book-open'}],
    ['book-open', 'duotone', {name: 'book-open', type: 'duotone'}],
    ['book-open', 'wavy', {name: 'book-open'}],
    ['fa-book-open', undefined, {name: 'book-open'}],
    ['fa-solid fa-book', undefined, {name: 'book', type: 'solid'}],
    ['fa-solid fa-book', 'thin', {name: 'book', type: 'thin'}],
    ['GitHub', 'brands', {name: 'github', type: 'brands'}],
    ['BookOpen', undefined, {name: 'book-open'}],
    ['Book Open', undefined, {name: 'book-open'}],
    [' rocket ', undefined, {name: 'rocket'}],
    [{name: 'rocket', style: 'light'}, undefined, {name: 'rocket', type: 'light'}],
    ['constructor', '__proto__', {name: 'constructor'}],
    ['brand-github', undefined, {name: 'github'}],
  ];
  for (const [value, type, icon] of names) {
    it(`reads ${JSON.stringify(value)} (${String(type)}) as a name`, () => {
      expect(readIcon(value, type)).to.deep.equal({kind: 'name', ...icon});
    });
  }

  for (const src of ['/icons/a.svg', 'icons/a', 'a.png', 'https://example.com/a.svg']) {
    it(`reads ${src} as an image`, () => {
      expect(readIcon(src)).to.deep.equal({kind: 'picture', src});
    });
  }

  for (const value of [undefined, null, 5, '', '  ', '--', [], {}, {name: ''}]) {
    it(`reads nothing from ${JSON.stringify(value)}`, () => {
      expect(readIcon(value)).to.equal(undefined);
    });
  }
});
