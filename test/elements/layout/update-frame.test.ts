import {expect, fixture, html, oneEvent} from '@open-wc/testing';
import '../../../elements/layout/sidebar/docs-sidebar.js';
import type {DocsSidebar} from '../../../elements/layout/sidebar/docs-sidebar.js';
import {drillDown} from '../../../elements/layout/update-frame.js';
import {normalizeConfig} from '../../../src/config/normalize.js';
import {group, links, page, view} from '../site/sample-site.js';
import '../../../elements/site/docs-site.js';
import type {DocsSite} from '../../../elements/site/docs-site.js';
import {inShell} from '../site/acme-site.js';
import {stubFiles} from '../site/stub-files.js';
import {until} from '../until.js';

const groups = [
  group(
    'Guides',
    page('start'),
    group('Pages', page('pages/one'), page('pages/two')),
    group('Groups', group('Inner', page('inner/one'))),
    {...group('Root', page('root/one')), root: page('root')},
  ),
];

function frameOf(sidebar: DocsSidebar): ParentNode {
  return sidebar.parentNode as ParentNode;
}

/** Where a reader at `path` is led by opening the group of that place; `undefined` when nowhere. */
async function openedFrom(path: string, place: number, drilldown?: boolean) {
  const element = await fixture<DocsSidebar>(
    html`<docs-sidebar .view=${view({groups})} .links=${links} path=${path}></docs-sidebar>`,
  );
  drillDown(frameOf(element), normalizeConfig({interaction: {drilldown}}));
  let led: string | undefined;
  element.addEventListener('click', (event) => {
    const link = event.composedPath().find((one) => one instanceof HTMLAnchorElement);
    if (!link) return;
    event.preventDefault();
    led = link.getAttribute('href') ?? undefined;
  });
  const toggle = element.renderRoot.querySelectorAll<HTMLElement>('li [part="toggle"]')[place];
  const isOpen = () => toggle?.getAttribute('aria-expanded') === 'true';
  if (isOpen()) {
    toggle?.click();
    await element.updateComplete;
  }
  toggle?.click();
  await element.updateComplete;
  // It follows the update that opens the group.
  await Promise.resolve();
  expect(isOpen()).to.equal(true);
  return led;
}

describe('drillDown', () => {
  it('leads to the first page of a group that is opened', async () => {
    expect(await openedFrom('start', 0, true)).to.equal('#/pages/one');
  });

  it('leads nowhere unless the author wants it', async () => {
    expect(await openedFrom('start', 0)).to.equal(undefined);
    expect(await openedFrom('start', 0, false)).to.equal(undefined);
  });

  it('leaves a reader who is inside where they are', async () => {
    expect(await openedFrom('pages/two', 0, true)).to.equal(undefined);
  });

  it('does not choose among groups, nor beside a root page', async () => {
    expect(await openedFrom('start', 1, true)).to.equal(undefined);
    expect(await openedFrom('start', 2, true)).to.equal(undefined);
  });

  it('leads nowhere when a group is closed', async () => {
    const element = await fixture<DocsSidebar>(
      html`<docs-sidebar .view=${view({groups})} .links=${links} path="pages/one"></docs-sidebar>`,
    );
    drillDown(frameOf(element), normalizeConfig({interaction: {drilldown: true}}));
    let clicks = 0;
    element.addEventListener('click', () => (clicks += 1));
    element.renderRoot.querySelector<HTMLElement>('li [part="toggle"]')?.click();
    await element.updateComplete;
    await Promise.resolve();
    expect(clicks).to.equal(1);
  });
});

const config = {
  name: 'Acme',
  navigation: [{group: 'Start', pages: ['start']}],
  topbarCtaButton: {type: 'github', url: 'https://github.com/acme/finished'},
};
const files = new Map([
  ['starred/docs.json', JSON.stringify(config)],
  ['starred/start.mdx', '---\ntitle: Start\n---\n'],
]);

describe('finishTopbar', () => {
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
