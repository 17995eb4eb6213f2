import {expect, fixture, html, waitUntil} from '@open-wc/testing';
import '../../../elements/content/docs-frame.js';
import type {DocsFrame} from '../../../elements/content/docs-frame.js';
import {expectAccessibleInBothModes, part} from './both-modes.js';

const picture = html`<img alt="A dot" src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" />`;

describe('docs-frame', () => {
  it('shows a caption given as text', async () => {
    const element = await fixture(html`<docs-frame caption="A dot">${picture}</docs-frame>`);
    expect(part(element, 'caption').innerText).to.equal('A dot');
    expect(part(element, 'hint').checkVisibility()).to.equal(false);
  });

  it('shows a caption and a hint given as elements, also when they come late', async () => {
    const element = await fixture<DocsFrame>(
      html`<docs-frame>${picture}<em slot="caption">A dot</em></docs-frame>`,
    );
    expect(element.querySelector('em')?.checkVisibility()).to.equal(true);
    const hint = document.createElement('p');
    hint.slot = 'hint';
    hint.textContent = 'Look';
    element.append(hint);
    await waitUntil(() => hint.checkVisibility());
  });

  it('takes no place for words it does not have', async () => {
    const element = await fixture(html`<docs-frame>${picture}</docs-frame>`);
    expect(part(element, 'caption').checkVisibility()).to.equal(false);
  });

  it('is accessible', async () => {
    await expectAccessibleInBothModes(
      await fixture(html`<docs-frame caption="A dot" hint="Look">${picture}</docs-frame>`),
    );
  });
});
