import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {generateComponent} from '../harness/generate-components.mjs';
import {openSite} from '../harness/open-site.mjs';
import {compareWithReact, reactScript} from '../harness/react-beside.mjs';
import {writtenComponents} from '../harness/written-components.mjs';

const onPage = 25;

describe('components of pages show what React shows after each of the same events', () => {
  it('300 that are made at random', async (t) => {
    const seeds = Array.from({length: 300}, (_, index) => index + 1);
    const components = new Map(seeds.map((seed) => [`G${seed}`, generateComponent(seed)]));
    assert.deepEqual(await differences(t, components, 8), []);
  });

  it('40 that are written', async (t) => {
    assert.ok(writtenComponents.size >= 40);
    assert.deepEqual(await differences(t, writtenComponents, 25), []);
  });
});

/** What differs from React for these components after so many events. */
async function differences(t, components, events) {
  const names = [...components.keys()];
  const pages = [];
  for (let at = 0; at < names.length; at += onPage) pages.push(names.slice(at, at + onPage));
  const site = await openSite(t, {
    files: {
      'docs.json': {name: 'Acme', navigation: {pages: pages.map((_, index) => `page-${index}`)}},
      ...Object.fromEntries(
        [...components].map(([name, source]) => [`snippets/${name}.jsx`, source]),
      ),
      ...Object.fromEntries(pages.map((some, index) => [`page-${index}.mdx`, pageOf(some, index)])),
    },
  });
  const script = await reactScript(components);
  const found = [];
  for (const [index, some] of pages.entries()) {
    await site.open(`#/page-${index}`);
    await site.shown(`page-${index}`);
    await site.settled();
    await site.page.evaluate(script);
    found.push(...(await site.page.evaluate(compareWithReact, some, events, index + 1)));
  }
  return found;
}

/** A page with these components. */
function pageOf(names, index) {
  return `---
title: Page ${index}
---

${names.map((name) => `import { Generated as ${name} } from '/snippets/${name}.jsx';`).join('\n')}

${names.map((name) => `<div id="own-${name}"><${name} /></div>`).join('\n\n')}
`;
}
