import {expect, fixture, html, oneEvent} from '@open-wc/testing';
import type {DocsNavigateEvent} from '../../../elements/shared/events.js';
import {chunks} from '../../../elements/shared/running-script.js';
import type {DocsSite} from '../../../elements/site/docs-site.js';
import {
  asked,
  choose,
  connect,
  distanceBelowBar,
  files,
  follow,
  gaveUp,
  hold,
  hidden,
  insideOf,
  makeSite,
  newPlace,
  newSite,
  openSite,
  problemsOf,
  release,
  sidebarNames,
  titleAfter,
  titleOf,
  unreachable,
} from './test-site.js';
import {until} from '../until.js';

const headingMargin = 24;
const missing = 'Page not found';
const failed = 'This site could not be opened';

function markedPage(site: DocsSite): string | undefined {
  return site.dataset['path'];
}

/** Whether readers see that a page is being loaded. */
async function isLoading(site: DocsSite): Promise<boolean> {
  await site.updateComplete;
  return site.renderRoot.querySelector('[part="progress"][data-loading]') !== null;
}

/** The version that the top bar shows. */
function versionOf(site: DocsSite): string | undefined {
  const selector = insideOf(site, 'docs-topbar').querySelector('docs-selector');
  return selector?.shadowRoot?.querySelector('select')?.value;
}

function tryAgain(site: DocsSite): void {
  const buttons = [...site.querySelectorAll<HTMLElement>('article button')];
  const button = buttons.find(({textContent}) => textContent.trim() === 'Try again');
  if (!button) throw new Error('the page has no button "Try again"');
  button.focus();
  button.click();
}

/** A site that could not be opened, as its configuration is wrong. */
async function failedSite(): Promise<DocsSite> {
  files.set('docs.json', '{');
  const site = newSite({router: 'memory'});
  await fixture(html`<div>${site}</div>`);
  await until(() => titleOf(site) === failed);
  await site.settled();
  return site;
}

/** Has a site opened again in vain, and acts as soon as readers see that. */
async function atFailure(site: DocsSite, act: () => void): Promise<void> {
  hold('docs.json');
  tryAgain(site);
  await until(() => titleOf(site) !== failed);
  const acted = new Promise<void>((resolve) => {
    const observer = new MutationObserver(() => {
      if (titleOf(site) !== failed) return;
      observer.disconnect();
      act();
      resolve();
    });
    observer.observe(site, {childList: true, subtree: true});
  });
  release('docs.json');
  await acted;
}

beforeEach(() => {
  makeSite(['intro', 'guides/start', 'guides/end']);
  history.replaceState({}, '', location.pathname);
});

after(() => history.replaceState({}, '', location.pathname));

