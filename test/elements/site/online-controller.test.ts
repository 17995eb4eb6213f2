import {aTimeout, expect, fixture, html, oneEvent} from '@open-wc/testing';
import {OnlineController} from '../../../elements/site/online-controller.js';
import type {SiteController} from '../../../elements/site/site-controller.js';
import type {SiteHost} from '../../../elements/site/site-options.js';
import {
  asked,
  connect,
  files,
  hidden,
  insideOf,
  makeSite,
  newSite,
  openSite,
  problemsOf,
  titleOf,
} from './test-site.js';
import {DocsPartUnavailableEvent} from '../../../elements/shared/page-events.js';
import {until} from '../until.js';

describe('OnlineController', () => {
  it('opens a site that failed, once there is a network again', async () => {
    makeSite(['a']);
    const config = files.get('docs.json') ?? '';
    files.delete('docs.json');
    const site = newSite({router: 'memory'});
    await fixture(html`${site}`);
    await until(() => titleOf(site) === 'This site could not be opened');
    files.set('docs.json', config);
    const shown = oneEvent(site, 'docs-page-shown');
    dispatchEvent(new Event('online'));
    await shown;
    expect(titleOf(site)).to.equal('Title of a');
  });

  it('requests nothing again if nothing failed, or after the element was removed', async () => {
    makeSite(['a']);
    const site = await openSite({router: 'memory'});
    await site.settled();
    const before = asked.length;
    dispatchEvent(new Event('online'));
    await site.settled();
    site.remove();
    dispatchEvent(new Event('online'));
    expect(asked.length).to.equal(before);
  });

  it('reads an API description that could not be loaded', async () => {
    makeSite(['a'], {openapi: 'o.json', navigation: [{group: 'A', pages: ['a', 'GET /users']}]});
    hidden.add('o.json');
    const site = newSite({router: 'memory'});
    const problems = problemsOf(site);
    await connect(site);
    await until(() => problems.all.some(({location}) => location.file === 'o.json'));
    await site.settled();
    hidden.clear();
    files.set('o.json', JSON.stringify({openapi: '3.1.1', paths: {'/users': {get: {}}}}));
    const pagesOf = () =>
      [...insideOf(site, 'docs-sidebar').querySelectorAll('[part="item"]')].map((link) =>
        link.getAttribute('href')?.replace('#docs:/', ''),
      );
    expect(pagesOf()).to.deep.equal(['a', 'api-reference/overview']);
    dispatchEvent(new Event('online'));
    await until(() => pagesOf().includes('api-reference/get-users'));
    expect(pagesOf()).to.deep.equal(['a', 'api-reference/get-users']);
    await site.settled();
    const before = asked.length;
    dispatchEvent(new Event('online'));
    await site.settled();
    expect(asked.length).to.equal(before);
  });

  it('reports a missing part once, also while the list of problems is missing', async () => {
    let count = 0;
    const add = () => {
      count++;
      // The list cannot be loaded either.
      if (count < 10) dispatchEvent(new DocsPartUnavailableEvent('layout-parts'));
    };
    // Of its host and its site, the controller uses these.
    const host = {addController: () => undefined} as unknown as SiteHost;
    const site = {problems: {add}} as unknown as SiteController;
    const controller = new OnlineController(host, site);
    controller.hostConnected();
    dispatchEvent(new DocsPartUnavailableEvent('layout-parts'));
    await until(() => count > 0);
    dispatchEvent(new DocsPartUnavailableEvent('tabs'));
    await aTimeout(0);
    controller.hostDisconnected();
    expect(count).to.equal(1);
  });
});
