import {expect, fixture, html} from '@open-wc/testing';
import '../../../../elements/components/rail/docs-panel.js';
import {expectAccessibleInBothModes} from '../both-modes.js';

describe('docs-panel', () => {
  it('shows its text and is accessible', async () => {
    const element = await fixture(html`<docs-panel><p>Beside</p></docs-panel>`);
    expect(element.firstElementChild?.checkVisibility()).to.equal(true);
    await expectAccessibleInBothModes(element);
  });
});
