import {expect, fixture, html, waitUntil} from '@open-wc/testing';
import '../../../elements/content/docs-prompt.js';
import type {DocsPrompt} from '../../../elements/content/docs-prompt.js';
import {expectAccessibleInBothModes, part} from './both-modes.js';
import {fakeClipboard} from './fake-clipboard.js';

const prompt = () =>
  fixture<DocsPrompt>(
    html`<docs-prompt
      ><span slot="description">Write <b>docs</b></span>
      <p>You are a writer.</p>
      <ul>
        <li>Be short</li>
      </ul></docs-prompt
    >`,
  );

describe('docs-prompt', () => {
  it('copies the prompt, not its description', async () => {
    const {copied, restore} = fakeClipboard();
    const element = await prompt();
    part(element, 'copy').click();
    await waitUntil(() => part(element, 'copy').textContent.includes('Copied'));
    restore();
    expect(copied).to.eql(['You are a writer.\n\nBe short']);
  });

  it('is accessible', async () => {
    await expectAccessibleInBothModes(await prompt());
  });
});
