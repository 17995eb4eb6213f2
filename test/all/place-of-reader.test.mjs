import assert from 'node:assert/strict';
import {join} from 'node:path';
import {describe, it} from 'node:test';
import {serve} from '../harness/static-server.mjs';
import {folderWith, runCommand} from '../harness/command.mjs';
import {nextFrames} from '../harness/layout-shifts.mjs';
import {openAt, openSite} from '../harness/open-site.mjs';

const names = Array.from({length: 40}, (_, index) => `page-${index}`);
const page = (title, text = '') => `---\ntitle: ${title}\n---\n\n${text || 'The text.'}\n`;

const files = {
  'docs.json': {
    name: 'Acme',
    navigation: [
      {group: 'Start', pages: ['start', 'other']},
      {group: 'All', pages: names},
    ],
  },
  'start.mdx': page('Start'),
  'other.mdx': page('Other'),
  ...Object.fromEntries(names.map((name) => [`${name}.mdx`, page(name)])),
};

describe('a returning reader', () => {
  it('finds the sidebar scrolled as before they left a tab unseen', async (t) => {
    const site = await openSite(t, {files, route: '#/page-9'});
    await site.shown('page-9');
    await site.settled();
    const scrolled = () => site.page.waitForSelector('>>> docs-sidebar');
    await (await scrolled()).evaluate((element) => (element.scrollTop = 300));
    await site.page.reload();
    await site.shown('page-9');
    // Such a tab has no frames.
    const {identifier} = await site.page.evaluateOnNewDocument(() => {
      Object.defineProperty(document, 'hidden', {value: true});
      window.requestAnimationFrame = () => 0;
    });
    await site.page.reload();
    await site.shown('page-9');
    await site.settled();
    await site.page.removeScriptToEvaluateOnNewDocument(identifier);
    await site.page.reload();
    await site.shown('page-9');
    await site.settled();
    assert.equal(await (await scrolled()).evaluate((element) => element.scrollTop), 300);
  });

  it('finds the current page in the sidebar when the window has room for it', async (t) => {
    const site = await openSite(t, {files, isPhone: true, route: '#/page-12'});
    await site.shown('page-12');
    await site.settled();
    await site.page.setViewport({width: 1440, height: 300});
    const sidebar = await site.page.waitForSelector('>>> docs-sidebar');
    await site.page.waitForFunction(
      (sidebar) => {
        const current = sidebar.shadowRoot.querySelector('[aria-current="page"]');
        return current.getBoundingClientRect().bottom < innerHeight && sidebar.scrollTop > 0;
      },
      {},
      sidebar,
    );
  });

  it('keeps the place in the sidebar in a window that is narrow for a while', async (t) => {
    const site = await openSite(t, {files, route: '#/page-2'});
    await site.shown('page-2');
    await site.settled();
    await site.page.setViewport({width: 1280, height: 300});
    const sidebar = await site.page.waitForSelector('>>> docs-sidebar');
    const hasWidth = (is) =>
      site.page.waitForFunction((one, is) => one.offsetWidth > 0 === is, {}, sidebar, is);
    await sidebar.evaluate((one) => one.scrollTo(0, 1e4));
    const before = await sidebar.evaluate((one) => one.scrollTop);
    assert.ok(before > 100);
    await site.page.setViewport({width: 700, height: 300});
    await hasWidth(false);
    await site.settled();
    await site.page.setViewport({width: 1280, height: 300});
    await hasWidth(true);
    await site.settled();
    assert.equal(await sidebar.evaluate((one) => one.scrollTop), before);
  });

  it('is at the top after a reload, although something was opened there', async (t) => {
    const words = 'Many words. '.repeat(200);
    const accordion = '<Accordion title="Why">Because.</Accordion>';
    const tall = ['# Tall', 'Before.', accordion, words, words, words].join('\n\n');
    const site = await openSite(t, {files: {...files, 'tall.md': tall}, route: '#/tall'});
    await site.shown('tall');
    await site.settled();
    await (await site.page.waitForSelector('>>> summary')).click();
    await site.page.waitForFunction(() => location.hash.endsWith('#why'));
    assert.equal(await site.page.evaluate(() => scrollY), 0);
    await site.page.reload();
    await site.shown('tall');
    await site.settled();
    assert.equal(await site.page.evaluate(() => scrollY), 0);
  });
});

/** What has its height only after it was drawn or loaded. */
const late = (at) => `## Part ${at}

![Image](/image-${at}.svg)

\`\`\`mermaid
graph TD
  A${at} --> B --> C --> D
\`\`\`

$$
\\sum_{i=1}^{n} \\frac{m_i}{${at + 1}}
$$

${'Many words. '.repeat(60)}
`;
const picture = '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="400"/>';
const drawnLate = {
  ...files,
  'other.mdx': page('Other', Array.from({length: 8}, (_, at) => late(at)).join('\n')),
  ...Object.fromEntries(Array.from({length: 8}, (_, at) => [`image-${at}.svg`, picture])),
};

