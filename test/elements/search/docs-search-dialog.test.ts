import {expect} from '@open-wc/testing';
import {sendKeys, setViewport} from '@web/test-runner-commands';
import type {DocsSearch} from '../../../elements/search/docs-search.js';
import type {DocsSearchDialog} from '../../../elements/search/docs-search-dialog.js';
import type {DocsSite} from '../../../elements/site/docs-site.js';
import {expectAccessibleInBothModes} from '../components/both-modes.js';
import {found, restoreFiles, siteWith, type ConfigSite} from '../site/config-site.js';
import {until} from '../until.js';

after(async () => {
  restoreFiles();
  await setViewport({width: 1280, height: 800});
});

const files = {
  'start.mdx': '---\ntitle: Start here\n---\n\nHello.\n\n## Install\n\nTake the <b>zebra</b>.\n',
  'guides/second.mdx': '---\ntitle: Second page\n---\n\nA zebra again.\n',
};

/** A site whose search is open. */
async function opened(
  config: object = {},
  options: ConfigSite = {files},
): Promise<{site: DocsSite; dialog: DocsSearchDialog; root: ParentNode}> {
  const site = await siteWith(config, options);
  const search = (await found(site, 'docs-search')) as DocsSearch;
  await search.open();
  const dialog = search.renderRoot.querySelector('docs-search-dialog');
  if (!dialog) throw new Error('There is no dialog.');
  return {site, dialog, root: dialog.renderRoot};
}

function type(root: ParentNode, text: string): void {
  const input = root.querySelector('input');
  if (!input) throw new Error('There is no field.');
  input.focus();
  input.value = text;
  input.dispatchEvent(new InputEvent('input', {bubbles: true}));
}

const options = (root: ParentNode) => [
  ...root.querySelectorAll<HTMLAnchorElement>('[role="option"]'),
];
const textOf = (element: Element | null | undefined) => element?.textContent.trim() ?? '';

