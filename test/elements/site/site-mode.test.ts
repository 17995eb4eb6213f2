import {expect, fixture, html, oneEvent} from '@open-wc/testing';
import type {DocsSite} from '../../../elements/site/docs-site.js';
import {until} from '../until.js';
import {connect, hold, insideOf, makeSite, newSite, openSite, release} from './test-site.js';

const router = 'memory';

function modeButton(site: DocsSite): HTMLElement | null | undefined {
  const toggle = insideOf(site, 'docs-topbar').querySelector('docs-mode-toggle');
  return toggle?.shadowRoot?.querySelector<HTMLElement>('[part="toggle"]');
}

/** Chooses a mode in the menu of the top bar, as readers do. */
async function chooseMode(site: DocsSite, name: string): Promise<void> {
  const menu = modeButton(site)?.parentNode?.querySelector('docs-mode-menu');
  const choices = () => [...(menu?.shadowRoot?.querySelectorAll('button') ?? [])];
  modeButton(site)?.click();
  await until(() => choices().length > 0, 'no menu');
  choices()
    .find(({textContent}) => textContent.trim() === name)
    ?.click();
}

describe('SiteMode', () => {
  it('follows the system, then the site', async () => {
    makeSite(['intro'], {modeToggle: {default: 'dark'}});
    hold('docs.json');
    const site = newSite({router});
    const shown = oneEvent(site, 'docs-page-shown');
    await fixture(html`${site}`);
    expect(site.dataset['mode']).to.equal('system');
    release('docs.json');
    await shown;
    expect(site.dataset['mode']).to.equal('dark');
  });

  it('has the right mode before anything is loaded, on the next visit', async () => {
    makeSite(['intro'], {modeToggle: {default: 'dark'}});
    const {src = ''} = await openSite({router});
    hold('docs.json');
    const site = newSite({router, src});
    const box = await fixture(html`<div></div>`);
    box.append(site);
    expect(site.dataset['mode'], 'before the first frame').to.equal('dark');
    await site.updateComplete;
    expect(site.dataset['mode']).to.equal('dark');
  });

  it("keeps the reader's choice and says it", async () => {
    makeSite(['intro'], {modeToggle: {default: 'dark'}});
    const site = await openSite({router});
    await site.updateComplete;
    const told: string[] = [];
    site.addEventListener('docs-mode-change', ({mode}) => told.push(mode));
    await chooseMode(site, 'Light');
    expect(told).to.deep.equal(['light']);
    await site.updateComplete;
    expect(site.dataset['mode']).to.equal('light');
    const next = await connect(newSite({router, src: site.src ?? ''}));
    expect(next.dataset['mode']).to.equal('light');
  });

  it('has the mode that the reader chose before it says that', async () => {
    makeSite(['intro']);
    const site = await openSite({router});
    await site.updateComplete;
    const shown: unknown[] = [];
    site.addEventListener('docs-mode-change', () =>
      shown.push(site.dataset['mode'], getComputedStyle(site).colorScheme),
    );
    await chooseMode(site, 'Dark');
    expect(shown).to.deep.equal(['dark', 'dark']);
  });

  it('leaves the choice to the host application and to a site without a toggle', async () => {
    makeSite(['intro']);
    const free = await openSite({router});
    await free.updateComplete;
    expect(modeButton(free)).not.to.equal(undefined);
    const owned = await openSite({router, mode: 'dark'});
    await owned.updateComplete;
    expect([owned.dataset['mode'], modeButton(owned)]).to.deep.equal(['dark', undefined]);
    makeSite(['intro'], {modeToggle: {default: 'light', isHidden: true}});
    const forced = await openSite({router});
    await forced.updateComplete;
    expect([forced.dataset['mode'], modeButton(forced)]).to.deep.equal(['light', undefined]);
  });
});
