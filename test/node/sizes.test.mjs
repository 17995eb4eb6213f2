import assert from 'node:assert/strict';
import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {describe, it} from 'node:test';
import {brotliCompressSync, constants} from 'node:zlib';
import {openSite} from '../harness/open-site.mjs';
import {pagesOf} from '../harness/pages-of.mjs';
import {filesIn, root} from '../harness/sources.mjs';

/** What a reader waits for, in bytes. */
const limit = 60_000;

/**
 * Three families beyond the entry take a first page a little past the promise, and must not take it
 * further.
 */
const limitWithFamilies = 63_000;

/** Components of several families, as a first page may contain them. */
const guide = `---
title: Guide
---

<Steps>
  <Step title="Install">One script tag.</Step>
  <Step title="Write">One file for each page.</Step>
</Steps>

<Tabs>
  <Tab title="macOS">Open the terminal.</Tab>
  <Tab title="Windows">Open PowerShell.</Tab>
</Tabs>

<Accordion title="Is there more?">Not today.</Accordion>
`;

describe('the first page', () => {
  it(`needs at most ${limit / 1000} KB of code and data of ours, compressed`, async (t) => {
    const folder = 'demo';
    const site = await openSite(t, {folder, isPublished: true});
    await assertSmall(t, site, {folder, path: pagesOf('demo/docs.json')[0], limit});
  });

  it(`needs at most ${limitWithFamilies / 1000} KB with three families`, async (t) => {
    const config = {name: 'Guide', navigation: [{group: 'Start', pages: ['guide']}]};
    const files = {'docs.json': config, 'guide.mdx': guide};
    const site = await openSite(t, {files, isPublished: true});
    await assertSmall(t, site, {path: 'guide', limit: limitWithFamilies});
    assert.deepEqual(
      await site.page.$$eval('docs-step, docs-tab, docs-accordion', (elements) =>
        elements.filter((element) => !element.matches(':defined')),
      ),
      [],
    );
  });
});

/**
 * What was requested after the page was shown (colors and options of its code) did not keep it
 * back.
 */
async function assertSmall(t, site, {folder, path, limit}) {
  await site.shown(path);
  await site.page.waitForNetworkIdle();
  const [untilShown, afterwards] = await site.page.evaluate(() => {
    const [shown] = performance.getEntriesByName('docs-page-shown');
    const asked = performance.getEntriesByType('resource');
    const isBefore = ({startTime}) => startTime <= shown.startTime;
    const pathsOf = (entries) => [...new Set(entries.map(({name}) => new URL(name).pathname))];
    return [pathsOf(asked.filter(isBefore)), pathsOf(asked.filter((entry) => !isBefore(entry)))];
  });
  const sized = (paths) => paths.map((name) => [fileOf(name, folder), name]);
  const total = report(t, 'until the page is shown', sized(untilShown));
  report(t, 'more until idle', sized(afterwards));
  assert.ok(untilShown.includes('/docs-site/docs-site.js'));
  assert.ok(total <= limit, `${total} bytes`);
}

/** Says how large files of ours are, the largest first, and gives what they make together. */
function report(t, when, files) {
  const sizes = files
    .filter(([file]) => file !== undefined && existsSync(file))
    .map(([file, path]) => [compressedSize(file), path])
    .sort(([a], [b]) => b - a);
  const total = sizes.reduce((sum, [size]) => sum + size, 0);
  for (const [size, path] of sizes) t.diagnostic(`${String(size).padStart(6)} ${path}`);
  t.diagnostic(`${String(total).padStart(6)} bytes of brotli ${when}`);
  return total;
}

describe('the pages of an API', () => {
  it('need at most 60 KB for all that they load, the playground included', (t) => {
    const chunks = JSON.parse(readFileSync(join(root, 'build/bundle.json'), 'utf8'));
    // Not what reads YAML, the texts for authors, the interface in other languages, and the 0.2 KB
    // for the page that an authorization server redirects to.
    const isOfApis = /(?:src\/(?:openapi|requests)|elements\/api(?!\/locales\/api-..\.ts))\//;
    const own = chunks.filter(
      ({fileName, modules}) =>
        fileName.startsWith('chunks/') &&
        !/parse-(?:text|worker)|nearest-word|describe|oauth-redirect/.test(fileName) &&
        Object.keys(modules).some((path) => isOfApis.test(path)),
    );
    const files = own.map(({fileName}) => [join(root, 'dist', fileName), fileName]);
    const total = report(t, 'on pages of an API', files);
    assert.ok(
      own.some(({modules}) => Object.keys(modules).some((path) => /docs-playground/.test(path))),
    );
    assert.ok(total <= 60_000, `${total} bytes`);
  });
});

describe('colored code', () => {
  it('needs at most 10 KB for the highlighter, less than 4 for most languages', () => {
    const sizes = filesIn('dist/chunks', '.js').map((path) => [
      path,
      compressedSize(join(root, path)),
    ]);
    const [highlighter] = sizes.filter(([path]) => path.endsWith('/highlight.js'));
    assert.ok(highlighter[1] <= 10_000, `${highlighter[1]} bytes`);
    const grammars = sizes.filter(([path]) => path.includes('/languages/'));
    assert.ok(grammars.length > 40);
    assert.ok(grammars.filter(([, size]) => size > 4000).length < 5);
  });
});

/** The file of a URL, if it is code or data of ours. */
function fileOf(path, folder) {
  if (path === '/docs.json') return folder && join(root, folder, 'docs.json');
  return path.startsWith('/docs-site/')
    ? join(root, path.replace('/docs-site/', 'dist/'))
    : undefined;
}

function compressedSize(file) {
  const options = {params: {[constants.BROTLI_PARAM_QUALITY]: 11}};
  return brotliCompressSync(readFileSync(file), options).length;
}
