import {expect, fixture, html} from '@open-wc/testing';
import '../../../elements/shared/events.js';
import '../../../elements/menus/docs-selector.js';
import type {DocsSelector} from '../../../elements/menus/docs-selector.js';
import type {Selector, SelectorKind} from '../../../src/navigation/view.js';

const select = (kind: SelectorKind, ...names: readonly string[]) => {
  const options = names.map((name, index) => ({name, isCurrent: index === 1, isDefault: false}));
  return fixture<DocsSelector>(html`<docs-selector .selector=${{kind, options}}></docs-selector>`);
};

describe('docs-selector', () => {
  it('shows the chosen entry and tells the next choice', async () => {
    const element = await select('version', 'v2', 'v1');
    const list = element.renderRoot.querySelector('select');
    expect(list).to.have.value('v1');
    let choice: readonly string[] = [];
    element.addEventListener('docs-choose', ({kind, name}) => (choice = [kind, name]));
    if (list) list.value = 'v2';
    list?.dispatchEvent(new Event('change'));
    expect(choice).to.deep.equal(['version', 'v2']);
  });

  it('is as wide as what is chosen, where the browser can do that', async () => {
    const widthOf = async (...names: readonly string[]) =>
      (await select('version', ...names)).getBoundingClientRect().width;
    const [alone, beside] = [await widthOf('v2', 'v1'), await widthOf('v3.0.0 (rc 1) Beta', 'v1')];
    if (CSS.supports('field-sizing', 'content')) expect(beside).to.equal(alone);
    else expect(beside).to.be.above(alone);
  });

  it('calls languages as their readers do', async () => {
    const element = await select('language', 'en', 'de', 'x-?');
    const labels = [...element.renderRoot.querySelectorAll('option')].map((option) => option.text);
    expect(labels).to.deep.equal(['English', 'Deutsch', 'x-?']);
  });

  it('tells the version apart that new readers see, and says tags', async () => {
    const labels = async (options: Selector['options']) => {
      const selector: Selector = {kind: 'version', options};
      const element = await fixture<DocsSelector>(
        html`<docs-selector .selector=${selector}></docs-selector>`,
      );
      return [...element.renderRoot.querySelectorAll('option')].map((option) => option.text);
    };
    const v3 = {name: 'v3', isCurrent: false};
    const v2 = {name: 'v2', isCurrent: true};
    expect(await labels([v3, v2])).to.deep.equal(['v3 · Default', 'v2']);
    expect(
      await labels([
        {...v3, tag: 'Beta'},
        {...v2, tag: 'Stable'},
      ]),
    ).to.deep.equal(['v3 · Beta', 'v2 · Stable']);
  });

  it('is one of languages where all versions have one', async () => {
    const selector: Selector = {
      kind: 'version',
      options: [
        {name: 'English', locale: 'en', isCurrent: true},
        {name: 'Deutsch', locale: 'de', isCurrent: false},
      ],
    };
    const element = await fixture<DocsSelector>(
      html`<docs-selector .selector=${selector}></docs-selector>`,
    );
    expect(element.renderRoot.querySelector('select')).to.have.attribute('aria-label', 'Language');
    const languages = [...element.renderRoot.querySelectorAll('option')].map(({lang}) => lang);
    expect(languages).to.deep.equal(['en', 'de']);
  });

  it('is accessible', async () => {
    await expect(await select('version', 'v2', 'v1')).to.be.accessible();
  });
});
