import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {openSite} from '../harness/open-site.mjs';
import {codeOf, filesIn} from '../harness/sources.mjs';

/** The elements of pages. Diagrams load their view when a reader enlarges one. */
const tags = filesIn('elements/components', '.ts')
  .flatMap((path) => [...codeOf(path).matchAll(/@customElement\('([^']+)'\)/g)])
  .map(([, tag]) => tag)
  .filter((tag) => tag !== 'docs-diagram-view');

const indexPage = (body) => `<!doctype html>
<html lang="en">
  <head><title>Mine</title><script type="module" src="docs-site/docs-site.js"></script></head>
  <body><h1>Mine</h1>${body}</body>
</html>`;

const defined = (page, names) =>
  page.waitForFunction((all) => all.every((tag) => customElements.get(tag)), {}, names);

describe('elements in any page', () => {
  it('are all defined after a while, even those that are not in it yet', async (t) => {
    assert.ok(tags.length > 30);
    const site = await openSite(t, {files: {'index.html': indexPage('')}});
    await defined(site.page, tags);
  });

  it('are defined at once if they are in it, without the chunks of others', async (t) => {
    const body = '<docs-steps><docs-step heading="One">Go.</docs-step></docs-steps>';
    const site = await openSite(t, {files: {'index.html': indexPage(body)}});
    await defined(site.page, ['docs-steps', 'docs-step']);
    await site.says('One');
    const chunks = site.server.requests.flatMap(
      (url) => url.match(/chunks\/\w+\/([a-z-]+)\.js/)?.[1] ?? [],
    );
    assert.deepEqual(chunks.slice(0, 2), ['define-standalone', 'steps']);
  });
});
