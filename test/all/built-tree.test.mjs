import assert from 'node:assert/strict';
import {join} from 'node:path';
import {describe, it} from 'node:test';
import {newPage, newPageFor} from '../harness/browser.mjs';
import {builtSite, serveBuilt} from '../harness/built-site.mjs';
import {folderWith, runCommand} from '../harness/command.mjs';
import {nestedPages, nestedSite} from '../harness/nested-markup.mjs';
import {pagesOf} from '../harness/pages-of.mjs';
import {root} from '../harness/sources.mjs';
import {takenOver} from '../harness/start-element.mjs';

/** A document of the same site without a page. */
const emptyDocument = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Acme</title>
<docs-site router="history" base="/" src="/"></docs-site>
<script type="module" src="/docs-site/docs-site.js"></script>`;

/**
 * The tree of the page on the screen, as lines: elements with their attributes, shadow roots and
 * texts.
 */
async function readTree() {
  const site = document.querySelector('docs-site');
  await site.settled();
  const article = site.querySelector(':scope > article[part]');
  // All parts of a long page, and what comes only where a reader is.
  for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
    scrollTo(0, top);
    // What came into view has been laid out after the second frame.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  }
  scrollTo(0, 0);
  await site.settled();
  const lines = [];
  const visit = (node, indent) => {
    if (node instanceof Text && node.data.trim() !== '') lines.push(indent + node.data.trim());
    if (!(node instanceof Element)) return;
    const attributes = [...node.attributes]
      // The document knows the sizes of images, and so which of them are seen first.
      .filter(({name}) => !(node.localName === 'img' && /^(?:width|height|loading)$/.test(name)))
      .map(({name, value}) => `${name}="${value}"`);
    lines.push(`${indent}<${[node.localName, ...attributes.toSorted()].join(' ')}>`);
    if (node.shadowRoot) {
      lines.push(`${indent} #shadow`);
      node.shadowRoot.childNodes.forEach((child) => visit(child, `${indent}  `));
    }
    node.childNodes.forEach((child) => visit(child, `${indent} `));
  };
  visit(article, '');
  return lines;
}

/** Compares the trees of these pages with those of visits to a site without published pages. */
async function compareTrees(t, {url}, paths) {
  const tab = await newPageFor(t);
  const live = await newPage(tab.browserContext());
  await live.setRequestInterception(true);
  live.on('request', (request) =>
    request.isNavigationRequest() && request.frame() === live.mainFrame()
      ? request.respond({body: emptyDocument, contentType: 'text/html'})
      : request.continue(),
  );
  let lines = 0;
  for (const path of paths) {
    await live.goto(url + path);
    await live.waitForSelector(`docs-site[data-path="${path}"]`);
    const expected = await live.evaluate(readTree);
    await tab.goto(url + path);
    await takenOver(tab);
    assert.deepEqual(await tab.evaluate(readTree), expected, path);
    lines += expected.length;
  }
  return lines;
}

describe('the tree of a published page that was taken over', () => {
  it('is that of a site without published pages, whatever authors write', async (t) => {
    const site = await builtSite(t, nestedSite);
    assert.ok((await compareTrees(t, site, nestedPages.keys())) > 1000);
  });

  it('is the same with all components and operations of our documentation', async (t) => {
    const out = join(await folderWith(t), 'out');
    const words = ['build', join(root, 'demo'), '--url', 'https://docs.acme.dev', '--out', out];
    assert.equal((await runCommand(words)).code, 0);
    const paths = pagesOf('demo/docs.json').filter((path) => /^(?:components|api)/.test(path));
    assert.ok(paths.length > 20, `${paths.length}`);
    await compareTrees(t, await serveBuilt(t, out), paths);
  });
});
