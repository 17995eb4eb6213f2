import {expect, fixture, html, oneEvent} from '@open-wc/testing';
import type {DocsModeChangeEvent} from '../../../elements/shared/events.js';
import {held, makeSite, type TestSite} from './test-site.js';

async function open(src: string, mode?: string): Promise<TestSite> {
  const site = document.createElement('test-site') as TestSite; // defined by the harness
  site.router = 'memory';
  site.src = src;
  if (mode !== undefined) site.mode = mode;
  const shown = oneEvent(site, 'docs-page-shown');
  await fixture(html`${site}`);
  await shown;
  return site;
}

describe('ModeController', () => {
  it('follows the system, then the site', async () => {
    makeSite(['intro'], {modeToggle: {default: 'dark'}});
    const site = document.createElement('test-site') as TestSite; // defined by the harness
    site.router = 'memory';
    site.src = '/mode-1/';
    const shown = oneEvent(site, 'docs-page-shown');
    await fixture(html`${site}`);
    expect(site.dataset['mode']).to.equal('system');
    await shown;
    expect(site.dataset['mode']).to.equal('dark');
  });

  it('has the right mode before anything is loaded, on the next visit', async () => {
    makeSite(['intro'], {modeToggle: {default: 'dark'}});
    await open('/mode-2/');
    held.set('docs.json', () => undefined);
    const site = document.createElement('test-site') as TestSite; // defined by the harness
    site.src = '/mode-2/';
    site.router = 'memory';
    await fixture(html`${site}`);
    expect(site.dataset['mode']).to.equal('dark');
  });

  it("keeps the reader's choice and says it", async () => {
    makeSite(['intro'], {modeToggle: {default: 'dark'}});
    const site = await open('/mode-3/');
    const told: Promise<Event> = oneEvent(site, 'docs-mode-change');
    site.modes.choose('light');
    expect(((await told) as DocsModeChangeEvent).mode).to.equal('light'); // what oneEvent gave
    expect(site.dataset['mode']).to.equal('light');
    expect((await open('/mode-3/')).dataset['mode']).to.equal('light');
  });

  it('leaves the choice to the host application and to a site without a toggle', async () => {
    makeSite(['intro']);
    const owned = await open('/mode-4/', 'dark');
    expect([owned.dataset['mode'], owned.modes.isFixed]).to.deep.equal(['dark', true]);
    makeSite(['intro'], {modeToggle: {default: 'light', isHidden: true}});
    const forced = await open('/mode-5/');
    expect([forced.dataset['mode'], forced.modes.isFixed]).to.deep.equal(['light', true]);
  });
});
