import assert from 'node:assert/strict';
import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {describe, it} from 'node:test';
import {compressedSize} from '../harness/compressed-size.mjs';
import {openSite} from '../harness/open-site.mjs';
import {pagesOf} from '../harness/pages-of.mjs';
import {root} from '../harness/sources.mjs';

/**
 * How much of our code readers wait for, in bytes of Brotli. More than 5 % above or below is a
 * decision: the new figure is written here, and the commit says what readers get for the time that
 * the test names.
 */
const noted = {
  firstPage: 66_778,
  withFamilies: 71_435,
  apiPages: 58_654,
  playground: 24_418,
};
const band = 0.05;

/** Over the slow connection of the benchmarks, 1.6 Mbit/s. */
const bytesInMillisecond = 200;

/** Says how large something is that is not as large as it was when its size was noted. */
function assertNoted(total, size) {
  const change = total - size;
  const milliseconds = Math.round(Math.abs(change) / bytesInMillisecond);
  const time = `${milliseconds} ms ${change > 0 ? 'more' : 'less'} at 1.6 Mbit/s`;
  assert.ok(Math.abs(change) <= size * band, `${total} bytes instead of ${size}: ${time}`);
}

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

/** What every first page waits for. */
const always = ['docs-site.js', 'main.js', 'mode.js'];

describe('a published page', () => {
  it('needs two scripts as long as it is only read, of 1.25 and 3 KB at most', () => {
    const sizeOf = (file) => compressedSize(join(root, 'dist', file));
    assert.ok(sizeOf('built-mode.js') <= 1280, `${sizeOf('built-mode.js')}`);
    assert.ok(sizeOf('built.js') <= 3072, `${sizeOf('built.js')}`);
  });
});

describe('the first page', () => {
  it('needs as much of our code as is noted', async (t) => {
    const total = await sizeOfFirstPage(t, {
      folder: 'demo',
      path: pagesOf('demo/docs.json')[0],
      needed: always,
    });
    assertNoted(total, noted.firstPage);
  });

  it('needs as much as is noted with components of three families', async (t) => {
    const config = {name: 'Guide', navigation: [{group: 'Start', pages: ['guide']}]};
    const total = await sizeOfFirstPage(t, {
      files: {'docs.json': config, 'guide.mdx': guide},
      path: 'guide',
      needed: [
        ...always,
        'steps.js',
        'tabs.js',
        'tab-list.js',
        'disclosures.js',
        'open-at-once.js',
      ],
      components: 'docs-step, docs-tab, docs-accordion',
    });
    assertNoted(total, noted.withFamilies);
  });
});

/**
 * The bytes of what a first page needs. It is shown with them alone: no other file of the bundle is
 * answered.
 */
async function sizeOfFirstPage(t, {files, folder, path, needed, components}) {
  const nameOf = (file) => file.slice(file.lastIndexOf('/') + 1);
  const held = (file) => file.startsWith('docs-site/') && !needed.includes(nameOf(file));
  const site = await openSite(t, {files, folder, isInsecure: true, held});
  await site.shown(path).catch((error) => {
    throw new Error(`not shown without ${site.network.heldFiles()}`, {cause: error});
  });
  if (components) {
    const isDefined = await site.page.$$eval(components, (elements) =>
      elements.map((element) => element.matches(':defined')),
    );
    assert.ok(isDefined.length > 0 && isDefined.every(Boolean), String(isDefined));
  }
  const ours = [...new Set(site.server.requests)].filter((url) => needed.includes(nameOf(url)));
  assert.deepEqual(
    needed.filter((name) => name !== 'mode.js' && !ours.some((url) => nameOf(url) === name)),
    [],
    'needless',
  );
  return report(
    t,
    'until the page is shown',
    ours.map((url) => [fileOf(url), url]),
  );
}

/** Prints how large files of ours are, the largest first, and gives what they make together. */
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

/**
 * What few pages of an API load: the playground, overviews and links to them, what reads YAML,
 * Swagger 2.0 and descriptions in several files, the texts for authors, the page that an
 * authorization server redirects to, and what writes samples in more languages.
 */
const needless = new RegExp(
  'docs-playground|overview-pages|description-links|page-paths|parse-(?:text|worker)|load-files|' +
    'swagger|nearest-word|describe|oauth-redirect|more-(?:languages|writers)',
);

describe('the pages of an API', () => {
  const chunks = () =>
    JSON.parse(readFileSync(join(root, 'build/bundle.json'), 'utf8')).filter(({fileName}) =>
      fileName.startsWith('chunks/'),
    );
  const sizeOf = (t, when, found) =>
    report(
      t,
      when,
      found.map(({fileName}) => [join(root, 'dist', fileName), fileName]),
    );

  it('need as much as is noted beside the code of other pages', (t) => {
    // Not the interface in other languages.
    const isOfApis = /(?:src\/(?:openapi|requests)|elements\/api(?!\/locales\/api-..\.ts))\//;
    const own = chunks().filter(
      ({fileName, modules}) =>
        !needless.test(fileName) && Object.keys(modules).some((path) => isOfApis.test(path)),
    );
    const total = sizeOf(t, 'on pages of an API', own);
    assert.ok(
      own.some(({modules}) => Object.keys(modules).some((path) => /docs-endpoint/.test(path))),
    );
    assertNoted(total, noted.apiPages);
  });

  it('need as much more as is noted for the playground', (t) => {
    const own = chunks().filter(({modules}) =>
      Object.keys(modules).some((path) => /docs-playground\.ts$/.test(path)),
    );
    const total = sizeOf(t, 'for the playground', own);
    assertNoted(total, noted.playground);
  });
});

/** The file of a URL, if it is code of ours. */
function fileOf(path) {
  return path.startsWith('/docs-site/')
    ? join(root, path.replace('/docs-site/', 'dist/'))
    : undefined;
}