describe('SiteSession', () => {
  it('shows the first page', async () => {
    const site = await openSite();
    expect(titleOf(site)).to.equal('Title of intro');
    expect(markedPage(site)).to.equal('intro');
    expect(site.path).to.equal('intro');
    expect(document.title).to.equal('Acme');
  });

  it('shows the page of the URL, which it requests together with the configuration', async () => {
    location.hash = '#/guides/start';
    hold('docs.json');
    const site = newSite();
    const shown = oneEvent(site, 'docs-page-shown');
    await fixture(html`${site}`);
    expect(asked).to.have.members(['docs.json', 'guides/start.mdx']);
    release('docs.json');
    await shown;
    expect(markedPage(site)).to.equal('guides/start');
    expect(asked.filter((path) => path === 'guides/start.mdx')).to.have.length(1);
  });

  it('shows no page before the one that the host page sets while the site is opened', async () => {
    hold('docs.json');
    const site = newSite({router: 'memory'});
    const shown: string[] = [];
    site.addEventListener('docs-page-shown', ({path}) => shown.push(path));
    document.body.append(site);
    try {
      await until(() => asked.includes('docs.json'));
      site.path = 'guides/end';
      release('docs.json');
      await site.updateComplete;
      await site.settled();
      expect(shown).to.deep.equal(['guides/end']);
    } finally {
      site.remove();
    }
  });

  it('follows the URL, back and forward', async () => {
    const site = await openSite();
    expect(await titleAfter(site, () => (location.hash = '#/guides/end'))).to.contain('guides/end');
    expect(await titleAfter(site, () => history.back())).to.contain('intro');
    expect(await titleAfter(site, () => history.forward())).to.contain('guides/end');
  });

  it('writes the page into the URL', async () => {
    const site = await openSite();
    await titleAfter(site, () => follow(site, 'guides/start#install'));
    expect(location.hash).to.equal('#/guides/start#install');
  });

  it('goes to the first page of a language that does not have the page', async () => {
    const pages = ['en/start', 'en/deploy', 'de/start', 'de/deploy'];
    makeSite(pages, {
      navigation: {
        languages: [
          {language: 'en', tabs: [{tab: 'Guides', pages: pages.slice(0, 2)}]},
          {language: 'de', tabs: [{tab: 'Anleitungen', pages: pages.slice(2)}]},
        ],
      },
    });
    files.delete('de/deploy.mdx');
    location.hash = '#/en/deploy';
    const site = await openSite();
    expect(await titleAfter(site, () => void choose(site, 'de'))).to.contain('de/start');
    expect(location.hash).to.equal('#/de/start');
    const note = () => insideOf(site, 'docs-notes').querySelector('[part="note"]')?.textContent;
    // That is the interface's language now.
    await until(() => note()?.includes('Diese Seite ist in Deutsch nicht verfügbar.'));
  });

  it('suggests operations by their names', async () => {
    const navigation = {
      groups: [
        {group: 'Start', pages: ['intro']},
        {group: 'API', openapi: 'notes.json'},
      ],
    };
    makeSite(['intro'], {navigation});
    const post = {summary: 'Create a note', responses: {}};
    const description = {openapi: '3.1.0', info: {}, paths: {'/notes': {post}}};
    files.set('notes.json', JSON.stringify(description));
    const site = await openSite();
    location.hash = '#/api/notes-api/create-a-note';
    await until(() => titleOf(site) === missing);
    const nearest = [...site.querySelectorAll('article [part="nearest"]')];
    expect(nearest.map(({textContent}) => textContent)).to.deep.equal(['Create a note']);
  });

  it('asks before it navigates', async () => {
    const site = await openSite();
    const asking: Promise<Event> = oneEvent(site, 'docs-navigate');
    site.addEventListener('docs-navigate', (event) => event.preventDefault(), {once: true});
    follow(site, 'guides/start#install');
    const {path, hash} = (await asking) as DocsNavigateEvent; // what oneEvent gave
    expect([path, hash]).to.deep.equal(['guides/start', 'install']);
    expect(await isLoading(site)).to.equal(false);
    expect([site.path, markedPage(site)]).to.deep.equal(['intro', 'intro']);
    expect(location.hash).to.equal('');
  });

  it('goes where its path is set to', async () => {
    const site = await openSite();
    expect(await titleAfter(site, () => (site.path = 'guides/end'))).to.contain('guides/end');
    expect(location.hash).to.equal('#/guides/end');
  });

  it('ends on the page asked for last, however late the others come', async () => {
    hold('guides/start.mdx');
    const site = await openSite();
    follow(site, 'guides/start');
    const title = await titleAfter(site, () => follow(site, 'guides/end'));
    release('guides/start.mdx');
    await site.settled();
    expect(title).to.contain('guides/end');
    expect(titleOf(site)).to.equal(title);
    expect(document.title).to.contain('guides/end');
  });

  it('keeps the page when the reader comes back to it before another has come', async () => {
    hold('guides/start.mdx');
    const site = await openSite();
    follow(site, 'guides/start');
    expect(await isLoading(site)).to.equal(true);
    follow(site, 'intro');
    expect(await isLoading(site)).to.equal(false);
    expect([site.path, markedPage(site)]).to.deep.equal(['intro', 'intro']);
    expect(location.hash).to.equal('#/intro');
  });

  it('moves the focus to the title of each page but the first', async () => {
    const site = await openSite();
    expect(site.matches(':focus-within')).to.equal(false);
    await titleAfter(site, () => follow(site, 'guides/start'));
    expect(document.activeElement).to.equal(site.querySelector('article h1'));
  });

  it('scrolls to the heading of the URL, and back to the top', async () => {
    const site = await openSite();
    await titleAfter(site, () => follow(site, 'guides/start#install'));
    const heading = site.querySelector('#install');
    expect(distanceBelowBar(site, heading)).to.be.closeTo(headingMargin, 2);
    expect(document.activeElement).to.equal(heading);
    await titleAfter(site, () => follow(site, 'guides/end'));
    expect(site.getBoundingClientRect().top).to.be.closeTo(0, 2);
  });

  it('returns to where the reader was on a page', async () => {
    const site = await openSite();
    scrollTo(0, 777);
    await titleAfter(site, () => follow(site, 'guides/start'));
    expect(scrollY).to.be.lessThan(100);
    await titleAfter(site, () => history.back());
    expect(scrollY).to.equal(777);
  });

  it('opens the first page that has a file', async () => {
    makeSite(['gone', 'also-gone', 'guides/start', 'guides/end']);
    files.delete('gone.mdx');
    files.delete('also-gone.mdx');
    const site = newSite();
    const problems = problemsOf(site);
    await connect(site);
    expect(markedPage(site)).to.equal('guides/start');
    expect(location.hash).to.equal('#/guides/start');
    await until(() => problems.all.length > 0);
    expect(problems.all.map(({code, location: {file}}) => [code, file])).to.deep.equal([
      ['load/page-missing', 'gone.mdx'],
    ]);
    await titleAfter(site, () => (location.hash = '#/guides/end'));
    await titleAfter(site, () => (location.hash = '#/'));
    expect(site.path).to.equal('guides/start');
    site.path = 'gone';
    await until(() => titleOf(site) === missing);
    expect(site.path).to.equal('gone');
  });

  it('says that a page is missing', async () => {
    const site = await openSite();
    const problems = problemsOf(site);
    site.path = 'gone';
    await until(() => titleOf(site) === missing);
    expect(markedPage(site)).to.equal(undefined);
    await until(() => document.title === 'Page not found – Acme');
    await until(() => problems.all.some(({code}) => code === 'load/page-missing'));
  });

  it('loads a page again that failed, as soon as the reader asks for that', async () => {
    const site = await openSite();
    unreachable.add('guides/end.mdx');
    follow(site, 'guides/end');
    await until(() => titleOf(site) === 'This page could not be loaded');
    unreachable.clear();
    expect(await titleAfter(site, () => tryAgain(site))).to.equal('Title of guides/end');
    expect(document.activeElement).to.equal(site.querySelector('article h1'));
  });

  it('opens a page in the tab of an API that could not be loaded, and loads it again', async () => {
    const tabs = [
      {tab: 'Guides', pages: ['intro']},
      {tab: 'API', openapi: 'notes.json'},
    ];
    makeSite(['intro'], {navigation: {tabs}});
    hidden.add('notes.json');
    const site = await openSite();
    await site.settled();
    const tab = () =>
      [...insideOf(site, 'docs-topbar').querySelectorAll('a')].find(
        ({textContent}) => textContent.trim() === 'API',
      );
    await titleAfter(site, () => tab()?.click());
    expect(titleOf(site)).to.equal('The description of this API could not be loaded');
    expect(tab()?.getAttribute('aria-current')).to.equal('true');
    const [other, ...others] = site.querySelectorAll<HTMLElement>('article li a');
    expect(others).to.deep.equal([]);
    expect(other?.textContent).to.equal('Guides');
    await expect(site).to.be.accessible();
    hidden.clear();
    const get = {summary: 'List notes', responses: {}};
    const description = {openapi: '3.1.0', info: {title: 'Notes'}, paths: {'/notes': {get}}};
    files.set('notes.json', JSON.stringify(description));
    expect(await titleAfter(site, () => tryAgain(site))).to.equal('Notes');
  });

  it('requests a page again after a sign-in page', async () => {
    const site = await openSite();
    hidden.add('guides/end.mdx');
    follow(site, 'guides/end');
    await until(() => titleOf(site) === missing);
    await titleAfter(site, () => history.back());
    hidden.clear();
    const title = await titleAfter(site, () => follow(site, 'guides/end'));
    expect(title).to.equal('Title of guides/end');
  });

  it('says what is wrong with the configuration, and opens the site once it is right', async () => {
    const config = files.get('docs.json') ?? '';
    files.set('docs.json', '{"name": "Acme",,}');
    const site = newSite();
    const problems = problemsOf(site);
    await fixture(html`${site}`);
    await until(() => titleOf(site) === failed);
    await until(() => problems.all.length > 0);
    expect(problems.all[0]?.location).to.deep.include({line: 1, column: 17});
    files.set('docs.json', config);
    expect(await titleAfter(site, () => tryAgain(site))).to.equal('Title of intro');
  });

  it('reads the labels of the pages that are listed, and of no others', async () => {
    const tabs = [
      {tab: 'Guides', pages: ['intro', 'guides/end']},
      {tab: 'More', pages: ['guides/start']},
    ];
    makeSite(['intro', 'guides/start', 'guides/end'], {navigation: {tabs}});
    const site = await openSite();
    await until(() => sidebarNames(site).includes('Title of guides/end'));
    await site.settled();
    expect(sidebarNames(site)).to.deep.equal(['Title of intro', 'Title of guides/end']);
    const pages = asked.filter((path) => path.endsWith('.mdx') && path !== 'index.mdx');
    expect(pages).to.deep.equal(['intro.mdx', 'guides/end.mdx']);
  });

  it('shows all of these labels at once, and stores each as soon as it is read', async () => {
    hold('guides/end.mdx');
    const site = await openSite();
    const {src = ''} = site;
    const isStored = () =>
      Object.entries<string>(localStorage).some(
        ([key, value]) => key.includes(src) && value.includes('Title of guides/start'),
      );
    await until(isStored);
    const early = ['Intro', 'Start', 'End'];
    expect(sidebarNames(site)).to.deep.equal(early);
    const next = await connect(newSite({router: 'memory', src}));
    await until(() => sidebarNames(next).includes('Title of guides/start'));
    expect(sidebarNames(site)).to.deep.equal(early);
    release('guides/end.mdx');
    await until(() => sidebarNames(site).join() !== early.join());
    expect(sidebarNames(site)).to.deep.equal([
      'Title of intro',
      'Title of guides/start',
      'Title of guides/end',
    ]);
  });

  it('gives up reading labels while the reader goes to another page', async () => {
    makeSite(['intro', 'guides/end', 'unlisted'], {navigation: {pages: ['intro', 'guides/end']}});
    hold('guides/end.mdx');
    hold('unlisted.mdx');
    const site = await openSite();
    await until(() => asked.includes('guides/end.mdx'));
    follow(site, 'unlisted');
    await until(() => asked.includes('unlisted.mdx'));
    expect(gaveUp).to.deep.equal(['guides/end.mdx']);
    release('unlisted.mdx');
    await until(() => markedPage(site) === 'unlisted');
    await until(() => asked.filter((path) => path === 'guides/end.mdx').length === 2);
    release('guides/end.mdx');
    await until(() => sidebarNames(site).includes('Title of guides/end'));
  });

  it('keeps the reader at the same place in another version', async () => {
    makeSite(['v2/intro', 'v2/start', 'v1/intro', 'v1/start'], {
      versions: ['v2', 'v1'],
      navigation: [
        {group: 'New', version: 'v2', pages: ['v2/intro', 'v2/start']},
        {group: 'Old', version: 'v1', pages: ['v1/intro', 'v1/start']},
      ],
    });
    const site = await openSite({path: 'v2/start'});
    const title = await titleAfter(site, () => void choose(site, 'v1'));
    expect(title).to.equal('Title of v1/start');
    await until(() => versionOf(site) === 'v1');
  });

  it('opens a version on another site in a new tab, and stays', async () => {
    makeSite(['intro'], {versions: ['v2', {name: 'v1', url: 'https://v1.example/'}]});
    const site = await openSite({path: 'intro'});
    const original = window.open.bind(window);
    const opened: unknown[][] = [];
    window.open = (...given) => {
      opened.push(given);
      return null;
    };
    await choose(site, 'v1');
    await until(() => opened.length > 0);
    window.open = original;
    await site.settled();
    expect(opened).to.deep.equal([['https://v1.example/', '_blank', 'noopener,noreferrer']]);
    expect(versionOf(site)).to.equal('v2');
    expect(site.path).to.equal('intro');
  });

  it('gives up the page that is loading once it is taken away', async () => {
    makeSite(['intro', 'unlisted'], {navigation: {pages: ['intro']}});
    hold('unlisted.mdx');
    const site = await openSite();
    site.path = 'unlisted';
    await until(() => asked.includes('unlisted.mdx'));
    site.remove();
    try {
      await until(() => gaveUp.includes('unlisted.mdx'));
    } finally {
      release('unlisted.mdx');
    }
  });

  it('never shows a site that the host page has replaced while it was opened', async () => {
    const site = newSite({router: 'memory'});
    const {loader} = site;
    const titles = new Set<string | undefined>();
    const observer = new MutationObserver(() => titles.add(titleOf(site)));
    observer.observe(site, {childList: true, subtree: true});
    site.loader = {
      url: (path) => `test:${path}`,
      async text(path, signal) {
        const text = (await loader?.text(path, signal)) ?? '';
        if (path === 'docs.json' && !text.includes('other')) {
          site.src = newPlace();
          files.set('docs.json', JSON.stringify({name: 'Acme', navigation: {pages: ['other']}}));
          files.set('other.mdx', '---\ntitle: The other site\n---\n');
        }
        return text;
      },
    };
    await connect(site);
    observer.disconnect();
    expect([...titles].filter(Boolean)).to.deep.equal(['The other site']);
  });

  it('goes nowhere once it is taken away, also while its style sheets are loaded', async () => {
    makeSite(['intro', 'guides/end'], {css: 'a.css'});
    hold('a.css');
    const site = newSite();
    await fixture(html`${site}`);
    await until(() => site.dataset['styles']);
    site.remove();
    site.path = 'guides/end';
    await site.settled();
    expect(location.hash).to.equal('');
  });

  it('leaves the focus where it is once it is taken away, also after a failure', async () => {
    const box = await fixture(
      html`<div>
        <input />
        <p></p>
      </div>`,
    );
    const input = box.querySelector('input');
    const site = await failedSite();
    await atFailure(site, () => {
      box.append(site);
      input?.focus();
    });
    await site.settled();
    expect(titleOf(site)).to.equal(failed);
    expect(document.activeElement?.localName).to.equal('input');
  });

  it("leaves the host's answer about a stored file to the next session", async () => {
    const config = files.get('docs.json') ?? '';
    const site = await failedSite();
    const box = site.parentElement;
    const url = 'test:docs.json';
    const answer = [
      Promise.resolve(new Response(config)),
      Promise.resolve(new TextEncoder().encode('{').buffer),
    ];
    const global = globalThis as {[key: symbol]: unknown};
    const key = Symbol.for('docs-site-element');
    global[key] = {[`${chunks}stored`]: new Map([[url, answer]])};
    try {
      tryAgain(site);
      site.addEventListener('focusin', () => site.remove(), {once: true});
      await until(() => !site.isConnected);
      asked.length = 0;
      await site.settled();
      box?.append(site);
      await until(() => asked.at(-1) === 'docs.json');
      files.set('docs.json', config);
      await until(() => titleOf(site) === 'Title of intro');
    } finally {
      delete global[key];
    }
  });

  it('no longer follows the URL once it is taken away', async () => {
    const site = await openSite();
    site.remove();
    asked.length = 0;
    const changed = oneEvent(window, 'hashchange');
    location.hash = '#/guides/end';
    await changed;
    expect(asked).to.deep.equal([]);
    expect(history.scrollRestoration).to.equal('auto');
  });
});