/** The files as HTML pages, in folders. */
async function openBuilt(t) {
  const texts = {...drawnLate, 'docs.json': JSON.stringify(drawnLate['docs.json'])};
  const out = join(await folderWith(t), 'out');
  const folder = await folderWith(t, texts);
  const words = ['build', folder, '--url', 'https://docs.acme.dev', '--folders', '--out', out];
  const {code, error} = await runCommand(words);
  assert.equal(code, 0, error);
  const server = await serve({root: out});
  return openAt(t, server, {route: 'other/', close: () => server.close()});
}

describe('a place in a page whose parts get their heights late', () => {
  const topOf = ({page}, id) =>
    page.$eval(`docs-site > article #${id}`, (heading) => heading.getBoundingClientRect().top);
  const isNear = (one, other) => Math.abs(one - other) <= 2;

  /** Has all parts drawn down to one, and stops a little below its heading. */
  async function readTo(site, id) {
    await site.shown('other');
    await site.settled();
    await site.page.waitForFunction(() => !document.querySelector('docs-site[data-built]'));
    for (let at = 0; at <= Number(id.slice(-1)); at += 1) {
      const scroll = (heading) => heading.scrollIntoView({behavior: 'instant'});
      await site.page.$eval(`docs-site > article #part-${at}`, scroll);
      await site.page.evaluate(nextFrames);
      await site.settled();
    }
    await site.page.evaluate(() => scrollBy({top: 120, behavior: 'instant'}));
    await site.settled();
    return topOf(site, id);
  }

  const comesBack = async (site) => {
    await site.shown('other');
    await site.settled();
    await site.page.waitForFunction(() => !document.querySelector('docs-site[data-built]'));
    await site.page.evaluate(nextFrames);
    await site.settled();
  };

  for (const [name, open] of [
    ['in the browser', (t) => openSite(t, {files: drawnLate, route: '#/other'})],
    ['in HTML pages', openBuilt],
  ]) {
    it(`is the same after "back" and after a reload: ${name}`, async (t) => {
      const site = await open(t);
      const before = await readTo(site, 'part-5');
      await site.click('link', 'Start');
      await site.shown('start');
      await site.settled();
      await site.goBack();
      await comesBack(site);
      assert.ok(isNear(await topOf(site, 'part-5'), before), `back: ${before}`);
      await site.page.reload();
      await comesBack(site);
      assert.ok(isNear(await topOf(site, 'part-5'), before), `reload: ${before}`);
    });
  }

  it('is not returned to once the reader scrolls', async (t) => {
    const site = await openSite(t, {files: drawnLate, route: '#/other'});
    const before = await readTo(site, 'part-5');
    for (const at of [3, 4, 5, 6]) site.network.hold(`image-${at}.svg`);
    await site.page.setCacheEnabled(false);
    await site.page.reload({waitUntil: 'domcontentloaded'});
    await site.shown('other');
    await site.page.waitForFunction(() => scrollY > 500);
    await site.page.evaluate(() => {
      globalThis.scrollEnded = new Promise((ended) => {
        addEventListener('scrollend', ended, {once: true, capture: true});
      });
    });
    await site.page.mouse.move(640, 400);
    await site.page.mouse.wheel({deltaY: 300});
    await site.page.waitForFunction(
      (top) => document.querySelector('#part-5').getBoundingClientRect().top < top - 200,
      {},
      before,
    );
    await site.page.evaluate(() => globalThis.scrollEnded);
    // What is above the window gets its height: the part that is read stays where it is.
    const read = await site.page.$$eval(
      'docs-site > article h2',
      (headings) => headings.find((heading) => heading.getBoundingClientRect().top > 0).id,
    );
    const scrolled = await topOf(site, read);
    site.network.releaseAll();
    await site.settled();
    const after = await topOf(site, read);
    assert.ok(isNear(after, scrolled), `${read}: ${scrolled}, after: ${after}`);
  });
});

describe('a page with examples beside its text', () => {
  it('follows the width of the window without disturbing what watches sizes', async (t) => {
    const code = `\`\`\`js\n${'run();\n'.repeat(5)}\`\`\``;
    const example = `<RequestExample>\n\n${code}\n\n</RequestExample>`;
    const beside = page('Start', `${example}\n\n${'Words.\n\n'.repeat(30)}`);
    const site = await openSite(t, {files: {...files, 'start.mdx': beside}});
    await site.page.evaluateOnNewDocument(() => {
      globalThis.problems = [];
      addEventListener('error', ({message}) => globalThis.problems.push(message));
    });
    await site.page.setViewport({width: 1500, height: 800});
    await site.open('#/other');
    await site.shown('other');
    // What is watched longer is told first.
    await site.page.waitForFunction(() => customElements.get('docs-reading-aids'));
    await site.goTo('#/start');
    await site.shown('start');
    await site.settled();
    for (const width of [1000, 1500, 1000]) {
      await site.page.setViewport({width, height: 800});
      await site.page.waitForFunction(
        (isWide) => document.querySelector('docs-rail').hasAttribute('data-wide') === isWide,
        {},
        width > 1200,
      );
    }
    assert.deepEqual(await site.page.evaluate(() => globalThis.problems), []);
  });
});
