import {expect, fixture, html} from '@open-wc/testing';
import '../../../elements/shared/events.js';
import '../../../elements/shell/docs-version-select.js';
import type {DocsVersionSelect} from '../../../elements/shell/docs-version-select.js';

const select = (version: string) =>
  fixture<DocsVersionSelect>(
    html`<docs-version-select .versions=${['v2', 'v1']} version=${version}></docs-version-select>`,
  );

describe('docs-version-select', () => {
  it('shows the chosen version and tells the next choice', async () => {
    const element = await select('v1');
    const list = element.renderRoot.querySelector('select');
    expect(list).to.have.value('v1');
    let choice: string | undefined;
    element.addEventListener('docs-version-change', (event) => (choice = event.version));
    if (list) list.value = 'v2';
    list?.dispatchEvent(new Event('change'));
    expect(choice).to.equal('v2');
  });

  it('shows a version that is not in the list', async () => {
    const element = await select('beta');
    expect(element.renderRoot.querySelector('select')).to.have.value('beta');
  });

  it('is accessible', async () => {
    await expect(await select('v1')).to.be.accessible();
  });
});
