import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {it} from 'node:test';
import {transform} from 'esbuild';
import {root} from '../harness/sources.mjs';

/** Parts of the frame around the content of a page. */
const around = /\.docs-site-(?:layout|body|content|isolated)/g;

/** The selectors of a style sheet, with those around them. */
function selectorsIn(css) {
  const selectors = [];
  for (const [, written] of css.matchAll(/([^{};]+)\{/g)) {
    if (!written.trim().startsWith('@')) selectors.push(...written.split(/,(?![^()]*\))/));
  }
  return selectors;
}

it('data attributes of authors are none that the style sheets select', async () => {
  const source = join(root, 'src/content/html/allowed-attributes.ts');
  const {code} = await transform(readFileSync(source, 'utf8'), {loader: 'ts', format: 'esm'});
  const {isAllowedAttribute} = await import(`data:text/javascript,${encodeURIComponent(code)}`);
  assert.equal(isAllowedAttribute('div', 'data-state'), true);
  const names = new Set();
  for (const sheet of ['built.css', 'built-more.css']) {
    for (const selector of selectorsIn(readFileSync(join(root, 'dist', sheet), 'utf8'))) {
      if (/\.docs-/.test(selector.replace(around, ''))) continue;
      for (const [, name] of selector.matchAll(/\[(data-[\w-]+)/g)) names.add(name);
    }
  }
  assert.ok(names.size > 5, [...names].join());
  assert.deepEqual(
    [...names].filter((name) => isAllowedAttribute('div', name)),
    [],
  );
});
