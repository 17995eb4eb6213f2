import {expect, fixture, html, nextFrame, waitUntil} from '@open-wc/testing';
import '../../../elements/shell/docs-outline.js';
import type {DocsOutline} from '../../../elements/shell/docs-outline.js';
import {links} from './sample-site.js';

const entries = [
  {id: 'install', level: 2, text: 'Install'},
  {id: 'from-npm', level: 3, text: 'From npm'},
  {id: 'detail', level: 4, text: 'Detail'},
  {id: 'use', level: 2, text: 'Use'},
];

async function outlineOf(height: number): Promise<DocsOutline> {
  const box = await fixture(html`
    <div>
      <docs-outline></docs-outline>
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

describe('docs-outline', () => {
  it('lists headings of the first three levels with their addresses', async () => {
    const outline = await outlineOf(10);
    const hrefs = [...outline.renderRoot.querySelectorAll('a')].map((a) => a.getAttribute('href'));
    expect(hrefs).to.deep.equal(['#/guide#install', '#/guide#from-npm', '#/guide#use']);
    await expect(outline).to.be.accessible();
  });

  it('marks the heading that is read', async () => {
    const outline = await outlineOf(3000);
    await waitUntil(() => current(outline) === 'Install');
    document.getElementById('from-npm')?.scrollIntoView();
    await waitUntil(() => current(outline) === 'From npm');
  });

  it('marks the last heading at the very end of the page', async () => {
    const outline = await outlineOf(innerHeight / 3);
    scrollTo(0, document.documentElement.scrollHeight);
    await waitUntil(() => current(outline) === 'Use');
  });

  it('stops listening once it is removed', async () => {
    const outline = await outlineOf(3000);
    await waitUntil(() => current(outline) === 'Install');
    let looks = 0;
    outline.remove();
    outline.pageRoot = Object.assign(document.createElement('div'), {
      querySelector: () => {
        looks += 1;
        return null;
      },
    });
    await outline.updateComplete;
    await nextFrame();
    looks = 0;
    document.dispatchEvent(new Event('scroll'));
    await nextFrame();
    expect(looks).to.equal(0);
  });
});
