import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {transpile} from '../../scripts/lib/bundle/transpile.mjs';
import {stripAmd} from '../../scripts/lib/bundle/strip-amd.mjs';
import {stripHljsDom} from '../../scripts/lib/bundle/strip-hljs-dom.mjs';
import {filesIn, textOf} from '../harness/sources.mjs';

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

describe('the changed Mermaid', () => {
  const chunks = filesIn('node_modules/mermaid/dist/chunks/mermaid.esm.min', '.mjs').filter(
    (path) => /define\(\["/.test(textOf(path)),
  );

  it('loads no package with `define`', () => {
    assert.ok(chunks.length > 0);
    for (const path of chunks) {
      const {code} = stripAmd().transform(textOf(path), `/${path}`);
      assert.ok(!/define\(\[["']/.test(code), path);
    }
  });

  it('fails the build when nothing is to be removed', () => {
    assert.throws(() => stripAmd().buildEnd(), /does not have what/);
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
