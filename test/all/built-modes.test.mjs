import assert from 'node:assert/strict';
import {it} from 'node:test';
import {newPageFor} from '../harness/browser.mjs';
import {builtSite} from '../harness/built-site.mjs';
import {openWritten} from '../harness/open-written.mjs';
import {takenOver} from '../harness/start-element.mjs';

const pageOf = (mode) => `---
title: ${mode}
description: About it.
mode: ${mode}
---

<div className="hero w-full">

Words of a paragraph. ${'More of them. '.repeat(60)}

</div>

## A heading

<Panel>A panel.</Panel>
`;

const modes = ['custom', 'frame', 'wide', 'center'];

const files = {
  'docs.json': JSON.stringify({
    name: 'Acme',
    footerSocials: {github: 'https://github.com/acme'},
    navigation: [{group: 'Start', pages: ['first', ...modes, 'last']}],
  }),
  'first.md': '# First\n',
  'last.md': '# Last\n',
  ...Object.fromEntries(modes.map((mode) => [`${mode}.mdx`, pageOf(mode)])),
};

/** What of the frame is shown, and where the content of the author is. */
const layout = () => {
  const root = document.querySelector('docs-site').shadowRoot;
  const written = document.querySelector('.docs-site-layout');
  const part = (name, selector) => (written ?? root).querySelector(written ? `.${name}` : selector);
  const boxOf = (element) => element?.getBoundingClientRect() ?? {width: 0, height: 0};
  const isShown = (element) => boxOf(element).width > 0;
  const article = document.querySelector('docs-site article');
  const hero = boxOf(article.querySelector('.hero'));
  const bar = boxOf(part('docs-site-top', '[part=top]'));
  const ends = [part('docs-pager', 'docs-pager'), part('docs-footer', 'docs-footer')].map(boxOf);
  return {
    hasSidebar: isShown(part('docs-site-sidebar', 'docs-sidebar[part=sidebar]')),
    hasOutline: isShown(part('docs-outline', 'docs-outline')),
    hasTitle: article.querySelector('h1') !== null,
    left: Math.round(hero.left),
    right: Math.round(innerWidth - hero.right),
    top: Math.round(hero.top - bar.bottom),
    areEndsInside: ends.every(({left, right}) => left >= hero.left - 1 && right <= hero.right + 1),
    overflow: document.documentElement.scrollWidth - innerWidth,
  };
};

it('a page has the layout of its mode, built and live, at three widths', async (t) => {
  const {url} = await builtSite(t, files);
  const tab = await newPageFor(t);
  for (const mode of modes) {
    for (const width of [1440, 1024, 390]) {
      await tab.setViewport({width, height: 900});
      await tab.setJavaScriptEnabled(false);
      await openWritten(tab, `${url}${mode}`);
      const {left, right, top, ...shown} = await tab.evaluate(layout);
      const what = `${mode}, ${width} px`;
      const hasSidebar = width > 390 && (mode === 'frame' || mode === 'wide');
      const hasTitle = mode === 'wide' || mode === 'center';
      const expected = {hasSidebar, hasOutline: false, hasTitle, areEndsInside: true, overflow: 0};
      assert.deepEqual(shown, expected, what);
      if (mode === 'custom') assert.deepEqual([left, right, top], [0, 0, 0], what);
      else if (mode === 'center') assert.ok(Math.abs(left - right) <= 1, what);
      else if (width === 1440) assert.ok(width - left - right > 900, what);
      await tab.setJavaScriptEnabled(true);
      await tab.reload();
      await takenOver(tab);
      assert.deepEqual(await tab.evaluate(layout), {left, right, top, ...shown}, `${what}, live`);
    }
  }
});
