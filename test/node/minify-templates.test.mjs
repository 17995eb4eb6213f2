import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {parseAst} from 'rollup/parseAst';
import {
  minifyCss,
  minifyMarkup,
  minifyTemplates,
} from '../../scripts/lib/bundle/minify-templates.mjs';

const transform = (code) => minifyTemplates().transform.call({parse: parseAst}, code, 'a.ts');

describe('minified templates', () => {
  for (const [css, expected] of [
    ['a {\n  color: red; /* why */\n  margin: 0 1px;\n}', 'a{color:red;margin:0 1px}'],
    ['a :hover, b > c { d: e }', 'a :hover,b>c{d:e}'],
    ['a { width: calc(1px + 2px) }', 'a{width:calc(1px + 2px)}'],
    [`a::after { content: ' /* , */ ' }`, `a::after{content:' /* , */ '}`],
    [`[part='a  b'] { x: y }`, `[part='a  b']{x:y}`],
    ['x: 1px ', 'x:1px '],
    ['a { --b: ; }', 'a{--b:}'],
    ['a { --docs-rem: 1rem }', 'a{--docs-rem:1rem}'],
    [
      'a { margin: -0.5rem calc(1rem + 2px) }',
      'a{margin:calc(-0.5*var(--docs-rem)) calc(calc(1*var(--docs-rem)) + 2px)}',
    ],
  ]) {
    it(`writes ${JSON.stringify(css)} as ${expected}`, () =>
      assert.equal(minifyCss(css), expected));
  }

  it('leave one space where markup had a line break, and text alone', () => {
    assert.equal(
      minifyMarkup('<p\n    class="a  b">\n  One  two\n</p>'),
      '<p class="a  b"> One  two </p>',
    );
  });

  it('leave text that is shown as written alone', () => {
    assert.equal(transform('html`<pre>\n\n</pre>`;'), undefined);
  });

  it('keep expressions and nested templates', () => {
    const {code} = transform(
      'const a = css`a {\n  b: ${c};\n}`;\nconst d = html`<p>\n${html`<b>\n</b>`}</p>`;\nf();',
    );
    assert.equal(
      code,
      'const a = css`a{b:${c}}`;\nconst d = html`<p> ${html`<b> </b>`}</p>`;\nf();',
    );
  });
});
