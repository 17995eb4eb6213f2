import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {generateComponent} from '../harness/generate-components.mjs';
import {openSite} from '../harness/open-site.mjs';
import {compareWithReact, reactScript} from '../harness/react-beside.mjs';

/** So many components are generated, so many of them on each page; each gets so many events. */
const [count, onPage, events] = [Number(process.env.N ?? 300), 20, 12];

describe('components of pages', () => {
  it('show what React shows after each of the same events', async (t) => {
    const components = new Map(
      Array.from({length: count}, (_, index) => [`G${index}`, generateComponent(index + 1)]),
    );
    const names = [...components.keys()];
    const pages = [];
    for (let at = 0; at < count; at += onPage) pages.push(names.slice(at, at + onPage));
    const site = await openSite(t, {
      ...(process.env.DIST && {folders: {'docs-site/': process.env.DIST}}),
      files: {
        'docs.json': {name: 'Acme', navigation: {pages: pages.map((_, index) => `page-${index}`)}},
        ...Object.fromEntries(
          [...components].map(([name, source]) => [`snippets/${name}.jsx`, source]),
        ),
        ...Object.fromEntries(
          pages.map((some, index) => [`page-${index}.mdx`, pageOf(some, index)]),
        ),
      },
    });
    const script = await reactScript(components);
    const differences = [];
    for (const [index, some] of pages.entries()) {
      await site.open(`#/page-${index}`);
      await site.shown(`page-${index}`);
      await site.page.evaluate(script);
      differences.push(...(await site.page.evaluate(compareWithReact, some, events, index + 1)));
    }
    assert.deepEqual(differences, []);
  });
});

/** A page with these components. */
function pageOf(names, index) {
  return `---
title: Page ${index}
---

${names.map((name) => `import { Generated as ${name} } from '/snippets/${name}.jsx';`).join('\n')}

${names.map((name) => `<div id="own-${name}"><${name} /></div>`).join('\n\n')}
`;
}
