import {expect, fixture, html, oneEvent} from '@open-wc/testing';
import {sendKeys} from '@web/test-runner-commands';
import '../../../../elements/components/frame/docs-frame.js';
import type {DocsFrame} from '../../../../elements/components/frame/docs-frame.js';
import {expectAccessibleInBothModes, part} from '../both-modes.js';
import {until} from '../../until.js';

const dot = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';
const image = html`<img alt="A dot" src=${dot} />`;

describe('docs-frame', () => {
  it('shows a caption given as text', async () => {
    const element = await fixture(html`<docs-frame caption="A dot">${image}</docs-frame>`);
    expect(part(element, 'caption').innerText).to.equal('A dot');
    expect(part(element, 'hint').checkVisibility()).to.equal(false);
  });

  it('shows a caption and a hint given as elements, also when they come late', async () => {
    const element = await fixture<DocsFrame>(
      html`<docs-frame>${image}<em slot="caption">A dot</em></docs-frame>`,
    );
    expect(element.querySelector('em')?.checkVisibility()).to.equal(true);
    const hint = document.createElement('p');
    hint.slot = 'hint';
    hint.textContent = 'Look';
    element.append(hint);
    await until(() => hint.checkVisibility());
  });

  it('takes no space for texts it does not have', async () => {
    const element = await fixture(html`<docs-frame>${image}</docs-frame>`);
    expect(part(element, 'caption').checkVisibility()).to.equal(false);
  });

  describe('around an image that cannot be loaded', () => {
    const broken = (alt: string) => html`<img alt=${alt} src="data:image/gif,none" />`;

    it('shows its alternative text, and nothing to enlarge', async () => {
      const element = await fixture<DocsFrame>(html`<docs-frame>${broken('A dot')}</docs-frame>`);
      await until(() => !element.shadowRoot?.querySelector('[part=zoom]'));
      expect(part(element, 'panel').checkVisibility()).to.equal(true);
      expect(element.querySelector('img')?.getBoundingClientRect().width).to.be.above(16);
    });

    it('takes no place where it has no such text', async () => {
      // As pages have them.
      const element = await fixture<DocsFrame>(
        html`<docs-frame caption="A dot"><p>${broken('')}</p></docs-frame>`,
      );
      await until(() => takesNoPlace(element));
      expect(part(element, 'caption').checkVisibility()).to.equal(true);
    });

    it('takes none for what is around it without being seen', async () => {
      const element = await fixture<DocsFrame>(
        html`<docs-frame>
          <picture
            ><source srcset="data:image/gif,none" media="(min-width: 1px)" />
            ${broken('')}</picture
          ><br />
        </docs-frame>`,
      );
      await until(() => takesNoPlace(element));
    });

    it('shows the words and the video beside it', async () => {
      const words = await fixture<DocsFrame>(
        html`<docs-frame
          >A dot:
          <p>${broken('')}</p></docs-frame
        >`,
      );
      const video = await fixture<DocsFrame>(
        html`<docs-frame
          >${broken('')}<video><source /></video
        ></docs-frame>`,
      );
      for (const element of [words, video]) {
        await until(() => !element.shadowRoot?.querySelector('[part=zoom]'));
        expect(takesNoPlace(element)).to.equal(false);
      }
    });

    it('shows the image for the other mode once the reader is in that mode', async () => {
      const element = await fixture<DocsFrame>(
        html`<docs-frame> ${broken('')}<img hidden src=${dot} /> </docs-frame>`,
      );
      await until(() => takesNoPlace(element));
      const [light, dark] = element.querySelectorAll('img');
      light?.toggleAttribute('hidden');
      dark?.toggleAttribute('hidden');
      await until(() => !takesNoPlace(element));
      light?.toggleAttribute('hidden');
      dark?.toggleAttribute('hidden');
      await until(() => takesNoPlace(element));
    });

    function takesNoPlace(element: Element): boolean {
      const {visibility, position} = getComputedStyle(part(element, 'panel'));
      return visibility === 'hidden' && position === 'absolute';
    }
  });

  describe('enlarges an image', () => {
    const dialogOf = (element: Element) => part<HTMLDialogElement>(element, 'dialog');

    it('on a click, until Escape', async () => {
      const element = await fixture<DocsFrame>(html`<docs-frame>${image}</docs-frame>`);
      element.querySelector('img')?.click();
      await until(() => dialogOf(element).open);
      expect(dialogOf(element).querySelector('img')?.src).to.contain('data:image/gif');
      await expect(element).to.be.accessible();
      const closed = oneEvent(dialogOf(element), 'close');
      await sendKeys({press: 'Escape'});
      await closed;
    });

    it('and has the focus on its button after a click on the image', async () => {
      const element = await fixture<DocsFrame>(html`<docs-frame>${image}</docs-frame>`);
      element.querySelector('img')?.click();
      await until(() => dialogOf(element).open);
      const {backgroundColor} = getComputedStyle(dialogOf(element));
      expect(backgroundColor, 'nothing of the page shines through').not.to.contain('/');
      const closed = oneEvent(dialogOf(element), 'close');
      dialogOf(element).click();
      await closed;
      expect(part(element, 'zoom').matches(':focus')).to.equal(true);
    });

    it('by keyboard, and gives the focus back', async () => {
      const element = await fixture<DocsFrame>(html`<docs-frame>${image}</docs-frame>`);
      part(element, 'zoom').focus();
      await sendKeys({press: 'Enter'});
      expect(dialogOf(element).open).to.equal(true);
      dialogOf(element).click();
      expect(dialogOf(element).open).to.equal(false);
      expect(element.shadowRoot?.activeElement).to.equal(part(element, 'zoom'));
    });

    it('until its button is pressed, which has the focus', async () => {
      const element = await fixture<DocsFrame>(html`<docs-frame>${image}</docs-frame>`);
      part(element, 'zoom').click();
      expect(element.shadowRoot?.activeElement).to.equal(part(element, 'close'));
      await sendKeys({press: 'Enter'});
      expect(dialogOf(element).open).to.equal(false);
    });

    it('not where it is told not to, nor one that is a link', async () => {
      const still = await fixture<DocsFrame>(html`<docs-frame no-zoom>${image}</docs-frame>`);
      const link = await fixture<DocsFrame>(
        html`<docs-frame><a href="#x">${image}</a></docs-frame>`,
      );
      const told = await fixture<DocsFrame>(
        html`<docs-frame
          ><img
            alt=""
            nozoom
            src="data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw=="
        /></docs-frame>`,
      );
      for (const element of [still, link, told]) {
        element.querySelector('img')?.click();
        await element.updateComplete;
        expect(element.shadowRoot?.querySelector('[part=zoom], dialog[open]')).to.equal(null);
      }
    });
  });

  it('is accessible', async () => {
    await expectAccessibleInBothModes(
      await fixture(html`<docs-frame caption="A dot" hint="Look">${image}</docs-frame>`),
    );
  });
});
