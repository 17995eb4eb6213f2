import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {acme} from '../harness/acme.mjs';
import {openSite} from '../harness/open-site.mjs';

/** Resolves once the document is described with these words. */
const describes = (page, words) =>
  page.waitForSelector(`meta[name="description"][content="${words}"]`, {});

describe('a reader', () => {
  it('sees the first page of a site that is one script tag', async (t) => {
    const site = await openSite(t, {files: acme});
    await site.shown('introduction');
    await site.says('Welcome to');
    await site.says('Mind the gap.');
    assert.equal((await site.page.$$('docs-site')).length, 1);
    assert.equal(await site.page.title(), 'Acme');
    await describes(site.page, 'What Acme is.');
  });

  it('sees the canvas of a custom page from edge to edge', async (t) => {
    const files = {
      'docs.json': {name: 'Acme', navigation: [{group: 'Start', pages: ['landing', 'other']}]},
      'landing.mdx':
        '---\ntitle: Landing\nmode: custom\n---\n\n<div className="hero w-full">Words.</div>\n',
      'other.mdx': '# Other\n',
    };
    const site = await openSite(t, {files});
    const {page} = site;
    for (const width of [1440, 768, 390]) {
      await page.setViewport({width, height: 800});
      await site.shown('landing');
      await site.settled();
      const seen = await page.evaluate(() => {
        const root = document.querySelector('docs-site').shadowRoot;
        const {left, right, top} = document.querySelector('.hero').getBoundingClientRect();
        const bar = root.querySelector('[part="top"]').getBoundingClientRect();
        const pager = root.querySelector('docs-pager').getBoundingClientRect();
        return {
          hero: [left, innerWidth - right, Math.round(top - bar.bottom)],
          isPagerInside: pager.left >= left && pager.right <= right,
          overflow: document.documentElement.scrollWidth - innerWidth,
        };
      });
      assert.deepEqual(seen, {hero: [0, 0, 0], isPagerInside: true, overflow: 0}, `${width} px`);
    }
  });

  it('sees emojis and drawings as icons, in the colors of the mode', async (t) => {
    const svg = '<svg viewBox="0 0 8 8"><path d="M0 0h8v8H0z"/></svg>';
    const navigation = [
      {group: 'Emoji', icon: '🚀', pages: ['introduction', 'drawn', 'icons/a']},
      {group: 'Markup', icon: svg, pages: ['guides/second', 'guides/third']},
    ];
    const site = await openSite(t, {
      files: {
        ...acme,
        'docs.json': {name: 'Acme', navigation, modeToggle: {default: 'dark'}},
        'drawn.mdx':
          `---\nicon: '${svg}'\n---\n\n<Icon icon="/a.svg" />\n\n` +
          `<Card icon='${svg}'>Card</Card>`,
        'icons/a.md': '---\nicon: 👩‍💻\n---\n\nAn emoji.',
        'a.svg': svg.replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"'),
      },
      route: '#/drawn',
    });
    await site.shown('drawn');
    await site.settled();
    const shape = await site.page.waitForSelector('docs-site docs-icon >>> span');
    const color = await shape.evaluate((one) => getComputedStyle(one).backgroundColor);
    const text = await site.page.$eval('docs-site docs-icon', (one) => getComputedStyle(one).color);
    assert.equal(color, text);
    assert.match(color, /^oklch\(0\.[89]/, 'light on a dark page');
    await site.page.waitForSelector('>>> docs-sidebar >>> docs-icon >>> text');
    const odd = site.requests.filter((url) => /svg|%F0|%3C/i.test(url) && url !== '/a.svg');
    assert.deepEqual(odd, []);
  });

  it('opens a page by its URL', async (t) => {
    const site = await openSite(t, {files: acme, route: '#/guides/second'});
    await site.shown('guides/second');
    await site.says('The second text.');
    assert.match(await site.page.title(), /^Second page\b/);
    await describes(site.page, 'What comes second.');
  });

  it('sees a site whose configuration is called mint.json', async (t) => {
    const {'docs.json': config, ...pages} = acme;
    for (const fallback of [false, true]) {
      const site = await openSite(t, {files: {...pages, 'mint.json': config}, fallback});
      await site.shown('introduction');
      await site.says('Welcome to');
    }
  });

  it('opens a heading by its URL', async (t) => {
    const site = await openSite(t, {files: acme, route: '#/guides/second#far-below'});
    await site.shown('guides/second');
    await site.page.waitForFunction(() => {
      const {top, bottom} = document.getElementById('far-below').getBoundingClientRect();
      return scrollY > 0 && top >= 0 && bottom <= innerHeight;
    });
  });

  it('sees a title in the text as one in the frontmatter', async (t) => {
    for (const contextual of [undefined, {options: ['copy']}]) {
      const navigation = [{group: 'Start', pages: ['named', 'written']}];
      const site = await openSite(t, {
        files: {
          'docs.json': {name: 'Acme', navigation, ...(contextual && {contextual})},
          'named.md': '---\ntitle: The title\n---\n\nText.\n',
          'written.md': '# The title\n\nText.\n',
        },
      });
      const looks = [];
      for (const path of ['named', 'written']) {
        await site.open(`#/${path}`);
        await site.shown(path);
        await site.settled();
        looks.push(
          await site.page.$eval('docs-site article h1', (title) => {
            const {x, y, width} = title.getBoundingClientRect();
            const {fontSize, lineHeight, paddingInlineEnd} = getComputedStyle(title);
            return {x, y, width, fontSize, lineHeight, paddingInlineEnd};
          }),
        );
      }
      assert.deepEqual(looks[1], looks[0]);
    }
  });

  it('opens a page that is in no navigation by its URL', async (t) => {
    const site = await openSite(t, {files: acme, route: '#/hidden'});
    await site.shown('hidden');
    await site.says('The hidden text.');
  });

  it('goes from page to page by the sidebar and by links, and back and forward', async (t) => {
    const site = await openSite(t, {files: acme});
    await site.shown('introduction');
    await site.click('link', 'the second page');
    await site.shown('guides/second');
    await site.click('link', 'Third page');
    await site.shown('guides/third');
    await site.says('The third text.');
    assert.match(await site.page.title(), /^Third page\b/);
    await site.go(-1);
    await site.shown('guides/second');
    await site.go(-1);
    await site.shown('introduction');
    await site.says('Welcome to');
    await site.go(+1);
    await site.shown('guides/second');
    assert.match(await site.page.title(), /^Second page\b/);
  });

  it('finds the current page marked in the sidebar', async (t) => {
    const site = await openSite(t, {files: acme, route: '#/guides/third'});
    await site.shown('guides/third');
    const link = await site.find('link', 'Third page');
    assert.equal(await link.evaluate((element) => element.ariaCurrent), 'page');
  });

  it('reaches another page with the keyboard alone, and the focus goes with them', async (t) => {
    const site = await openSite(t, {files: acme});
    await site.shown('introduction');
    await site.says('Third page');
    for (let presses = 0; presses < 30; presses += 1) {
      await site.page.keyboard.press('Tab');
      if ((await focusedText(site.page)) === 'Third page') break;
    }
    await site.page.keyboard.press('Enter');
    await site.shown('guides/third');
    // The page's own heading, not the link that led there.
    await site.page.waitForFunction(() => document.activeElement.matches('docs-site h1'));
  });

  it('skips the navigation with the first link of the page', async (t) => {
    const site = await openSite(t, {files: acme});
    await site.shown('introduction');
    await site.page.keyboard.press('Tab');
    assert.match(await focusedText(site.page), /^Skip/);
    await site.page.keyboard.press('Enter');
    await site.shown('introduction');
    assert.equal(await site.page.evaluate(() => scrollY), 0);
    await site.page.keyboard.press('Tab');
    assert.equal(await focusedText(site.page), 'the second page');
  });

  it('leaves the reader where they are when the skip link gets the focus', async (t) => {
    const long = `# Long\n\n${'A paragraph.\n\n'.repeat(200)}`;
    const site = await openSite(t, {files: {...acme, 'introduction.mdx': long}});
    await site.shown('introduction');
    // What is far below is laid out when the browser is idle: then the pixels above change.
    await site.settled();
    await site.page.evaluate(() => scrollTo(0, 1500));
    await site.page.keyboard.press('Tab');
    assert.match(await focusedText(site.page), /^Skip/);
    assert.equal(await site.page.evaluate(() => scrollY), 1500);
    const top = await site.page.evaluate(
      () =>
        document.querySelector('docs-site').shadowRoot.activeElement.getBoundingClientRect().top,
    );
    assert.ok(top > 0 && top < 100, `at ${top}`);
  });

  it('comes back to the same line of a long page on reload', async (t) => {
    const sections = Array.from(
      {length: 800},
      (_, at) => `## Part ${at}\n\n${'Words. '.repeat(60)}`,
    );
    const files = {...acme, 'introduction.md': sections.join('\n\n')};
    const site = await openSite(t, {files, route: '#/introduction#part-500'});
    await site.shown('introduction');
    await site.settled();
    const topOf = () =>
      site.page.$eval('#part-500', (heading) => heading.getBoundingClientRect().top);
    await site.page.evaluate(() => scrollBy({top: -240, behavior: 'instant'}));
    await site.settled();
    const before = await topOf();
    for (const _ of [1, 2]) {
      await site.page.reload();
      await site.shown('introduction');
      await site.settled();
      assert.ok(Math.abs((await topOf()) - before) <= 2, `${await topOf()}, before: ${before}`);
    }
  });

  it('finds the pages behind a button on a phone', async (t) => {
    const site = await openSite(t, {files: acme, isPhone: true});
    await site.shown('introduction');
    await site.click('button', 'Menu');
    await site.click('link', 'Third page');
    await site.shown('guides/third');
    await site.says('The third text.');
    assert.equal(await site.page.$('::-p-aria([role="dialog"])'), null);
  });

  it('keeps the mode they chose when they come again', async (t) => {
    const site = await openSite(t, {files: acme});
    await site.shown('introduction');
    const choose = async (words) => {
      await (await site.page.waitForSelector('>>> docs-mode-toggle >>> button')).click();
      await (
        await site.page.waitForSelector(`>>> ::-p-aria([name="${words}"][role="menuitemradio"])`)
      ).click();
    };
    const becomes = (scheme) =>
      site.page.waitForFunction(
        (wanted) => getComputedStyle(document.querySelector('docs-site')).colorScheme === wanted,
        {},
        scheme,
      );
    await choose('Dark');
    await becomes('dark');
    await site.page.reload();
    await site.shown('introduction');
    assert.equal(await colorScheme(site.page), 'dark');
    await choose('System');
    await becomes('light dark');
  });
});

const colorScheme = (page) =>
  page.$eval('docs-site', (element) => getComputedStyle(element).colorScheme);

/** The text of what has the focus, through shadow roots. */
const focusedText = (page) =>
  page.evaluate(() => {
    let focused = document.activeElement;
    while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
    return focused?.textContent.trim();
  });
