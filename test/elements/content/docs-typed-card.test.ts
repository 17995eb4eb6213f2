import {expect, fixture, html} from '@open-wc/testing';
import '../../../elements/content/docs-typed-card.js';
import {expectAccessibleInBothModes, part} from './both-modes.js';

describe('docs-typed-card', () => {
  it('wears the colour of its kind, and its sign', async () => {
    const grounds = new Set<string>();
    for (const kind of ['note', 'tip', 'warning', 'info', 'danger']) {
      const element = await fixture(html`<docs-typed-card kind=${kind}></docs-typed-card>`);
      grounds.add(getComputedStyle(part(element, 'card')).backgroundColor);
      expect(part(element, 'sign').ariaLabel?.toLowerCase()).to.equal(kind);
    }
    expect(grounds.size).to.equal(5);
  });

  it('gives its own icon the place of the sign', async () => {
    const icon = {kind: 'picture', src: 'data:image/gif;base64,R0lGODlhAQABAAAAACw='} as const;
    const element = await fixture(
      html`<docs-typed-card kind="tip" .icon=${icon}></docs-typed-card>`,
    );
    expect(part(element, 'sign').querySelector('docs-icon')?.icon).to.equal(icon);
  });

  for (const kind of ['note', 'tip', 'warning', 'info', 'check', 'danger']) {
    it(`is a link as a card is, and accessible as ${kind}`, async () => {
      const element = await fixture(
        html`<docs-typed-card kind=${kind} heading="Start" href="#x" cta="Go"
          ><p>Text</p></docs-typed-card
        >`,
      );
      expect(part(element, 'heading')).to.have.attribute('href', '#x');
      await expectAccessibleInBothModes(element);
    });
  }
});
