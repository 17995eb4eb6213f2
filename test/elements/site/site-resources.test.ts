import {aTimeout, expect, fixture, html, oneEvent} from '@open-wc/testing';
import type {DocsNavigateEvent} from '../../../elements/shared/events.js';
import type {Target} from '../../../src/shared/urls.js';
import {
  files,
  held,
  type TestSite,
  makeSite,
  newPlace,
  newSite,
  openSite,
  readyState,
  titleAfter,
} from './test-site.js';

/** Goes through the history by these steps, and says where that led. */
async function pathsOf(...steps: number[]): Promise<string[]> {
  const paths: string[] = [];
  for (const step of steps) {
    const moved = oneEvent(window, 'popstate');
    history.go(step);
    await moved;
    paths.push(location.pathname);
  }
  return paths;
}

const markedPage = (site: TestSite) => site.dataset['path'];
const own = location.href.replace(/#.*/, '');

beforeEach(() => {
  makeSite(['intro', 'guides/start', 'guides/end']);
  history.replaceState({}, '', own);
});

afterEach(() => history.replaceState({}, '', own));

describe('a site in the URL', () => {
  it('begins at its path, and writes it there', async () => {
    const entries = history.length;
    await openSite({path: 'guides/end'});
    expect(location.hash).to.equal('#/guides/end');
    expect(history.length).to.equal(entries);
  });

  it('begins where the URL says, not at its path', async () => {
    history.replaceState({}, '', '#/guides/start');
    const site = await openSite({path: 'guides/end'});
    expect(site.path).to.equal('guides/start');
    expect(location.hash).to.equal('#/guides/start');
  });

  it('comes to paths however they are written, and none leads out of its base', async () => {
    const site = await openSite({router: 'history', base: '/'});
    const paths: string[] = [];
    for (const path of ['/guides/end', '//guides/start', '../guides//end/']) {
      await titleAfter(site, () => (site.path = path));
      paths.push(location.pathname);
    }
    expect(paths).to.deep.equal(['/guides/end', '/guides/start', '/guides/end']);
  });

  it('stays the same site when it is moved after the URL has changed', async () => {
    const site = await openSite({router: 'history', src: '.'});
    await titleAfter(site, () => (site.path = 'guides/end'));
    const url = location.href;
    const folder = readyState(site).links.href({to: 'site', path: 'a.pdf', query: '', hash: ''});
    const box = await fixture(html`<div></div>`);
    expect(await titleAfter(site, () => box.append(site))).to.contain('guides/end');
    expect(readyState(site).links.href({to: 'site', path: 'a.pdf', query: '', hash: ''})).to.equal(
      folder,
    );
    expect(location.href).to.equal(url);
  });

  it('asks before the reader goes back, and keeps them when a listener says so', async () => {
    const site = await openSite();
    await titleAfter(site, () => site.site.navigate({path: 'guides/end', hash: 'install'}));
    const asking = oneEvent<DocsNavigateEvent>(site, 'docs-navigate');
    site.addEventListener('docs-navigate', (event) => event.preventDefault(), {once: true});
    history.back();
    expect((await asking).path).to.equal('');
    await oneEvent(window, 'hashchange');
    expect(location.hash).to.equal('#/guides/end#install');
    expect(site.path).to.equal('guides/end');
    expect(await titleAfter(site, () => (location.hash = '#/guides/start'))).to.contain('start');
  });

  it('can be taken away at any moment and put back', async () => {
    held.set('docs.json', () => undefined);
    const site = newSite();
    await fixture(html`<div>${site}</div>`);
    const box = site.parentElement;
    site.remove();
    held.get('docs.json')?.();
    held.clear();
    const shown = oneEvent(site, 'docs-page-shown');
    box?.append(site);
    await shown;
    expect(markedPage(site)).to.equal('intro');
  });

  it('leaves the URL and the title alone with the memory router', async () => {
    location.hash = '#/billing';
    document.title = 'My app';
    const site = await openSite({router: 'memory'});
    expect(markedPage(site)).to.equal('intro');
    await titleAfter(site, () => site.site.navigate({path: 'guides/start'}));
    expect([location.hash, document.title]).to.deep.equal(['#/billing', 'My app']);
  });

  it('leaves a URL outside its base alone', async () => {
    const site = await openSite({router: 'history', base: '/app/docs', path: 'guides/start'});
    expect(location.href).to.equal(own);
    const title = await titleAfter(site, () => site.site.navigate({path: 'guides/end'}));
    expect(location.pathname).to.equal('/app/docs/guides/end');
    let asks = 0;
    site.addEventListener('docs-navigate', (event) => {
      asks += 1;
      event.preventDefault();
    });
    history.pushState({}, '', '/app/settings');
    document.title = 'Settings';
    expect(await pathsOf(-1, 1)).to.deep.equal(['/app/docs/guides/end', '/app/settings']);
    expect([asks, site.path, document.title]).to.deep.equal([0, 'guides/end', 'Settings']);
    expect(site.shadowRoot?.querySelector('h1')?.textContent).to.equal(title);
  });

  it('leaves a URL that the host page made alone with the hash router', async () => {
    const site = await openSite();
    await titleAfter(site, () => site.site.navigate({path: 'guides/end'}));
    history.pushState({}, '', '/app/other');
    expect((await pathsOf(-1, 1)).at(-1)).to.equal('/app/other');
    expect([location.hash, site.path]).to.deep.equal(['', 'guides/end']);
  });

  it('keeps the path that the host page wrote where the document has a base', async () => {
    const base = document.createElement('base');
    base.href = '/';
    document.head.append(base);
    const site = await openSite();
    const link = document.createElement('a');
    const to: Target = {to: 'site', path: 'guides/end', query: '', hash: ''};
    link.href = readyState(site).links.href(to) ?? '';
    site.append(link);
    const end: Target = {...to, path: 'guides/start'};
    history.pushState({}, '', '/app/other');
    await titleAfter(site, () => link.click());
    expect(location.pathname + location.hash).to.equal('/app/other#/guides/end');
    link.href = readyState(site).links.href(end) ?? '';
    await titleAfter(site, () => link.click());
    base.remove();
    expect(location.pathname + location.hash).to.equal('/app/other#/guides/start');
  });

  it('gives the document its own title back', async () => {
    document.title = 'My app';
    const site = await openSite();
    expect(document.title).to.contain('Title of intro');
    site.remove();
    expect(document.title).to.equal('My app');
  });

  it('leaves a title alone that the host page has set since', async () => {
    document.title = 'My app';
    const site = await openSite();
    document.title = 'My app: settings';
    site.remove();
    expect(document.title).to.equal('My app: settings');
  });

  it('ignores links of a site with the memory router that were opened in a new tab', async () => {
    const guest = await openSite({router: 'memory'});
    const link = readyState(guest).links.href({
      to: 'site',
      path: 'guides/end',
      query: '',
      hash: '',
    });
    history.replaceState({}, '', link);
    const site = await openSite();
    expect(site.path).to.equal('intro');
  });

  it('leaves scrolling to the browser again once the last of several sites is gone', async () => {
    const first = await openSite();
    const second = await openSite();
    first.remove();
    expect(history.scrollRestoration).to.equal('manual');
    second.remove();
    expect(history.scrollRestoration).to.equal('auto');
  });
});

describe('another site in the same element', () => {
  it('keeps out of the URL with the memory router', async () => {
    const site = await openSite({path: 'guides/end', router: 'memory'});
    makeSite(['other']);
    expect(await titleAfter(site, () => (site.src = newPlace()))).to.contain('other');
  });

  it('begins at its first page', async () => {
    const site = await openSite();
    await titleAfter(site, () => site.site.navigate({path: 'guides/end'}));
    makeSite(['other', 'guides/more']);
    expect(await titleAfter(site, () => (site.src = newPlace()))).to.contain('other');
    expect(location.hash).to.equal('#/');
  });

  it('begins at the path that was set together with it', async () => {
    const site = await openSite();
    makeSite(['other', 'guides/more']);
    const title = await titleAfter(site, () => {
      site.src = newPlace();
      site.path = 'guides/more';
    });
    expect(title).to.contain('guides/more');
    expect(location.hash).to.equal('#/guides/more');
  });

  it('begins where the URL says while none was open', async () => {
    history.replaceState({}, '', '#/guides/start');
    const site = newSite();
    const shown = oneEvent(site, 'docs-page-shown');
    await fixture(html`${site}`);
    site.src = newPlace();
    await shown;
    expect(site.path).to.equal('guides/start');
  });

  it('has no problems and no page of the one before', async () => {
    const site = await openSite();
    site.site.navigate({path: 'gone'});
    await oneEvent(site, 'docs-diagnostics');
    expect(site.site.problems.all).to.have.length(1);
    await titleAfter(site, () => site.site.navigate({path: 'intro'}));
    site.site.navigate({path: 'gone'});
    await oneEvent(site, 'docs-diagnostics');
    files.set('docs.json', '{');
    site.src = newPlace();
    while (site.site.state.phase !== 'failed') await aTimeout(0);
    expect(site.site.problems.all.map(({location: {file}}) => file)).to.deep.equal(['docs.json']);
    expect(site.dataset['path']).to.equal(undefined);
  });
});

describe('a site whose attributes are no URLs', () => {
  const cases: readonly Readonly<Record<string, string>>[] = [
    {src: 'http://['},
    {src: 'data:text/plain,x'},
    {src: 'file:///docs/'},
    {src: 'ws://docs.example/'},
    {router: 'history', src: '/x/', base: 'http://['},
  ];
  for (const attributes of cases) {
    it(`is not opened: ${JSON.stringify(attributes)}`, async () => {
      const site = newSite(attributes);
      await fixture(html`${site}`);
      while (site.site.state.phase !== 'failed') await aTimeout(0);
      expect(site.site.problems.all.map(({code}) => code)).to.deep.equal(['load/refused']);
      const bad = attributes['base'] ?? attributes['src'];
      expect(site.site.problems.all[0]?.message).to.contain(bad);
    });
  }
});
