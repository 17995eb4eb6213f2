import {expect, fixture, html} from '@open-wc/testing';
import '../../../elements/api/docs-server-choice.js';
import type {DocsServerChoice} from '../../../elements/api/docs-server-choice.js';
import {expectAccessibleInBothModes} from '../components/both-modes.js';

const server = {
  url: 'https://api.test/{version}',
  description: 'The *API*',
  variables: [{name: 'version', default: 'v1', enum: [], description: 'The version'}],
};

describe('docs-server-choice', () => {
  it('shows nothing where there is nothing to choose', async () => {
    const element = await fixture<DocsServerChoice>(
      html`<docs-server-choice .servers=${[{...server, variables: []}]}></docs-server-choice>`,
    );
    expect(element.checkVisibility()).to.equal(false);
  });

  it('tells the values of variables', async () => {
    const element = await fixture<DocsServerChoice>(
      html`<docs-server-choice .servers=${[server]}></docs-server-choice>`,
    );
    let chosen: unknown;
    element.addEventListener('docs-server-change', ({value: choice}) => {
      chosen = Object.fromEntries(choice.variables);
    });
    const input = element.shadowRoot?.querySelector('input');
    if (!input) throw new Error('no field');
    expect(input.value).to.equal('v1');
    input.value = 'v2';
    input.dispatchEvent(new Event('input'));
    expect(chosen).to.eql({version: 'v2'});
  });

  it('lets the reader type a URL of http or https', async () => {
    const element = await fixture<DocsServerChoice>(
      html`<docs-server-choice open .servers=${[{...server, variables: []}]}></docs-server-choice>`,
    );
    const select = element.shadowRoot?.querySelector('select');
    if (!select) throw new Error('no list');
    select.selectedIndex = 1;
    select.dispatchEvent(new Event('change'));
    await element.updateComplete;
    const field = element.shadowRoot?.querySelector<HTMLInputElement>('#own');
    if (!field) throw new Error('no field');
    expect(field).to.have.attribute('aria-invalid', 'true');
    await expectAccessibleInBothModes(element);
    for (const [text, isValid] of [
      ['http://localhost:3000', true],
      ['javascript:alert(1)', false],
      ['/api', false],
      ['https://own.test/v1', true],
    ] as const) {
      field.value = text;
      field.dispatchEvent(new Event('input'));
      await element.updateComplete;
      expect(element.choice.own).to.equal(text);
      expect(field, text).to.have.attribute('aria-invalid', String(!isValid));
    }
  });

  it('is accessible', async () => {
    const other = {url: 'https://other.test', description: '', variables: []};
    await expectAccessibleInBothModes(
      await fixture(html`<docs-server-choice .servers=${[server, other]}></docs-server-choice>`),
    );
  });
});
