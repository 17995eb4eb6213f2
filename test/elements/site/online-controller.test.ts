import {expect, fixture, html, oneEvent, waitUntil} from '@open-wc/testing';
import {OnlineController} from '../../../elements/site/online-controller.js';
import {asked, files, makeSite, newSite, openSite} from './test-site.js';

describe('OnlineController', () => {
  it('opens a site that failed, once there is a network again', async () => {
    makeSite(['a']);
    const config = files.get('docs.json') ?? '';
    files.delete('docs.json');
    const site = newSite({router: 'memory'});
    new OnlineController(site, site.site);
    await fixture(html`${site}`);
    await waitUntil(() => site.site.state.phase === 'failed');
    files.set('docs.json', config);
    const shown = oneEvent(site, 'docs-page-shown');
    dispatchEvent(new Event('online'));
    await shown;
    expect(site.site.state.phase).to.equal('ready');
  });

  it('asks for nothing again where nothing failed, or after the element has gone', async () => {
    makeSite(['a']);
    const site = await openSite({router: 'memory'});
    new OnlineController(site, site.site);
    const before = asked.length;
    dispatchEvent(new Event('online'));
    site.remove();
    dispatchEvent(new Event('online'));
    expect(asked.length).to.equal(before);
  });
});
