import {expect} from '@open-wc/testing';
import {emulateMedia, sendKeys, sendMouse} from '@web/test-runner-commands';
import '../../../elements/menus/docs-page-menu.js';
import type {DocsPageMenu} from '../../../elements/menus/docs-page-menu.js';
import type {DocsSite} from '../../../elements/site/docs-site.js';
import {fakeClipboard} from '../components/fake-clipboard.js';
import {found, restoreFiles, siteWith} from '../site/config-site.js';
import {until} from '../until.js';

after(() => restoreFiles());

const contextual = {
  options: [
    'copy',
    'view',
    'claude',
    {title: 'Own', href: 'https://own.example/?p=$path'},
    {title: 'Bad', href: 'javascript:alert(1)'},
  ],
};
const files = {'start.mdx': '---\ntitle: Start here\n---\n\nHello **you**.\n'};

const menuOf = async (site: DocsSite) => {
  await found(site, '[part="action"]');
  return site.querySelector<DocsPageMenu>('docs-page-menu')?.renderRoot as ShadowRoot;
};
const focused = (menu: ShadowRoot) =>
  menu.activeElement?.querySelector('[part="title"]')?.textContent.trim();

describe('docs-page-menu', () => {
  it('copies the page’s file', async () => {
    const site = await siteWith({contextual}, {files});
    const menu = await menuOf(site);
    const {copied, restore} = fakeClipboard();
    menu.querySelector<HTMLElement>('[part="action"]')?.click();
    await until(() => menu.querySelector('[role="status"]')?.textContent === 'Copied');
    restore();
    expect(copied).to.deep.equal([files['start.mdx']]);
  });

  it('opens the file, asks assistants about the page, and follows an author’s links', async () => {
    const site = await siteWith({contextual}, {files});
    const menu = await menuOf(site);
    const links = [...menu.querySelectorAll<HTMLAnchorElement>('a[part="item"]')];
    const [view, claude, own, ...others] = links.map(({href}) => href);
    expect(view).to.match(/^https:\/\/site\.example\/config-\d+\/start\.mdx$/);
    expect(claude).to.match(/^https:\/\/claude\.ai\/new\?q=/);
    expect(decodeURIComponent(claude ?? ''))
      .to.contain('/start.mdx')
      .and.contain('#docs:/start');
    expect(own).to.equal('https://own.example/?p=start');
    expect(others).to.deep.equal([]);
    expect(links.every(({rel}) => rel === 'noopener noreferrer')).to.equal(true);
  });

  it('copies and opens a page that is made from an API description as Markdown', async () => {
    const operation = {summary: 'List users', description: 'All of **them**.'};
    const navigation = [{group: 'API', openapi: 'o.json'}];
    const description = {openapi: '3.1.0', info: {}, paths: {'/users': {get: operation}}};
    const site = await siteWith(
      {contextual, navigation},
      {
        files: {'o.json': JSON.stringify(description)},
        attributes: {path: 'api-reference/list-users'},
      },
    );
    const menu = await menuOf(site);
    const {copied, restore} = fakeClipboard();
    menu.querySelector<HTMLElement>('[part="action"]')?.click();
    await until(() => menu.querySelector('[role="status"]')?.textContent === 'Copied');
    restore();
    const start = '# List users\n\n`GET /users`\n\nAll of **them**.\n';
    expect(copied[0]?.slice(0, start.length)).to.equal(start);

    const {open} = window;
    const opened: string[] = [];
    window.open = (url) => {
      opened.push(String(url));
      return null;
    };
    const items = [...menu.querySelectorAll<HTMLElement>('[part="item"]')];
    items.find(({innerText}) => innerText.includes('View as Markdown'))?.click();
    await until(() => opened.length === 1);
    window.open = open;
    const response = await fetch(opened[0] ?? '');
    expect(response.headers.get('content-type')).to.equal('text/plain;charset=utf-8');
    expect(await response.text()).to.equal(copied[0]);
    site.remove();
    const isGone = await fetch(opened[0] ?? '').then(
      () => false,
      () => true,
    );
    expect(isGone).to.equal(true);
  });

  it('is a menu for the keyboard', async () => {
    const menu = await menuOf(await siteWith({contextual}, {files}));
    const opener = menu.querySelector<HTMLElement>('[part="open"]');
    const list = menu.querySelector<HTMLElement>('[role="menu"]');
    expect(opener?.ariaExpanded).to.equal('false');
    opener?.focus();
    await sendKeys({press: 'ArrowDown'});
    await until(() => focused(menu) === 'Copy page');
    await sendKeys({press: 'ArrowDown'});
    expect(focused(menu)).to.equal('View as Markdown');
    await sendKeys({press: 'End'});
    expect(focused(menu)).to.equal('Own');
    await sendKeys({press: 'ArrowDown'});
    expect(focused(menu)).to.equal('Copy page');
    await sendKeys({press: 'Escape'});
    await until(() => menu.activeElement === opener);
    expect(list?.checkVisibility()).to.equal(false);
    expect(opener).to.have.attribute('aria-expanded', 'false');
  });

  it('opens in front of whatever is above the page', async () => {
    const site = await siteWith({contextual}, {files});
    const menu = await menuOf(site);
    const bar = document.createElement('div');
    bar.style.cssText = 'position: fixed; inset: 0; z-index: 2147483647';
    site.after(bar);
    menu.querySelector<HTMLElement>('[part="open"]')?.click();
    const list = menu.querySelector<HTMLElement>('[role="menu"]');
    await until(() => list?.checkVisibility());
    const {left, top} = list?.getBoundingClientRect() ?? new DOMRect();
    expect(document.elementFromPoint(left + 20, top + 20)).to.equal(menu.host);
  });

  it('closes when the reader presses outside or moves the focus', async () => {
    const menu = await menuOf(await siteWith({contextual}, {files}));
    const list = menu.querySelector<HTMLElement>('[role="menu"]');
    menu.querySelector<HTMLElement>('[part="open"]')?.click();
    await until(() => list?.checkVisibility());
    await sendMouse({type: 'click', position: [2, innerHeight - 2]});
    await until(() => !list?.checkVisibility());
  });

  it('leaves the name of the group to the row above the page on phones', async () => {
    const attributes = {style: 'width: 390px'};
    const site = await siteWith({contextual}, {files, attributes});
    await menuOf(site);
    const inRow = site.renderRoot.querySelector('[part="section"]');
    const onPage = site.querySelector('[part="eyebrow"]');
    const isVisible = (name: Element | null) => name?.checkVisibility({visibilityProperty: true});
    expect([inRow?.textContent, onPage?.textContent]).to.deep.equal(['Guides', 'Guides']);
    expect([inRow, onPage].map(isVisible)).to.deep.equal([true, false]);
    const {bottom} = site.querySelector('docs-page-menu')?.getBoundingClientRect() ?? new DOMRect();
    expect(bottom).to.be.at.most(site.querySelector('h1')?.getBoundingClientRect().top ?? NaN);
  });

  it('is not there where a page or the site does not want it', async () => {
    const without = {'start.mdx': '---\ntitle: Start\ncontextual: false\n---\n\nHello.\n'};
    for (const site of [await siteWith({contextual}, {files: without}), await siteWith({})]) {
      await found(site, 'footer');
      expect(site.querySelector('docs-page-menu')).to.equal(null);
    }
  });

  for (const mode of ['light', 'dark'] as const) {
    it(`is accessible in ${mode} mode`, async () => {
      await emulateMedia({reducedMotion: 'reduce'});
      const site = await siteWith({contextual}, {files, attributes: {mode}});
      const menu = await menuOf(site);
      menu.querySelector<HTMLElement>('[part="open"]')?.click();
      await until(() => menu.querySelector('[role="menu"]')?.checkVisibility());
      await expect(menu.host).to.be.accessible();
      await emulateMedia({reducedMotion: 'no-preference'});
    });
  }
});
