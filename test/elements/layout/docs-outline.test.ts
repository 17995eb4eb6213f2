import {expect, fixture, html} from '@open-wc/testing';
import '../../../elements/layout/docs-outline.js';
import type {DocsOutline} from '../../../elements/layout/docs-outline.js';
import '../../../elements/components/tabs/docs-tabs.js';
import {OutlineExtras} from '../../../elements/layout/outline-extras.js';
import {DocsRevealEvent} from '../../../elements/shared/page-events.js';
import {links} from '../site/sample-site.js';
import {until} from '../until.js';

const entries = [
  {id: 'install', level: 2, text: 'Install'},
  {id: 'from-npm', level: 3, text: 'From npm'},
  {id: 'detail', level: 4, text: 'Detail'},
  {id: 'use', level: 2, text: 'Use'},
];

async function outlineOf(height: number): Promise<DocsOutline> {
  const box = await fixture(html`
    <div>
      <docs-outline .extras=${OutlineExtras}></docs-outline>
      <div id="page">
        ${entries.map(({id}) => html`<h2 id=${id} style="height: ${height}px; margin: 0">x</h2>`)}
      </div>
    </div>
  `);
  // It is in the fixture above.
  const outline = box.querySelector('docs-outline') as DocsOutline;
  Object.assign(outline, {
    entries,
    links,
    path: 'guide',
    pageRoot: box.querySelector('#page') as HTMLElement,
  });
  scrollTo(0, 0);
  await outline.updateComplete;
  return outline;
}

function current(outline: DocsOutline): string | undefined {
  return outline.renderRoot.querySelector('[aria-current]')?.textContent;
}

/** Tells of scrolling at once: a page in the background draws no frames. */
async function scrolled(outline: DocsOutline): Promise<void> {
  document.dispatchEvent(new Event('scroll'));
  await outline.updateComplete;
}

