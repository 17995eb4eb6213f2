import {expect, fixture, html} from '@open-wc/testing';
import '../../../elements/shell/docs-pager.js';
import type {DocsPager} from '../../../elements/shell/docs-pager.js';
import {links, page} from './sample-site.js';

describe('docs-pager', () => {
  it('names the pages before and after by their labels', async () => {
    const element = await fixture<DocsPager>(
      html`<docs-pager
        .previous=${page('one')}
        .next=${page('three')}
        .labels=${new Map([['three', {text: 'Three'}]])}
        .links=${links}
      ></docs-pager>`,
    );
    const previous = element.renderRoot.querySelector('[part="previous"]');
    const next = element.renderRoot.querySelector('[part="next"]');
    expect(previous).to.have.attribute('href', '#/one');
    expect(previous).to.contain.text('Label of one');
    expect(next).to.have.attribute('href', '#/three');
    expect(next).to.contain.text('Three');
    await expect(element).to.be.accessible();
  });

  it('is empty without neighbours', async () => {
    const element = await fixture<DocsPager>(html`<docs-pager .links=${links}></docs-pager>`);
    expect(element.renderRoot.querySelector('nav')).to.equal(null);
  });
});
