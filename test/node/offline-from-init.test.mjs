import assert from 'node:assert/strict';
import {readFile, writeFile} from 'node:fs/promises';
import {join, relative} from 'node:path';
import {describe, it} from 'node:test';
import {trustedHost} from '../harness/browser.mjs';
import {folderWith, runCommand} from '../harness/command.mjs';
import {newDeployment} from '../harness/deployments.mjs';
import {cut, kept, ready, workerFile} from '../harness/offline-site.mjs';
import {openSite} from '../harness/open-site.mjs';
import {root} from '../harness/sources.mjs';

const pages = {
  'docs.json': JSON.stringify({
    name: 'Acme',
    navigation: [{group: 'Start', pages: ['introduction', 'second']}],
  }),
  'introduction.md': '# Introduction\n\nWelcome.\n',
  'second.md': '# Second\n\nThe second page.\n',
};

/** A site that `init` has made of a folder, on a static host, after its first visit. */
async function openInitialized(t, words = [], options = {}) {
  const folder = await folderWith(t, pages);
  await runCommand(['init', folder, '--yes', ...words]);
  const site = await openSite(t, {
    folder: relative(root, folder),
    folders: {'docs-site/': join(folder, 'docs-site')},
    hostName: trustedHost,
    ...options,
  });
  await site.says('Welcome.');
  await ready(site);
  return {site, folder};
}

async function isReadWithoutNetwork(site, second = '#/second') {
  cut(site);
  await site.open();
  await site.says('Welcome.');
  await site.open(second);
  await site.says('The second page.');
}

describe("a site from init on its author's machine", () => {
  it('shows changed files, stored ones without a server, and no other project', async (t) => {
    const {site, folder} = await openInitialized(t, [], {hostName: 'localhost'});
    await writeFile(join(folder, 'introduction.md'), '# Introduction\n\nChanged.\n');
    await site.open();
    await site.says('Changed.');
    await ready(site);
    cut(site);
    await site.open();
    await site.says('Changed.');
    site.network.comeBack();
    await writeFile(join(folder, 'index.html'), '<title>B</title><p>Another project.</p>');
    await site.open();
    await site.page.waitForSelector('::-p-text(Another project.)');
  });
});

describe('a site from init on a static host', () => {
  it('shows what was read when the network is gone', async (t) => {
    const {site} = await openInitialized(t);
    await site.goTo('#/second');
    await site.says('The second page.');
    await ready(site);
    await isReadWithoutNetwork(site);
  });

  it('does so with URLs without a hash', async (t) => {
    const history = {base: '/docs/', errorPage: true};
    const {site} = await openInitialized(t, ['--history', '/docs/'], history);
    await site.open('second');
    await site.says('The second page.');
    await kept(site, '/docs/second.md');
    await isReadWithoutNetwork(site, 'second');
  });

  it('shows it after docs-site/ was replaced, with or without docs-sw.js', async (t) => {
    for (const isWorkerNew of [false, true]) {
      const {site} = await openInitialized(t);
      await site.goTo('#/second');
      await site.says('The second page.');
      await ready(site);
      site.network.answerWith((path, response) => {
        if (path !== 'docs-sw.js') return newDeployment(path, response);
        response.setHeader('content-type', 'text/javascript');
        response.end(`${workerFile()}${isWorkerNew ? '// Another version.' : ''}`);
        return true;
      });
      await site.open();
      await site.says('Welcome.');
      await ready(site);
      await isReadWithoutNetwork(site);
    }
  });

  it('leaves nothing in the browser once its author has taken the attribute out', async (t) => {
    const {site, folder} = await openInitialized(t);
    const index = join(folder, 'index.html');
    const html = await readFile(index, 'utf8');
    await writeFile(index, html.replace(' offline', ''));
    const left = (isLeft) => site.page.waitForFunction(isLeft);
    const visit = async () => {
      await site.open();
      await site.says('Welcome.');
      await site.settled();
    };
    // The worker shows the stored document once more.
    await visit();
    await visit();
    await left(async () => (await navigator.serviceWorker.getRegistrations()).length === 0);
    await visit();
    await left(async () => (await caches.keys()).length === 0);
    assert.equal(await site.page.$('docs-site >>> docs-offline'), null);
  });
});
