import {expect, fixture, html} from '@open-wc/testing';
import {calloutKinds} from '../../../../src/content/callout-kinds.js';
import type {DocsCallout} from '../../../../elements/components/callouts/docs-callout.js';
import '../../../../elements/components/callouts/docs-callout.js';
import {expectAccessibleInBothModes, part} from '../both-modes.js';

const image = {kind: 'image', src: 'data:image/gif;base64,R0lGODlhAQABAAAAACw='} as const;

describe('docs-callout', () => {
  it('names its kind for readers who do not see the icon', async () => {
    const element = await fixture(html`<docs-callout kind="warning">Mind</docs-callout>`);
    expect(part(element, 'icon')).to.have.attribute('aria-label', 'Warning');
  });

  it('shows a title, and none where there is none', async () => {
    const titled = await fixture(html`<docs-callout heading="Look">Here</docs-callout>`);
    expect(part(titled, 'heading')).to.have.text('Look');
    const plain = await fixture(html`<docs-callout>Here</docs-callout>`);
    expect(plain.shadowRoot?.querySelector('[part=heading]')).to.equal(null);
  });

  it('shows its own icon instead of the default one', async () => {
    const element = await fixture(html`<docs-callout .icon=${image}>Here</docs-callout>`);
    expect(part(element, 'icon').querySelector('docs-icon')?.icon).to.equal(image);
    expect(part(element, 'icon').querySelector('svg')).to.equal(null);
  });

  it('takes any color when it is custom, and resets it', async () => {
    const element = await fixture<DocsCallout>(
      html`<docs-callout kind="custom" color="rebeccapurple" .icon=${image}>Here</docs-callout>`,
    );
    expect(getComputedStyle(part(element, 'icon')).color).to.equal('rgb(102, 51, 153)');
    element.color = '';
    await element.updateComplete;
    expect(getComputedStyle(part(element, 'icon')).color).to.not.equal('rgb(102, 51, 153)');
  });

  it('knows no kind by the names of what every object has', async () => {
    const element = await fixture(html`<docs-callout kind=${'constructor'}>Hi</docs-callout>`);
    expect(element.shadowRoot?.querySelector('[part=icon]')).to.equal(null);
  });

  for (const kind of calloutKinds) {
    it(`is accessible as ${kind}`, async () => {
      await expectAccessibleInBothModes(
        await fixture(html`<docs-callout kind=${kind} heading="Title"><p>Text</p></docs-callout>`),
      );
    });
  }
});
