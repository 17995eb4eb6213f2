import assert from 'node:assert/strict';
import {once} from 'node:events';
import {readdir, readFile, rename, rm, symlink, writeFile} from 'node:fs/promises';
import {createServer} from 'node:http';
import {join} from 'node:path';
import {describe, it} from 'node:test';
import {newPageFor} from '../harness/browser.mjs';
import {folderWith, runCommand, serveFolder as serve} from '../harness/command.mjs';
import {takenOver} from '../harness/start-element.mjs';

const page = (body) => `---\ntitle: A page\ndescription: What it is for.\n---\n\n${body}\n`;
const files = (body) => ({
  'docs.json': JSON.stringify({
    name: 'Acme',
    navigation: [{group: 'Start', pages: ['page', 'guides/start']}],
  }),
  'page.mdx': page(body),
  'guides/start.mdx': page('The guide.'),
});

async function openTab(t, url) {
  const tab = await newPageFor(t);
  await tab.goto(url);
  return tab;
}

describe('docs-site serve', () => {
  it('answers missing files with 404, and readers with 404.html, as a host does', async (t) => {
    const {url} = await serve(t, await folderWith(t, {...files('Text.'), '404.html': 'Gone.'}));
    const get = async (path, accept) => {
      const response = await fetch(url + path, {headers: {accept}});
      return [response.status, await response.text()];
    };
    const [status, index] = await get('', 'text/html');
    assert.equal(status, 200);
    assert.match(index, /docs-site\/docs-site\.js/);
    assert.deepEqual(await get('guides/start', 'text/html'), [404, 'Gone.']);
    assert.equal((await get('gone.md', '*/*'))[0], 404);
    assert.equal((await get('docs-site/docs-site.js', '*/*'))[0], 200);
  });

  it('opens the page that a path means, in a folder without 404.html too', async (t) => {
    const {url} = await serve(t, await folderWith(t, files('Text.')));
    const tab = await openTab(t, `${url}guides/start`);
    await tab.waitForSelector('docs-site[data-path="guides/start"]');
    assert.equal(tab.url(), `${url}#/guides/start`);
  });

  it('serves what a build writes, and builds it again after a change', async (t) => {
    const folder = await folderWith(t, files('Before.'));
    const {url} = await serve(t, folder, '--built');
    const get = async (path) => {
      const response = await fetch(url + path, {headers: {accept: 'text/html'}});
      return [response.status, await response.text()];
    };
    const [status, text] = await get('guides/start');
    assert.equal(status, 200);
    assert.match(text, /The guide\./);
    assert.equal((await get('gone'))[0], 404);
    assert.doesNotMatch((await get('..%2f..%2f..%2fetc%2fpasswd'))[1], /root:/);
    assert.match((await get('docs-site/built.css'))[1], /docs-site-layout/);
    const tab = await openTab(t, `${url}page`);
    await tab.waitForSelector('::-p-text(Before.)');
    await writeFile(join(folder, 'page.mdx'), page('After.'));
    await tab.waitForSelector('::-p-text(After.)');
    assert.match((await get('page'))[1], /After\./);
  });

  it('serves a site without hashes at its base, and shows changes there', async (t) => {
    const folder = await folderWith(t, files('Before.'));
    await runCommand(['init', folder, '--yes', '--history', '/docs/']);
    const {url} = await serve(t, folder);
    assert.match(url, /:\d+\/docs\/$/);
    const tab = await openTab(t, `${url}guides/start`);
    await tab.waitForSelector('docs-site[data-path="guides/start"]');
    assert.equal(tab.url(), `${url}guides/start`);
    await writeFile(join(folder, 'guides/start.mdx'), page('After.'));
    await tab.waitForSelector('::-p-text(After.)');
  });

  it('shows a changed page in its place, where the reader is', async (t) => {
    const long = (word) => `## ${word}\n\n${'A paragraph.\n\n'.repeat(200)}`;
    const folder = await folderWith(t, files(long('Before')));
    const {url} = await serve(t, folder);
    const tab = await openTab(t, url);
    await tab.waitForSelector('docs-site[data-path] ::-p-text(Before)', {visible: true});
    await tab.evaluate(() => {
      window.isSameDocument = true;
      scrollTo(0, 900);
    });
    await writeFile(join(folder, 'page.mdx'), page(long('After')));
    await tab.waitForFunction(() => document.querySelector('h2')?.textContent.includes('After'));
    // The browser keeps what is seen in its place, not the number of pixels above it.
    await tab.waitForFunction(() => scrollY > 600);
    assert.equal(await tab.evaluate(() => window.isSameDocument), true);
    await writeFile(join(folder, 'style.css'), '');
    await tab.waitForFunction(() => window.isSameDocument === undefined);
  });

  it('loads open pages anew when it has been started again', async (t) => {
    const folder = await folderWith(t, files('Before.'));
    const {url, child} = await serve(t, folder);
    const tab = await openTab(t, url);
    await tab.waitForSelector('docs-site[data-path] ::-p-text(Before.)', {visible: true});
    await tab.evaluate(() => (window.isSameDocument = true));
    child.kill();
    await once(child, 'exit');
    await writeFile(join(folder, 'page.mdx'), page('After.'));
    await serve(t, folder, '--port', new URL(url).port);
    await tab.waitForSelector('docs-site[data-path] ::-p-text(After.)');
    assert.equal(await tab.evaluate(() => window.isSameDocument), undefined);
  });

  for (const words of [[], ['--built']]) {
    it(`starts no service worker, which init asks for ${words}`, async (t) => {
      const folder = await folderWith(t, files('One.'));
      await runCommand(['init', folder, '--yes']);
      assert.match(await readFile(join(folder, 'index.html'), 'utf8'), /<docs-site offline>/);
      const {url} = await serve(t, folder, ...words);
      const tab = await openTab(t, url);
      await tab.waitForSelector('docs-site[data-path] ::-p-text(One.)');
      await takenOver(tab);
      const workers = await tab.evaluate(async () => {
        await document.querySelector('docs-site').settled();
        return navigator.serviceWorker.getRegistrations();
      });
      assert.deepEqual(workers, []);
    });
  }

  it('lists the problems of the page, those with other files included', async (t) => {
    const folder = await folderWith(t, files('[Two](/gone).'));
    const {url} = await serve(t, folder);
    const tab = await newPageFor(t);
    await tab.goto(url);
    const listed = (text) => {
      const site = document.querySelector('docs-site')?.shadowRoot;
      const panel = site?.querySelector('docs-problems')?.shadowRoot;
      return panel?.textContent.includes(text);
    };
    await tab.waitForFunction(listed, {}, 'There is no page at "/gone".');
    await writeFile(join(folder, 'page.mdx'), page('[Click here](/guides/start).'));
    await tab.waitForFunction(listed, {}, 'The link text "Click here" does not say');
  });

  it('lists what a component cannot do when the reader acts', async (t) => {
    const code =
      'export const Vote = () => <button onClick={() => window.postMessage(1)}>Vote</button>;';
    const folder = await folderWith(t, files(`\n${code}\n\n<Vote />`));
    const {url} = await serve(t, folder);
    const tab = await newPageFor(t);
    await tab.goto(url);
    await (await tab.waitForSelector('::-p-aria([name="Vote"][role="button"])')).click();
    await tab.waitForFunction(() => {
      const site = document.querySelector('docs-site')?.shadowRoot;
      const panel = site?.querySelector('docs-problems')?.shadowRoot;
      return panel?.textContent.includes('<Vote> did not do a part of');
    });
  });

  it('tells problems in the terminal: first of all files, then of those that change', async (t) => {
    const folder = await folderWith(t, files('[Two](/gone).'));
    const {said} = await serve(t, folder);
    const [, named] = await said(/1 error\. .*run: npx docs-site-element check (\S+)\n/);
    assert.equal(named, folder);
    await writeFile(join(folder, 'page.mdx'), page('[Three](/missing).'));
    await said(/error page\.mdx:6: There is no page at "\/missing"\..*\n1 error\./);
    await writeFile(join(folder, 'page.mdx'), page('Text.'));
    await said(/No problems\.\n$/);
  });

  it('tells problems that only a build finds, with --built', async (t) => {
    const site = {...files('Text.'), 'guides/start.html': 'Mine.'};
    const {said} = await serve(t, await folderWith(t, site), '--built');
    await said(
      /warning guides\/start\.html: The page "\/guides\/start" is written as .*\n1 warning\./,
    );
  });

  for (const words of [[], ['--built']]) {
    it(`goes on where its folder is renamed, and leaves nothing behind ${words}`, async (t) => {
      const temporary = await folderWith(t);
      const more = {'plan.txt': '', '.mintignore': 'plan.txt'};
      const folder = await folderWith(t, {...files('Text.'), ...more});
      t.after(() => rm(`${folder}-renamed`, {recursive: true, force: true}));
      const env = {TMPDIR: temporary, TEMP: temporary};
      const {url, said, child} = await serve(t, folder, ...words, {env});
      await said(/No problems\./);
      await rename(folder, `${folder}-renamed`);
      await said(/: no such file or directory\.\n/);
      await rename(`${folder}-renamed`, folder);
      assert.equal((await fetch(`${url}plan.txt`)).status, 404);
      const ended = new Promise((done) => child.once('exit', (code) => done(code)));
      child.kill('SIGINT');
      assert.equal(await ended, 0);
      assert.deepEqual(await readdir(temporary), []);
    });
  }

  it('watches no folders of others, and none twice, where links lead to them', async (t) => {
    const folder = await folderWith(t, files('Text.'));
    const outside = await folderWith(t, {'more/page.mdx': 'Text.'});
    for (const path of [folder, outside]) await symlink('circle.txt', join(path, 'circle.txt'));
    await symlink('.', join(folder, 'same'));
    await symlink(outside, join(folder, 'outside'));
    const {said, printed} = await serve(t, folder);
    await said(/1 warning\./);
    await writeFile(join(outside, 'more/page.mdx'), 'More.');
    await writeFile(join(folder, 'page.mdx'), '# A page\n\n<Unknown />\n');
    await said(/warning.*Unknown/);
    assert.equal(printed().match(/\d warnings?\./g).length, 2);
    assert.doesNotMatch(printed(), /symbolic links/);
  });

  it('ends with the code 0 when it is stopped', async (t) => {
    const {child} = await serve(t, await folderWith(t, files('Text.')));
    const ended = new Promise((done) => child.once('exit', (code) => done(code)));
    child.kill('SIGINT');
    assert.equal(await ended, 0);
  });

  it('says that there is no site in a folder, and serves its own page', async (t) => {
    const folder = await folderWith(t, {'notes.md': 'Text.'});
    const {code, error} = await runCommand(['serve', folder]);
    assert.equal(code, 2);
    const sentence = /There is no docs\.json in \S+\. To turn .*: npx docs-site-element init \S+\n/;
    assert.match(error, sentence);
    await writeFile(join(folder, 'index.html'), 'Mine.');
    const {url, said} = await serve(t, folder);
    await said(sentence);
    assert.match(await (await fetch(url)).text(), /^Mine\./);
  });

  it('ends with the code 2 and a sentence where it cannot serve', async (t) => {
    const other = createServer().listen(0, '127.0.0.1');
    await new Promise((done) => other.once('listening', done));
    t.after(() => other.close());
    const {port} = other.address();
    const folder = await folderWith(t, files('Text.'));
    const misuses = [
      [['serve', '/gone'], /^There is no folder .*gone\.\n$/],
      [['serve', folder, '--port', String(port)], /^Port \d+ is used by another program\.\n$/],
      [['serve', folder, '--built', '--port', String(port)], /^Port \d+ is used by another/],
      [['serve', folder, '--port', 'many'], /It should be a number/],
      [['serve', folder, '--allow-host', 'https://a.test/'], /It should be a name or address/],
      [['serve', folder, '--prot', '1'], /^error: unknown option '--prot'/],
    ];
    const temporary = await folderWith(t);
    const env = {TMPDIR: temporary, TEMP: temporary};
    for (const [words, sentence] of misuses) {
      const {code, error} = await runCommand(words, {env});
      assert.equal(code, 2, error);
      assert.match(error, sentence);
    }
    assert.deepEqual(await readdir(temporary), []);
  });
});
