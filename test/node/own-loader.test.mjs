import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {openSite} from '../harness/open-site.mjs';
import {activeResult, isOpen, ready} from '../harness/search-dialog.mjs';

const long = Array.from({length: 60}, (_, index) => `Line ${index}.`).join('\n\n');
const files = {
  'docs.json': JSON.stringify({
    name: 'Acme',
    navigation: [{group: 'Start', pages: ['start', 'second', 'locked', 'list']}],
  }),
  'start.mdx': `# Start

![An anvil](/anvil.svg)

![Missing](/missing.svg)

${long}
`,
  'second.mdx': '---\ntitle: Second page\n---\n\nA porcupine.\n',
  'list.mdx': '---\ntitle: List\nopenapi: api.json GET /anvils\n---\n',
  'api.json': JSON.stringify({
    openapi: '3.1.0',
    info: {title: 'Acme', version: '1'},
    paths: {'/anvils': {get: {responses: {200: {description: 'All.'}}}}},
  }),
};

/** An application that has its pages in a database. */
const application = `
  const texts = new Map(Object.entries(${JSON.stringify(files)}));
  await customElements.whenDefined('docs-site');
  const site = document.createElement('docs-site');
  site.src = 'pages/';
  site.setAttribute('offline', '');
  site.loader = {
    async text(path) {
      if (path.startsWith('locked')) throw new Error('The database is locked');
      return texts.get(path);
    },
    url: (path) => 'database: ' + path,
    fileUrl: (path) =>
      path === 'anvil.svg'
        ? 'data:image/svg+xml,' +
          encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"/>')
        : undefined,
    watch(onChange, signal) {
      globalThis.change = (path, text) => {
        texts.set(path, text);
        onChange([path]);
      };
      signal.addEventListener('abort', () => (globalThis.isEnded = true));
    },
  };
  document.body.append(site);
`;

const page = `<!doctype html>
<html lang="en">
  <head>
    <title>Application</title>
    <script type="module" src="docs-site/docs-site.js"></script>
    <script type="module" src="app.js"></script>
  </head>
  <body><header>Ours</header></body>
</html>`;

const openApplication = (t, options) =>
  openSite(t, {files: {'index.html': page, 'app.js': application}, ...options});

/** Searches a word that the second page has. */
async function finds(site, word) {
  await site.page.click('docs-site >>> docs-search >>> button');
  await isOpen(site);
  await site.page.keyboard.type(word);
  await activeResult(site, 'Second page');
  await site.page.keyboard.press('Escape');
}

describe('a loader of an application', () => {
  it('gives pages, images, search and APIs, without a request', async (t) => {
    const site = await openApplication(t);
    await site.shown('start');
    const sources = await site.page.$$eval('article img', (all) =>
      all.map((image) => [image.naturalWidth, image.getAttribute('src')]),
    );
    assert.deepEqual(sources, [
      [40, sources[0][1]],
      [0, null],
    ]);
    await ready(site);
    await finds(site, 'porcupine');
    await site.goTo('/list');
    await site.says('/anvils');
    await site.goTo('/nowhere');
    await site.says('Page not found');
    await site.page.evaluate(() => document.querySelector('docs-site').settled());
    const asked = site.server.requests.filter((path) => path.startsWith('/pages/'));
    assert.deepEqual(asked, []);
    assert.deepEqual(
      await site.page.evaluate(
        async () => (await navigator.serviceWorker.getRegistrations()).length,
      ),
      0,
    );
  });

  it('has the page shown again that has changed, where the reader is', async (t) => {
    const site = await openApplication(t);
    await site.shown('start');
    await site.page.waitForFunction(() => globalThis.change);
    await site.page.$eval('article ::-p-text(Line 40.)', (line) => line.scrollIntoView());
    // The parts above it are laid out, and Firefox knows their height.
    await site.settled();
    const before = await site.page.evaluate(() => scrollY);
    const changed = files['start.mdx'].replace('Line 41.', 'Changed.');
    await site.page.evaluate((text) => globalThis.change('start.mdx', text), changed);
    await site.says('Changed.');
    assert.equal(await site.page.evaluate(() => scrollY), before);
    await finds(site, 'porcupine');
    const second = files['second.mdx'].replace('porcupine', 'pangolin');
    await site.page.evaluate((text) => globalThis.change('second.mdx', text), second);
    await finds(site, 'pangolin');
    const config = files['docs.json'].replace('Acme', 'Forge');
    await site.page.evaluate((text) => globalThis.change('docs.json', text), config);
    await site.page.waitForFunction(() => document.title === 'Forge');
    await site.page.evaluate(() => document.querySelector('docs-site').remove());
    await site.page.waitForFunction(() => globalThis.isEnded);
  });

  it('has what it rejects with told to the author, and the reader can try again', async (t) => {
    const site = await openApplication(t, {isAuthors: true});
    await site.shown('start');
    await site.goTo('/locked');
    await site.says('Try again');
    const problems = await site.page.waitForSelector('docs-site >>> docs-problems');
    const text = await problems.evaluate(({shadowRoot}) => shadowRoot.textContent);
    assert.match(text, /could not be read: Error: The database is locked/);
  });
});
