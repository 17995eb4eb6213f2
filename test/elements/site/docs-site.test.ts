import {expect, fixture, html} from '@open-wc/testing';
import {emulateMedia, sendKeys, setViewport} from '@web/test-runner-commands';
import {DocsModeChangeEvent} from '../../../elements/shared/events.js';
import {files, inShell, siteAt} from './acme-site.js';
import {isolatedProseStyles} from '../../../elements/styles/prose.css.js';
import {stubFiles} from './stub-files.js';
import {until} from '../until.js';

describe('docs-site', () => {
  let restore: () => void;
  before(() => {
    restore = stubFiles(files);
  });
  after(() => restore());

  it('shows a page with its head in its own light DOM', async () => {
    const site = await siteAt('introduction');
    expect(site.querySelector('article h1')).to.have.text('Welcome');
    expect(site.querySelector('[part="eyebrow"]')).to.have.text('Start');
    expect(site.querySelector('[part="description"]')).to.have.text('What Acme is for.');
    expect(site.querySelector('article')).to.contain.text('Acme makes widgets.');
    expect(site).to.have.attribute('data-path', 'introduction');
  });

  it('reads descriptions as Markdown, without tags', async () => {
    const description = 'Use `init` of <span class=\\"logo\\">**Acme**</span>, [now](start).';
    files.set('site/guides/start.md', `---\ntitle: A\ndescription: "${description}"\n---\n\nB.`);
    const site = await siteAt('guides/start');
    const shown = site.querySelector('[part="description"]');
    expect(shown).to.have.trimmed.text('Use init of Acme, now.');
    expect(shown?.querySelector('code')).to.have.text('init');
    expect(shown?.querySelector('strong')).to.have.text('Acme');
    expect(shown?.querySelector('a')?.textContent).to.equal('now');
    files.set('site/guides/start.md', '---\ntitle: Start here\n---\n\nText.');
  });

  it('has its background from the first frame of the next visit', async () => {
    const colors = {primary: '#0e7490', background: {light: '#fdf6e3', dark: '#0c1a33'}};
    const navigation = [{group: 'Start', pages: ['introduction']}];
    files.set('colored/docs.json', JSON.stringify({name: 'Acme', colors, navigation}));
    files.set('colored/introduction.md', 'Text.');
    const site = await siteAt('introduction', {name: 'colored'});
    const {backgroundColor} = getComputedStyle(site);
    expect(backgroundColor).to.equal('rgb(253, 246, 227)');
    const {fetch} = globalThis;
    globalThis.fetch = () => new Promise(() => undefined);
    try {
      const next = document.createElement('docs-site');
      Object.assign(next, {src: site.src, router: 'memory', mode: 'light'});
      await fixture(html`${next}`);
      expect(getComputedStyle(next).backgroundColor).to.equal(backgroundColor);
    } finally {
      globalThis.fetch = fetch;
    }
  });

  it('keeps the page in the shadow root when isolated', async () => {
    const site = await siteAt('introduction', {isolated: true});
    expect(inShell(site, 'main article h1')).to.have.text('Welcome');
    expect(site.querySelector('h1')).to.equal(null);
    expect(getComputedStyle(inShell(site, 'h1') as HTMLElement).fontSize).to.equal('32px');
  });

  it('has the styles of pages only when isolated: others take them from the document', async () => {
    const site = await siteAt('introduction');
    const hasThem = () =>
      site.shadowRoot?.adoptedStyleSheets.some((sheet) => sheet === isolatedProseStyles.styleSheet);
    expect(hasThem()).to.equal(false);
    site.isolated = true;
    await site.updateComplete;
    expect(hasThem()).to.equal(true);
  });

  it('looks the same in any host page when isolated', async () => {
    const site = await siteAt('introduction', {isolated: true});
    await until(() => inShell(site, 'docs-footer'), 'the parts around the page');
    site.parentElement?.style.setProperty('display', 'block');
    const styles = () =>
      ['h1', 'h2', 'p', 'code', 'th', 'li', 'blockquote', 'p a', 'main', 'docs-sidebar'].map(
        (selector) => {
          const style = getComputedStyle(inShell(site, selector) as HTMLElement);
          return [...style].map((name) => `${name}: ${style.getPropertyValue(name)}`);
        },
      );
    const before = styles();
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
      * { all: unset }
      p, h1, a { font-family: monospace !important; color: red !important }
      body { font: italic 30px/3 serif; letter-spacing: 3px; word-spacing: 9px; color: red }
      body { text-transform: uppercase; text-align: end; white-space: pre; cursor: wait }
    `);
    document.adoptedStyleSheets.push(sheet);
    const after = styles();
    document.adoptedStyleSheets.pop();
    expect(after).to.deep.equal(before);
  });

  it('hands the parts of its frame on to the host page', async () => {
    const style = document.createElement('style');
    style.textContent = 'docs-site::part(tab), docs-site::part(item) { outline: 7px solid red }';
    document.head.append(style);
    const site = await siteAt('introduction');
    for (const [element, part] of [
      ['docs-topbar', 'tab'],
      ['docs-sidebar', 'item'],
    ] as const) {
      const inner = inShell(site, element)?.shadowRoot?.querySelector(`[part~="${part}"]`);
      expect(inner && getComputedStyle(inner).outlineWidth, part).to.equal('7px');
    }
    style.remove();
  });

  it('says that a site without pages has none', async () => {
    const site = await siteAt('', {name: 'empty-site'});
    expect(site.querySelector('h1')).to.have.text('This site has no pages yet');
    expect(site.querySelector('[part="description"]')).to.equal(null);
  });

  it('has no elements in its head that rules of the host page are likely to mean', async () => {
    const site = await siteAt('introduction');
    expect(site.querySelector('article > [part="head"]')?.localName).to.equal('div');
  });

  it('styles the page without outweighing the styles of the site', async () => {
    const site = await siteAt('introduction');
    const style = document.createElement('style');
    style.textContent = 'docs-site h2 { font-size: 77px }';
    document.head.append(style);
    const heading = site.querySelector('h2') as HTMLElement;
    expect(getComputedStyle(heading).fontSize).to.equal('77px');
    style.remove();
    expect(getComputedStyle(heading).fontSize).to.equal('24px');
  });

  it('applies the colors of the configuration and derives the others', async () => {
    const site = await siteAt('introduction');
    expect(getComputedStyle(site).getPropertyValue('--docs-color-accent')).to.contain(
      'light-dark(',
    );
    const eyebrow = site.querySelector('[part="eyebrow"]') as HTMLElement;
    const outside = document.createElement('i');
    outside.style.color = 'var(--docs-color-accent)';
    document.body.append(outside);
    expect(getComputedStyle(eyebrow).color).not.to.equal(getComputedStyle(outside).color);
    outside.remove();
  });

  it('gives way to colors of the host page, which it derives the others from', async () => {
    const site = await siteAt('introduction');
    const style = document.createElement('style');
    style.textContent = 'docs-site { --docs-color-accent: teal; --docs-color-background: tan }';
    document.head.append(style);
    const eyebrow = site.querySelector('[part="eyebrow"]') as HTMLElement;
    expect(getComputedStyle(eyebrow).color).to.equal('rgb(0, 128, 128)');
    const token = (name: string) => getComputedStyle(site).getPropertyValue(name);
    expect(token('--docs-color-raised')).to.contain('tan');
    style.remove();
  });

  it('takes the mode of the host application, or offers the choice', async () => {
    const site = await siteAt('introduction', {mode: 'dark'});
    expect(getComputedStyle(site).colorScheme).to.equal('dark');
    const toggle = () =>
      inShell(site, 'docs-topbar')?.shadowRoot?.querySelector('docs-mode-toggle');
    expect(toggle()).to.equal(null);
    site.removeAttribute('mode');
    await site.updateComplete;
    await until(() => toggle());
    await emulateMedia({colorScheme: 'light'});
    toggle()?.dispatchEvent(new DocsModeChangeEvent('dark'));
    await site.updateComplete;
    expect(getComputedStyle(site).colorScheme).to.equal('dark');
    toggle()?.dispatchEvent(new DocsModeChangeEvent('system'));
    await site.updateComplete;
    expect(getComputedStyle(site).colorScheme).to.equal('light dark');
  });

  it('makes new elements for a new page', async () => {
    const site = await siteAt('introduction');
    const before = site.querySelector('article');
    site.path = 'guides/start';
    await until(() => site.dataset['path'] === 'guides/start');
    expect(site.querySelectorAll('article').length).to.equal(1);
    expect(site.querySelector('article')).not.to.equal(before);
    expect(site.querySelector('h1')).to.have.text('Start here');
  });

  it('lists the files it tried when a page is missing, and links to other pages', async () => {
    const site = await siteAt('missing-file');
    const page = site.querySelector('article') as HTMLElement;
    expect(page).to.contain.text('Page not found');
    expect(page).to.contain.text('missing-file.mdx');
    expect(page.querySelector('a')).not.to.equal(null);
    expect(page.querySelectorAll('button').length, 'trying again would not help').to.equal(0);
    await expect(site).to.be.accessible();
  });

  it('says where a configuration cannot be read, and offers to try again', async () => {
    const site = await siteAt('', {name: 'broken-site'});
    expect(site.querySelector('article')).to.contain.text('docs.json:3:18');
    expect(site.querySelector('article button')).to.have.trimmed.text('Try again');
    await expect(site).to.be.accessible();
  });

  it('keeps the focus when the reader tries again', async () => {
    files.set('again/docs.json', '{');
    const site = await siteAt('', {name: 'again'});
    const tryAgain = async (title: string) => {
      const button = site.querySelector<HTMLElement>('article button');
      button?.focus();
      button?.click();
      await until(() => site.querySelector('h1')?.textContent === title && !button?.isConnected);
      await until(() => document.activeElement === site.querySelector('h1'), `focus on ${title}`);
    };
    await tryAgain('This site could not be opened');
    const navigation = [{group: 'A', pages: ['a', 'b']}];
    files.set(
      'again/docs.json',
      JSON.stringify({name: 'Acme', colors: {primary: '#000'}, navigation}),
    );
    files.set('again/a.md', 'Text.');
    await tryAgain('A');
  });

  it('opens the menu of a narrow window as a drawer with everything in it', async () => {
    const site = await siteAt('introduction', {width: 390});
    expect(inShell(site, '[part="crumbs"]')).to.contain.text('Start');
    inShell(site, '[part="menu"]')?.click();
    const panelOf = () => inShell(site, 'docs-drawer')?.shadowRoot?.querySelector('dialog');
    await until(() => panelOf()?.open);
    const panel = panelOf();
    const names = [...site.renderRoot.querySelectorAll('docs-drawer li')].map(({textContent}) =>
      textContent.trim(),
    );
    expect(names).to.deep.equal(['Documentation', 'Guides', 'Support', 'Sign up']);
    const pages = inShell(site, 'docs-drawer docs-sidebar') as HTMLElement;
    expect(pages.shadowRoot?.querySelector('[aria-current="page"]')).not.to.equal(null);
    await sendKeys({press: 'Escape'});
    expect(panel?.open).to.equal(false);
  });

  it('leads past the frame to the title with the first key, which nothing covers', async () => {
    const site = await siteAt('introduction');
    site.style.marginBottom = '3000px';
    scrollTo(0, 200);
    inShell(site, '[part="skip"]')?.click();
    const title = site.querySelector('h1');
    expect(title?.matches(':focus')).to.equal(true);
    const bar = inShell(site, '[part="top"]')?.getBoundingClientRect();
    expect(title?.getBoundingClientRect().top).to.be.above(bar?.bottom ?? Infinity);
  });

  it('begins a new page at its top where the element itself scrolls', async () => {
    const site = await siteAt('introduction');
    Object.assign(site.style, {height: '400px', overflow: 'auto'});
    site.scrollTop = 300;
    const top = inShell(site, '[part="top"]')?.getBoundingClientRect().top;
    site.path = 'guides/start';
    await until(() => site.dataset['path'] === 'guides/start', 'the other page');
    await until(() => site.scrollTop === 0, 'the top of the page');
    expect(inShell(site, '[part="top"]')?.getBoundingClientRect().top).to.equal(top);
    expect(site.getBoundingClientRect().top).to.be.at.least(0);
  });

  it('stays below what the host page keeps at the top of the window', async () => {
    const site = await siteAt('introduction');
    site.style.cssText = 'display: block; --docs-offset-top: 80px; margin-block: 80px 3000px';
    const top = (selector: string) => inShell(site, selector)?.getBoundingClientRect().top ?? 0;
    const height = inShell(site, '[part="top"]')?.offsetHeight ?? 0;
    scrollTo(0, 300);
    expect(top('[part="top"]')).to.equal(80);
    expect(top('docs-sidebar')).to.be.closeTo(80 + height, 1);
    const heading = site.querySelector('#install');
    heading?.scrollIntoView();
    expect(heading?.getBoundingClientRect().top).to.be.at.least(80 + height);
    for (const scrolled of [100, 600]) {
      scrollTo(0, scrolled);
      inShell(site, '[part="skip"]')?.click();
      expect(top('[part="layout"]')).to.equal(80);
    }
  });

  it('shows its skip link inside the element', async () => {
    const site = await siteAt('introduction');
    site.style.cssText = 'display: block; margin: 200px 0 0 100px';
    const link = inShell(site, '[part="skip"]');
    link?.focus();
    const {top, left} = site.getBoundingClientRect();
    const box = link?.getBoundingClientRect() ?? new DOMRect();
    expect([box.top > top, box.left > left]).to.deep.equal([true, true]);
  });

  it('draws no ring around the whole page', async () => {
    const site = await siteAt('introduction');
    const main = inShell(site, 'main');
    main?.focus();
    await sendKeys({press: 'Shift'}); // the browser now shows where the keyboard's focus is
    expect(main && getComputedStyle(main).outlineStyle).to.equal('none');
  });

  it('has no sidebar for one page, whose text is in the middle', async () => {
    files.set('one/docs.json', '{"name": "One", "navigation": [{"group": "All", "pages": ["a"]}]}');
    files.set('one/a.md', '---\ntitle: A\n---\n\nText.');
    const site = await siteAt('a', {name: 'one', width: 1100});
    expect(inShell(site, 'docs-sidebar')?.checkVisibility()).to.equal(false);
    const {left, right} = inShell(site, 'main')?.getBoundingClientRect() ?? new DOMRect();
    const box = site.getBoundingClientRect();
    expect(left - box.left).to.be.closeTo(box.right - right, 1);
  });

  it('has no sidebar in a tab of one page, and one in the others', async () => {
    const tabs = [
      {tab: 'Guides', groups: [{group: 'All', pages: ['a', 'b']}]},
      {tab: 'News', groups: [{group: 'News', pages: ['news']}]},
    ];
    files.set('tabs/docs.json', JSON.stringify({name: 'Tabs', navigation: {tabs}}));
    for (const path of ['a', 'news']) files.set(`tabs/${path}.md`, 'Text.');
    const site = await siteAt('a', {name: 'tabs', width: 1100});
    expect(inShell(site, 'docs-sidebar')?.checkVisibility()).to.equal(true);
    site.path = 'news';
    await until(() => site.dataset['path'] === 'news', 'the other page');
    expect(inShell(site, 'docs-sidebar')?.checkVisibility()).to.equal(false);
  });

  it('has its outline in a column of a window of 1280 px that has a scrollbar', async () => {
    const site = await siteAt('introduction', {width: 1280 - 17});
    await until(() => inShell(site, 'docs-outline'), 'the parts around the page');
    const outline = inShell(site, 'docs-outline')?.getBoundingClientRect();
    const main = inShell(site, 'main')?.getBoundingClientRect();
    expect(outline?.left).to.be.at.least(main?.right ?? NaN);
  });

  it('leaves all of a low window to the text', async () => {
    const {innerWidth: width, innerHeight: height} = window;
    const site = await siteAt('introduction', {width: 640});
    await until(() => inShell(site, 'docs-footer'), 'the parts around the page');
    await setViewport({width: 640, height: 360});
    site.style.marginBottom = '3000px';
    scrollTo(0, 300);
    const bottom = (part: string) => inShell(site, part)?.getBoundingClientRect().bottom;
    expect(bottom('[part="top"]')).to.be.below(0);
    expect(bottom('docs-outline')).to.be.below(0);
    scrollTo(0, 0);
    const place = inShell(site, '[part="place"]')?.getBoundingClientRect();
    const toggle = inShell(site, 'docs-outline')?.shadowRoot?.querySelector('[part="toggle"]');
    expect(toggle?.getBoundingClientRect().top).to.be.within(place?.top ?? 0, place?.bottom ?? 0);
    await setViewport({width, height});
  });

  it('names the group once on a phone: in the row below the top bar', async () => {
    const site = await siteAt('introduction', {width: 390});
    expect(inShell(site, '[part="section"]')).to.have.text('Start');
    expect(site.querySelector('[part="eyebrow"]')?.checkVisibility()).to.equal(false);
    const missing = await siteAt('missing-file', {width: 390});
    expect(missing.querySelector('[part="eyebrow"]')?.checkVisibility()).to.equal(true);
  });

  it('leaves the width of a phone to a title without a group', async () => {
    files.set('alone/docs.json', '{"name": "A", "navigation": {"pages": ["a", "b"]}}');
    files.set('alone/a.md', '---\ntitle: A title of several words\n---\n\nText.');
    files.set('alone/b.md', '---\ntitle: B\n---\n\nText.');
    const site = await siteAt('a', {name: 'alone', width: 390});
    const head = site.querySelector<HTMLElement>('[part="head"]');
    expect(head?.firstElementChild?.localName).to.equal('h1');
    if (!head?.querySelector('docs-page-menu')) {
      head?.append(document.createElement('docs-page-menu'));
    }
    const title = head?.querySelector('h1');
    expect(title && getComputedStyle(title).paddingRight).to.equal('0px');
    // The buttons are above it.
    expect(title && parseFloat(getComputedStyle(title).paddingTop)).to.be.at.least(32);
  });

  it('prints the page without what surrounds it', async () => {
    const site = await siteAt('introduction', {width: 700});
    await until(() => inShell(site, 'docs-footer'), 'the parts around the page');
    await emulateMedia({media: 'print'});
    const shown = ['docs-sidebar', 'docs-outline', '[part="top"]'].filter((part) =>
      inShell(site, part)?.checkVisibility(),
    );
    const end = site.querySelector('[part="page"]')?.getBoundingClientRect().bottom ?? NaN;
    const space = site.getBoundingClientRect().bottom - end;
    await emulateMedia({media: 'screen'});
    expect(shown).to.deep.equal([]);
    // No empty sheet of paper follows.
    expect(space).to.be.below(60);
  });

  for (const [width, sidebar, menu] of [
    [1300, true, false],
    [1100, true, false],
    [1000, false, true],
    [360, false, true],
  ] as const) {
    it(`fits into ${width} pixels`, async () => {
      const site = await siteAt('introduction', {width});
      expect(inShell(site, 'docs-sidebar')?.checkVisibility()).to.equal(sidebar);
      expect(inShell(site, '[part="place"]')?.checkVisibility()).to.equal(menu);
      expect(site.scrollWidth).to.equal(width);
      const fold = inShell(site, 'docs-outline')?.shadowRoot?.querySelector('button');
      expect(fold?.checkVisibility()).to.equal(width < 1280);
    });
  }

  it('leaves a page of mode custom alone in the frame', async () => {
    const site = await siteAt('guides/deep');
    expect(site.querySelector('h1')).to.equal(null);
    expect(inShell(site, 'docs-sidebar')?.checkVisibility()).to.equal(false);
  });

  it('keeps a distance between the pager of such a page and the footer', async () => {
    const site = await siteAt('guides/deep');
    await until(() => inShell(site, 'docs-pager'), 'has no pager');
    const [pager, footer] = ['docs-pager', 'docs-footer'].map((name) =>
      inShell(site, name)?.getBoundingClientRect(),
    );
    expect((footer?.top ?? 0) - (pager?.bottom ?? 0)).to.be.at.least(48);
  });

  for (const mode of ['light', 'dark']) {
    for (const width of [1300, 390]) {
      it(`is accessible in ${mode} mode at ${width} pixels`, async () => {
        const site = await siteAt('introduction', {mode, width});
        await expect(site).to.be.accessible();
      });
    }
  }
});
