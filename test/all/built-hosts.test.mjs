import assert from 'node:assert/strict';
import {chmod, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {describe, it} from 'node:test';
import {newPageFor} from '../harness/browser.mjs';
import {folderWith, runCommand} from '../harness/command.mjs';
import {apache, nginx, pagesHost, python, whySkipped} from '../harness/static-hosts.mjs';
import {takenOver} from '../harness/start-element.mjs';

const files = {
  'docs.json': JSON.stringify({
    name: 'Acme',
    navigation: {
      languages: [
        {language: 'en', pages: ['start', 'guides', 'guides/far']},
        {language: 'de', pages: ['de/start']},
      ],
    },
    redirects: [{source: '/old/page', destination: '/guides/far'}],
  }),
  'start.md': '# Start\n\nThe first text. [Far](/guides/far)\n',
  'guides.md': '# Guides\n\nThe text of a page with the name of a folder.\n',
  'guides/far.md': '# Far\n\nThe far text.\n',
  'de/start.md': '# Beginn\n\nDer erste Text.\n',
};

/** The server of Python looks for folders only. */
const hosts = [
  [pagesHost, []],
  [nginx, []],
  [apache, []],
  [python, ['--folders']],
];

for (const [host, options] of hosts) {
  describe(`a published site on ${host.name}`, {skip: whySkipped(host)}, () => {
    /** Builds the site, and opens a URL of it. */
    async function open(t, path) {
      const folder = await folderWith(t, files);
      // The server may run as another user.
      const [work, parent] = [await folderWith(t), await folderWith(t)];
      const out = join(parent, 'out');
      const build = () =>
        runCommand(['build', folder, '--url', 'https://docs.acme.dev', '--out', out, ...options]);
      assert.equal((await build()).code, 0);
      await chmod(parent, 0o755);
      const server = await host.start(out, {work, router: 'built'});
      t.after(() => server.close());
      const tab = await newPageFor(t);
      const answer = await tab.goto(server.url + path);
      return {tab, folder, build, url: server.url, status: answer.status()};
    }

    const says = (tab, text) => tab.waitForSelector(`article ::-p-text(${text})`, {visible: true});

    it('shows each page at its URL, also after a reload', async (t) => {
      const {tab, url, status} = await open(t, 'guides/far');
      assert.equal(status, 200);
      for (const [path, text] of [
        ['guides/far', 'The far text.'],
        ['guides', 'The text of a page'],
        ['de/start', 'Der erste Text.'],
        ['', 'The first text.'],
      ]) {
        await tab.goto(url + path);
        await says(tab, text);
        await tab.reload();
        await takenOver(tab);
        await says(tab, text);
        assert.equal(new URL(tab.url()).pathname.replace(/(?<=.)\/$/, ''), `/${path}`);
      }
    });

    it('follows links, redirects, links with hashes, and switches languages', async (t) => {
      const {tab, url} = await open(t, '');
      await takenOver(tab);
      // In folders, the URLs of pages end in a slash.
      await tab.click('article a[href^="/guides/far"]');
      await says(tab, 'The far text.');
      await tab.goto(`${url}old/page`);
      await says(tab, 'The far text.');
      await tab.goto(`${url}#/guides/far`);
      await says(tab, 'The far text.');
      assert.equal(new URL(tab.url()).pathname.replace(/\/$/, ''), '/guides/far');
      await tab.setJavaScriptEnabled(false);
      await tab.goto(url);
      // The window is narrow: languages are in the menu.
      await tab.click('.docs-menu > summary');
      await tab.click('.docs-menu .docs-choices summary');
      const german = '.docs-menu .docs-choices a[href^="/de/start"]';
      await Promise.all([tab.waitForNavigation(), tab.click(german)]);
      await says(tab, 'Der erste Text.');
    });

    it('says what is missing', async (t) => {
      const {tab, status} = await open(t, 'guides/gone');
      assert.equal(status, 404);
      // That server has a page of its own.
      if (host !== python) {
        await tab.waitForSelector('docs-site ::-p-text(Page not found)', {visible: true});
      }
    });

    it('shows a new deployment', async (t) => {
      const {tab, folder, build, url} = await open(t, 'start');
      await takenOver(tab);
      await writeFile(join(folder, 'guides/far.md'), '# Far\n\nThe newer text.\n');
      assert.equal((await build()).code, 0);
      await tab.goto(`${url}guides/far`);
      await says(tab, 'The newer text.');
      await takenOver(tab);
      await says(tab, 'The newer text.');
    });
  });
}

const folders = {
  'docs.json': JSON.stringify({
    name: 'Acme',
    navigation: ['start', 'api', 'api/one', 'guides/far', 'guides/deep/most'],
  }),
  'start.md': '# Start\n\nText of start.\n',
  'api.md': '# API\n\nText of the API.\n',
  'api/one.md': '# One\n\nText of one.\n',
  'guides/far.md': '# Far\n\nText of far.\n',
  'guides/deep/most.md': '# Most\n\nText of most.\n',
};

/** Paths, with what they show after redirects, and the status. */
const answers = [
  ['', 200, 'Text of start.'],
  ['start', 200, 'Text of start.'],
  ['start/', 200, 'Text of start.'],
  ['guides/deep/most', 200, 'Text of most.'],
  // A path that is also a folder.
  ['api', 200, 'Text of the API.'],
  ['api/', 200, 'Text of the API.'],
  ['api/one', 200, 'Text of one.'],
  ['start.md', 200, 'Text of start.'],
  // Folders without a page.
  ['guides', 404, 'Page not found'],
  ['guides/', 404, 'Page not found'],
  ['guides/deep/', 404, 'Page not found'],
  ['gone', 404, 'Page not found'],
  ['start/gone', 404, 'Page not found'],
  ['api/gone', 404, 'Page not found'],
  ['guides/far/gone/more', 404, 'Page not found'],
  ['gone.md', 404, 'Page not found'],
];

for (const host of [nginx, apache]) {
  describe(`folders of a published site on ${host.name}`, {skip: whySkipped(host)}, () => {
    for (const base of ['/', '/team/docs/']) {
      for (const options of [[], ['--folders']]) {
        it(`answers each path below ${[base, ...options].join(' with ')}`, async (t) => {
          const [folder, work, parent] = [
            await folderWith(t, folders),
            await folderWith(t),
            await folderWith(t),
          ];
          const out = join(parent, 'out');
          const url = `https://docs.acme.dev${base}`;
          const args = ['--url', url, '--out', join(out, base), ...options];
          const built = await runCommand(['build', folder, ...args]);
          assert.equal(built.code, 0);
          await chmod(parent, 0o755);
          const server = await host.start(out, {work, router: 'built', base});
          t.after(() => server.close());
          const site = new URL(base, server.url).href;
          const found = [];
          const expected = [...answers];
          // The address without the final slash.
          if (base !== '/') expected.push(['../docs', 200, 'Text of start.']);
          for (const [path, , text] of expected) {
            const answer = await fetch(new URL(path, site));
            const shown = await answer.text();
            found.push([path, answer.status, shown.includes(text) ? text : shown]);
          }
          assert.deepEqual(found, expected);
        });
      }
    }
  });
}
