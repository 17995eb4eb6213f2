import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {openBrowser} from '../../harness/offline/fake-browser.mjs';
import {offlineIndex} from '../../harness/offline/offline-index.mjs';
import {textOf} from '../../harness/sources.mjs';

const version = (number) => ({
  'docs.json': {
    name: `Acme ${number}`,
    navigation: [{group: 'Start', pages: ['introduction', 'second']}],
  },
  'introduction.md': `# Introduction\n\nWelcome to version ${number}.\n`,
  'second.md': `# Second\n\nPage 2 of version ${number}.\n\n![A parcel](/images/parcel.svg)\n`,
  'images/parcel.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
});

const files = version(1);

async function openRead(t, given = files) {
  const browser = await openBrowser(t, {files: given});
  const page = await browser.visit();
  return {browser, page};
}

/**
 * Begins to save, until a file is requested, whose answer waits; `site.saving` resolves at the end.
 */
const beginAt = (path) => async (site) => {
  site.browser.network.hold(path);
  site.saving = site.page.session.save();
  await site.browser.network.asked(path);
};

/** What readers see of the second page without a network; `undefined` if it is not there. */
async function secondPage(browser) {
  browser.closeAll();
  await browser.idle();
  browser.network.goDown();
  const page = await browser.open('#/second');
  const texts = ['second.md', 'images/parcel.svg'].map((path) => page.read(path));
  const found = await Promise.all(texts).catch(() => undefined);
  browser.network.comeBack();
  return found && /version \d/.exec(found[0])[0];
}

describe('saving', () => {
  it('keeps pages that were never read, with their pictures, and says what it has', async (t) => {
    const {browser, page} = await openRead(t);
    assert.equal(await secondPage(browser), undefined);
    await page.session.save();
    const {saved, failure, unfinished} = page.session.status;
    assert.equal(saved.pages, 2);
    assert.ok(saved.bytes > 300);
    assert.deepEqual([saved.failed, failure, unfinished], [[], undefined, undefined]);
    assert.equal(await secondPage(browser), 'version 1');
  });

  it('says how far it has come', async (t) => {
    const paths = Array.from({length: 40}, (_, index) => `pages/page-${index}`);
    const {page} = await openRead(t, {
      ...files,
      'docs.json': {name: 'Acme', navigation: [{group: 'Start', pages: paths}]},
      ...Object.fromEntries(paths.map((path) => [`${path}.md`, `# A page\n\n${path}\n`])),
    });
    const steps = [];
    page.session.onStatus = () => steps.push(page.session.status.progress);
    await page.session.save();
    const shares = steps.filter(Boolean).map(({done, total}) => done / Math.max(1, total));
    assert.equal(shares[0], 0);
    assert.equal(shares.at(-1), 1);
    assert.ok(new Set(shares).size > 20);
    assert.ok(steps.filter(Boolean).at(-1).bytes > 300);
  });

  it('takes the files of the host, not those of a cache of the browser', async (t) => {
    const {page, browser} = await openRead(t);
    browser.deploy(version(2));
    await page.session.save();
    assert.equal(await secondPage(browser), 'version 2');
  });

  it('tells what could not be saved', async (t) => {
    const {browser, page} = await openRead(t, {
      ...files,
      'docs.json': {
        name: 'Acme',
        navigation: [{group: 'Start', pages: ['introduction', 'second', 'lost']}],
      },
      'second.md': '# Second\n\n![Lost](/images/lost.png)\n',
    });
    await page.session.save();
    const {failed, pages} = page.session.status.saved;
    assert.deepEqual([failed, pages], [['lost', `${browser.url}images/lost.png`], 2]);
  });

  it('can be of one version of the site', async (t) => {
    const versions = ['v2', 'v1'].map((name) => ({version: name, pages: [`${name}/start`]}));
    const browser = await openBrowser(t, {
      files: {
        'docs.json': {name: 'Acme', theme: 'mint', navigation: {versions}},
        'v1/start.md': '# Start\n\nThe old version.\n',
        'v2/start.md': '# Start\n\nThe new version.\n',
      },
    });
    const page = await browser.visit('', ['docs.json']);
    await page.session.save('v2');
    const {saved} = page.session.status;
    assert.deepEqual([saved.version, saved.pages], ['v2', 1]);
    browser.network.goDown();
    assert.match(await page.read('v2/start.md'), /The new version/);
    assert.equal((await page.fetch('v1/start.md')).status, 404);
  });

  it('fails without the files of the site, and keeps what it has', async (t) => {
    const {browser, page} = await openRead(t);
    browser.network.goDown();
    await page.session.save();
    const {saved, failure} = page.session.status;
    assert.deepEqual([saved, failure], [undefined, 'unreachable']);
  });

  it('says that there is not enough space, and leaves none of it', async (t) => {
    const {browser, page} = await openRead(t);
    browser.caches.quota = browser.caches.size + 400;
    await page.session.save();
    const {saved, unfinished, failure} = page.session.status;
    assert.deepEqual([saved, unfinished, failure], [undefined, undefined, 'no-space']);
    assert.ok(browser.caches.size < browser.caches.quota - 350);
    assert.match(await page.read('introduction.md'), /version 1/);
  });

  it('leaves nothing of what was saved before', async (t) => {
    const {browser, page} = await openRead(t);
    await page.session.save();
    const before = browser.caches.size;
    browser.deploy(version(2));
    await page.session.save();
    assert.ok(Math.abs(browser.caches.size - before) < 50);
    assert.equal(await secondPage(browser), 'version 2');
  });

  it('is undone by removal', async (t) => {
    const {browser, page} = await openRead(t);
    const before = browser.caches.size;
    await page.session.save();
    await page.session.remove();
    assert.equal(page.session.status.saved, undefined);
    assert.ok(browser.caches.size < before + 50);
    assert.equal(await secondPage(browser), undefined);
  });
});

