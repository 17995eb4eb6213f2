import assert from 'node:assert/strict';
import {createHash} from 'node:crypto';
import {mkdir, mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {before, after, describe, it} from 'node:test';
import {pathToFileURL} from 'node:url';
import {unzipSync} from 'fflate';
import {hintStyle, starterPage} from '../../cli/init/index-page.mjs';
import {releaseArchive} from '../../scripts/lib/bundle/release-archive.mjs';
import {serve} from '../harness/static-server.mjs';
import {newPageFor, trustedHost} from '../harness/browser.mjs';
import {openAt, openSite} from '../harness/open-site.mjs';
import {filesIn, root, textOf} from '../harness/sources.mjs';

const dist = join(root, 'dist');
let archive;
let folder;

before(async () => {
  archive = unzipSync(await releaseArchive(dist, textOf('LICENSE'), '1.2.3'));
  folder = await mkdtemp(join(tmpdir(), 'docs-site-release-'));
  for (const [path, content] of Object.entries(archive)) {
    await mkdir(dirname(join(folder, path)), {recursive: true});
    await writeFile(join(folder, path), content);
  }
});
after(() => rm(folder, {recursive: true}));

/** Opens what was unpacked; `files` are changed. */
const openUnpacked = (t, files, options) => {
  const ofSite = Object.entries(archive).filter(([path]) => !path.startsWith('docs-site/'));
  const unpacked = ofSite.map(([path, content]) => [path, Buffer.from(content)]);
  return openSite(t, {
    base: '/team/docs/',
    files: {...Object.fromEntries(unpacked), ...files},
    folders: {'docs-site/': join(folder, 'docs-site')},
    ...options,
  });
};

/** `404.html` looks for its script in the folders above, those of the host included. */
const atMissing = {errorPage: true, allowed: [`http://${trustedHost}:`]};
const redirects = [{source: '/a/:path*', destination: '/introduction'}];

describe('the release archive', () => {
  it('has what a site needs of the bundle, the service worker in its place, and a page', () => {
    const paths = Object.keys(archive);
    const ofSite = paths.filter((path) => !path.startsWith('docs-site/'));
    assert.deepEqual(ofSite.sort(), [
      '.nojekyll',
      '404.html',
      'docs-sw.js',
      'docs.json',
      'index.html',
      'index.mdx',
    ]);
    // The package has more: types, the command line, and the entry for bundlers.
    const isOfPackage = /\.map$|\.d\.ts$|^dist\/(?:node|types)\/|^dist\/elements\.js$/;
    const shipped = filesIn('dist', '').filter((path) => !isOfPackage.test(path));
    const bundle = paths.filter((path) => path.startsWith('docs-site/'));
    assert.deepEqual(
      bundle.sort(),
      [
        ...shipped.map((path) => path.replace('dist/', 'docs-site/')),
        'docs-site/LICENSE',
        'docs-site/installed.json',
      ].sort(),
    );
    const same = (path, other) => Buffer.compare(archive[path], archive[other]) === 0;
    assert.ok(same('docs-sw.js', 'docs-site/docs-sw.js'));
  });

  it('is a site where it is unpacked and served', async (t) => {
    const site = await openUnpacked(t);
    await site.shown('index');
    await site.says('The first page of your documentation.');
    assert.equal(await site.page.title(), 'Documentation');
    assert.deepEqual(
      site.server.requests.filter((url) => url.endsWith('favicon.ico')),
      [],
    );
    await site.page.waitForNetworkIdle();
    assert.deepEqual((await hintIn(site.page)).content, 'none');
  });

  for (const path of ['introduction', 'a/introduction.html', 'a/b/c/d/introduction/?x=1']) {
    it(`opens /${path}, which has no file, in the site`, async (t) => {
      const site = await openUnpacked(
        t,
        {
          'docs.json': {name: 'Acme', navigation: ['introduction'], redirects},
          'introduction.md': 'Text.',
        },
        {...atMissing, route: path},
      );
      await site.shown('introduction');
      assert.ok(site.page.url().startsWith(`${site.server.url}#/`));
    });
  }

  it('says that a page is missing, whatever the depth of its URL', async (t) => {
    const site = await openUnpacked(t, {}, {...atMissing, route: 'some/other/page'});
    await site.says('Page not found');
    assert.equal(site.page.url(), `${site.server.url}#/some/other/page`);
  });

  it('says so where the folder of the site is not above', async (t) => {
    const site = await openUnpacked(t, {'index.html': undefined}, atMissing);
    await finishWaiting(site.page);
    const {content, visibility} = await hintIn(site.page);
    assert.match(content, /no page at this address/);
    assert.equal(visibility, 'visible');
  });

  it('has a service worker, which its page starts', async (t) => {
    const site = await openUnpacked(t, {});
    await site.shown('index');
    await site.page.evaluate(async () => void (await navigator.serviceWorker.ready));
  });
});

describe('a page whose script does not run', () => {
  const pages = {
    'is opened as a file': (index) => index,
    'has a classic script': (index) => index.replace(' type="module"', ''),
    'does not find its script': (index) => index.replaceAll('docs-site/', 'missing/'),
  };
  for (const [name, change] of Object.entries(pages)) {
    it(`says what to do, after a while: one that ${name}`, async (t) => {
      const file = join(folder, 'changed.html');
      await writeFile(file, change(archiveText('index.html')));
      const page = await newPageFor(t);
      await page.goto(pathToFileURL(file).href);
      const early = await hintIn(page);
      assert.match(early.content, /Open this page from a web server, in a current browser/);
      assert.equal(early.visibility, 'hidden');
      await finishWaiting(page);
      assert.equal((await hintIn(page)).visibility, 'visible');
    });
  }
});

/** The sentence waits as an animation; a skeleton of the site may have others, without an end. */
const finishWaiting = (page) =>
  page.evaluate(() => {
    const animations = document.getAnimations();
    animations.find(({animationName}) => animationName === 'not-loaded').finish();
  });

describe('a browser that is too old', () => {
  it('shows the sentence, even if it can run the script', async (t) => {
    const index = archiveText('index.html').replace('light-dark(', 'not-known-yet(');
    const site = await openUnpacked(t, {'index.html': index});
    await site.page.waitForSelector('docs-site:defined');
    await finishWaiting(site.page);
    assert.equal((await hintIn(site.page)).visibility, 'visible');
  });
});

describe('the page that authors begin with', () => {
  it('is the same in the documentation', () => {
    for (const path of ['README.md', 'demo/guide/quickstart.mdx']) {
      const [, indent] = /^( *)<!doctype html>/m.exec(textOf(path));
      const text = textOf(path).replaceAll(`\n${indent}`, '\n');
      assert.ok(text.includes(starterPage('Acme')), path);
    }
  });

  for (const path of ['README.md', 'demo/guide/quickstart.mdx']) {
    it(`makes the smallest site of ${path}, whose requests all succeed`, async (t) => {
      const files = siteIn(textOf(path));
      const server = await serve({folders: {'docs-site/': dist}, files});
      const failures = [];
      const site = await openAt(t, server, {
        prepare: async (page) => {
          page.on('console', (message) => {
            if (['error', 'warn'].includes(message.type())) failures.push(message.text());
          });
          page.on('requestfailed', (request) => failures.push(request.url()));
          page.on('response', (response) => {
            if (response.status() >= 400) failures.push(response.url());
          });
        },
        close: () => server.close(),
      });
      await site.says('Acme makes anvils.');
      await site.settled();
      assert.deepEqual(failures, []);
      assert.deepEqual(Object.keys(files).sort(), [...new Set(site.requests.map(fileOf))].sort());
    });
  }

  it('works under a strict policy that has the hash of its style', async (t) => {
    const hash = `'sha256-${createHash('sha256').update(hintStyle).digest('base64')}'`;
    const written = filesIn('demo', '.mdx').flatMap(
      (path) => textOf(path).match(/'sha256-(?!…')[^']+'/g) ?? [],
    );
    assert.deepEqual(new Set(written), new Set([hash]));
    const policy = `default-src 'self'; style-src 'self' ${hash}; img-src * data:`;
    const site = await openUnpacked(t, {}, {headers: {'content-security-policy': policy}});
    await site.shown('index');
  });
});

/**
 * The files of a site that a text shows: blocks of code with the name of a file after the language,
 * or in the line above.
 */
function siteIn(text) {
  const block = /^( *)(?:`([\w.]+)`:\n\n)?```\w+(?: ([\w.]+\.\w+))?\n(?=[^]*?```)([^]*?)^ *```$/gm;
  return Object.fromEntries(
    [...text.matchAll(block)].flatMap(([, indent, above, beside, code]) => {
      const name = above ?? beside;
      return name ? [[name, code.replaceAll(new RegExp(`^${indent}`, 'gm'), '')]] : [];
    }),
  );
}

/** The file that a request is for. */
const fileOf = (url) => url.replace(/^\//, '').replace(/[?#].*/, '') || 'index.html';

const archiveText = (path) => Buffer.from(archive[path]).toString();

/** What is shown of the sentence. */
const hintIn = (page) =>
  page.evaluate(() => {
    const {content, visibility} = getComputedStyle(document.body, '::before');
    return {content, visibility};
  });
