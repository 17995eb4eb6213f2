import {expect, fixture, html, nextFrame, oneEvent} from '@open-wc/testing';
import {sendKeys} from '@web/test-runner-commands';
import '../../../elements/layout/docs-drawer.js';
import '../../../elements/site/docs-site.js';
import type {DocsDrawer} from '../../../elements/layout/docs-drawer.js';
import type {DocsSite} from '../../../elements/site/docs-site.js';
import {group, links, page, view} from '../site/sample-site.js';
import {stubFiles} from '../site/stub-files.js';
import {until} from '../until.js';

async function opened() {
  const box = await fixture(html`
    <div>
      <button>Menu</button>
      <docs-drawer><a href="#/one">One</a></docs-drawer>
    </div>
  `);
  const opener = box.querySelector('button');
  // Both are in the fixture above.
  const drawer = box.querySelector('docs-drawer') as DocsDrawer;
  opener?.focus();
  drawer.show(opener ?? undefined);
  return {opener, drawer, panel: drawer.renderRoot.querySelector('dialog')};
}

describe('docs-drawer', () => {
  it('takes the focus in and keeps the page behind it at rest', async () => {
    const {drawer, panel} = await opened();
    expect(panel?.matches(':modal')).to.equal(true);
    expect(document.activeElement).to.equal(drawer);
    await expect(drawer).to.be.accessible();
  });

  it('opens at the current page of a long list', async () => {
    const pages = Array.from({length: 90}, (_, index) => page(`p${index}`));
    const drawer = await fixture<DocsDrawer>(html`
      <docs-drawer>
        <docs-sidebar
          .view=${view({groups: [group('All', ...pages)]})}
          .links=${links}
          path="p80"
        ></docs-sidebar>
      </docs-drawer>
    `);
    drawer.show();
    const current = drawer
      .querySelector('docs-sidebar')
      ?.renderRoot.querySelector('[aria-current="page"]');
    await until(() => (current?.getBoundingClientRect().bottom ?? Infinity) < innerHeight);
    expect(current?.getBoundingClientRect().top).to.be.above(0);
    expect(scrollY).to.equal(0);
    const close = drawer.renderRoot.querySelector('[part="close"]');
    expect(close?.matches(':focus')).to.equal(true);
    expect(close?.getBoundingClientRect().top).to.be.at.least(0);
  });

  it('closes on Escape and gives the focus back', async () => {
    const {opener, drawer, panel} = await opened();
    const closed = oneEvent(drawer, 'close');
    await sendKeys({press: 'Escape'});
    await closed;
    expect(panel?.open).to.equal(false);
    expect(document.activeElement).to.equal(opener);
  });

  it('closes when a link in it is followed', async () => {
    const {drawer, panel} = await opened();
    const link = drawer.querySelector('a');
    link?.addEventListener('click', (event) => event.preventDefault());
    link?.click();
    expect(panel?.open).to.equal(false);
  });

  it('closes at once when another page is shown', async () => {
    const {drawer, panel} = await opened();
    drawer.path = 'elsewhere';
    expect(panel?.open).to.equal(false);
  });

  it('closes when the window has no place for what opened it', async () => {
    const {drawer, opener, panel} = await opened();
    await nextFrame(); // sizes are told once a frame
    await nextFrame();
    const closed = oneEvent(drawer, 'close');
    opener?.style.setProperty('display', 'none');
    await closed;
    expect(panel?.open).to.equal(false);
  });

  it('is closed when it was taken away and put back', async () => {
    const {drawer, panel} = await opened();
    const box = drawer.parentElement;
    drawer.remove();
    box?.append(drawer);
    expect(panel?.open).to.equal(false);
  });

  it('closes on a click beside it and stays on one inside', async () => {
    const {panel} = await opened();
    panel?.dispatchEvent(new MouseEvent('click', {clientX: 5, clientY: 5}));
    expect(panel?.open).to.equal(true);
    panel?.dispatchEvent(new MouseEvent('click', {clientX: 5000, clientY: 5}));
    expect(panel?.open).to.equal(false);
  });
});

const files = new Map([
  ['menu/docs.json', '{"name": "Acme", "navigation": [{"group": "A", "pages": ["one", "two"]}]}'],
  ['menu/one.mdx', '---\ntitle: One\n---\n\nText.'],
  ['menu/two.mdx', '---\ntitle: Two\n---\n\nText.'],
  [
    'languages/docs.json',
    JSON.stringify({
      name: 'Acme',
      navigation: {
        languages: [
          {language: 'ar', pages: ['one', 'two']},
          {language: 'en', pages: ['en/one', 'en/two']},
        ],
      },
    }),
  ],
  ['languages/one.mdx', '---\ntitle: One\n---\n\nText.'],
]);

/** An element in the frame of a site. */
const inShell = (site: DocsSite, selector: string) =>
  site.renderRoot.querySelector<HTMLElement>(selector);

/** A site of these files in a window as narrow as a phone, with its first page. */
async function siteOf(name: string): Promise<DocsSite> {
  const site = await fixture<DocsSite>(
    html`<docs-site
      src="https://site.example/${name}/"
      router="memory"
      style="width: 390px"
    ></docs-site>`,
  );
  await until(() => site.dataset['path'] === 'one');
  return site;
}

/** The panel of its menu, which is open. */
async function menuOf(site: DocsSite): Promise<HTMLDialogElement> {
  const panel = () => inShell(site, 'docs-drawer')?.shadowRoot?.querySelector('dialog');
  inShell(site, '[part="menu"]')?.click();
  await until(() => panel()?.open, 'opens');
  return panel() as HTMLDialogElement; // it is open
}

describe('the menu of a site', () => {
  let restore: () => void;
  before(() => {
    restore = stubFiles(files);
  });
  after(() => restore());

  it('closes with the page it was opened on, and in a window that grows', async () => {
    const site = await siteOf('menu');
    const panel = await menuOf(site);
    site.path = 'two';
    await site.updateComplete;
    expect(panel.open).to.equal(false);
    await until(() => site.dataset['path'] === 'two');
    expect(document.activeElement).to.equal(site.querySelector('h1'));
    await menuOf(site);
    await nextFrame(); // sizes are told once a frame
    await nextFrame();
    site.style.setProperty('width', '1300px');
    await until(() => !panel.open, 'closes');
  });

  it('has its button in the corner above the languages, also from right to left', async () => {
    const site = await siteOf('languages');
    const panel = await menuOf(site);
    const close = panel.querySelector('[part="close"]');
    const list = () => inShell(site, '[part="drawer-lists"] docs-selector');
    await until(() => list()?.checkVisibility(), 'shows the languages');
    expect(site.dir).to.equal('rtl');
    const [corner, button, languages] = [panel, close, list()].map(
      (element) => element?.getBoundingClientRect() ?? new DOMRect(),
    );
    expect((button?.left ?? NaN) - (corner?.left ?? NaN)).to.be.within(1, 20);
    expect(languages?.top).to.be.above(button?.bottom ?? NaN);
  });
});
