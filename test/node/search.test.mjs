import assert from 'node:assert/strict';
import {join} from 'node:path';
import {describe, it} from 'node:test';
import {serve} from '../harness/static-server.mjs';
import {acme} from '../harness/acme.mjs';
import {loadSource} from '../../scripts/lib/load-source.mjs';
import {openSite} from '../harness/open-site.mjs';
import {
  activeResult,
  inDialog,
  isOpen,
  openSearch,
  ready,
  says,
} from '../harness/search-dialog.mjs';
import {root} from '../harness/sources.mjs';

const {hashOf} = await loadSource('src/search/hash.ts');

const handbook = {
  ...acme,
  'guides/second.md': [
    '---\ntitle: Second page\n---\n\nThe second text.\n',
    ...Array.from({length: 60}, (_, index) => `Line ${index}.\n`),
    '## Rotate credentials\n\nA zebra rotates its credentials each week.\n',
    '## Far below\n\nThe end of the second text.\n',
  ].join('\n'),
};

/** A site of this many pages besides two. */
const manyPages = (count) => {
  const pages = Array.from({length: count}, (_, index) => `many/page-${index}`);
  const texts = pages.map((path) => [`${path}.md`, `---\ntitle: ${path}\n---\n\nGiraffe.\n`]);
  return {
    ...acme,
    'docs.json': {name: 'Acme', navigation: [{group: 'All', pages: ['introduction', ...pages]}]},
    ...Object.fromEntries(texts),
  };
};

const hasDialog = (site) =>
  site.page.evaluate(
    () =>
      document
        .querySelector('docs-site')
        .shadowRoot.querySelector('docs-search')
        .shadowRoot.querySelector('docs-search-dialog') !== null,
  );

