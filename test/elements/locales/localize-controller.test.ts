import {expect, fixture, html} from '@open-wc/testing';
import {LitElement} from 'lit';
import {
  languageChanged,
  LocalizeController,
} from '../../../elements/locales/localize-controller.js';

class SayingElement extends LitElement {
  readonly #locale = new LocalizeController(this);

  override render() {
    return this.#locale.localize('On this page');
  }
}
customElements.define('test-saying', SayingElement);

/** Waits until an element says a text. */
async function saying(element: SayingElement, text: string) {
  while (element.renderRoot.textContent !== text) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
}

async function open(lang: string): Promise<SayingElement> {
  const box = await fixture(html`<div lang=${lang}><test-saying></test-saying></div>`);
  return box.querySelector('test-saying') as SayingElement;
}

describe('WordsController', () => {
  it('says English where nothing says another language, and for those without a translation', async () => {
    expect((await open('en-GB')).renderRoot).to.have.text('On this page');
    expect((await open('tlh')).renderRoot).to.have.text('On this page');
    expect((await open('__proto__')).renderRoot).to.have.text('On this page');
  });

  const cases = [
    ['de', 'Auf dieser Seite'],
    ['es', 'En esta página'],
    ['fr', 'Sur cette page'],
    ['pt-BR', 'Nesta página'],
    ['ja', 'このページの内容'],
    ['zh-Hans', '本页内容'],
    ['ar', 'في هذه الصفحة'],
  ] as const;
  for (const [lang, text] of cases) {
    it(`speaks ${lang}`, async () => {
      await saying(await open(lang), text);
    });
  }

  it('hears the language through shadow roots', async () => {
    const box = await fixture(html`<div lang="de"><div></div></div>`);
    const root = box.firstElementChild?.attachShadow({mode: 'open'});
    const element = new SayingElement();
    root?.append(element);
    await saying(element, 'Auf dieser Seite');
  });

  it('follows when the language changes', async () => {
    const element = await open('de');
    await saying(element, 'Auf dieser Seite');
    element.parentElement?.setAttribute('lang', 'fr');
    languageChanged();
    await saying(element, 'Sur cette page');
    element.parentElement?.setAttribute('lang', 'en');
    languageChanged();
    await saying(element, 'On this page');
  });
});
