import {expect, fixture, html} from '@open-wc/testing';
import '../../../../elements/components/cards/docs-card.js';
import type {DocsCard} from '../../../../elements/components/cards/docs-card.js';
import {expectAccessibleInBothModes, part} from '../both-modes.js';
import {until} from '../../until.js';

describe('docs-card', () => {
  it('is a link as a whole', async () => {
    const element = await fixture<DocsCard>(
      html`<docs-card heading="Start" href="#/start"><p>Text</p></docs-card>`,
    );
    const link = part<HTMLAnchorElement>(element, 'heading');
    expect(link).to.have.attribute('href', '#/start');
    expect(link).not.to.have.attribute('target');
    const box = element.getBoundingClientRect();
    const edge = element.shadowRoot?.elementFromPoint(box.left + box.width / 2, box.bottom - 4);
    expect(edge?.localName).to.equal('a');
  });

  it('opens another host in a new tab and says so with an arrow', async () => {
    const element = await fixture(
      html`<docs-card heading="Away" href="https://example.com/"></docs-card>`,
    );
    expect(part(element, 'heading')).to.have.attribute('target', '_blank');
    expect(part(element, 'heading')).to.have.attribute('rel', 'noopener noreferrer');
    part(element, 'arrow');
    const plain = await fixture(
      html`<docs-card heading="Away" href="https://example.com/" .arrow=${false}></docs-card>`,
    );
    expect(plain.shadowRoot?.querySelector('[part=arrow]')).to.equal(null);
  });

  it('turns its border to the accent when the reader points at it', async () => {
    const element = await fixture(html`<docs-card heading="Start" href="#x"></docs-card>`);
    const borderOf = () => getComputedStyle(part(element, 'card')).borderTopColor;
    const before = borderOf();
    part(element, 'heading').focus();
    expect(borderOf()).not.to.equal(before);
  });

  it('puts the icon beside the text when horizontal, above it else', async () => {
    const icon = {kind: 'image', src: 'data:image/gif;base64,R0lGODlhAQABAAAAACw='} as const;
    const topOf = async (isHorizontal: boolean) => {
      const element = await fixture(
        html`<docs-card heading="Start" .icon=${icon} ?horizontal=${isHorizontal}></docs-card>`,
      );
      const drawn = element.shadowRoot?.querySelector('docs-icon')?.getBoundingClientRect();
      return part(element, 'heading').getBoundingClientRect().top - (drawn?.bottom ?? NaN);
    };
    expect(await topOf(false)).to.be.greaterThan(0);
    expect(await topOf(true)).to.be.lessThan(0);
  });

  it('has its title beside the arrow, never below it', async () => {
    const icon = {kind: 'image', src: 'data:image/gif;base64,R0lGODlhAQABAAAAACw='} as const;
    const heading = 'A title that is much too long for a single line';
    for (const [given, isHorizontal] of [
      [undefined, false],
      [icon, true],
    ] as const) {
      for (let width = 200; width < 300; width += 7) {
        const element = await fixture(
          html`<docs-card
            style="width: ${width}px"
            heading=${heading}
            href="https://example.com/"
            .icon=${given}
            ?horizontal=${isHorizontal}
          ></docs-card>`,
        );
        const arrow = part(element, 'arrow').getBoundingClientRect();
        const words = document.createRange();
        words.selectNodeContents(part(element, 'heading'));
        for (const line of words.getClientRects()) {
          const isBeside = line.right <= arrow.left || line.top >= arrow.bottom;
          expect(isBeside, String(width)).to.equal(true);
        }
      }
    }
  });

  it('shows its image in the ratio of that, and has space for one that does not load', async () => {
    const ratioOf = async (img: string) => {
      const element = await fixture<DocsCard>(html`<docs-card img=${img}>Text</docs-card>`);
      const image = element.shadowRoot?.querySelector('img');
      if (!image) throw new Error('no image');
      const ratio = () => image.offsetWidth / image.offsetHeight;
      const before = ratio();
      image.loading = 'eager';
      await until(() => image.complete, 'the image does not end');
      return [before, ratio()].map((one) => one.toFixed(1));
    };
    const sized = (width: number, height: number) =>
      `data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" ` +
      `width="${String(width)}" height="${String(height)}"/>`;
    expect((await ratioOf(sized(400, 100)))[1]).to.equal('4.0');
    expect((await ratioOf(sized(40, 40)))[1]).to.equal('1.0');
    expect(await ratioOf('/missing.png')).to.deep.equal(['1.8', '1.8']);
  });

  it('paints its icon in any color', async () => {
    const icon = {kind: 'name', name: 'box'} as const;
    const element = await fixture(
      html`<docs-card heading="Start" .icon=${icon} color="rebeccapurple"></docs-card>`,
    );
    const drawn = element.shadowRoot?.querySelector('docs-icon');
    expect(drawn && getComputedStyle(drawn).color).to.equal('rgb(102, 51, 153)');
  });

  it('stays in the tab on its own host, with an arrow only when asked', async () => {
    const here = `${location.origin}/guide`;
    const plain = await fixture(html`<docs-card heading="Here" href=${here}></docs-card>`);
    expect(part(plain, 'heading')).not.to.have.attribute('target');
    expect(plain.shadowRoot?.querySelector('[part=arrow]')).to.equal(null);
    part(await fixture(html`<docs-card heading="Here" href=${here} arrow></docs-card>`), 'arrow');
  });

  it('leads nowhere when disabled or without a URL', async () => {
    const disabled = await fixture(
      html`<docs-card heading="Later" href="#x" disabled></docs-card>`,
    );
    expect(disabled.shadowRoot?.querySelector('a')).to.equal(null);
    const plain = await fixture(html`<docs-card heading="Only text"></docs-card>`);
    expect(plain.shadowRoot?.querySelector('a')).to.equal(null);
  });

  it('shows an image, a call to action and, without a title, its body as its name', async () => {
    const element = await fixture(
      html`<docs-card href="#x" cta="Go on" img="data:image/gif;base64,R0lGODlhAQABAAAAACw="
        ><p>Everything about it</p></docs-card
      >`,
    );
    expect(part(element, 'cta')).to.have.trimmed.text('Go on');
    expect(element.shadowRoot?.querySelector('img')).to.have.attribute('alt', '');
    expect(part(element, 'heading')).to.have.attribute('aria-labelledby', 'body');
    await expectAccessibleInBothModes(element);
  });

  it('is accessible', async () => {
    await expectAccessibleInBothModes(
      await fixture(html`<docs-card heading="Start" href="#x" cta="Go"><p>Text</p></docs-card>`),
    );
  });
});
