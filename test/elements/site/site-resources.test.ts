import {expect, fixture, html, oneEvent} from '@open-wc/testing';
import type {DocsNavigateEvent} from '../../../elements/shared/events.js';
import type {DocsSite} from '../../../elements/site/docs-site.js';
import {until} from '../until.js';
import {
  files,
  follow,
  hold,
  linkOf,
  makeSite,
  newPlace,
  newSite,
  openSite,
  problemsOf,
  release,
  titleAfter,
  titleOf,
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

const markedPage = (site: DocsSite) => site.dataset['path'];
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
    files.set('guides/end.mdx', '---\ntitle: Title of guides/end\n---\n\n[a.pdf](/a.pdf)');
    const site = await openSite({router: 'history', src: '.'});
    await titleAfter(site, () => (site.path = 'guides/end'));
    const url = location.href;
    const file = linkOf(site, 'a.pdf').href;
    const box = await fixture(html`<div></div>`);
    expect(await titleAfter(site, () => box.append(site))).to.contain('guides/end');
    expect(linkOf(site, 'a.pdf').href).to.equal(file);
    expect(location.href).to.equal(url);
  });

  it('asks before the reader goes back, and keeps them when a listener says so', async () => {
    const site = await openSite();
    await titleAfter(site, () => follow(site, 'guides/end#install'));
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
    hold('docs.json');
    const site = newSite();
    await fixture(html`<div>${site}</div>`);
    const box = site.parentElement;
    site.remove();
    release('docs.json');
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
    await titleAfter(site, () => follow(site, 'guides/start'));
    expect([location.hash, document.title]).to.deep.equal(['#/billing', 'My app']);
  });

  it('leaves a URL outside its base alone', async () => {
    const site = await openSite({router: 'history', base: '/app/docs', path: 'guides/start'});
    expect(location.href).to.equal(own);
    const title = await titleAfter(site, () => follow(site, 'guides/end'));
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
    expect(titleOf(site)).to.equal(title);
  });

  it('leaves a URL that the host page made alone with the hash router', async () => {
    const site = await openSite();
    await titleAfter(site, () => follow(site, 'guides/end'));
    history.pushState({}, '', '/app/other');
    expect((await pathsOf(-1, 1)).at(-1)).to.equal('/app/other');
    expect([location.hash, site.path]).to.deep.equal(['', 'guides/end']);
  });

  it('keeps the path that the host page wrote where the document has a base', async () => {
    const base = document.createElement('base');
    base.href = '/';
    document.head.append(base);
    const site = await openSite();
    history.pushState({}, '', '/app/other');
    await titleAfter(site, () => follow(site, 'guides/end'));
    expect(location.pathname + location.hash).to.equal('/app/other#/guides/end');
    await titleAfter(site, () => follow(site, 'guides/start'));
    base.remove();
    expect(location.pathname + location.hash).to.equal('/app/other#/guides/start');
  });

  it('gives the document its own title back', async () => {
    document.title = 'My app';
    const site = await openSite();
    expect(document.title).to.equal('Acme');
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
    history.replaceState({}, '', linkOf(guest, 'guides/end').href);
    expect(location.href).not.to.equal(own);
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
    await titleAfter(site, () => follow(site, 'guides/end'));
    makeSite(['other', 'guides/more']);
    expect(await titleAfter(site, () => (site.src = newPlace()))).to.contain('other');
    expect(location.hash).to.equal('#/');
  });

  it('begins at its first page, however often the element is moved meanwhile', async () => {
    for (const moves of [1, 2]) {
      const site = await openSite({router: 'memory', path: 'guides/end'});
      const boxes = [await fixture(html`<div></div>`), await fixture(html`<div></div>`)];
      const title = await titleAfter(site, () => {
        site.remove();
        site.src = newPlace();
        for (const box of boxes.slice(0, moves)) box.append(site);
      });
      expect(title, `moved ${moves} times`).to.equal('Title of intro');
    }
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
    hold('docs.json');
    const site = newSite();
    const shown = oneEvent(site, 'docs-page-shown');
    await fixture(html`${site}`);
    site.src = newPlace();
    release('docs.json');
    await shown;
    expect(site.path).to.equal('guides/start');
  });

  it('has no problems and no page of the one before', async () => {
    const site = await openSite();
    const problems = problemsOf(site);
    const codes = () => problems.all.map(({code}) => code);
    site.path = 'gone';
    await until(() => codes().join() === 'load/page-missing');
    await titleAfter(site, () => history.back());
    await until(() => codes().join() === '');
    site.path = 'gone';
    await until(() => codes().join() === 'load/page-missing');
    files.set('docs.json', '{');
    site.src = newPlace();
    await until(() => titleOf(site) === 'This site could not be opened');
    await site.settled();
    expect(problems.all.map(({location: {file}}) => file)).to.deep.equal(['docs.json']);
    expect(site.dataset['path']).to.equal(undefined);
  });

  it('has no mistakes in style sheets of the one before', async () => {
    makeSite(['intro'], {css: 'a.css'});
    files.set('a.css', '@import "b.css"; @namespace svg url(x);');
    const site = newSite({router: 'memory'});
    const problems = problemsOf(site);
    const box = await fixture(html`<div></div>`);
    const {loader} = site;
    site.loader = {
      url: (path) => `test:${path}`,
      text: async (path, signal) => {
        if (path === 'b.css') {
          makeSite(['other']);
          site.src = newPlace();
          box.append(site);
        }
        return (await loader?.text(path, signal)) ?? '';
      },
    };
    await fixture(html`${site}`);
    await until(() => titleOf(site) === 'Title of other');
    // What describes the mistakes has come by now.
    await site.settled();
    const codes = problems.all.map(({code}) => code);
    expect(codes.filter((code) => code.startsWith('style/'))).to.deep.equal([]);
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
      const site = document.createElement('docs-site');
      for (const [name, value] of Object.entries(attributes)) site.setAttribute(name, value);
      const problems = problemsOf(site);
      await fixture(html`${site}`);
      await until(() => titleOf(site) === 'This site could not be opened');
      await site.settled();
      expect(problems.all.map(({code}) => code)).to.deep.equal(['load/refused']);
      const bad = attributes['base'] ?? attributes['src'];
      expect(problems.all[0]?.message).to.contain(bad);
    });
  }
});
