import {expect, fixture, html} from '@open-wc/testing';
import '../../../elements/content/docs-param-field.js';
import {expectAccessibleInBothModes, part} from './both-modes.js';

/** The words of a field's head, in order. */
function wordsOf(element: Element): string[] {
  return [...part(element, 'head').children].map((word) => word.textContent.trim());
}

describe('docs-param-field', () => {
  it('says name, type, place, default and remarks', async () => {
    const element = await fixture(
      html`<docs-param-field
        name="limit"
        type="integer"
        location="query"
        default="20"
        required
        deprecated
      ></docs-param-field>`,
    );
    expect(wordsOf(element)).to.eql([
      'limit',
      'integer',
      'query',
      'default: 20',
      'required',
      'deprecated',
    ]);
  });

  it('says nothing that was not said', async () => {
    expect(wordsOf(await fixture(html`<docs-param-field name="id"></docs-param-field>`))).to.eql([
      'id',
    ]);
  });

  it('is accessible', async () => {
    await expectAccessibleInBothModes(
      await fixture(
        html`<docs-param-field
          name="id"
          type="string"
          location="path"
          default="x"
          required
          deprecated
          ><p>The id</p></docs-param-field
        >`,
      ),
    );
  });
});
