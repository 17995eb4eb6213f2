import {expect, fixture, html} from '@open-wc/testing';
import '../../../elements/components/docs-response-field.js';
import {expectAccessibleInBothModes, part} from './both-modes.js';

/** The words of a field's head, in order. */
function wordsOf(element: Element): string[] {
  return [...part(element, 'head').children].map((word) => word.textContent.trim());
}

describe('docs-response-field', () => {
  it('says words before and behind the name', async () => {
    const element = await fixture(
      html`<docs-response-field name="id" type="string" .pre=${['new']} .post=${['key', 'unique']}>
      </docs-response-field>`,
    );
    expect(wordsOf(element)).to.eql(['new', 'id', 'key', 'unique', 'string']);
  });

  it('is accessible', async () => {
    await expectAccessibleInBothModes(
      await fixture(
        html`<docs-response-field name="id" type="string" required
          ><p>The id</p></docs-response-field
        >`,
      ),
    );
  });
});