describe('docs-search-dialog', () => {
  it('groups results by page, with the words marked, and says which is active', async () => {
    const {dialog, root} = await opened();
    type(root, 'zebra');
    await until(() => options(root).length === 2);
    const groups = [...root.querySelectorAll('[role="group"] [part="page"] strong')].map(textOf);
    expect(groups).to.have.members(['Start here', 'Second page']);
    const marks = [...root.querySelectorAll('mark')].map(textOf);
    expect(marks).to.deep.equal(['zebra', 'zebra']);
    const input = root.querySelector('input');
    expect(input).to.have.attribute('aria-expanded', 'true');
    expect(input).to.have.attribute('aria-activedescendant', 'option-0');
    await sendKeys({press: 'ArrowDown'});
    await dialog.updateComplete;
    expect(input).to.have.attribute('aria-activedescendant', 'option-1');
    expect(options(root)[1]).to.have.attribute('aria-selected', 'true');
    await expectAccessibleInBothModes(dialog);
  });

  it('has no tab stop without a name where results scroll', async () => {
    const sections = Array.from({length: 12}, (_, n) => `## Zebra ${n}\n\nA zebra.\n\n`);
    const text = `---\ntitle: Start here\n---\n\n${sections.join('')}`;
    // Without any link to another document, axe takes links below the window for skip links.
    const config = {topbarLinks: [{name: 'Blog', url: 'https://blog.example'}]};
    const {dialog, root} = await opened(config, {files: {...files, 'start.mdx': text}});
    const {height, width} = {height: innerHeight, width: innerWidth};
    await setViewport({width: 800, height: 320});
    try {
      type(root, 'zebra');
      const body = root.querySelector('[part="body"]');
      await until(() => body && body.scrollHeight > body.clientHeight);
      const input = root.querySelector('input');
      const stops: (Element | null)[] = [];
      do {
        await sendKeys({press: 'Tab'});
        stops.push((root as ShadowRoot).activeElement);
      } while (stops.length < 9 && stops.at(-1) !== input);
      expect(stops.map((stop) => stop?.getAttribute('part'))).not.to.include('body');
      input?.focus();
      await expectAccessibleInBothModes(dialog);
    } finally {
      await setViewport({width, height});
      dialog.close();
    }
  });

  it('tells screen readers how many results there are', async () => {
    const {root} = await opened();
    type(root, 'zebra');
    await until(() => textOf(root.querySelector('[role="status"]')) === '2 results');
    type(root, 'xyzzy');
    await until(() => textOf(root.querySelector('[role="status"]')).startsWith('No results'));
    // Of one page, all that the arrow keys reach.
    type(root, 'here');
    await until(() => textOf(root.querySelector('[role="status"]')) === '2 results');
    expect(root.querySelectorAll('[role="group"]').length).to.equal(1);
  });

  it('opens a result, remembers the search, and can forget it', async () => {
    const {site, dialog, root} = await opened();
    type(root, 'zebra again');
    await until(() => options(root).length > 0);
    await sendKeys({press: 'Enter'});
    await until(() => site.path === 'guides/second');
    expect(root.querySelector('dialog')?.open).to.equal(false);
    dialog.show();
    type(root, '');
    await until(() => textOf(root.querySelector('[part="item"]')) === 'zebra again');
    await expectAccessibleInBothModes(dialog);
    root.querySelector<HTMLElement>('[part="remove"]')?.click();
    await until(() => root.querySelector('[part="remove"]') === null);
    dialog.close();
  });

  it('suggests pages before anything is typed', async () => {
    const {dialog, root} = await opened();
    const items = () => [...root.querySelectorAll('[part="item"] span')].map(textOf);
    await until(() => items().includes('Second page'));
    await sendKeys({press: 'ArrowDown'});
    expect((root as ShadowRoot).activeElement?.getAttribute('part')).to.equal('item');
    await expectAccessibleInBothModes(dialog);
    dialog.close();
  });

  it('gives advice where nothing was found', async () => {
    const {dialog, root} = await opened();
    type(root, 'xyzzy');
    await until(() => textOf(root.querySelector('[part="empty"]')).includes('“xyzzy”'));
    expect(textOf(root.querySelector('[part="empty"]'))).to.include('Check the spelling');
    await expectAccessibleInBothModes(dialog);
    dialog.close();
  });

  it('does not say that nothing was found before it knows the pages', async () => {
    const {dialog, root} = await opened();
    let hasDenied = false;
    const watch = new MutationObserver(
      () => (hasDenied ||= !!root.querySelector('[part="empty"]')),
    );
    watch.observe(root, {childList: true, subtree: true});
    type(root, 'second');
    await until(() => options(root).length > 0);
    watch.disconnect();
    expect(hasDenied).to.equal(false);
    dialog.close();
  });

  it('shows results of other versions on request', async () => {
    const versions = [
      {version: 'v2', pages: ['start']},
      {version: 'v1', pages: ['guides/second']},
    ];
    const {dialog, root} = await opened({navigation: {versions}, theme: 'mint'}, {files});
    type(root, 'second');
    await until(() => root.querySelector('[part="elsewhere"]'));
    expect(options(root)).to.deep.equal([]);
    root.querySelector<HTMLElement>('[part="elsewhere"]')?.click();
    await until(() => options(root).length > 0);
    expect(textOf(root.querySelector('[role="group"] [part="page"]'))).to.include('v1');
    dialog.close();
  });

  it('reads other versions on request, where their texts may have more', async () => {
    const versions = [
      {version: 'v2', pages: ['start']},
      {version: 'v1', pages: ['guides/second']},
    ];
    const {dialog, root} = await opened({navigation: {versions}, theme: 'mint'}, {files});
    type(root, 'again');
    await until(() => textOf(root.querySelector('[part="elsewhere"]')).startsWith('Search other'));
    await expectAccessibleInBothModes(dialog);
    root.querySelector<HTMLElement>('[part="elsewhere"]')?.click();
    await until(() => options(root).length > 0);
    expect(textOf(options(root)[0])).to.include('A zebra again.');
    dialog.close();
  });

  it('is in the language of the site', async () => {
    const {dialog, root} = await opened({}, {files, attributes: {lang: 'de'}});
    type(root, 'xyzzy');
    await until(() => textOf(root.querySelector('[part="empty"]')).includes('Keine Ergebnisse'));
    dialog.close();
  });

  it('is accessible in languages that are written from right to left', async () => {
    const {dialog, root} = await opened({}, {files, attributes: {lang: 'ar', dir: 'rtl'}});
    type(root, 'zebra');
    await until(() => options(root).length === 2);
    await until(() => textOf(root.querySelector('[part="keys"]')).includes('إغلاق'));
    await expectAccessibleInBothModes(dialog);
    dialog.close();
  });

  it('keeps the result that the reader has chosen while others come', async () => {
    const {dialog, root} = await opened();
    type(root, 'zebra');
    await until(() => options(root).length === 2);
    await sendKeys({press: 'ArrowDown'});
    await dialog.updateComplete;
    const chosen = root.querySelector<HTMLAnchorElement>('[aria-selected="true"]')?.href;
    dialog.close();
    dialog.show(); // searches again
    await until(() => textOf(root.querySelector('[role="status"]')) === '2 results');
    expect(root.querySelector<HTMLAnchorElement>('[aria-selected="true"]')?.href).to.equal(chosen);
    dialog.close();
  });

  it('opens what hides the words of a result, until the reader closes it', async () => {
    const second = [
      '---\ntitle: Second page\n---\n\n## Part\n',
      '<Tabs>\n<Tab title="One">\nWords.\n</Tab>\n<Tab title="Two">\nA giraffe.\n</Tab>\n</Tabs>\n',
      '<CodeGroup>\n```bash npm\nadd x\n```\n```bash yarn\nadd walrus\n```\n</CodeGroup>\n',
      '<Accordion title="Closed">\nAn elephant.\n</Accordion>\n',
      '<Expandable title="more">\nA rhino.\n</Expandable>\n',
      '<details>\n<summary>More</summary>\n\nA lion.\n</details>\n',
    ];
    const {site, dialog, root} = await opened(
      {},
      {files: {...files, 'guides/second.mdx': second.join('\n')}},
    );
    const elementWith = (text: string, within: ParentNode = site.pageRoot): Element | undefined =>
      [...within.querySelectorAll('*')].flatMap((element) => {
        const inner = element.shadowRoot && elementWith(text, element.shadowRoot);
        const isIt = element.childElementCount === 0 && textOf(element).includes(text);
        return inner ?? (isIt ? element : []);
      })[0];
    for (const word of ['giraffe', 'walrus', 'elephant', 'rhino', 'lion']) {
      dialog.show();
      type(root, word);
      await until(() => textOf(options(root)[0]?.querySelector('mark')) === word);
      options(root)[0]?.click();
      await until(() => elementWith(word)?.checkVisibility());
    }
    const details = site.pageRoot.querySelector<HTMLDetailsElement>('details');
    if (!details) throw new Error('There are no details.');
    details.open = false;
    details.append(document.createElement('p')); // marks the words again
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    expect(details.open).to.equal(false);
  });

  it('fills the window of a phone', async () => {
    await setViewport({width: 390, height: 700});
    const {dialog, root} = await opened();
    const box = root.querySelector('dialog')?.getBoundingClientRect();
    expect([box?.width, box?.height]).to.deep.equal([390, 700]);
    await expect(dialog).to.be.accessible();
    dialog.close();
    await setViewport({width: 1280, height: 800});
  });

  it('shows texts as texts', async () => {
    const hostile = {'start.mdx': '---\ntitle: "<img src=x onerror=1>"\n---\n\n`<script>` zebra\n'};
    const {dialog, root} = await opened({}, {files: {...files, ...hostile}});
    type(root, 'zebra script');
    await until(() => options(root).length > 0);
    expect(root.querySelector('img, script')).to.equal(null);
    dialog.close();
  });
});