/** The folder of the icons of this version. */
const [, iconFolder] = /iconFolder = '(\w+)'/.exec(
  textOf('elements/components/icons/icon-files.ts'),
);

/** The first names of the files of icons. */
const [, starts] = /fileStarts[^`]*`([^`]*)`/.exec(
  textOf('elements/components/icons/icon-files.ts'),
);

/** The file that has an icon which is not a common one. */
const fileOf = (name) =>
  String(
    starts
      .trim()
      .split(/\s/)
      .filter((start) => start <= name).length,
  );

const chunk = (name) => `chunks/AbC12345/${name}.js`;
/** What every site needs of our script. */
const always = ['main.js', chunk('tabs'), `icons/${iconFolder}/common.json`];
const ofDiagrams = [chunk('draw-diagram'), chunk('mermaid/mermaid')];
const ofFormulas = [chunk('draw-formula'), 'fonts/stix-two-math.woff2'];
const ofApis = [chunk('apis'), chunk('search-worker-apis'), chunk('docs-playground')];
const grammars = ['python', 'rust', 'markdown', 'xml', 'css'];
const languages = ['de', 'api-de', 'search-de', 'fr', 'search-fr'].map((name) =>
  chunk(`locales/${name}`),
);
const iconFiles = {
  common: {
    link: [512, 'M0 0'],
    rocket: [512, 'M0 0'],
    shapes: [512, 'M0 0'],
    'book-open': [512, 'M0 0'],
  },
  [fileOf('rocket-launch')]: {other: [512, 'M0 0']},
  [fileOf('anchor')]: {anchor: 'ship'},
  [fileOf('ship')]: {ship: [512, 'M0 0']},
  [fileOf('zebra')]: {zebra: [512, 'M0 0']},
};
const icon = (name) => `icons/${iconFolder}/${fileOf(name)}.json`;
const parts = [
  ...['main.js', chunk('tabs'), chunk('validate'), chunk('hcl')],
  ...[...ofDiagrams, ...ofFormulas, ...ofApis, ...languages],
  ...grammars.map((name) => chunk(`languages/${name}`)),
];

const page = (text) => ({
  'docs.json': {name: 'Acme', navigation: [{group: 'Start', pages: ['introduction']}]},
  'introduction.md': `# Introduction\n\n${text}\n`,
});
const fence = (language, code = 'x') => `\`\`\`${language}\n${code}\n\`\`\`\n`;

/** Saves a site; the files of our script that are kept, besides those that every site needs. */
async function partsSaved(t, given, icons = iconFiles) {
  const iconPaths = Object.keys(iconFiles).map((name) => `icons/${iconFolder}/${name}.json`);
  const list = [...parts, ...iconPaths];
  const bundle = Object.fromEntries(parts.map((path) => [`docs-site/${path}`, `// ${path}`]));
  for (const [name, content] of Object.entries(icons)) {
    bundle[`docs-site/icons/${iconFolder}/${name}.json`] = content;
  }
  const {browser, page} = await openRead(t, {
    ...{...bundle, 'docs-site/files.json': JSON.stringify(list)},
    ...given,
  });
  await page.session.save();
  const {saved, failure} = page.session.status;
  assert.equal(failure, undefined);
  const kept = [];
  const cache = await browser.caches.open(saved.cache);
  for (const path of list) {
    if (await cache.match(`${browser.url}docs-site/${path}`)) kept.push(path);
  }
  return {kept: kept.filter((path) => !always.includes(path)), always: kept, saved};
}

describe('of our script, saving keeps what the site can need', () => {
  const cases = {
    'nothing but what every site needs': [page('Text with 5 $.'), []],
    'the languages of its code': [
      page(`${fence('py')}${fence('tf')}`),
      [chunk('languages/python'), chunk('hcl')],
    ],
    'the languages in its languages': [
      page(`${fence('mdx', '<p>')}${fence('html', '<style>p {}</style>')}`),
      ['markdown', 'xml', 'css'].map((name) => chunk(`languages/${name}`)),
    ],
    diagrams: [page(fence('mermaid', 'flowchart LR')), ofDiagrams],
    formulas: [page('$$\nE = mc^2\n$$'), ofFormulas],
    'the languages of its interface': [
      {
        ...page('Text.'),
        'docs.json': {
          name: 'Acme',
          theme: 'mint',
          navigation: {languages: [{language: 'de', pages: ['introduction']}]},
        },
      },
      ['de', 'api-de', 'search-de'].map((name) => chunk(`locales/${name}`)),
    ],
    'the language of its document': [
      {
        ...page('Text.'),
        'index.html': offlineIndex.replace('lang="en"', 'lang="fr-CA"'),
      },
      ['fr', 'search-fr'].map((name) => chunk(`locales/${name}`)),
    ],
    'its icons, those of aliases and similar ones': [
      page('<Icon icon="anchor" />\n\n<Card title="A" icon="rocket-launch">B</Card>'),
      [...new Set(['anchor', 'ship', 'rocket-launch'].map(icon))],
    ],
    'the icons of its configuration': [
      {
        ...page('Text.'),
        'docs.json': {
          name: 'Acme',
          navigation: [{group: 'Start', icon: 'zebra', pages: ['introduction']}],
        },
      },
      [icon('zebra')],
    ],
  };
  for (const [name, [given, expected]] of Object.entries(cases)) {
    it(name, async (t) => {
      const {kept, always: all, saved} = await partsSaved(t, given);
      assert.deepEqual(kept.toSorted(), expected.toSorted());
      assert.deepEqual(saved.failed, []);
      for (const path of always) assert.ok(all.includes(path), path);
    });
  }

  it('all icons where those of a name cannot be read', async (t) => {
    const {[fileOf('anchor')]: _, ...others} = iconFiles;
    const {kept, saved} = await partsSaved(t, page('<Icon icon="anchor" />'), others);
    assert.ok(kept.includes(icon('zebra')));
    assert.equal(saved.failed.length, 1);
  });

  it('and counts what it stores', async (t) => {
    const {browser, page: shown} = await openRead(t, page('Text.'));
    const steps = [];
    shown.session.onStatus = () => steps.push(shown.session.status.progress);
    await shown.session.save();
    const {files, bytes, cache} = shown.session.status.saved;
    const last = steps.filter(Boolean).at(-1);
    assert.deepEqual(last, {done: files, total: files, bytes});
    assert.equal((await (await browser.caches.open(cache)).keys()).length, files);
  });
});

describe('saving that is stopped', () => {
  /** Begins to save, until the configuration is compared at the end. */
  async function beginAtEnd(site) {
    const {network} = site.browser;
    await beginAt('')(site);
    network.hold('docs.json');
    network.release('');
    await network.asked('docs.json');
  }

  /** Begins to save, until the result is to be noted, while another window notes something. */
  async function beginAtCommit(site) {
    await beginAtEnd(site);
    const isAsked = site.browser.locks.pause();
    site.browser.network.release('docs.json');
    await isAsked;
  }

  for (const [phase, begin] of Object.entries({
    'while the configuration is read': beginAt('docs.json'),
    'while a page is read': beginAt('second.md'),
    'while a picture is stored': beginAt('images/parcel.svg'),
    'while the document is stored': beginAt(''),
    'while the configuration is compared': beginAtEnd,
    'while it is completed': beginAtCommit,
  })) {
    it(`is resumed: ${phase}`, async (t) => {
      const site = await openRead(t);
      const {browser, page} = site;
      await begin(site);
      page.session.cancel();
      browser.locks.resume();
      await site.saving;
      const {saved, unfinished, failure} = page.session.status;
      assert.deepEqual([saved, failure], [undefined, undefined]);
      assert.notEqual(unfinished, undefined);
      browser.network.releaseAll();
      await page.session.save();
      assert.equal(page.session.status.unfinished, undefined);
      assert.equal(await secondPage(browser), 'version 1');
    });
  }

  it('requests nothing again that it has stored', async (t) => {
    const site = await openRead(t);
    const {browser, page} = site;
    await beginAt('second.md')(site);
    await page.status(({progress}) => progress?.done > 0);
    page.session.cancel();
    await site.saving;
    browser.network.releaseAll();
    const before = browser.server.requests.length;
    await page.session.save();
    const again = browser.server.requests.slice(before);
    assert.ok(again.includes('/second.md'));
    assert.ok(!again.includes('/introduction.md'), `requested again: ${again.join(' ')}`);
  });

  it('requests again what it has stored long ago', async (t) => {
    const site = await openRead(t);
    const {browser, page} = site;
    await beginAt('second.md')(site);
    await page.status(({progress}) => progress?.done > 0);
    page.session.cancel();
    await site.saving;
    browser.network.releaseAll();
    browser.deploy(version(2));
    browser.Date.pass(60 * 60_000);
    await page.session.save();
    assert.equal(page.session.status.failure, undefined);
    browser.network.goDown();
    assert.match(await page.read('introduction.md'), /version 2/);
  });

  it('leaves the site that was saved before, and can be removed', async (t) => {
    const site = await openRead(t);
    const {browser, page} = site;
    await page.session.save();
    const before = page.session.status.saved;
    browser.deploy(version(2));
    await beginAt('second.md')(site);
    page.session.cancel();
    await site.saving;
    assert.deepEqual(page.session.status.saved, before);
    browser.network.releaseAll();
    assert.equal(await secondPage(browser), 'version 1');
    const later = await browser.visit();
    await later.session.remove();
    assert.equal(later.session.status.unfinished, undefined);
    assert.equal(await secondPage(browser), undefined);
  });
});

describe('a site that is changed while it is being saved', () => {
  it('can be saved at the next attempt', async (t) => {
    const site = await openRead(t);
    const {browser, page} = site;
    await beginAt('second.md')(site);
    browser.deploy(version(2));
    browser.network.releaseAll();
    await site.saving;
    const {saved, unfinished, failure} = page.session.status;
    assert.deepEqual([saved, unfinished, failure], [undefined, undefined, 'changed']);
    await page.session.save();
    assert.equal(page.session.status.failure, undefined);
    assert.equal(await secondPage(browser), 'version 2');
  });

  it('leaves the one that was saved before, however often it changes', async (t) => {
    const {browser, page} = await openRead(t);
    await page.session.save();
    let count = 0;
    const changing = (response) =>
      response.end(JSON.stringify({...files['docs.json'], name: `Acme ${++count}`}));
    browser.deploy({...version(2), 'docs.json': changing});
    await page.session.save();
    assert.equal(page.session.status.failure, 'changed');
    assert.equal(await secondPage(browser), 'version 1');
  });
});

describe('two windows', () => {
  it('do not save the site at the same time', async (t) => {
    const site = await openRead(t);
    const {browser, page} = site;
    await beginAt('second.md')(site);
    const other = await browser.visit();
    await other.session.save();
    assert.equal(other.session.status.failure, 'busy');
    browser.network.releaseAll();
    await site.saving;
    assert.equal(page.session.status.saved.pages, 2);
  });

  it('agree that nothing is saved, where one removes what the other saves', async (t) => {
    const site = await openRead(t);
    const {browser, page} = site;
    await beginAt('second.md')(site);
    const other = await browser.visit();
    await other.session.remove();
    browser.network.releaseAll();
    await site.saving;
    const {saved, unfinished} = page.session.status;
    assert.deepEqual([saved, unfinished], [undefined, undefined]);
    assert.equal(await secondPage(browser), undefined);
  });
});
