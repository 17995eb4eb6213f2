import {expect, fixture, html} from '@open-wc/testing';
import '../../../../elements/components/code/docs-code.js';
import '../../../../elements/components/prompt/docs-prompt.js';
import type {DocsPrompt} from '../../../../elements/components/prompt/docs-prompt.js';
import {expectAccessibleInBothModes, part} from '../both-modes.js';
import {fakeClipboard} from '../fake-clipboard.js';
import {until} from '../../until.js';

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
    await until(() => part(element, 'copy').textContent.includes('Copied'));
    restore();
    expect(copied).to.eql(['You are a writer.\n\n- Be short']);
  });

  it('copies its text as Markdown', async () => {
    const element = await fixture<DocsPrompt>(html`
      <docs-prompt
        ><div>
          <p>Do <b>this</b>:</p>
          <ol start="3">
            <li><p>Begin</p></li>
            <li>
              Go on
              <ul>
                <li>twice</li>
              </ul>
            </li>
          </ol>
          <docs-code language="sh" .code=${'make\nmake install'}></docs-code></div
      ></docs-prompt>
    `);
    expect(element.text).to.equal(
      'Do this:\n\n3. Begin\n4. Go on\n   - twice\n\n```sh\nmake\nmake install\n```',
    );
  });

  it('opens in an editor where it is asked to, and only there', async () => {
    const element = await prompt();
    const link = () => element.shadowRoot?.querySelector<HTMLAnchorElement>('[part=cursor]');
    expect(link()).to.equal(null);
    element.actions = ['cursor'];
    await element.updateComplete;
    expect(link()).to.include({target: '_blank', rel: 'noopener noreferrer'});
    expect(new URL(link()?.href ?? '').searchParams.get('text')).to.equal(element.text);
    expect(element.shadowRoot?.querySelector('[part=copy]')).to.equal(null);
    await expectAccessibleInBothModes(element);
  });

  it('makes no URL that would be refused for its length', async () => {
    const element = await fixture<DocsPrompt>(
      html`<docs-prompt .actions=${['cursor']}>${'long '.repeat(2000)}</docs-prompt>`,
    );
    expect(element.shadowRoot?.querySelector('[part=cursor]')).to.equal(null);
  });

  it('is accessible', async () => {
    await expectAccessibleInBothModes(await prompt());
  });
});
