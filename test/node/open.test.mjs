import assert from 'node:assert/strict';
import {mkdir, symlink, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {describe, it} from 'node:test';
import {strToU8, zipSync} from 'fflate';
import {accessibilityFaults} from '../harness/axe.mjs';
import {folderWith} from '../harness/command.mjs';
import {openSite} from '../harness/open-site.mjs';
import {activeResult, openSearch} from '../harness/search-dialog.mjs';
import {serve} from '../harness/static-server.mjs';

const script = '<script>document.documentElement.setAttribute("data-ran", "")</script>';
const picture = `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30">${script}</svg>`;
const api = JSON.stringify({
  openapi: '3.1.0',
  info: {title: 'Acme', version: '1'},
  servers: [{url: 'https://api.acme.test'}],
  paths: {'/anvils': {get: {summary: 'List anvils', responses: {200: {description: 'All.'}}}}},
});
const long = Array.from({length: 60}, (_, index) => `Line ${index}.`).join('\n\n');
const files = {
  'docs.json': JSON.stringify({
    name: 'Acme',
    navigation: [{group: 'Start', pages: ['start', 'deep/second', 'list']}],
  }),
  'start.md': `# Start

![An anvil](/images/anvil.svg)

[The picture](/images/anvil.svg)

{nope}

${long}
`,
  'deep/second.mdx': '---\ntitle: Second page\n---\n\nA porcupine.\n',
  'list.mdx': '---\ntitle: List\nopenapi: api.json GET /anvils\n---\n',
  'api.json': api,
  'images/anvil.svg': picture,
};

/** Searches a word that one page has. */
async function findsPorcupine(site) {
  await openSearch(site);
  await site.page.keyboard.type('porcupine');
  await activeResult(site, 'Second page');
  await site.page.keyboard.press('Escape');
}

/** Opens `open.html` of the bundle, as a host serves it. */
async function openPage(t, options = {}) {
  const site = await openSite(t, {route: 'docs-site/open.html', ...options});
  await site.page.waitForSelector('docs-open >>> button');
  return site;
}

/** Drops a file or a folder of this machine on the page. */
async function drop(page, path) {
  const protocol = await page.createCDPSession();
  const data = {items: [], files: [path], dragOperationsMask: 1};
  for (const type of ['dragEnter', 'dragOver', 'drop']) {
    await protocol.send('Input.dispatchDragEvent', {type, x: 600, y: 400, data});
  }
}

/** Chooses a file or a folder in the dialog that a button opens. */
async function choose(page, button, path) {
  const [chooser] = await Promise.all([
    page.waitForFileChooser(),
    page.click(`docs-open >>> button ::-p-text(${button})`),
  ]);
  await chooser.accept([path]);
}

const failureOf = (page) =>
  page
    .waitForFunction(() => {
      const alert = document.querySelector('docs-open')?.shadowRoot.querySelector('[role=alert]');
      return alert?.textContent.trim();
    })
    .then((handle) => handle.jsonValue());

/** Without this, the page asks for a folder with a dialog that no program can answer. */
const withoutPicker = () => delete globalThis.showDirectoryPicker;

describe('open.html', () => {
  it('shows a folder that is dropped on it: pages, images, search and APIs', async (t) => {
    const site = await openPage(t);
    const {page, server} = site;
    // Without an icon, a complete browser requests `/favicon.ico`, which a headless one does not.
    await page.waitForSelector('link[rel=icon]');
    await drop(page, await folderWith(t, files));
    await site.shown('start');
    await site.says('Line 1.');
    assert.equal(await page.title(), 'Acme');
    await page.waitForFunction(() => document.querySelector('article img')?.naturalWidth === 40);
    await findsPorcupine(site);
    await site.goTo('/list');
    await site.says('/anvils');
    const asked = server.requests.filter((path) => !path.startsWith('/docs-site/'));
    assert.deepEqual(asked, []);
  });

  it('runs no script of a file that a link opens', async (t) => {
    const site = await openPage(t);
    const {page} = site;
    await drop(page, await folderWith(t, files));
    await site.shown('start');
    await page.click('article ::-p-text(The picture)');
    await page.waitForFunction(() => document.documentElement.localName === 'svg');
    assert.equal(await page.evaluate(() => document.documentElement.dataset.ran), undefined);
    // The policy of the page applies: the browser says that it has refused the script.
    const refused = site.problems.filter((problem) => /violate.*script-src/.test(problem));
    assert.ok(refused.length > 0);
    site.problems = site.problems.filter((problem) => !refused.includes(problem));
  });

  it('says what is wrong with the site', async (t) => {
    const site = await openPage(t, {isInsecure: true});
    await site.page.evaluate(withoutPicker);
    await choose(site.page, 'Choose a folder', await folderWith(t, files));
    await site.shown('start');
    await site.page.waitForSelector('docs-site >>> docs-problems');
  });

  it('shows what is saved in the folder, where the reader is', async (t) => {
    const folder = await folderWith(t, files);
    const site = await openPage(t);
    const {page} = site;
    await drop(page, folder);
    await site.shown('start');
    await site.settled();
    const line = await page.waitForSelector('article ::-p-text(Line 40.)');
    await line.evaluate((node) => node.scrollIntoView());
    // The parts above it are laid out now, which moves it.
    await site.settled();
    const before = await line.evaluate((node) => node.getBoundingClientRect().top);
    await writeFile(join(folder, 'start.md'), files['start.md'].replace('Line 41.', 'Changed.'));
    await site.says('Changed.');
    await page.waitForFunction(
      (line, before) =>
        line.isConnected && Math.abs(line.getBoundingClientRect().top - before) <= 1,
      {},
      line,
      before,
    );
    await writeFile(join(folder, 'docs.json'), files['docs.json'].replace('Acme', 'Forge'));
    await page.waitForFunction(() => document.title === 'Forge');
  });

  it('finds new files: with a file that is saved, and when the reader comes back', async (t) => {
    const folder = await folderWith(t, files);
    const site = await openPage(t);
    const {page} = site;
    await drop(page, folder);
    await site.shown('start');
    const config = JSON.parse(files['docs.json']);
    config.navigation = [{group: 'New', pages: ['start', 'added/third', 'added/fourth']}];
    await mkdir(join(folder, 'added'));
    await writeFile(join(folder, 'added/third.md'), '# Third page\n\nIt is new.\n');
    await writeFile(join(folder, 'docs.json'), JSON.stringify(config));
    await page.waitForSelector('docs-site >>> docs-sidebar >>> ::-p-text(Third page)');
    await page.evaluate(() => (location.hash = '#/added/third'));
    await site.says('It is new.');
    await page.evaluate(() => (location.hash = '#/added/fourth'));
    await site.says('Page not found');
    await writeFile(join(folder, 'added/fourth.md'), '# Fourth page\n\nIt is newer.\n');
    // In this browser, every page has the focus all the time.
    await page.evaluate(() => dispatchEvent(new FocusEvent('focus')));
    await site.says('It is newer.');
  });

  it('opens a folder with the dialog of any browser', async (t) => {
    const site = await openPage(t);
    const folder = await folderWith(t, files);
    await site.page.evaluate(withoutPicker);
    await choose(site.page, 'Choose a folder', folder);
    await site.shown('start');
    await site.page.waitForFunction(
      () => document.querySelector('article img')?.naturalWidth === 40,
    );
  });

  it('opens an archive, in which a path leads nowhere else', async (t) => {
    const folder = await folderWith(t, {});
    const inFolder = Object.entries(files).map(([path, text]) => [`acme-1/${path}`, strToU8(text)]);
    const archive = zipSync(
      Object.fromEntries([...inFolder, ['../docs.json', strToU8('{"name": "Evil"}')]]),
    );
    await writeFile(join(folder, 'acme.zip'), archive);
    const site = await openPage(t);
    await choose(site.page, 'Choose a .zip file', join(folder, 'acme.zip'));
    await site.shown('start');
    assert.equal(await site.page.title(), 'Acme');
    await site.page.waitForFunction(
      () => document.querySelector('article img')?.naturalWidth === 40,
    );
    await findsPorcupine(site);
  });

  it('opens an archive that is dropped on it, also in a narrow window', async (t) => {
    const texts = Object.entries(files).map(([path, text]) => [path, strToU8(text)]);
    const folder = await folderWith(t, {});
    await writeFile(join(folder, 'acme.zip'), zipSync(Object.fromEntries(texts)));
    const site = await openPage(t);
    await drop(site.page, join(folder, 'acme.zip'));
    await site.shown('start');
    await site.page.setViewport({width: 320, height: 600});
    const lines = await site.page.$eval('docs-site > [slot=topbar-end]', (link) => {
      const text = document.createRange();
      text.selectNodeContents(link);
      return text.getClientRects().length;
    });
    assert.equal(lines, 1);
    assert.equal(await site.page.evaluate(() => document.documentElement.scrollWidth), 320);
  });

  it('says why an archive cannot be opened', async (t) => {
    const folder = await folderWith(t, {'text.zip': 'No archive.', 'a.md': 'A text.'});
    const zeros = zipSync({'docs.json': new Uint8Array(40_000_000)});
    // Thirty files in the list of the archive are the same one, of 1.2 GB in all.
    await writeFile(join(folder, 'bomb.zip'), repeated(zeros, 30));
    const site = await openPage(t);
    await choose(site.page, 'Choose a .zip file', join(folder, 'text.zip'));
    assert.equal(await failureOf(site.page), '“text.zip” is not a zip archive, or it is damaged.');
    await choose(site.page, 'Choose a .zip file', join(folder, 'bomb.zip'));
    await site.page.waitForSelector(
      'docs-open >>> ::-p-text(would take more than 1 GB when unpacked)',
    );
  });

  it('says what a folder without a site is, and asks where there are several', async (t) => {
    const site = await openPage(t);
    const {page} = site;
    await drop(page, await folderWith(t, {'mkdocs.yml': 'site_name: A', 'docs/index.md': 'A'}));
    assert.match(await failureOf(page), /looks like a site of MkDocs\. .*docs-site-element init/);
    assert.deepEqual(await accessibilityFaults(page), []);
    const two = Object.entries(files).flatMap(([path, text]) => [
      [`one/${path}`, text],
      [`two/${path}`, text.replace('Acme', 'Second')],
    ]);
    await drop(page, await folderWith(t, Object.fromEntries(two)));
    await page.waitForSelector('docs-open >>> li button');
    await page.click('docs-open >>> ::-p-text(two/)');
    await site.shown('start');
    assert.equal(await page.title(), 'Second');
  });

  it('opens a folder that is a site, and does not ask for those inside it', async (t) => {
    const site = await openPage(t);
    const inner = {'examples/docs.json': '{"name": "Inner"}', 'examples/start.md': '# Inner'};
    await drop(site.page, await folderWith(t, {...files, ...inner}));
    await site.shown('start');
    assert.equal(await site.page.title(), 'Acme');
  });

  it('does not follow links out of the folder', async (t) => {
    const outside = await folderWith(t, {'secret.md': '# Secret\n\nThe password.\n'});
    const folder = await folderWith(t, files);
    await mkdir(join(folder, 'more'));
    await symlink(join(outside, 'secret.md'), join(folder, 'secret.md'));
    await symlink(outside, join(folder, 'more/outside'));
    const site = await openPage(t);
    await drop(site.page, folder);
    await site.shown('start');
    await site.goTo('/secret');
    await site.says('Page not found');
    await site.goTo('/more/outside/secret');
    await site.says('Page not found');
  });

  it('opens a folder of another host that allows it, and says so where one does not', async (t) => {
    const headers = {'access-control-allow-origin': '*'};
    const open = await serve({base: '/acme/', files, headers});
    const closed = await serve({base: '/acme/', files});
    t.after(() => Promise.all([open.close(), closed.close()]));
    const allowed = [open.url, closed.url];
    const route = (url) => `docs-site/open.html?url=${encodeURIComponent(url)}`;
    const site = await openSite(t, {route: route(open.url), allowed});
    await site.shown('start');
    await site.says('Line 1.');
    const other = await openPage(t, {route: route(closed.url), allowed});
    assert.match(
      await failureOf(other.page),
      /does not allow other sites to read its files \(CORS\)/,
    );
  });

  it('opens a repository of GitHub', async (t) => {
    const raw = 'https://raw.githubusercontent.com/';
    const site = await openPage(t, {allowed: [raw]});
    const {page} = site;
    await page.setRequestInterception(true);
    page.on('request', (request) => {
      const [, path] = request.url().split(`${raw}acme/docs/HEAD/docs/`);
      if (!request.url().startsWith(raw)) return request.continue();
      const found = path !== undefined && Object.hasOwn(files, path);
      return request.respond({
        status: found ? 200 : 404,
        headers: {'access-control-allow-origin': '*', 'content-type': 'text/plain'},
        body: found ? files[path] : '',
      });
    });
    await page.type('docs-open >>> #repository', 'what is this?');
    await page.keyboard.press('Enter');
    assert.match(await failureOf(page), /owner\/name/);
    await page.$eval('docs-open >>> #repository', (input) => (input.value = ''));
    await page.type('docs-open >>> #repository', 'https://github.com/acme/docs');
    await page.keyboard.press('Enter');
    await site.shown('start');
    assert.match(page.url(), /open\.html\?repo=acme%2Fdocs&problems=/);
  });
});

/** An archive whose list names its only file several times. */
function repeated(archive, times) {
  const view = new DataView(archive.buffer, archive.byteOffset, archive.byteLength);
  const end = archive.length - 22;
  const start = view.getUint32(end + 16, true);
  const entry = archive.subarray(start, end);
  const all = new Uint8Array(start + entry.length * times + 22);
  all.set(archive.subarray(0, start));
  for (let at = 0; at < times; at++) all.set(entry, start + at * entry.length);
  all.set(archive.subarray(end), all.length - 22);
  const last = new DataView(all.buffer, all.length - 22);
  last.setUint16(8, times, true);
  last.setUint16(10, times, true);
  last.setUint32(12, entry.length * times, true);
  return all;
}
