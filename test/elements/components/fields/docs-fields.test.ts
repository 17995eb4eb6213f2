import {expect, fixture, html} from '@open-wc/testing';
import '../../../../elements/components/fields/docs-fields.js';
import {expectAccessibleInBothModes, part} from '../both-modes.js';
import {fakeClipboard} from '../fake-clipboard.js';
import {until} from '../../until.js';

/** The words of a field's head, in order. */
function wordsOf(element: Element): string[] {
  return [...part(element, 'head').children].map((word) => word.textContent.trim());
}

describe('docs-param-field', () => {
  it('shows name, type, place, default and remarks', async () => {
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

  it('shows a default that is too long for a pill below the description', async () => {
    const long = 'a sentence that would not fit into a pill at all';
    const element = await fixture(
      html`<docs-param-field name="id" default=${long}></docs-param-field>`,
    );
    expect(wordsOf(element)).to.eql(['id']);
    expect(part(element, 'options')).to.have.trimmed.text(`Default: ${long}`);
    await expectAccessibleInBothModes(element);
  });

  it('shows nothing that was not written', async () => {
    expect(wordsOf(await fixture(html`<docs-param-field name="id"></docs-param-field>`))).to.eql([
      'id',
    ]);
  });

  it('copies its URL when its name is clicked', async () => {
    const {copied, restore} = fakeClipboard();
    const element = await fixture(
      html`<docs-param-field name="id" href="#copy-id"></docs-param-field>`,
    );
    part(element, 'name').click();
    await until(() => element.shadowRoot?.querySelector('[role=status]')?.textContent !== '');
    restore();
    expect(copied).to.eql([new URL('#copy-id', document.baseURI).href]);
  });

  it('lists the values there are', async () => {
    const element = await fixture(
      html`<docs-param-field name="order" .enum=${['asc', 'desc']}></docs-param-field>`,
    );
    const values = [...part(element, 'options').querySelectorAll('code')];
    expect(values.map((value) => value.textContent)).to.eql(['asc', 'desc']);
    await expectAccessibleInBothModes(element);
  });

  it('is not there when hidden', async () => {
    const element = await fixture(html`<docs-param-field name="id" hidden></docs-param-field>`);
    expect(element.checkVisibility()).to.equal(false);
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

describe('docs-response-field', () => {
  it('shows texts before and after the name', async () => {
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
