import {expect, fixture, html} from '@open-wc/testing';
import '../../../elements/shared/events.js';
import '../../../elements/shell/docs-selector.js';
import type {DocsSelector} from '../../../elements/shell/docs-selector.js';
import type {SelectorKind} from '../../../src/navigation/view.js';

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

  it('calls languages as their readers do', async () => {
    const element = await select('language', 'en', 'de', 'x-?');
    const labels = [...element.renderRoot.querySelectorAll('option')].map((option) => option.text);
    expect(labels).to.deep.equal(['English', 'Deutsch', 'x-?']);
  });

  it('is accessible', async () => {
    await expect(await select('version', 'v2', 'v1')).to.be.accessible();
  });
});
