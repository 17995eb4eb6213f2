import {expect, fixture, html} from '@open-wc/testing';
import '../../../elements/content/docs-badge.js';
import {expectAccessibleInBothModes, part} from './both-modes.js';

describe('docs-badge', () => {
  it('stays in the line of its text', async () => {
    const element = await fixture(html`<p>Now <docs-badge>new</docs-badge> here</p>`);
    expect(getComputedStyle(element.children[0] ?? element).display).to.equal('inline');
  });

  it('draws a line instead of a ground when asked', async () => {
    const element = await fixture(html`<docs-badge color="red" stroke>x</docs-badge>`);
    expect(getComputedStyle(part(element, 'badge')).backgroundColor).to.equal('rgba(0, 0, 0, 0)');
  });

  for (const color of ['', 'blue', 'green', 'yellow', 'orange', 'red', 'purple']) {
    it(`is accessible in ${color || 'grey'}`, async () => {
      await expectAccessibleInBothModes(
        await fixture(html`<p><docs-badge color=${color}>new</docs-badge></p>`),
      );
    });
  }
});