describe('the search', () => {
  it('opens once it has loaded for a key that was pressed before', async (t) => {
    const site = await openSite(t, {
      files: handbook,
      held: (path) => path.includes('layout-parts'),
    });
    await site.shown('introduction');
    await site.page.keyboard.down('Control');
    await site.page.keyboard.press('k');
    await site.page.keyboard.up('Control');
    assert.equal(await site.page.$('>>> docs-search'), null);
    site.network.releaseAll();
    await isOpen(site);
  });

  it('opens by key, and leads to a section with its words marked', async (t) => {
    const site = await openSite(t, {files: handbook});
    await site.shown('introduction');
    await openSearch(site);
    await site.page.keyboard.type('zebra credential');
    await activeResult(site, 'Rotate credentials');
    await site.page.keyboard.press('Enter');
    await site.shown('guides/second');
    assert.equal(new URL(site.page.url()).hash, '#/guides/second#rotate-credentials');
    assert.ok(await site.page.evaluate(() => scrollY > 0));
    const marked = await site.page.waitForFunction(() => {
      const ranges = [...(CSS.highlights.get('docs-search') ?? [])];
      return ranges.length > 0 && ranges.map(String);
    });
    assert.deepEqual(await marked.jsonValue(), ['credentials', 'zebra', 'credentials']);
    await site.page.keyboard.press('Escape');
    assert.equal(await site.page.evaluate(() => CSS.highlights.has('docs-search')), false);
  });

  it('marks words in code and in the titles of components', async (t) => {
    const step =
      '<Steps>\n<Step title="Ship the okapi">\n\n```bash\nokapi --ship\n```\n\n</Step>\n</Steps>';
    const files = {...acme, 'guides/second.md': `---\ntitle: Second page\n---\n\n${step}\n`};
    const site = await openSite(t, {files});
    await site.shown('introduction');
    await openSearch(site);
    await site.page.keyboard.type('okapi');
    await activeResult(site, 'Ship the okapi');
    await site.page.keyboard.press('Enter');
    await site.shown('guides/second');
    await site.page.waitForFunction(() => {
      const ranges = [...(CSS.highlights.get('docs-search') ?? [])];
      const seen = ranges.filter((range) => range.getBoundingClientRect().width > 0);
      const isAlsoIn = (part) =>
        seen.some(({startContainer}) => startContainer.parentElement.closest(part));
      return isAlsoIn('[part=heading]') && isAlsoIn('[part~=code]');
    });
  });

  it('chooses results with arrow keys, and returns the focus', async (t) => {
    const site = await openSite(t, {files: handbook});
    await site.shown('introduction');
    await ready(site);
    await site.page.keyboard.down('Control');
    await site.page.keyboard.press('k');
    await site.page.keyboard.up('Control');
    await isOpen(site);
    await site.page.keyboard.type('second text');
    // Results of the words before the last letter may come in another order.
    await site.settled();
    const activeIs = (index) =>
      inDialog(
        site,
        (root, index) => {
          const options = [...root.querySelectorAll('[role=option]')];
          return options.findIndex(({ariaSelected}) => ariaSelected === 'true') === index;
        },
        index,
      );
    await activeIs(0);
    await site.page.keyboard.press('ArrowDown');
    await activeIs(1);
    await site.page.keyboard.press('ArrowUp');
    await activeIs(0);
    await site.page.keyboard.press('Escape');
    await inDialog(site, (root) => root.querySelector('dialog:not([open])') !== null);
    await inDialog(site, (root) => root.activeElement === null);
  });

  it('opens a result in a new tab with Ctrl-Enter, and stays open', async (t) => {
    const site = await openSite(t, {files: handbook});
    await site.shown('introduction');
    await openSearch(site);
    await site.page.keyboard.type('zebra');
    await activeResult(site, 'Rotate credentials');
    const opening = site.page
      .browserContext()
      .waitForTarget((target) => target.url().includes('#'));
    await site.page.keyboard.down('Control');
    await site.page.keyboard.press('Enter');
    await site.page.keyboard.up('Control');
    assert.match((await opening).url(), /#\/guides\/second#rotate-credentials$/);
    assert.ok(await isOpen(site));
  });

  it('shows more results on request', async (t) => {
    const site = await openSite(t, {files: manyPages(30)});
    await site.shown('introduction');
    await openSearch(site);
    await site.page.keyboard.type('giraffe');
    await inDialog(site, (root) => root.querySelectorAll('[role=group]').length === 12);
    await inDialog(site, (root) => {
      root.querySelector('[part=elsewhere]')?.click();
      return root.querySelectorAll('[role=group]').length === 30;
    });
  });

  it('tells how many pages have been read', async (t) => {
    const held = Array.from({length: 10}, (_, index) => `many/page-${index + 20}.md`);
    const site = await openSite(t, {files: manyPages(30), held});
    await site.shown('introduction');
    await openSearch(site);
    await site.page.keyboard.type('giraffe');
    await says(site, '21 of 31 pages read');
    await inDialog(site, (root) => root.querySelectorAll('[role=group]').length > 3);
    held.forEach((file) => site.network.release(file));
    await inDialog(site, (root) => !root.textContent.includes('pages read'));
  });

  it('reads each page once, and none that the reader has read', async (t) => {
    const site = await openSite(t, {files: manyPages(12)});
    await site.shown('introduction');
    await site.settled();
    await openSearch(site);
    await site.page.keyboard.type('giraffe');
    await inDialog(site, (root) => root.querySelectorAll('[role=group]').length === 12);
    const pages = site.requests.filter((url) => url.endsWith('.md'));
    assert.equal(pages.length, new Set(pages).size, pages.join(' '));
    await inDialog(site, (root) => {
      const {value, max} = root.querySelector('progress');
      return value === max && root.querySelector('[part=progress]').hidden;
    });
    // What was read is there on the next visit.
    await site.open();
    await site.shown('introduction');
    await site.settled();
    const before = site.requests.length;
    await openSearch(site);
    await site.page.keyboard.type('giraffe');
    await inDialog(site, (root) => root.querySelectorAll('[role=group]').length === 12);
    await site.settled();
    const later = site.requests.slice(before).filter((url) => url.includes('many/'));
    assert.deepEqual(later, []);
  });

  it('reads no page before it is told to where data are saved', async (t) => {
    const site = await openSite(t, {files: manyPages(12)});
    await site.page.evaluateOnNewDocument(() =>
      Object.defineProperty(navigator, 'connection', {value: {saveData: true}}),
    );
    await site.open();
    await site.shown('introduction');
    await openSearch(site);
    await site.page.keyboard.type('giraffe');
    await says(site, 'Search all pages (13 files)');
    assert.ok(await says(site, 'No results'));
    await inDialog(site, (root) => {
      root.querySelector('[part=again]')?.click();
      return true;
    });
    await inDialog(site, (root) => root.querySelectorAll('[role=group]').length === 12);
  });

  it('leaves the keys of a host page alone', async (t) => {
    const index =
      '<!doctype html><html lang="en"><meta charset="utf-8"><title>Host</title>' +
      '<body><input><docs-site router="memory"></docs-site>' +
      '<script type="module" src="docs-site/docs-site.js"></script>';
    const site = await openSite(t, {files: {...acme, 'index.html': index}});
    await site.shown('introduction');
    await ready(site);
    await site.page.focus('input');
    await site.page.keyboard.press('/');
    assert.equal(await site.page.$eval('input', ({value}) => value), '/');
    await site.page.$eval('input', (input) => input.blur());
    await site.page.keyboard.press('/');
    assert.equal(await hasDialog(site), false);
    await site.page.$eval('docs-site a[href]', (link) => link.focus());
    await site.page.keyboard.press('/');
    await isOpen(site);
  });

  it('can be replaced by the host page', async (t) => {
    const site = await openSite(t, {files: acme});
    await site.shown('introduction');
    await ready(site);
    await site.page.evaluate(() => {
      addEventListener('docs-search-open', (event) => {
        event.preventDefault();
        document.title = 'Searched elsewhere';
      });
    });
    await site.page.keyboard.press('/');
    assert.equal(await site.page.title(), 'Searched elsewhere');
    assert.equal(await hasDialog(site), false);
  });

  it('runs in a worker under a strict content security policy', async (t) => {
    const policy =
      "default-src 'self'; script-src 'self'; style-src 'self'; worker-src 'self'; " +
      "require-trusted-types-for 'script'; trusted-types lit-html docs-site";
    const headers = {'content-security-policy': policy};
    const site = await openSite(t, {files: handbook, headers});
    await site.shown('introduction');
    await openSearch(site);
    await site.page.keyboard.type('zebra');
    await activeResult(site, 'Rotate credentials');
    assert.equal(site.page.workers().length, 1);
  });

  it('searches without a worker where a policy refuses it', async (t) => {
    const policy = "default-src 'self'; style-src 'self' 'unsafe-inline'; worker-src 'none'";
    const headers = {'content-security-policy': policy};
    const site = await openSite(t, {files: handbook, headers});
    await site.shown('introduction');
    await openSearch(site);
    await site.page.keyboard.type('zebra');
    await activeResult(site, 'Rotate credentials');
    assert.equal(site.page.workers().length, 0);
    // The browser's own notes of what the policy refuses.
    site.problems = site.problems.filter((problem) => !/worker|policy/i.test(problem));
  });

  it('runs in a worker where the script is on another origin', async (t) => {
    const headers = {'access-control-allow-origin': '*'};
    const cdn = await serve({folders: {'docs-site/': join(root, 'dist')}, headers});
    t.after(() => cdn.close());
    const index =
      '<!doctype html><html lang="en"><meta charset="utf-8"><title>Acme</title><body>' +
      `<script type="module" src="${cdn.url}docs-site/docs-site.js"></script>`;
    const files = {...handbook, 'index.html': index};
    const site = await openSite(t, {files, allowed: [cdn.url]});
    await site.shown('introduction');
    await openSearch(site);
    await site.page.keyboard.type('zebra');
    await activeResult(site, 'Rotate credentials');
    assert.match(site.page.workers()[0].url(), /^blob:/);
  });

  it('finds what was read before the network went away', async (t) => {
    const site = await openSite(t, {files: manyPages(12)});
    await site.shown('introduction');
    await openSearch(site);
    await site.page.keyboard.type('giraffe');
    await inDialog(site, (root) => root.querySelectorAll('[role=group]').length === 12);
    await site.page.keyboard.press('Escape');
    await inDialog(site, (root) => root.activeElement === null);
    site.network.goDown();
    await openSearch(site);
    await inDialog(site, (root) => root.querySelectorAll('[role=group]').length === 12);
  });

  it('takes the pages of a prepared index', async (t) => {
    const index =
      '<!doctype html><html lang="en"><meta charset="utf-8"><title>Acme</title><body>' +
      '<docs-site index="docs-index.json"></docs-site>' +
      '<script type="module" src="docs-site/docs-site.js"></script>';
    const section = {id: 'below', headings: ['Below'], names: [], text: 'An okapi.', code: ''};
    const hash = hashOf(acme['guides/second.md']);
    const page = {path: 'guides/second', title: 'Second', hash, sections: [section]};
    const prepared = {pages: [page]};
    const files = {...acme, 'index.html': index, 'docs-index.json': prepared};
    const site = await openSite(t, {files});
    await site.shown('introduction');
    await openSearch(site);
    await site.page.keyboard.type('okapi');
    await activeResult(site, 'Below');
  });
});
