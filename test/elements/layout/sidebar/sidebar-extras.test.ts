import {expect, fixture, html} from '@open-wc/testing';
import '../../../../elements/layout/sidebar/docs-sidebar.js';
import type {DocsSidebar} from '../../../../elements/layout/sidebar/docs-sidebar.js';
import {SidebarExtras} from '../../../../elements/layout/sidebar/sidebar-extras.js';
import {group, links, page, view} from '../../site/sample-site.js';

const groups = [
  group(
    'Guides',
    page('start'),
    group('Pages', page('pages/one'), page('pages/two')),
    group('Groups', group('Inner', page('inner/one'))),
    {...group('Root', page('root/one')), root: page('root')},
  ),
];

/** A sidebar of a page that is shown. */
function sidebar(path: string, drillsDown: boolean): Promise<DocsSidebar> {
  return fixture<DocsSidebar>(
    html`<docs-sidebar
      .view=${view({groups})}
      .links=${links}
      path=${path}
      .drillsDown=${drillsDown}
      .extras=${SidebarExtras}
    ></docs-sidebar>`,
  );
}

/** Where a reader at `path` is led by opening the group of that place; `undefined` when nowhere. */
async function openedFrom(path: string, place: number, drillsDown: boolean) {
  const element = await sidebar(path, drillsDown);
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

describe('a sidebar that leads to the first page of a group', () => {
  it('leads to the first page of a group that is opened', async () => {
    expect(await openedFrom('start', 0, true)).to.equal('#/pages/one');
  });

  it('leads nowhere unless the author wants it', async () => {
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
    const element = await sidebar('pages/one', true);
    let clicks = 0;
    element.addEventListener('click', () => (clicks += 1));
    element.renderRoot.querySelector<HTMLElement>('li [part="toggle"]')?.click();
    await element.updateComplete;
    await Promise.resolve();
    expect(clicks).to.equal(1);
  });
});
