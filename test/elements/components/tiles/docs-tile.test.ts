import {expect, fixture, html} from '@open-wc/testing';
import '../../../../elements/components/tiles/docs-tile.js';
import {expectAccessibleInBothModes, part} from '../both-modes.js';

const image = html`<img
  alt="Plan"
  src="data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='9' height='9'/%3E"
/>`;

describe('docs-tile', () => {
  it('is one link around image and text', async () => {
    const element = await fixture<HTMLElement>(
      html`<docs-tile heading="Cards" description="Lead on" href="#/cards">${image}</docs-tile>`,
    );
    const link = part<HTMLAnchorElement>(element, 'heading');
    expect(link).to.have.text('Cards');
    expect(part(element, 'description')).to.have.text('Lead on');
    const {x, y} = part(element, 'image').getBoundingClientRect();
    expect(element.shadowRoot?.elementFromPoint(x + 4, y + 4)).to.equal(link);
    await expectAccessibleInBothModes(element);
  });

  it('opens other sites in a tab of their own', async () => {
    const element = await fixture(
      html`<docs-tile heading="A" href="https://other.example/" external>${image}</docs-tile>`,
    );
    expect(part(element, 'heading')).to.include({target: '_blank', rel: 'noopener noreferrer'});
  });

  it('is no link without a URL', async () => {
    const element = await fixture(html`<docs-tile heading="A">${image}</docs-tile>`);
    expect(part(element, 'heading')).to.have.property('localName', 'span');
  });
});
