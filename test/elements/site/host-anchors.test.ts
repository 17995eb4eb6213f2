import {expect, fixture, html, oneEvent} from '@open-wc/testing';
import {scheduler, settled} from '../../../elements/shared/scheduler.js';
import {makeSite, newSite} from './test-site.js';

describe('a site among the anchors of its host page', () => {
  beforeEach(() => {
    makeSite(['intro', 'guides/start', 'guides/end']);
    history.replaceState({}, '', location.pathname);
  });
  after(() => history.replaceState({}, '', location.pathname));

  it('leaves the reader at an anchor of the host page, and the focus where it is', async () => {
    const box = await fixture(html`
      <div>
        <a href="#pricing">Prices</a>
        <div class="site"></div>
        <p id="pricing" style="margin-block-start: 3000px">Free</p>
      </div>
    `);
    const site = newSite();
    const shown = oneEvent(site, 'docs-page-shown');
    box.querySelector('.site')?.append(site);
    await shown;
    scrollTo(0, 500);
    const anchor = box.querySelector('a');
    anchor?.focus({preventScroll: true});
    const changed = oneEvent(window, 'hashchange');
    anchor?.click();
    await changed;
    await settled(scheduler);
    const {top} = (box.querySelector('#pricing') as Element).getBoundingClientRect(); // is above
    expect(top).to.be.within(0, innerHeight);
    expect(site.matches(':focus-within')).to.equal(false);
    expect(site.dataset['path']).to.equal('intro');
  });

  it('begins where the browser went for an anchor of the host page', async () => {
    history.replaceState({}, '', '#pricing');
    const box = await fixture(html`<div><div style="height: 3000px"></div></div>`);
    scrollTo(0, 0);
    const site = newSite();
    const shown = oneEvent(site, 'docs-page-shown');
    box.prepend(site);
    const end = document.createElement('p');
    box.append(end);
    end.scrollIntoView({behavior: 'instant'});
    await shown;
    await settled(scheduler);
    expect(end.getBoundingClientRect().top).to.be.greaterThan(0);
    expect(site.getBoundingClientRect().top).to.be.lessThan(0);
  });
});
