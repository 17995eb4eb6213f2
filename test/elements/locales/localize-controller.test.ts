import {expect, fixture, html} from '@open-wc/testing';
import {LitElement} from 'lit';
import {
  languageChanged,
  LocalizeController,
} from '../../../elements/locales/localize-controller.js';
import {siteCatalog} from '../../../elements/locales/site-catalog.js';

class LocalizedElement extends LitElement {
  readonly #locale = new LocalizeController(this, siteCatalog);

  override render() {
    return this.#locale.localize('On this page');
  }
}
customElements.define('test-localized', LocalizedElement);

/** Waits until an element shows a text. */
async function showing(element: LocalizedElement, text: string) {
  while (element.renderRoot.textContent !== text) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
}

async function open(lang: string): Promise<LocalizedElement> {
  const box = await fixture(html`<div lang=${lang}><test-localized></test-localized></div>`);
  return box.querySelector('test-localized') as LocalizedElement;
}

describe('LocalizeController', () => {
  it('is English without a `lang` attribute, and for languages without a translation', async () => {
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
    it(`translates to ${lang}`, async () => {
      await showing(await open(lang), text);
    });
  }

  it('finds the language through shadow roots', async () => {
    const box = await fixture(html`<div lang="de"><div></div></div>`);
    const root = box.firstElementChild?.attachShadow({mode: 'open'});
    const element = new LocalizedElement();
    root?.append(element);
    await showing(element, 'Auf dieser Seite');
  });

  it('is translated at once where the language has been loaded before', async () => {
    await showing(await open('de'), 'Auf dieser Seite');
    const box = await fixture(html`<div lang="de-AT"></div>`);
    const element = new LocalizedElement();
    box.append(element);
    await element.updateComplete;
    expect(element.renderRoot).to.have.text('Auf dieser Seite');
  });

  it('updates when the language changes', async () => {
    const element = await open('de');
    await showing(element, 'Auf dieser Seite');
    element.parentElement?.setAttribute('lang', 'fr');
    languageChanged();
    await showing(element, 'Sur cette page');
    element.parentElement?.setAttribute('lang', 'en');
    languageChanged();
    await showing(element, 'On this page');
  });
});
