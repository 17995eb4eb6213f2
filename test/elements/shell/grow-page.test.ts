import {expect, fixture, html, waitUntil} from '@open-wc/testing';
import '../../../elements/shell/docs-site.js';
import type {DocsSite} from '../../../elements/shell/docs-site.js';
import {stubFiles} from './stub-files.js';

const paragraphs = 'Some words of a paragraph.\n\n'.repeat(12_000);
const files = new Map([
  [
    'long/docs.json',
    JSON.stringify({name: 'Long', navigation: [{group: 'A', pages: ['long', 'short']}]}),
  ],
  [
    'long/long.mdx',
    `---\ntitle: Long\n---\n\nFirst.\n\n${paragraphs}## The end\n\n<Panel>Last.</Panel>`,
  ],
  ['long/short.mdx', 'Short.'],
]);

async function siteAt(path: string): Promise<DocsSite> {
  const site = await fixture<DocsSite>(
    html`<docs-site src="https://site.example/long/" router="memory" path=${path}></docs-site>`,
  );
  return site;
}

describe('a long page', () => {
  let restore: () => void;
  before(() => {
    restore = stubFiles(files);
  });
  after(() => restore());

  it('shows its beginning before the rest, and then all of it, once', async () => {
    let paragraphsAtFirst = 0;
    const shown = (event: Event) => {
      paragraphsAtFirst = (event.target as DocsSite).querySelectorAll('p').length;
    };
    document.addEventListener('docs-page-shown', shown, {once: true});
    const site = await siteAt('long');
    await waitUntil(() => site.querySelector('#the-end'), 'the end has come', {timeout: 9000});
    expect(paragraphsAtFirst).to.be.within(1000, 6000);
    await waitUntil(() => site.textContent.includes('Last.'));
    expect(site.querySelectorAll('p').length).to.be.within(12_000, 12_010);
    expect(site.querySelectorAll('#the-end').length).to.equal(1);
    expect(site.querySelector('docs-panel')).to.have.text('Last.');
  });

  it('stops growing when the reader goes elsewhere', async () => {
    const site = await siteAt('long');
    await waitUntil(() => site.textContent.includes('First.'));
    site.path = 'short';
    await waitUntil(() => site.textContent.includes('Short.'));
    expect(site.querySelector('#the-end')).to.equal(null);
  });
});
