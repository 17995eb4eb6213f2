import {expect, fixture, html, oneEvent} from '@open-wc/testing';
import '../../../../elements/site/docs-site.js';
import type {DocsSite} from '../../../../elements/site/docs-site.js';
import {inShell} from '../../site/acme-site.js';
import {stubFiles} from '../../site/stub-files.js';
import {until} from '../../until.js';

const config = {
  name: 'Acme',
  navigation: [{group: 'Start', pages: ['start']}],
  topbarCtaButton: {type: 'github', url: 'https://github.com/acme/finished'},
};
const files = new Map([
  ['starred/docs.json', JSON.stringify(config)],
  ['starred/start.mdx', '---\ntitle: Start\n---\n'],
]);

describe('the top bar of a page that is shown', () => {
  it('has stars counted once the page is there, not before', async () => {
    const restore = stubFiles(files);
    const stubbed = globalThis.fetch;
    const order: string[] = [];
    globalThis.fetch = (input, init) => {
      const url = input instanceof Request ? input.url : String(input);
      if (!url.startsWith('https://api.github.com/')) return stubbed(input, init);
      order.push(url);
      return Promise.resolve(Response.json({stargazers_count: 321}));
    };
    const site = document.createElement('docs-site');
    site.setAttribute('src', 'https://site.example/starred/');
    site.setAttribute('router', 'memory');
    site.addEventListener('docs-page-shown', () => order.push('page'));
    const shown = oneEvent(site, 'docs-page-shown');
    await fixture<DocsSite>(html`${site}`);
    await shown;
    const stars = () =>
      inShell(site, 'docs-topbar')?.shadowRoot?.querySelector('docs-stars')?.shadowRoot
        ?.textContent;
    await until(() => stars()?.includes('321'));
    expect(order).to.deep.equal(['page', 'https://api.github.com/repos/acme/finished']);
    globalThis.fetch = stubbed;
    restore();
  });
});
