import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {version} from '../harness/acme-versions.mjs';
import {newPage} from '../harness/browser.mjs';
import {cut, openOffline, save} from '../harness/offline-site.mjs';
import {SitePage} from '../harness/site-page.mjs';

const files = version(1);

/** Begins to save, and resolves while the host holds back the answer for this file. */
async function beginToSave(site, path) {
  site.network.hold(path);
  await site.click('button', 'Save for offline');
  await site.click('button', 'Save');
  await site.network.asked(path);
}

/** The same site in another window of the same reader. */
async function otherWindow({page, server, network}) {
  const other = new SitePage(await newPage(page.browserContext()), server, network);
  await other.page.goto(server.url);
  return other;
}

describe('saving', () => {
  it('goes on where it was stopped', async (t) => {
    const site = await openOffline(t, {files});
    await beginToSave(site, 'more.md');
    await site.click('button', 'Cancel');
    await site.find('button', 'Resume');
    site.network.releaseAll();
    const before = site.requests.length;
    await site.click('button', 'Resume');
    await site.find('button', 'Saved for offline');
    const again = site.requests.slice(before);
    assert.ok(again.includes('/more.md'));
    assert.ok(!again.includes('/introduction.md'), `requested again: ${again.join(' ')}`);
    cut(site);
    await site.open('#/more');
    await site.says('More of version 1.');
  });

  it('includes the style sheets that the configuration names', async (t) => {
    const site = await openOffline(t, {
      files: {
        'docs.json': {name: 'Acme', navigation: [{group: 'All', pages: ['start']}], css: '/a.css'},
        'start.md': '# Start\n\nText.',
        'a.css': 'p { color: rgb(1, 2, 3) }',
      },
    });
    const color = () =>
      site.page.$eval('docs-site article p', (text) => getComputedStyle(text).color);
    const before = site.requests.length;
    await save(site);
    assert.ok(site.requests.slice(before).includes('/a.css'));
    cut(site);
    await site.open('#/start');
    await site.shown('start');
    assert.equal(await color(), 'rgb(1, 2, 3)');
  });

  it('keeps few files of a small site, and says how many', async (t) => {
    const paths = ['start', 'second', 'third', 'fourth', 'fifth'];
    const site = await openOffline(t, {
      files: {
        'docs.json': {name: 'Acme', navigation: [{group: 'All', pages: paths}]},
        ...Object.fromEntries(paths.map((path) => [`${path}.mdx`, `# ${path}\n\nText.\n`])),
        'third.mdx': '# Third\n\n<Icon icon="anchor" />\n\n```python\nprint(1)\n```\n',
      },
      savesAll: true,
    });
    await save(site);
    const count = await site.page.evaluate(async () => {
      const name = (await caches.keys()).find((one) => one.includes('saved'));
      return (await (await caches.open(name)).keys()).length;
    });
    assert.ok(count < 160, `${count} files`);
    await site.says(`5 pages, ${count} files`);
    cut(site);
    await site.open('#/third');
    await site.page.waitForSelector('docs-site docs-icon >>> path[d^="m" i]');
    await site.page.waitForSelector('>>> docs-code >>> span[class]');
    assert.equal(await site.page.$('>>> docs-missing-notice'), null);
  });

  it('keeps the site that was saved before, where it is stopped', async (t) => {
    const site = await openOffline(t, {files});
    await save(site);
    site.network.hold('more.md');
    await site.click('button', 'Save again');
    await site.network.asked('more.md');
    await site.click('button', 'Cancel');
    await site.find('button', 'Saved for offline');
    site.network.releaseAll();
    cut(site);
    await site.open('#/more');
    await site.says('More of version 1.');
  });

  it('can be of the version that is shown', async (t) => {
    const versions = ['v2', 'v1'].map((version) => ({version, pages: [`${version}/start`]}));
    const site = await openOffline(t, {
      files: {
        'docs.json': {name: 'Acme', theme: 'mint', navigation: {versions}},
        'v1/start.md': '# Start\n\nThe old version.\n',
        'v2/start.md': '# Start\n\nThe new version. [More](/v2/more)\n',
        'v2/more.md': '# More\n\nMore of it.\n',
      },
    });
    await site.says('The new version.');
    await site.click('button', 'Save for offline');
    await site.click('radio', 'Only v2');
    await site.click('button', 'Save');
    await site.find('button', 'Saved for offline');
    await site.says('v2: 2 pages');
    cut(site);
    await site.open('#/v2/more');
    await site.says('More of it.');
  });

  it('is done by one of two windows', async (t) => {
    const site = await openOffline(t, {files});
    await beginToSave(site, 'more.md');
    const other = await otherWindow(site);
    await other.click('button', 'Save for offline');
    await other.click('button', 'Resume');
    await other.says('The site is being saved in another window.');
    site.network.releaseAll();
    await site.find('button', 'Saved for offline');
  });
});
