import {expect, fixture, html} from '@open-wc/testing';
import {autoStart} from '../../../elements/site/document-setup.js';
import '../../../elements/site/docs-site.js';
import {connectedSites} from '../../../elements/shared/running-script.js';
import {stubFiles} from './stub-files.js';
import {until} from '../until.js';

/** A document; in some browsers, one created by a script stays `loading`. */
function pageOf(...tags: readonly string[]): Document {
  const page = document.implementation.createHTMLDocument();
  page.body.append('Loading', ...tags.map((tag) => page.createElement(tag)));
  return page;
}

function start(page: Document): void {
  autoStart(page);
  page.dispatchEvent(new Event('DOMContentLoaded'));
}

describe('autoStart', () => {
  it('appends a site to a body without elements of its own', () => {
    const page = pageOf('script', 'noscript', 'style');
    start(page);
    expect(page.querySelectorAll('docs-site').length).to.equal(1);
  });

  for (const tag of ['docs-site', 'div']) {
    it(`leaves a body with <${tag}> alone`, () => {
      const page = pageOf('script', tag);
      start(page);
      expect(page.body.children.length).to.equal(2);
    });
  }
});

const files = new Map([
  ['classes/docs.json', '{"name": "Acme", "navigation": [{"group": "A", "pages": ["page"]}]}'],
  ['classes/page.mdx', '---\ntitle: Page\n---\n\n<div className="grid">\n\nText.\n\n</div>'],
]);

describe('what a site brings along', () => {
  let restore: () => void;
  before(() => {
    restore = stubFiles(files);
  });
  after(() => restore());

  it('reaches a site in a shadow root, also when it becomes isolated later', async () => {
    const host = await fixture<HTMLElement>(html`<div></div>`);
    const site = document.createElement('docs-site');
    site.src = 'https://site.example/classes/';
    site.router = 'memory';
    host.attachShadow({mode: 'open'}).append(site);
    const grid = () => site.pageRoot.querySelector('.grid');
    await until(() => grid()?.checkVisibility());
    expect(getComputedStyle(grid() as Element).display).to.equal('grid');
    site.isolated = true;
    await site.updateComplete;
    expect(site.renderRoot.contains(grid())).to.equal(true);
    expect(getComputedStyle(grid() as Element).display).to.equal('grid');
  });

  it('is forgotten with the site', async () => {
    const site = await fixture<HTMLElement>(
      html`<docs-site src="https://site.example/classes/" router="memory"></docs-site>`,
    );
    expect(connectedSites.has(site)).to.equal(true);
    site.remove();
    expect(connectedSites.has(site)).to.equal(false);
  });
});
