import {expect, fixture, html, oneEvent} from '@open-wc/testing';
import type {DocsNavigateEvent} from '../../../elements/shared/events.js';
import {
  asked,
  files,
  gaveUp,
  held,
  hidden,
  makeSite,
  newSite,
  openSite,
  readyState,
  titleAfter,
  type TestSite,
} from './test-site.js';
import {until} from '../until.js';

/** The site's next update in which `holds` does. */
async function updateIn(site: TestSite, holds: () => boolean): Promise<void> {
  for (;;) {
    await site.updateComplete;
    if (holds()) return;
    await new Promise((resolve) => setTimeout(resolve));
  }
}

function markedPage(site: TestSite): string | undefined {
  return site.dataset['path'];
}

beforeEach(() => {
  makeSite(['intro', 'guides/start', 'guides/end']);
  history.replaceState({}, '', location.pathname);
});

after(() => history.replaceState({}, '', location.pathname));

describe('SiteController', () => {
  it('shows the first page', async () => {
    const site = await openSite();
    expect(site.shadowRoot?.querySelector('h1')?.textContent).to.equal('Title of intro');
    expect(markedPage(site)).to.equal('intro');
    expect(site.path).to.equal('intro');
    expect(document.title).to.equal('Title of intro – Acme');
  });

  it('shows the page of the URL, which it requests together with the configuration', async () => {
    location.hash = '#/guides/start';
    held.set('docs.json', () => undefined);
    const site = newSite();
    const shown = oneEvent(site, 'docs-page-shown');
    await fixture(html`${site}`);
    expect(asked).to.have.members(['docs.json', 'guides/start.mdx']);
    held.get('docs.json')?.();
    await shown;
    expect(markedPage(site)).to.equal('guides/start');
    expect(asked.filter((path) => path === 'guides/start.mdx')).to.have.length(1);
  });

  it('follows the URL, back and forward', async () => {
    const site = await openSite();
    expect(await titleAfter(site, () => (location.hash = '#/guides/end'))).to.contain('guides/end');
    expect(await titleAfter(site, () => history.back())).to.contain('intro');
    expect(await titleAfter(site, () => history.forward())).to.contain('guides/end');
  });

  it('writes the page into the URL', async () => {
    const site = await openSite();
    await titleAfter(site, () => site.site.navigate({path: 'guides/start', hash: 'install'}));
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
    const choice = {kind: 'language', name: 'de'} as const;
    expect(await titleAfter(site, () => void site.site.choose(choice))).to.contain('de/start');
    expect(location.hash).to.equal('#/de/start');
    expect(readyState(site).missed).to.deep.equal({...choice, path: 'de/start'});
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
    await until(() => readyState(site).page.phase === 'missing');
    const {page} = readyState(site);
    const nearest = page.phase === 'missing' ? page.nearest : [];
    expect(nearest.map(({label}) => label)).to.deep.equal(['Create a note']);
  });

  it('asks before it navigates', async () => {
    const site = await openSite();
    const asking: Promise<Event> = oneEvent(site, 'docs-navigate');
    site.addEventListener('docs-navigate', (event) => event.preventDefault(), {once: true});
    site.site.navigate({path: 'guides/start', hash: 'install'});
    const {path, hash} = (await asking) as DocsNavigateEvent; // what oneEvent gave
    expect([path, hash]).to.deep.equal(['guides/start', 'install']);
    expect(site.site.state).to.deep.include({path: 'intro', isLoading: false});
    expect(location.hash).to.equal('');
  });

  it('goes where its path is set to', async () => {
    const site = await openSite();
    expect(await titleAfter(site, () => (site.path = 'guides/end'))).to.contain('guides/end');
    expect(location.hash).to.equal('#/guides/end');
  });

  it('ends on the page asked for last, however late the others come', async () => {
    const site = await openSite();
    held.set('guides/start.mdx', () => undefined);
    site.site.navigate({path: 'guides/start'});
    const title = await titleAfter(site, () => site.site.navigate({path: 'guides/end'}));
    held.get('guides/start.mdx')?.();
    await updateIn(site, () => true);
    expect(title).to.contain('guides/end');
    expect(site.shadowRoot?.querySelector('h1')?.textContent).to.equal(title);
    expect(document.title).to.contain('guides/end');
  });

  it('keeps the page when the reader comes back to it before another has come', async () => {
    const site = await openSite();
    held.set('guides/start.mdx', () => undefined);
    site.site.navigate({path: 'guides/start'});
    expect(site.site.state).to.deep.include({isLoading: true});
    site.site.navigate({path: 'intro'});
    expect(site.site.state).to.deep.include({path: 'intro', isLoading: false});
    expect(markedPage(site)).to.equal('intro');
  });

  it('moves the focus to the title of each page but the first', async () => {
    const site = await openSite();
    expect(document.activeElement).not.to.equal(site);
    await titleAfter(site, () => site.site.navigate({path: 'guides/start'}));
    expect(site.shadowRoot?.activeElement?.localName).to.equal('h1');
  });

  it('scrolls to the heading of the URL, and back to the top', async () => {
    const site = await openSite();
    await titleAfter(site, () => site.site.navigate({path: 'guides/start', hash: 'install'}));
    const heading = site.shadowRoot?.querySelector('#install');
    expect(heading?.getBoundingClientRect().top).to.be.closeTo(0, 2);
    expect(site.shadowRoot?.activeElement).to.equal(heading);
    await titleAfter(site, () => site.site.navigate({path: 'guides/end'}));
    const title = site.shadowRoot?.querySelector('h1');
    expect(title?.getBoundingClientRect().top).to.be.closeTo(0, 2);
  });

  it('returns to where the reader was on a page', async () => {
    const site = await openSite();
    scrollTo(0, 777);
    await titleAfter(site, () => site.site.navigate({path: 'guides/start'}));
    expect(scrollY).to.be.lessThan(100);
    await titleAfter(site, () => history.back());
    expect(scrollY).to.equal(777);
  });

  it('opens the first page that has a file', async () => {
    makeSite(['gone', 'also-gone', 'guides/start', 'guides/end']);
    files.delete('gone.mdx');
    files.delete('also-gone.mdx');
    const site = await openSite();
    expect(markedPage(site)).to.equal('guides/start');
    expect(location.hash).to.equal('#/guides/start');
    await updateIn(site, () => site.site.problems.all.at(-1)?.code === 'load/page-missing');
    expect(site.site.problems.all.at(-1)?.location.file).to.equal('gone.mdx');
    await titleAfter(site, () => (location.hash = '#/guides/end'));
    await titleAfter(site, () => (location.hash = '#/'));
    expect(site.path).to.equal('guides/start');
    site.site.navigate({path: 'gone'});
    await updateIn(site, () => site.shadowRoot?.querySelector('h1')?.textContent === 'missing');
    expect(site.path).to.equal('gone');
  });

  it('says that a page is missing, and shows it once it is there', async () => {
    const site = await openSite();
    site.site.navigate({path: 'gone'});
    await updateIn(site, () => site.shadowRoot?.querySelector('h1')?.textContent === 'missing');
    expect(markedPage(site)).to.equal(undefined);
    expect(document.title).to.equal('Page not found – Acme');
    await updateIn(site, () => site.site.problems.all.at(-1)?.code === 'load/page-missing');
    files.set('gone.md', '---\ntitle: Here now\n---\n');
    expect(await titleAfter(site, () => site.site.retry())).to.equal('Here now');
  });

  it('requests a page again after a sign-in page', async () => {
    const site = await openSite();
    hidden.add('guides/end.mdx');
    site.site.navigate({path: 'guides/end'});
    await updateIn(site, () => site.shadowRoot?.querySelector('h1')?.textContent === 'missing');
    await titleAfter(site, () => site.site.navigate({path: 'intro'}));
    hidden.clear();
    const title = await titleAfter(site, () => site.site.navigate({path: 'guides/end'}));
    expect(title).to.equal('Title of guides/end');
  });

  it('says what is wrong with the configuration, and opens the site once it is right', async () => {
    const config = files.get('docs.json') ?? '';
    files.set('docs.json', '{"name": "Acme",,}');
    const site = newSite();
    const told = oneEvent(site, 'docs-diagnostics');
    await fixture(html`${site}`);
    await told;
    expect(site.site.state.phase).to.equal('failed');
    expect(site.site.problems.all[0]?.location).to.deep.include({line: 1, column: 17});
    files.set('docs.json', config);
    expect(await titleAfter(site, () => site.site.retry())).to.equal('Title of intro');
  });

  it('reads the labels of the pages that are listed, and of no others', async () => {
    const site = await openSite();
    site.site.resources?.labels.list('sidebar', ['guides/end']);
    const labelOf = (path: string) => readyState(site).labels.get(path)?.text;
    await updateIn(site, () => labelOf('guides/end') !== undefined);
    expect(labelOf('intro')).to.equal('Title of intro');
    expect(labelOf('guides/end')).to.equal('Title of guides/end');
    const pages = asked.filter((path) => path.endsWith('.mdx'));
    expect(pages).to.deep.equal(['intro.mdx', 'guides/end.mdx']);
  });

  it('shows all of these labels at once, and stores each as soon as it is read', async () => {
    makeSite(['intro', 'guides/start', 'guides/end']);
    held.set('guides/end.mdx', () => undefined);
    const site = await openSite();
    const {resources} = site.site;
    resources?.labels.list('sidebar', ['guides/start', 'guides/end']);
    const shown = () => ['guides/start', 'guides/end'].filter((path) => labels().has(path));
    const labels = () => readyState(site).labels;
    await until(() => resources?.store.read().labels?.some(([path]) => path === 'guides/start'));
    expect(shown()).to.deep.equal([]);
    held.get('guides/end.mdx')?.();
    await updateIn(site, () => shown().length > 0);
    expect(shown()).to.deep.equal(['guides/start', 'guides/end']);
  });

  it('gives up reading labels while the reader goes to another page', async () => {
    const site = await openSite();
    held.set('guides/end.mdx', () => undefined);
    held.set('guides/start.mdx', () => undefined);
    site.site.listPages(site, ['guides/end']);
    await until(() => asked.includes('guides/end.mdx'));
    site.site.navigate({path: 'guides/start'});
    await until(() => asked.includes('guides/start.mdx'));
    expect(gaveUp).to.deep.equal(['guides/end.mdx']);
    held.get('guides/start.mdx')?.();
    await updateIn(site, () => markedPage(site) === 'guides/start');
    await until(() => asked.filter((path) => path === 'guides/end.mdx').length === 2);
    held.get('guides/end.mdx')?.();
    await updateIn(site, () => readyState(site).labels.has('guides/end'));
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
    expect(
      await titleAfter(site, () => void site.site.choose({kind: 'version', name: 'v1'})),
    ).to.equal('Title of v1/start');
    expect(site.site.view?.version).to.equal('v1');
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
    await site.site.choose({kind: 'version', name: 'v1'});
    window.open = original;
    expect(opened).to.deep.equal([['https://v1.example/', '_blank', 'noopener,noreferrer']]);
    expect(site.site.view?.version).to.equal('v2');
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
