import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {openSite} from '../harness/open-site.mjs';

const names = Array.from({length: 40}, (_, index) => `page-${index}`);
const page = (title, text = '') => `---\ntitle: ${title}\n---\n\n${text || 'The text.'}\n`;

const commands = {npm: 'npm install acme', pnpm: 'pnpm add acme', bun: 'bun add acme'};
const each = (write) => Object.entries(commands).map(write).join('\n\n');
const codeGroup = `<CodeGroup>\n\n${each(
  ([name, code]) => `\`\`\`bash ${name}\n${code}\n\`\`\``,
)}\n\n</CodeGroup>`;
const tab = ([name, code]) => `<Tab title="${name}">Run ${code}.</Tab>`;
const tabs = `<Tabs>\n${each(tab)}\n</Tabs>`;
const long = `\`\`\`text\n${'a long line '.repeat(60)}\n\`\`\`\n\n## Below`;

const files = {
  'docs.json': {
    name: 'Acme',
    navigation: [
      {group: 'Start', pages: ['start', 'install', 'long']},
      {group: 'All', pages: names},
      {group: 'More', pages: ['last']},
    ],
  },
  'start.mdx': page('Start', codeGroup),
  'install.mdx': page('Install', tabs),
  'long.mdx': page('Long', long),
  'last.mdx': page('Last'),
  ...Object.fromEntries(names.map((name) => [`${name}.mdx`, page(name)])),
};

describe('a returning reader', () => {
  it('finds the groups of the sidebar as they left them', async (t) => {
    const site = await openSite(t, {files, route: '#/start'});
    await site.shown('start');
    await site.settled();
    await site.click('button', 'All');
    await site.page.reload();
    await site.shown('start');
    const isOpen = () => site.find('button', 'All').then((one) => one.evaluate(expanded));
    assert.equal(await isOpen(), 'false');
    await site.goTo('#/page-3');
    await site.shown('page-3');
    assert.equal(await isOpen(), 'true');
  });

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

  it('finds the sidebar scrolled as they left it', async (t) => {
    const site = await openSite(t, {files, route: '#/page-9'});
    await site.shown('page-9');
    await site.settled();
    const sidebar = await site.page.waitForSelector('>>> docs-sidebar');
    await sidebar.evaluate((element) => (element.scrollTop = 300));
    await site.click('link', 'page-12');
    await site.shown('page-12');
    assert.equal(await sidebar.evaluate((element) => element.scrollTop), 300);
    await site.page.reload();
    await site.shown('page-12');
    const again = await site.page.waitForSelector('>>> docs-sidebar');
    assert.equal(await again.evaluate((element) => element.scrollTop), 300);
  });

  it('finds tabs and code groups at their package manager, on all pages', async (t) => {
    const site = await openSite(t, {files, route: '#/start'});
    await site.shown('start');
    await site.click('tab', 'pnpm');
    await site.says('pnpm add acme');
    await site.goTo('#/install');
    await site.shown('install');
    await site.says('Run pnpm add acme.');
    await site.click('tab', 'bun');
    await site.goTo('#/start');
    await site.shown('start');
    await site.says('bun add acme');
    await site.page.reload();
    await site.shown('start');
    await site.says('bun add acme');
  });

  it('finds code wrapped from its first frame on', async (t) => {
    const site = await openSite(t, {files, route: '#/long'});
    await site.shown('long');
    await site.click('button', 'Wrap lines');
    const heading = () =>
      site.page.$eval('#below', (element) => Math.round(element.getBoundingClientRect().top));
    await site.page.waitForFunction(() => {
      const code = document.querySelector('docs-code').shadowRoot.querySelector('pre');
      return code.offsetHeight > 100;
    });
    const before = await heading();
    const [extras] = site.server.requests.filter((url) => url.endsWith('/code-extras.js'));
    site.network.hold(extras.replace(/^\//, ''));
    await site.page.reload();
    await site.shown('long');
    assert.equal(await heading(), before);
  });
});

describe('a reader with a keyboard', () => {
  it('finds the keys of the site, and turns them off', async (t) => {
    const site = await openSite(t, {files, route: '#/start'});
    await site.shown('start');
    await site.page.waitForFunction(() => customElements.get('docs-shortcuts'));
    await site.page.keyboard.type('n');
    await site.shown('install');
    await site.page.keyboard.type('?');
    await site.find('dialog', 'Keyboard shortcuts');
    await site.click('checkbox', 'Use shortcuts of a single key');
    await site.page.keyboard.press('Escape');
    await site.page.keyboard.type('n/?');
    await site.page.keyboard.down('Control');
    await site.page.keyboard.press('k');
    await site.page.keyboard.up('Control');
    await site.find('dialog', 'Search');
    assert.equal(await site.page.$('::-p-aria([name="Keyboard shortcuts"][role="dialog"])'), null);
    assert.equal(await site.page.$eval('docs-site', (element) => element.dataset.path), 'install');
  });
});

describe('a reader who rates a page', () => {
  it('is thanked, and the host page is told', async (t) => {
    const config = {...files['docs.json'], feedback: {thumbsRating: true}};
    const site = await openSite(t, {files: {...files, 'docs.json': config}, route: '#/start'});
    await site.shown('start');
    await site.page.evaluate(() =>
      addEventListener('docs-feedback', ({path, rating}) => (window.rated = [path, rating])),
    );
    await site.click('button', 'Yes');
    await site.says('Thank you for your feedback.');
    assert.deepEqual(await site.page.evaluate(() => window.rated), ['start', 'up']);
  });
});

function expanded(element) {
  return element.getAttribute('aria-expanded');
}

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
    await site.open('#/install');
    await site.shown('install');
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
