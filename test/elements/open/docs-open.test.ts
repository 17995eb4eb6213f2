import {expect, fixture, html} from '@open-wc/testing';
import '../../../elements/open/docs-open.js';
import type {DocsOpen} from '../../../elements/open/docs-open.js';
import {expectAccessibleInBothModes} from '../components/both-modes.js';

describe('docs-open', () => {
  it('can be used by everyone, also while it says what is wrong', async () => {
    const element = await fixture<DocsOpen>(html`<docs-open></docs-open>`);
    await expectAccessibleInBothModes(element);
    element.shadowRoot?.querySelector<HTMLElement>('form button')?.click();
    await element.updateComplete;
    expect(element.shadowRoot?.textContent).to.contain('owner/name');
    await expectAccessibleInBothModes(element);
  });
});