describe('docs-outline', () => {
  it('lists headings with their URLs, each indented by its level', async () => {
    const outline = await outlineOf(10);
    const links = [...outline.renderRoot.querySelectorAll('a')];
    const left = Math.min(...links.map((link) => link.getBoundingClientRect().left));
    expect(
      links.map((link) => [link.getAttribute('href'), link.getBoundingClientRect().left - left]),
    ).to.deep.equal([
      ['#/guide#install', 0],
      ['#/guide#from-npm', 12],
      ['#/guide#detail', 24],
      ['#/guide#use', 0],
    ]);
    await expect(outline).to.be.accessible();
  });

  it('marks the heading that is read', async () => {
    const outline = await outlineOf(3000);
    await scrolled(outline);
    expect(current(outline)).to.equal('Install');
    document.getElementById('from-npm')?.scrollIntoView();
    await scrolled(outline);
    expect(current(outline)).to.equal('From npm');
  });

  it('marks the heading of a link below a high header', async () => {
    const outline = await outlineOf(3000);
    const heading = document.getElementById('from-npm') as HTMLElement;
    heading.style.scrollMarginTop = '200px';
    document.getElementById('install')?.style.setProperty('scroll-margin-top', '200px');
    heading.scrollIntoView();
    await scrolled(outline);
    expect(current(outline)).to.equal('From npm');
  });

  it('measures nothing before the frame that shows it', async () => {
    const ids: string[] = [];
    const pageRoot = document.createElement('div');
    pageRoot.querySelector = (selector: string) => {
      if (selector.startsWith('#')) ids.push(selector);
      return null;
    };
    const outline = await fixture<DocsOutline>(
      html`<docs-outline
        .extras=${OutlineExtras}
        .entries=${entries}
        .links=${links}
        .pageRoot=${pageRoot}
      ></docs-outline>`,
    );
    ids.length = 0;
    outline.entries = entries.slice(1);
    await outline.updateComplete;
    expect(ids).to.deep.equal([]);
    await until(() => ids.some((selector) => selector.startsWith('#from-npm')));
  });

  it('measures nothing when a long page grows, which would lay out what was added', async () => {
    const outline = await outlineOf(3000);
    await scrolled(outline);
    const mark = outline.renderRoot.querySelector('[aria-current]');
    let measured = 0;
    const count = {get: () => (measured += 1)};
    Object.defineProperties(mark, {offsetTop: count, offsetHeight: count});
    outline.entries = [...entries, {id: 'more', level: 2, text: 'More'}];
    await outline.updateComplete;
    expect(outline.renderRoot.querySelectorAll('a').length).to.equal(5);
    expect(measured).to.equal(0);
  });

  it('asks few of many headings where they are', async () => {
    const outline = await outlineOf(3000);
    const ids = Array.from({length: 1000}, (_, index) => `many-${String(index)}`);
    const asked: string[] = [];
    const page = outline.pageRoot as HTMLElement;
    page.replaceChildren(
      ...ids.map((id) => {
        const heading = Object.assign(document.createElement('h2'), {id});
        heading.style.height = '30px';
        const ask = heading.getClientRects.bind(heading);
        heading.getClientRects = () => {
          asked.push(id);
          return ask();
        };
        return heading;
      }),
    );
    outline.entries = ids.map((id) => ({id, level: 2, text: id}));
    await outline.updateComplete;
    await scrolled(outline);
    expect(current(outline)).to.equal('many-0');
    document.getElementById('many-700')?.scrollIntoView();
    await scrolled(outline);
    expect(current(outline)).to.match(/^many-70\d$/);
    expect(asked.length).to.be.within(1, 40);
    asked.length = 0;
    await scrolled(outline);
    expect(asked.length).to.be.within(1, 2);
  });

  it('does not take a heading in a hidden tab for one that was read', async () => {
    const outline = await outlineOf(2000);
    const hidden = outline.pageRoot?.querySelector<HTMLElement>('#use');
    if (hidden) hidden.hidden = true;
    await scrolled(outline);
    expect(current(outline)).to.equal('Install');
  });

  it('lists only the headings of the tabs that are shown', async () => {
    const outline = await outlineOf(10);
    const names = () => [...outline.renderRoot.querySelectorAll('a')].map((a) => a.textContent);
    const tabs = document.createElement('docs-tabs');
    tabs.unsynced = true;
    for (const id of ['from-npm', 'detail']) {
      const tab = Object.assign(document.createElement('docs-tab'), {heading: id});
      const heading = outline.pageRoot?.querySelector(`#${id}`);
      if (heading) tab.append(heading);
      tabs.append(tab);
    }
    outline.pageRoot?.append(tabs);
    await until(() => names().join() === 'Install,From npm,Use', 'not of the first tab');
    tabs.renderRoot.querySelectorAll<HTMLElement>('[role=tab]')[1]?.click();
    await until(() => names().join() === 'Install,Detail,Use', 'not of the second tab');
    // A link leads into the first tab.
    outline.pageRoot?.querySelector('#from-npm')?.dispatchEvent(new DocsRevealEvent());
    await until(() => names().join() === 'Install,From npm,Use', 'not of the tab of the link');
  });

  it('marks the last heading at the very end of the page', async () => {
    const outline = await outlineOf(innerHeight / 3);
    scrollTo(0, document.documentElement.scrollHeight);
    await scrolled(outline);
    expect(current(outline)).to.equal('Use');
  });

  it('stops listening once it is removed', async () => {
    const outline = await outlineOf(3000);
    let looks = 0;
    outline.remove();
    outline.pageRoot = Object.assign(document.createElement('div'), {
      querySelector: () => {
        looks += 1;
        return null;
      },
    });
    await outline.updateComplete;
    looks = 0;
    document.dispatchEvent(new Event('scroll'));
    dispatchEvent(new Event('resize'));
    expect(looks).to.equal(0);
  });
});
