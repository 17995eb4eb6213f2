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

  it('finds their version and what they opened, without the dismissed banner', async (t) => {
    const versions = ['v2', 'v1'].map((version) => ({version, pages: [`${version}/start`]}));
    const details = '<Expandable title="details">What was hidden.</Expandable>';
    const site = await openSite(t, {
      files: {
        'docs.json': {
          name: 'Acme',
          banner: {content: 'Version 2 is here', dismissible: true},
          navigation: {versions},
        },
        'v1/start.mdx': page('Start of v1', details),
        'v2/start.mdx': page('Start of v2'),
      },
    });
    await site.shown('v2/start');
    await site.page.evaluate(() =>
      addEventListener('docs-version-change', ({version}) => (window.chosen = version)),
    );
    await site.click('button', 'Dismiss');
    const selector = await site.find('combobox', 'Version');
    await selector.select('v1');
    await site.shown('v1/start');
    assert.equal(await site.page.evaluate(() => window.chosen), 'v1');
    await site.page.click('docs-expandable >>> summary');
    await site.says('What was hidden.');
    await site.settled();
    // At the URL of the site, which names no version.
    await site.open();
    await site.shown('v1/start');
    await site.says('What was hidden.');
    await site.settled();
    assert.equal(await site.page.$('::-p-text(Version 2 is here)'), null);
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
    await site.click('checkbox', 'Use single-key shortcuts');
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
