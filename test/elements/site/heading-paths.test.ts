import {expect, fixture, html, oneEvent} from '@open-wc/testing';
import {settled, scheduler} from '../../../elements/shared/scheduler.js';
import type {DocsSite} from '../../../elements/site/docs-site.js';
import {
  distanceBelowBar,
  hold,
  makeSite,
  newSite,
  openSite,
  release,
  titleAfter,
} from './test-site.js';

/** How far a heading of the page is from where readers who come to it have it, in pixels. */
const offsetOf = (site: DocsSite, id: string) =>
  (distanceBelowBar(site, site.querySelector(`#${id}`)) ?? NaN) - 24;

/** Sets the path as an application does, and waits until the reader is there. */
async function setPath(site: DocsSite, path: string): Promise<void> {
  site.path = path;
  await site.updateComplete;
  await settled(scheduler);
}

/** Goes back, and waits until the site has followed. */
async function goBack(): Promise<void> {
  const changed = oneEvent(window, 'popstate');
  history.back();
  await changed;
}

describe('a path with the id of a heading', () => {
  const own = location.pathname;
  beforeEach(() => {
    makeSite(['intro', 'guides/start', 'guides/end']);
    history.replaceState({}, '', own);
  });
  after(() => history.replaceState({}, '', own));

  it('leads to the heading of another page', async () => {
    const site = await openSite();
    const title = await titleAfter(site, () => (site.path = 'guides/start#install'));
    expect(title).to.contain('guides/start');
    expect(offsetOf(site, 'install')).to.be.closeTo(0, 2);
    expect(location.hash).to.equal('#/guides/start#install');
    expect(site.path).to.equal('guides/start');
  });

  for (const router of ['hash', 'memory']) {
    it(`leads to headings of the page shown, again and again, with ${router}`, async () => {
      const site = await openSite({router});
      for (const id of ['install', 'whats-new', 'whats-new']) {
        scrollTo(0, 0);
        await setPath(site, `intro#${id}`);
        expect(offsetOf(site, id), id).to.be.closeTo(0, 2);
        expect(site.path).to.equal('intro');
      }
    });

    it(`leads to the heading of the first page, with ${router}`, async () => {
      const site = await openSite({router, path: 'guides/start#install'});
      expect(site.dataset['path']).to.equal('guides/start');
      await settled(scheduler);
      expect(offsetOf(site, 'install')).to.be.closeTo(0, 2);
    });
  }

  it('leads there if it is set while the site is being opened', async () => {
    hold('docs.json');
    const site = newSite({router: 'memory'});
    const shown = oneEvent(site, 'docs-page-shown');
    await fixture(html`${site}`);
    site.path = 'guides/start#install';
    release('docs.json');
    await shown;
    await settled(scheduler);
    expect(site.dataset['path']).to.equal('guides/start');
    expect(offsetOf(site, 'install')).to.be.closeTo(0, 2);
  });

  it('names a page whose name ends in #', async () => {
    makeSite(['c#', 'c']);
    const site = await openSite();
    expect(await titleAfter(site, () => (site.path = 'c'))).to.equal('Title of c');
    expect(await titleAfter(site, () => (site.path = 'c#'))).to.equal('Title of c#');
  });

  it('follows the router of an application, and keeps its scroll positions', async () => {
    const base = '/app/docs/';
    history.replaceState({}, '', `${base}intro`);
    const site = await openSite({router: 'history', base});
    const push = (path: string) => {
      history.pushState({}, '', base + path);
      return setPath(site, path);
    };
    await push('intro#install');
    expect(offsetOf(site, 'install')).to.be.closeTo(0, 2);
    await push('intro#whats-new');
    expect(offsetOf(site, 'whats-new')).to.be.closeTo(0, 2);
    scrollTo(0, 777);
    await settled(scheduler);
    await titleAfter(site, () => void push('guides/end'));
    await titleAfter(site, () => void goBack());
    await setPath(site, 'intro#whats-new');
    expect(scrollY).to.equal(777);
    expect(location.pathname + location.hash).to.equal(`${base}intro#whats-new`);
  });
});
