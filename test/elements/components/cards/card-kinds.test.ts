import {expect, fixture, html} from '@open-wc/testing';
import '../../../../elements/components/cards/docs-card.js';
import {expectAccessibleInBothModes, part} from '../both-modes.js';

describe('a card of a kind', () => {
  it('has the color of its kind, and its icon', async () => {
    const backgrounds = new Set<string>();
    for (const kind of ['note', 'tip', 'warning', 'info', 'danger']) {
      const element = await fixture(html`<docs-card kind=${kind}></docs-card>`);
      backgrounds.add(getComputedStyle(part(element, 'card')).backgroundColor);
      expect(part(element, 'icon').ariaLabel?.toLowerCase()).to.equal(kind);
    }
    expect(backgrounds.size).to.equal(5);
  });

  it('shows its own icon instead of the default one', async () => {
    const icon = {kind: 'image', src: 'data:image/gif;base64,R0lGODlhAQABAAAAACw='} as const;
    const element = await fixture(html`<docs-card kind="tip" .icon=${icon}></docs-card>`);
    expect(part(element, 'icon').querySelector('docs-icon')?.icon).to.equal(icon);
  });

  it('is an ordinary card when its kind is unknown', async () => {
    const plain = await fixture(html`<docs-card></docs-card>`);
    const odd = await fixture(html`<docs-card kind="odd"></docs-card>`);
    const [one, other] = [plain, odd].map((card) => getComputedStyle(part(card, 'card')));
    expect(odd.shadowRoot?.querySelector('[part=icon]')).to.equal(null);
    expect(one?.backgroundColor).to.equal(other?.backgroundColor);
  });

  for (const kind of ['note', 'tip', 'warning', 'info', 'check', 'danger']) {
    it(`is a link as a card is, and accessible as ${kind}`, async () => {
      const element = await fixture(
        html`<docs-card kind=${kind} heading="Start" href="#x" cta="Go"><p>Text</p></docs-card>`,
      );
      expect(part(element, 'heading')).to.have.attribute('href', '#x');
      await expectAccessibleInBothModes(element);
    });
  }
});
