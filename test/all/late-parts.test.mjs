import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {acme} from '../harness/acme.mjs';
import {
  cachedDeployment,
  interrupted,
  lost,
  newDeployment,
  notImported,
  webPage,
} from '../harness/deployments.mjs';
import {openAuthorsSite as openSite} from '../harness/open-site.mjs';
import {openSearch, ready} from '../harness/search-dialog.mjs';

/** Only its introduction has a callout; the other pages are plain. */
const route = '#/guides/third';

/** Opens a plain page and waits until the browser has loaded what it loads when idle. */
async function openPlainPage(t, options = {}) {
  const site = await openSite(t, {files: acme, route, ...options});
  await site.shown('guides/third');
  await site.page.waitForNetworkIdle();
  // These end with the document.
  await site.page.evaluate(() => {
    globalThis.found = [];
    addEventListener('docs-diagnostics', ({diagnostics}) => (globalThis.found = diagnostics));
  });
  return site;
}

/** How often the document has been loaded since; `again` resolves with the first time. */
function countLoads(site) {
  const count = {loads: 0};
  count.again = new Promise((resolve) => site.page.once('load', resolve));
  site.page.on('load', () => count.loads++);
  return count;
}

/** Resolves once the callout has the words of its author and the look of its element. */
const calloutShown = async (site) => {
  await site.says('Mind the gap.');
  await site.page.waitForFunction(() => document.querySelector('docs-callout')?.shadowRoot);
};

/** Resolves once parts are known to be missing: the codes of all diagnostics about files. */
async function partsMissing(site) {
  await site.page.waitForFunction(() =>
    globalThis.found.some(({code}) => code === 'load/part-unavailable'),
  );
  return site.page.evaluate(() =>
    globalThis.found.map(({code}) => code).filter((code) => code.startsWith('load/')),
  );
}

/** Has the host page show a page of the site. */
async function showPath(site, path) {
  await site.page.$eval('docs-site', (host, value) => (host.path = value), path);
  await site.shown(path);
}

/** Visits two pages, the second of which has the callout, and resolves when both were shown. */
async function visitCallout(site) {
  await site.goTo('#/guides/second');
  await site.shown('guides/second');
  await site.goTo('#/introduction');
  await site.shown('introduction');
}

describe('a part that cannot be loaded', () => {
  it('is one diagnostic while offline, and is there when the network is back', async (t) => {
    const site = await openPlainPage(t);
    const count = countLoads(site);
    await site.page.setOfflineMode(true);
    await site.goTo('#/introduction');
    await site.says('Mind the gap.');
    assert.deepEqual(await partsMissing(site), ['load/part-unavailable']);
    assert.equal(await site.page.$('docs-callout'), null);
    await site.page.setOfflineMode(false);
    await calloutShown(site);
    await site.page.waitForFunction(() => globalThis.found.length === 0);
    assert.equal(count.loads, 0);
  });

  it('is not imported while offline: browsers may remember that it failed', async (t) => {
    const site = await openPlainPage(t);
    const types = [];
    site.page.on('request', (request) => {
      if (request.url().endsWith('/callouts.js')) types.push(request.resourceType());
    });
    await site.page.setOfflineMode(true);
    await site.goTo('#/introduction');
    await partsMissing(site);
    assert.deepEqual(new Set(types), new Set(['fetch']));
  });

  it('is imported offline where the host is the own machine', async (t) => {
    const site = await openPlainPage(t);
    await site.page.evaluate(() => Object.defineProperty(navigator, 'onLine', {get: () => false}));
    await site.goTo('#/introduction');
    await calloutShown(site);
  });

  it('is there offline if it was there before', async (t) => {
    const site = await openPlainPage(t);
    await visitCallout(site);
    await site.goTo('#/guides/third');
    await site.shown('guides/third');
    await site.page.evaluate(() => {
      globalThis.missing = [];
      addEventListener('docs-part-unavailable', ({part}) => globalThis.missing.push(part));
    });
    await site.page.setOfflineMode(true);
    await site.goTo('#/introduction');
    await calloutShown(site);
    const missing = await site.page.evaluate(() => globalThis.missing);
    assert.ok(!missing.includes('callouts'));
  });

  it('is requested again with the next page', async (t) => {
    const site = await openPlainPage(t);
    site.network.answerWith(lost('callouts'));
    await site.goTo('#/introduction');
    await partsMissing(site);
    site.network.answerWith(() => false);
    await visitCallout(site);
    await calloutShown(site);
  });

  it('is there without a reload where the network is back after a second failure', async (t) => {
    const site = await openPlainPage(t);
    const count = countLoads(site);
    // Where the browser is offline, a part is requested before it is imported.
    await site.page.evaluate(() => Object.defineProperty(navigator, 'onLine', {get: () => false}));
    site.network.answerWith(interrupted('callouts', Infinity));
    await site.goTo('#/introduction');
    await partsMissing(site);
    await site.goTo('#/guides/second');
    await site.shown('guides/second');
    site.network.answerWith(interrupted('callouts', 1));
    await site.goTo('#/introduction');
    await calloutShown(site);
    assert.equal(count.loads, 0);
  });

  it('leaves the page as it is where the host lacks a file', async (t) => {
    const site = await openPlainPage(t);
    const count = countLoads(site);
    site.network.answerWith(lost('callouts'));
    await site.goTo('#/introduction');
    await site.says('Mind the gap.');
    assert.deepEqual(await partsMissing(site), ['load/part-unavailable']);
    assert.equal(count.loads, 0);
  });
});

