import assert from 'node:assert/strict';
import {readFile, rm, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {describe, it} from 'node:test';
import {serve} from '../harness/static-server.mjs';
import {newPageFor} from '../harness/browser.mjs';
import {folderWith, runCommand} from '../harness/command.mjs';
import {holdableServer} from '../harness/holdable-server.mjs';
import {offlineIndex} from '../harness/offline/offline-index.mjs';
import {workerFile} from '../harness/offline-site.mjs';
import {startElement} from '../harness/start-element.mjs';

const files = {
  'docs.json': JSON.stringify({name: 'Acme', navigation: ['start', 'second']}),
  'start.md': '# Start\n\nThe first text.\n',
  // A long file is not in the document: the element requests it.
  'second.md': `# Second\n\nThe second text.\n\n${'Long. '.repeat(3000)}\n`,
};

/**
 * Builds a site, and opens a page of it. The host has it at `base`, and answers as `options` of
 * `serve` say; `answer` can answer instead of it.
 */
async function open(t, path, {base = '/', answer, own = files, ...options} = {}) {
  const folder = await folderWith(t, own);
  const out = join(await folderWith(t), 'out');
  const url = `https://docs.acme.dev${base}`;
  const built = await runCommand(['build', folder, '--url', url, '--out', out]);
  assert.equal(built.code, 0, built.error);
  const control = holdableServer();
  if (answer) control.answerWith(answer);
  const server = await serve({root: out, base, intercept: control.intercept, ...options});
  t.after(() => server.close());
  const tab = await newPageFor(t);
  const visit = () => tab.goto(server.url + path, {waitUntil: 'domcontentloaded'});
  return {tab, out, visit, control, url: server.url};
}

const isTakenOver = () =>
  !document.querySelector('docs-site[data-built], docs-site > [slot="built"]');
const takenOver = async (tab) => {
  if (await tab.$('.docs-site-layout .docs-search')) await startElement(tab);
  await tab.waitForFunction(isTakenOver);
};
const settled = (tab) =>
  tab.evaluate(async () => {
    await customElements.whenDefined('docs-site');
    await document.querySelector('docs-site').settled();
  });
const shows = (tab, text) => tab.waitForSelector(`docs-site ::-p-text(${text})`, {visible: true});

/** Whether a text of the written page is what the reader sees. */
const isWrittenSeen = (tab) =>
  tab.evaluate(() =>
    document.querySelector('[slot="built"] article')?.checkVisibility({visibilityProperty: true}),
  );

/** Answers requests for one file with an error, or with nothing at all. */
const failing = (file, status) => (path, response) => {
  if (path !== file) return false;
  if (status) response.writeHead(status).end();
  else response.destroy();
  return true;
};

describe('a published page whose element has no page', () => {
  for (const base of ['/', '/team/docs/']) {
    it(`gives way where a host answers any URL with it, at ${base}`, async (t) => {
      const {tab, visit} = await open(t, 'nowhere', {base, fallback: true});
      assert.equal((await visit()).status(), 200);
      await takenOver(tab);
      await shows(tab, 'Page not found');
      assert.equal(await tab.title(), 'Page not found – Acme');
    });
  }

  it('gives way where the element is isolated', async (t) => {
    const index = offlineIndex.replace(' offline>', ' isolated>');
    const own = {...files, 'index.html': index};
    const {tab, visit} = await open(t, 'nowhere', {own, fallback: true});
    await visit();
    await takenOver(tab);
    await tab.waitForSelector('docs-site >>> ::-p-text(Page not found)', {visible: true});
  });

  it('gives way where its file is gone', async (t) => {
    const {tab, out, visit} = await open(t, 'second.html');
    await rm(join(out, 'second.md'));
    await visit();
    await takenOver(tab);
    await shows(tab, 'Page not found');
  });

  it('gives way where no file can have the name of its page', async (t) => {
    const config = {name: 'Acme', navigation: ['start', String.raw`a\b`]};
    const own = {
      ...files,
      'docs.json': JSON.stringify(config),
      [String.raw`a\b.md`]: 'The text.',
    };
    const {tab, visit} = await open(t, 'a%5Cb.html', {own});
    await visit();
    await takenOver(tab);
    await shows(tab, 'Page not found');
  });

  for (const status of [500, undefined]) {
    it(`keeps its text where its file cannot be loaded: ${status ?? 'no network'}`, async (t) => {
      const answer = failing('second.md', status);
      const {tab, visit, control} = await open(t, 'second.html', {answer});
      await visit();
      const title = await tab.title();
      await tab.waitForSelector('docs-site > article[part="page"]:not([aria-busy])');
      await settled(tab);
      assert.equal(await isWrittenSeen(tab), true);
      assert.equal(await tab.title(), title);
      // It is taken over as soon as the file can be loaded.
      control.answerWith(() => false);
      await tab.evaluate(() => dispatchEvent(new Event('online')));
      await takenOver(tab);
      await shows(tab, 'The second text.');
    });
  }

  it('keeps its text where the API that it describes cannot be loaded', async (t) => {
    const api = {
      openapi: '3.0.0',
      info: {title: 'Anvils', version: '1', description: 'Long. '.repeat(3000)},
      paths: {'/anvils': {get: {summary: 'List anvils', responses: {200: {description: 'All'}}}}},
    };
    const own = {
      ...files,
      'openapi.json': JSON.stringify(api),
      'second.md':
        '---\ntitle: Anvils\nopenapi: openapi.json GET /anvils\n---\n\nThe second text.\n',
    };
    const answer = failing('openapi.json', 500);
    const {tab, visit, control} = await open(t, 'second.html', {own, answer});
    await visit();
    await tab.waitForSelector('docs-site > article[part="page"]:not([aria-busy])');
    await settled(tab);
    assert.equal(await isWrittenSeen(tab), true);
    control.answerWith(() => false);
    await tab.evaluate(() => dispatchEvent(new Event('online')));
    await takenOver(tab);
    await shows(tab, 'The second text.');
  });

  it('says what went wrong where it is the document of another page', async (t) => {
    const answer = failing('nowhere.md', 500);
    const {tab, visit} = await open(t, 'nowhere', {answer, fallback: true});
    await visit();
    await takenOver(tab);
    await shows(tab, 'could not be loaded');
  });

  it('gives way where its offline copy comes for a URL without a page', async (t) => {
    const own = {...files, 'index.html': offlineIndex, 'docs-sw.js': workerFile()};
    const {tab, visit, control, url} = await open(t, '', {own});
    await visit();
    const button = (name) => tab.waitForSelector(`>>> ::-p-aria([name="${name}"][role="button"])`);
    await (await button('Save for offline')).click();
    await (await button('Save')).click();
    await button('Saved for offline');
    control.goDown();
    await tab.goto(`${url}nowhere`, {waitUntil: 'domcontentloaded'});
    await takenOver(tab);
    await shows(tab, 'Page not found');
  });

  it('gives way where an old link leads out of the folder of its site', async (t) => {
    const options = {base: '/team/docs/', errorPage: true};
    const {tab, visit} = await open(t, '#/../../x', options);
    await visit();
    await takenOver(tab);
    await shows(tab, 'Page not found');
  });
});

describe('a published page that others have changed', () => {
  /** Opens a page whose document is changed on its way to the reader. */
  async function openChanged(t, change) {
    const {tab, out, visit} = await open(t, 'start.html');
    const file = join(out, 'start.html');
    const html = await readFile(file, 'utf8');
    const changed = change(html);
    assert.notEqual(changed, html);
    await writeFile(file, changed);
    await visit();
    return tab;
  }

  const data = /(?<=<script type="application\/json">).*?(?=<\/script>)/s;
  const edited = (edit) => (html) =>
    html.replace(data, (json) => JSON.stringify(edit(JSON.parse(json))));

  for (const [name, change] of [
    ['no JSON', (html) => html.replace(data, '{"files":')],
    ['null', (html) => html.replace(data, 'null')],
    [
      'half a character in a name',
      (html) => html.replace('"docs.json":', String.raw`"\ud800":"",$&`),
    ],
    [
      'a name without a URL',
      edited(({files, ...rest}) => ({...rest, files: {'//[': '', ...files}})),
    ],
  ]) {
    it(`is taken over with ${name} in its data`, async (t) => {
      const tab = await openChanged(t, change);
      await takenOver(tab);
      await shows(tab, 'The first text.');
      assert.equal(await tab.$eval('docs-site', ({dataset}) => dataset.path), 'start');
    });
  }

  it('stays readable where its base is not a URL', async (t) => {
    const tab = await openChanged(t, (html) => html.replace('base="/"', 'base="http://["'));
    await tab.waitForSelector('docs-site > article[part="page"]:not([aria-busy])');
    await settled(tab);
    assert.equal(await isWrittenSeen(tab), true);
  });

  const shown = "document.querySelector('docs-site').addEventListener('docs-page-shown', remove);";
  for (const [when, script] of [
    ['before the element runs', "addEventListener('DOMContentLoaded', remove);"],
    ['when the element shows its page', shown],
    [
      'while its menu is open',
      `layout.querySelector('.docs-menu').open = true;
      const site = document.querySelector('docs-site');
      customElements.whenDefined('docs-site').then(() => site.settled()).then(remove);`,
    ],
  ]) {
    it(`gives way where it is removed ${when}`, async (t) => {
      const tab = await openChanged(t, (html) =>
        html.replace(
          '</docs-site>',
          `$&<script>
            const layout = document.querySelector('.docs-site-layout');
            const remove = () => layout.remove();
            ${script}
          </script>`,
        ),
      );
      await takenOver(tab);
      await shows(tab, 'The first text.');
    });
  }
});
