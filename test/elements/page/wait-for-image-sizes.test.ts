import {expect, fixture, html} from '@open-wc/testing';
import '../../../elements/components/cards/docs-card.js';
import {waitForImageSizes} from '../../../elements/page/wait-for-image-sizes.js';
import {until} from '../until.js';

describe('waitForImageSizes', () => {
  it('hides what follows the image of a card until its size is known', async () => {
    const content = await fixture<HTMLElement>(
      html`<div>
        <article part="page">
          <docs-card img="/missing.png?card">Text</docs-card>
          <p>After it</p>
        </article>
      </div>`,
    );
    const {signal} = new AbortController();
    waitForImageSizes(content, content, signal);
    expect(content.style.clipPath).to.match(/^inset/);
    await until(() => content.style.clipPath === '', 'still hidden');
    expect(content.querySelector('docs-card')?.shadowRoot?.querySelector('img')?.complete).to.equal(
      true,
    );
  });

  it('hides nothing for a card without an image', async () => {
    const content = await fixture<HTMLElement>(
      html`<div>
        <article part="page"><docs-card>Text</docs-card></article>
      </div>`,
    );
    waitForImageSizes(content, content, new AbortController().signal);
    expect(content.style.clipPath).to.equal('');
  });
});
