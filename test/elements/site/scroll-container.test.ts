import {expect, fixture, html, oneEvent} from '@open-wc/testing';
import type {DocsSite} from '../../../elements/site/docs-site.js';
import {distanceBelowBar, follow, makeSite, newSite, titleAfter} from './test-site.js';

/** A site in a box that a host page scrolls instead of the window. */
async function siteInBox(): Promise<{site: DocsSite; scroller: Element}> {
  const scroller = await fixture(html`
    <main style="position: fixed; inset: 90px 0 0; overflow: auto"><p>Our docs</p></main>
  `);
  const site = newSite();
  const shown = oneEvent(site, 'docs-page-shown');
  scroller.append(site);
  await shown;
  return {site, scroller};
}

/** A site that is itself a box that scrolls. */
async function siteThatScrolls(): Promise<{site: DocsSite; scroller: Element}> {
  const site = newSite({style: 'position: fixed; inset: 90px 0 0; overflow: auto; display: block'});
  const shown = oneEvent(site, 'docs-page-shown');
  await fixture(html`<div>${site}</div>`);
  await shown;
  return {site, scroller: site};
}

for (const [name, open] of [
  ['in a scroll container of the host page', siteInBox],
  ['that is a scroll container', siteThatScrolls],
] as const) {
  describe(`a site ${name}`, () => {
    beforeEach(() => {
      makeSite(['intro', 'guides/start', 'guides/end']);
      history.replaceState({}, '', location.pathname);
    });
    after(() => history.replaceState({}, '', location.pathname));

    const topOfBar = (site: DocsSite) =>
      site.renderRoot.querySelector('[part="top"]')?.getBoundingClientRect().top;

    it('shows a new page from its top', async () => {
      const {site, scroller} = await open();
      scroller.scrollTop = 777;
      await titleAfter(site, () => follow(site, 'guides/start'));
      expect(topOfBar(site)).to.be.closeTo(90, 2);
      expect(site.renderRoot.firstElementChild?.getBoundingClientRect().top).to.be.closeTo(90, 2);
    });

    it('returns to where the reader was on a page, back and forward', async () => {
      const {site, scroller} = await open();
      scroller.scrollTop = 777;
      await titleAfter(site, () => follow(site, 'guides/start'));
      await titleAfter(site, () => history.back());
      expect(scroller.scrollTop).to.equal(777);
    });

    it('scrolls to the heading of the URL', async () => {
      const {site} = await open();
      await titleAfter(site, () => follow(site, 'guides/start#install'));
      expect(topOfBar(site)).to.be.closeTo(90, 2);
      expect(distanceBelowBar(site, site.querySelector('#install'))).to.be.closeTo(24, 2);
    });
  });
}
