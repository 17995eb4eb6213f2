import {aTimeout, expect, fixture, html, oneEvent} from '@open-wc/testing';
import {OnlineController} from '../../../elements/site/online-controller.js';
import {asked, files, hidden, makeSite, newSite, openSite, readyState} from './test-site.js';
import {DocsPartUnavailableEvent} from '../../../elements/shared/page-events.js';
import {until} from '../until.js';

describe('OnlineController', () => {
  it('opens a site that failed, once there is a network again', async () => {
    makeSite(['a']);
    const config = files.get('docs.json') ?? '';
    files.delete('docs.json');
    const site = newSite({router: 'memory'});
    new OnlineController(site, site.site);
    await fixture(html`${site}`);
    await until(() => site.site.state.phase === 'failed');
    files.set('docs.json', config);
    const shown = oneEvent(site, 'docs-page-shown');
    dispatchEvent(new Event('online'));
    await shown;
    expect(site.site.state.phase).to.equal('ready');
  });

  it('requests nothing again if nothing failed, or after the element was removed', async () => {
    makeSite(['a']);
    const site = await openSite({router: 'memory'});
    new OnlineController(site, site.site);
    const before = asked.length;
    dispatchEvent(new Event('online'));
    site.remove();
    dispatchEvent(new Event('online'));
    expect(asked.length).to.equal(before);
  });

  it('reads an API description that could not be loaded', async () => {
    makeSite(['a'], {openapi: 'o.json', navigation: [{group: 'A', pages: ['a', 'GET /users']}]});
    hidden.add('o.json');
    const site = await openSite({router: 'memory'});
    new OnlineController(site, site.site);
    const isReported = () =>
      site.site.problems.all.some(({location}) => location.file === 'o.json');
    await until(isReported);
    hidden.clear();
    files.set('o.json', JSON.stringify({openapi: '3.1.1', paths: {'/users': {get: {}}}}));
    const pagesOf = () => [...readyState(site).site.navigation.pages.keys()];
    expect(pagesOf()).to.deep.equal(['a']);
    dispatchEvent(new Event('online'));
    await until(() => pagesOf().length > 1);
    expect(pagesOf()).to.deep.equal(['a', 'api-reference/get-users']);
    const before = asked.length;
    dispatchEvent(new Event('online'));
    expect(asked.length).to.equal(before);
  });

  it('reports a missing part once, also while the list of problems is missing', async () => {
    makeSite(['a']);
    const site = await openSite({router: 'memory'});
    new OnlineController(site, site.site);
    let count = 0;
    site.site.problems.add = () => {
      count++;
      // The list cannot be loaded either.
      if (count < 10) dispatchEvent(new DocsPartUnavailableEvent('layout-parts'));
    };
    dispatchEvent(new DocsPartUnavailableEvent('layout-parts'));
    await until(() => count > 0);
    dispatchEvent(new DocsPartUnavailableEvent('tabs'));
    await aTimeout(0);
    expect(count).to.equal(1);
  });
});
