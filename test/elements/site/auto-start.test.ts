import {expect} from '@open-wc/testing';
import {autoStart} from '../../../elements/site/auto-start.js';

/** A document; some browsers keep one made by script `loading` for ever. */
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