describe('a part whose import fails again although the host has it', () => {
  it('is there after one reload, with the page that the reader wanted', async (t) => {
    const site = await openPlainPage(t);
    const count = countLoads(site);
    site.network.answerWith(notImported('callouts'));
    await site.goTo('#/introduction');
    await partsMissing(site);
    assert.equal(count.loads, 0);
    await site.goTo('#/guides/second');
    await site.shown('guides/second');
    await site.goTo('#/introduction');
    await count.again;
    await site.shown('introduction');
    // In the document that is new, the same does not happen again for some minutes.
    await visitCallout(site);
    await site.settled();
    assert.equal(count.loads, 1);
  });

  it('is there with the next page: the reader may be typing on this one', async (t) => {
    const site = await openPlainPage(t);
    const count = countLoads(site);
    site.network.answerWith(notImported('docs-search-dialog'));
    await ready(site);
    await site.page.keyboard.press('/');
    await partsMissing(site);
    await site.page.keyboard.press('/');
    await site.settled();
    assert.equal(count.loads, 0);
    await site.goTo('#/guides/second');
    await count.again;
    site.network.answerWith(() => false);
    await site.shown('guides/second');
    await openSearch(site);
  });

  it('leaves the page as it is where the host answers with a web page', async (t) => {
    const site = await openPlainPage(t);
    const count = countLoads(site);
    site.network.answerWith(webPage('callouts'));
    await site.goTo('#/introduction');
    await partsMissing(site);
    await visitCallout(site);
    await site.settled();
    assert.equal(count.loads, 0);
  });

  for (const [where, html] of [
    [
      'the site has no URL of its own',
      '<docs-site router="memory" path="guides/third"></docs-site>',
    ],
    ['the document has other content', '<form><input></form><docs-site></docs-site>'],
    [
      'there is another site',
      '<docs-site></docs-site><docs-site router="memory" path="guides/second"></docs-site>',
    ],
  ]) {
    it(`leaves the page as it is where ${where}`, async (t) => {
      const index = `<!doctype html><html lang="en"><title>Page</title>
        <script type="module" src="docs-site/docs-site.js"></script>${html}`;
      const site = await openPlainPage(t, {files: {...acme, 'index.html': index}});
      const count = countLoads(site);
      site.network.answerWith(notImported('callouts'));
      await showPath(site, 'introduction');
      await partsMissing(site);
      await showPath(site, 'guides/second');
      await showPath(site, 'introduction');
      await site.settled();
      assert.equal(count.loads, 0);
    });
  }
});

describe('a page left open over a new deployment', () => {
  it('reloads once, and shows the page that the reader wanted', async (t) => {
    const site = await openPlainPage(t);
    const count = countLoads(site);
    site.network.answerWith(newDeployment);
    await site.goTo('#/introduction');
    await calloutShown(site);
    await site.shown('introduction');
    assert.equal(count.loads, 1);
  });

  it('does not reload again when the browser still has the old files', async (t) => {
    const site = await openPlainPage(t);
    const count = countLoads(site);
    site.network.answerWith(cachedDeployment('callouts'));
    await site.goTo('#/introduction');
    await count.again;
    await site.says('Mind the gap.');
    await site.page.waitForNetworkIdle();
    assert.equal(count.loads, 1);
  });

  it('stays as it is where the site has no URL of its own', async (t) => {
    const index = `<!doctype html><html lang="en"><title>Page</title>
      <script type="module" src="docs-site/docs-site.js"></script>
      <docs-site router="memory" path="guides/third"></docs-site>`;
    const site = await openPlainPage(t, {files: {...acme, 'index.html': index}, route: ''});
    const count = countLoads(site);
    site.network.answerWith(newDeployment);
    await site.click('link', 'Introduction');
    await site.says('Mind the gap.');
    assert.deepEqual(await partsMissing(site), ['load/part-unavailable']);
    assert.equal(count.loads, 0);
  });
});
