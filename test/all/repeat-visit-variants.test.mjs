import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {indexWith} from '../harness/offline/offline-index.mjs';
import {openSite} from '../harness/open-site.mjs';
import {
  configOf,
  files,
  headers,
  pageOf,
  paragraphs,
  publish,
  textOfPage,
  visited,
} from '../harness/returning-reader.mjs';
import {isOpen, openSearch} from '../harness/search-dialog.mjs';

describe('a returning reader', () => {
  it('sees a home page called "index" before the host has answered', async (t) => {
    const config = {name: 'Acme', navigation: [{group: 'Guides', pages: ['index', 'guide']}]};
    const own = {...files, 'docs.json': config, 'index.mdx': pageOf('Start', 'The home page.')};
    const held = ['docs.json', 'index.mdx'];
    const site = await visited(t, {files: own, route: '#/index', held});
    await site.open();
    await site.shown('index');
    await Promise.all(held.map(site.network.asked));
  });

  it('asks for the home page of the site, not for that of the tab they left', async (t) => {
    const tab = (name, pages) => ({tab: name, pages});
    const navigation = {tabs: [tab('Guides', ['start', 'guide']), tab('Later', ['later'])]};
    const config = {name: 'Acme', navigation};
    const site = await visited(t, {files: {...files, 'docs.json': config}, route: '#/later'});
    const seen = site.requests.length;
    await site.open();
    await site.shown('start');
    await site.settled();
    assert.ok(!site.requests.slice(seen).includes('/later.mdx'));
  });

  it('finds the section that they read where it was when text above it has grown', async (t) => {
    const guide = (first) =>
      pageOf('Guide', [first, ...paragraphs, '## Section', ...paragraphs].join('\n\n'));
    const own = {...files, 'guide.mdx': guide('As it was.')};
    const site = await visited(t, {files: own, held: ['guide.mdx']});
    await site.open('#/guide#section');
    await site.shown('guide');
    await site.page.waitForFunction(() => scrollY > 600);
    const topOfSection = () =>
      site.page.$eval('docs-site #section', (heading) => heading.getBoundingClientRect().top);
    const before = await topOfSection();
    publish(site, {'guide.mdx': guide(['As it is now.', ...paragraphs].join('\n\n'))});
    site.network.release('guide.mdx');
    await site.page.waitForSelector('::-p-text(As it is now.)');
    await site.settled();
    // Browsers scroll by whole pixels.
    assert.ok(Math.abs((await topOfSection()) - before) <= 1);
  });

  it('stays where they are scrolling to while the site is opened again', async (t) => {
    const site = await visited(t, {held: ['docs.json']});
    await site.open('#/guide');
    await site.shown('guide');
    await site.page.evaluate(() => {
      const title = document.querySelector('docs-site article h1');
      const scroll = () => {
        if (!title.isConnected) return;
        scrollBy(0, 2);
        globalThis.reached = scrollY;
        requestAnimationFrame(scroll);
      };
      scroll();
    });
    await site.page.waitForFunction(() => scrollY > 100);
    publish(site, {'docs.json': JSON.stringify(configOf('New name'))});
    site.network.release('docs.json');
    await site.says('New name');
    await site.shown('guide');
    await site.settled();
    assert.deepEqual(...(await site.page.evaluate(() => [[scrollY], [globalThis.reached]])));
  });

  it('keeps what they have opened on a page that has changed', async (t) => {
    const text = '<Accordion title="More">\nHidden words.\n</Accordion>';
    const own = {...files, 'guide.mdx': pageOf('Guide', text)};
    const site = await visited(t, {files: own, held: ['guide.mdx']});
    await site.open('#/guide');
    await site.shown('guide');
    await (await site.page.waitForSelector('>>> summary')).click();
    await site.says('Hidden words.');
    publish(site, {'guide.mdx': pageOf('Guide', `Added above.\n\n${text}`)});
    site.network.release('guide.mdx');
    await site.settled();
    assert.doesNotMatch(await textOfPage(site), /Added above/);
    assert.equal(
      await site.page.evaluate(() => document.activeElement.localName),
      'docs-accordion',
    );
    await site.says('Hidden words.');
    // The next time, it is the host's.
    await site.goTo('#/later');
    await site.shown('later');
    await site.goTo('#/guide');
    await site.says('Added above.');
  });

  it('goes to a heading of the next page by keyboard while the site is opened again', async (t) => {
    const later = pageOf('Later', [...paragraphs, '## Section', ...paragraphs].join('\n\n'));
    const guide = pageOf('Guide', '[There](later#section)');
    const own = {...files, 'guide.mdx': guide, 'later.mdx': later};
    const site = await visited(t, {files: own, held: ['docs.json']});
    await site.open('#/guide');
    await site.shown('guide');
    await (await site.find('link', 'There')).focus();
    publish(site, {'docs.json': JSON.stringify(configOf('New name'))});
    site.network.release('docs.json');
    await site.settled();
    await site.page.keyboard.press('Enter');
    await site.says('New name');
    await site.shown('later');
    await site.page.waitForFunction(() => document.activeElement.id === 'section');
    assert.ok(await site.page.evaluate(() => scrollY > 600));
  });

  it('sees what has changed with a page that the host application shows itself', async (t) => {
    const index = indexWith(
      '<docs-site></docs-site>',
      '<script type="module" src="application.js"></script>',
    );
    const application = `addEventListener('docs-navigate', (event) => {
      event.preventDefault();
      event.target.path = event.path;
    });`;
    const own = {
      ...files,
      'index.html': index,
      'application.js': application,
      'guide.mdx': pageOf('Guide', '[Next](later)'),
    };
    const site = await visited(t, {files: own, held: ['docs.json']});
    await site.open('#/guide');
    await site.shown('guide');
    await (await site.find('link', 'Next')).focus();
    publish(site, {'docs.json': JSON.stringify(configOf('New name'))});
    site.network.release('docs.json');
    await site.settled();
    await site.page.keyboard.press('Enter');
    await site.says('New name');
    await site.shown('later');
    await site.page.waitForFunction(() => document.activeElement.textContent === 'Later');
  });

  it('goes on to another page while a change of the first one comes', async (t) => {
    const site = await visited(t, {held: ['guide.mdx', 'later.mdx']});
    await site.open('#/guide');
    await site.shown('guide');
    await site.page.evaluate(() => scrollTo(0, 600));
    await site.page.evaluate(() =>
      document.querySelector('docs-site').setAttribute('path', 'later'),
    );
    await site.network.asked('later.mdx');
    publish(site, {'guide.mdx': pageOf('Guide', 'As it is now.')});
    site.network.release('guide.mdx');
    await site.page.waitForFunction(() =>
      performance
        .getEntriesByName(new URL('guide.mdx', location.href).href)
        .some(({transferSize}) => transferSize > 0),
    );
    site.network.release('later.mdx');
    await site.shown('later');
    assert.equal(await site.page.title(), 'Later – Acme');
  });

  it('reads no page again for a change of one that they have left', async (t) => {
    const site = await visited(t, {held: ['guide.mdx']});
    await site.open('#/guide');
    await site.shown('guide');
    await site.goTo('#/later');
    await site.shown('later');
    await site.page.$eval('docs-site article h1', (title) => (title.isSame = true));
    publish(site, {'guide.mdx': pageOf('Guide', 'As it is now.')});
    site.network.release('guide.mdx');
    await site.settled();
    assert.ok(await site.page.$eval('docs-site article h1', ({isSame}) => isSame));
    await site.goTo('#/guide');
    await site.says('As it is now.');
  });

  it('finds a page that was missing before', async (t) => {
    const site = await openSite(t, {
      files,
      headers,
      isInsecure: true,
      fallback: true,
      route: '#/guide',
    });
    await site.shown('guide');
    await site.goTo('#/added');
    await site.says('Page not found');
    await site.settled();
    publish(site, {'added.mdx': pageOf('Added', 'It is there now.')});
    await site.open('#/added');
    await site.says('It is there now.');
  });

  it('waits for the file if they are the author, on their own machine', async (t) => {
    const site = await visited(t, {held: ['guide.mdx'], isAuthors: true});
    await site.open('#/guide');
    await site.network.asked('guide.mdx');
    await site.page.waitForSelector('docs-site [part="skeleton"]');
    site.network.release('guide.mdx');
    await site.shown('guide');
  });

  it('keeps an open search, and sees what has changed with the next page', async (t) => {
    const site = await visited(t, {held: ['docs.json']});
    await site.open('#/guide');
    await site.shown('guide');
    await openSearch(site);
    publish(site, {'docs.json': JSON.stringify(configOf('New name'))});
    site.network.release('docs.json');
    await site.settled();
    await isOpen(site);
    await site.page.keyboard.press('Escape');
    await site.goTo('#/later');
    await site.shown('later');
    await site.says('New name');
  });
});
