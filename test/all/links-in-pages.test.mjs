import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {openSite} from '../harness/open-site.mjs';

const picture = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>';
const config = {
  name: 'Acme',
  navigation: [{group: 'Start', pages: ['guides/start', 'parts/other']}],
};

describe('relative paths in a snippet', () => {
  it('lead to files beside the snippet where the page has none beside it', async (t) => {
    const site = await openSite(t, {
      files: {
        'docs.json': config,
        'guides/start.mdx': 'import Part from "/parts/part.mdx"\n\n<Part />\n',
        'guides/own.svg': picture,
        'parts/part.mdx': '![near](./near.svg) ![own](own.svg)\n\n[Go on](./other)\n',
        'parts/near.svg': picture,
        'parts/other.mdx': '# The other\n\nText.\n',
      },
      route: '#/guides/start',
    });
    const {page} = site;
    await site.shown('guides/start');
    const loaded = (alt) =>
      page.waitForFunction(
        (name) => {
          const image = document.querySelector(`img[alt=${name}]`);
          image?.scrollIntoView();
          return image?.naturalWidth > 0 && new URL(image.src).pathname;
        },
        {},
        alt,
      );
    assert.equal(await (await loaded('near')).jsonValue(), '/parts/near.svg');
    assert.equal(await (await loaded('own')).jsonValue(), '/guides/own.svg');
    await site.click('link', 'Go on');
    await site.shown('parts/other');
  });
});

describe('a footnote', () => {
  it('is reached with the keyboard, and leads back to where it was', async (t) => {
    const text = '\n\nMore.'.repeat(60);
    const start = `First[^a] and again[^a].${text}\n\n[^a]: The note.\n`;
    const files = {'docs.json': config, 'guides/start.mdx': start};
    const site = await openSite(t, {files, route: '#/guides/start'});
    const {page} = site;
    await site.shown('guides/start');
    await site.settled();
    const references = await page.$$('a[data-footnote-ref]');
    assert.equal(references.length, 2);
    /** Resolves once the reader is at an element, and sees it. */
    const isAt = (id) =>
      page.waitForFunction(
        (target) => {
          const {top, bottom} = document.getElementById(target).getBoundingClientRect();
          return document.activeElement.id === target && top >= 0 && bottom <= innerHeight;
        },
        {},
        id,
      );
    // Follows the second reference, and its own way back.
    await references[1].focus();
    await page.keyboard.press('Enter');
    await isAt('user-content-fn-a');
    assert.match(page.url(), /user-content-fn-a$/);
    await site.settled();
    await page.keyboard.press('Tab');
    const back = () => page.evaluate(() => document.activeElement.ariaLabel);
    assert.equal(await back(), 'Back to reference 1');
    await page.keyboard.press('Tab');
    assert.equal(await back(), 'Back to reference 1-2');
    await page.keyboard.press('Enter');
    await isAt('user-content-fnref-a-2');
  });
});

/** Resolves once the reader is at an element below the top bar. */
const isNearTop = (site, selector) =>
  site.page.waitForFunction(
    (target) => {
      const {top} = document.querySelector(target)?.getBoundingClientRect() ?? {};
      return scrollY > 0 && top > 30 && top < 200;
    },
    {},
    selector,
  );

const long = '\n\nMore.'.repeat(60);

describe('the name of an anchor', () => {
  const files = {
    'docs.json': config,
    'guides/start.mdx': '[Below](#old-name) and [elsewhere](/parts/other#there).\n',
    'parts/other.mdx': `# The other${long}\n\n<a name="there"></a>There.${long}\n`,
  };
  files['guides/start.mdx'] += `${long}\n\n<a name="old-name"></a>\n\n## New name${long}\n`;

  it('is where links in the page, from other pages and URLs lead', async (t) => {
    const site = await openSite(t, {files, route: '#/guides/start'});
    await site.shown('guides/start');
    await site.click('link', 'Below');
    await isNearTop(site, 'a[name="old-name"]');
    await site.click('link', 'elsewhere');
    await site.shown('parts/other');
    await isNearTop(site, 'a[name="there"]');
    const other = await openSite(t, {files, route: '#/guides/start#old-name'});
    await isNearTop(other, 'a[name="old-name"]');
  });
});

describe('the id in the query of a URL', () => {
  const files = {
    'docs.json': config,
    'guides/start.mdx':
      `[Here](?id=far), [there](/parts/other?id=_2-there).${long}\n\n` + `## Far${long}\n`,
    'parts/other.mdx': `# The other${long}\n\n## 2 there${long}\n\n## End${long}\n`,
  };
  const top = (site) => site.page.evaluate(() => scrollY);

  it('is a heading, as in docsify, in links and on load', async (t) => {
    const site = await openSite(t, {files, route: '#/guides/start'});
    await site.shown('guides/start');
    await site.click('link', 'Here');
    await isNearTop(site, '#far');
    await site.click('link', 'there');
    await site.shown('parts/other');
    await isNearTop(site, '[id="2-there"]');
    const other = await openSite(t, {files, route: '#/guides/start?id=far'});
    await isNearTop(other, '#far');
  });

  it('yields to the fragment, and may mean anything else', async (t) => {
    const site = await openSite(t, {files, route: '#/parts/other?id=_2-there#end'});
    await isNearTop(site, '#end');
    const other = await openSite(t, {files, route: '#/parts/other?id=42'});
    await other.shown('parts/other');
    await other.settled();
    assert.equal(await top(other), 0);
    assert.match(other.page.url(), /\?id=42$/);
  });

  it('keeps readers at the top of a page where it is no heading', async (t) => {
    const start = `[Nowhere](?id=42).${long}`;
    const site = await openSite(t, {
      files: {...files, 'guides/start.mdx': start},
      route: '#/guides/start',
    });
    await site.shown('guides/start');
    await site.page.evaluate(() => scrollTo(0, 60));
    await site.click('link', 'Nowhere');
    await site.page.waitForFunction(() => scrollY === 0);
  });
});

describe('a URL as the browser shows it', () => {
  for (const router of ['hash', 'history', 'memory']) {
    it(`is a link to a page with the router ${router}`, async (t) => {
      const start = '[One](#/parts/other) and [two](/#/parts/other/#there).\n';
      const index =
        '<!doctype html><html lang="en"><meta charset="utf-8"><body>' +
        `<docs-site router="${router}" base="/"></docs-site>` +
        '<script type="module" src="/docs-site/docs-site.js"></script>';
      const site = await openSite(t, {
        files: {
          'docs.json': config,
          'index.html': index,
          'guides/start.mdx': start,
          'parts/other.mdx': `# The other${long}\n\n## There${long}\n`,
        },
        fallback: true,
      });
      await site.shown('guides/start');
      await site.click('link', 'One');
      await site.shown('parts/other');
      await site.page.$eval('docs-site', (element) => void (element.path = 'guides/start'));
      await site.shown('guides/start');
      await site.click('link', 'two');
      await site.shown('parts/other');
      await isNearTop(site, '#there');
    });
  }
});
