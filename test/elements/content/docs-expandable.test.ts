import {expect, fixture, html, oneEvent} from '@open-wc/testing';
import '../../../elements/content/docs-expandable.js';
import type {DocsExpandable} from '../../../elements/content/docs-expandable.js';
import {expectAccessibleInBothModes, part} from './both-modes.js';

describe('docs-expandable', () => {
  it('says what a click will do', async () => {
    const element = await fixture<DocsExpandable>(
      html`<docs-expandable heading="properties"><p>id</p></docs-expandable>`,
    );
    const summary = part(element, 'summary');
    expect(summary).to.have.trimmed.text('Show properties');
    const toggled = oneEvent(part(element, 'expandable'), 'toggle');
    summary.click();
    await toggled;
    await element.updateComplete;
    expect(summary).to.have.trimmed.text('Hide properties');
    expect(element.firstElementChild?.checkVisibility()).to.equal(true);
  });

  it('has a name without a title', async () => {
    const element = await fixture(html`<docs-expandable></docs-expandable>`);
    expect(part(element, 'summary')).to.have.trimmed.text('Show child attributes');
  });

  it('is accessible', async () => {
    await expectAccessibleInBothModes(
      await fixture(html`<docs-expandable heading="properties" open><p>id</p></docs-expandable>`),
    );
  });
});
