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
    ['pi pi-book', undefined, {name: 'book'}],
    ['mdi mdi-book-open', undefined, {name: 'book-open'}],
    ['fa-solid fa-book', 'thin', {name: 'book', type: 'thin'}],
    ['GitHub', 'brands', {name: 'github', type: 'brands'}],
    ['BookOpen', undefined, {name: 'book-open'}],
    ['Book Open', undefined, {name: 'book-open'}],
    [' rocket ', undefined, {name: 'rocket'}],
    [{name: 'rocket', style: 'light'}, undefined, {name: 'rocket', type: 'light'}],
    ['constructor', '__proto__', {name: 'constructor'}],
    ['brand-github', undefined, {name: 'github'}],
    [':rocket:', undefined, {name: 'rocket'}],
    ['rocket 🚀', undefined, {name: 'rocket'}],
  ];
  for (const [value, type, icon] of names) {
    it(`reads ${JSON.stringify(value)} (${String(type)}) as a name`, () => {
      expect(readIcon(value, type)).to.deep.equal({kind: 'name', ...icon});
    });
  }

  const emojis = [
    ...['🚀', '✨', '⚙️', '✔', '🇩🇪', '👍🏽'].map((text) => [text, text]),
    ...['🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}'].map((text) => [text, text]),
    ...['👩\u200D💻', '🏳\uFE0F\u200D🌈', '❤\uFE0F\u200D🔥'].map((text) => [text, text]),
    ...['🚀🔥', ' 🚀 Launch', '🚀 a.b/c'].map((text) => [text, '🚀']),
  ] as const;
  for (const [value, text] of emojis) {
    it(`reads ${String(value)} as an emoji`, () => {
      expect(readIcon(value, 'solid')).to.deep.equal({kind: 'emoji', text});
    });
  }

  it('reads the markup of an SVG as a picture', () => {
    const icon = readIcon(' <svg viewBox="0 0 8 8"><path d="M0 0"/></svg>\n');
    const src = icon?.kind === 'image' ? decodeURIComponent(icon.src) : '';
    expect(src).to.equal(
      'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8">' +
        '<path d="M0 0"/></svg>',
    );
    const named = readIcon('<svg xmlns="http://www.w3.org/2000/svg">\ud800</svg>');
    expect(named).to.deep.equal({
      kind: 'image',
      src: `data:image/svg+xml,${encodeURIComponent(
        '<svg xmlns="http://www.w3.org/2000/svg">\ufffd</svg>',
      )}`,
    });
  });

  for (const src of ['/icons/a.svg', 'icons/a', 'a.png', 'https://example.com/a.svg']) {
    it(`reads ${src} as an image`, () => {
      expect(readIcon(src)).to.deep.equal({kind: 'image', src});
    });
  }

  const markup = ['<i class="fa fa-book"></i>', '<img src="/a.png">', '<svgx/>', '< svg>'];
  // An object with a `toString` of its own cannot be converted to a string.
  const objects = [[], {}, {name: ''}, {name: {toString: 1}}];
  for (const value of [undefined, null, 5, '', '  ', '--', ...objects, ...markup]) {
    it(`reads nothing from ${JSON.stringify(value)}`, () => {
      expect(readIcon(value)).to.equal(undefined);
    });
  }
});
