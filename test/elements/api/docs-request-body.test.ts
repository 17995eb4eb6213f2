import {expect, fixture, html} from '@open-wc/testing';
import '../../../elements/api/docs-request-body.js';
import type {DocsRequestBody} from '../../../elements/api/docs-request-body.js';
import type {Example, MediaContent, RequestBody} from '../../../src/openapi/operation.js';
import {bodyValueOf, initialBodies} from '../../../src/requests/form/body-state.js';
import {isInputMap} from '../../../src/requests/form/form-value.js';
import {bodyWriter} from '../../../src/requests/playground-state.js';
import {operationOf, schemaOf} from '../../harness/operation-of.js';
import {expectAccessibleInBothModes} from '../components/both-modes.js';
import {stubFetch} from './stub-fetch.js';
import {until} from '../until.js';

const person = schemaOf({
  title: 'Person',
  type: 'object',
  properties: {id: {type: 'integer'}, name: {type: 'string'}},
});

const content = (mediaType: string, given: Partial<MediaContent> = {}): MediaContent => ({
  mediaType,
  schema: person,
  examples: [],
  encoding: new Map(),
  ...given,
});

const example = (name: string, value: Example['value']): Example => ({
  name,
  summary: '',
  description: '',
  ...(value !== undefined && {value}),
});

async function editor(...contents: MediaContent[]) {
  const body: RequestBody = {description: '', isRequired: true, contents};
  return await fixture<DocsRequestBody>(
    html`<docs-request-body
      .body=${body}
      .bodies=${initialBodies(body)}
      .write=${bodyWriter(operationOf({method: 'POST', body}))}
    ></docs-request-body>`,
  );
}

/** What kinds of fields the form has, by their labels. */
const fields = (element: DocsRequestBody) => {
  const root = element.shadowRoot?.querySelector('docs-value-form')?.shadowRoot;
  const inputs = [...(root?.querySelectorAll('input, textarea') ?? [])] as HTMLInputElement[];
  return inputs.map(({labels, type, multiple}) => {
    const name = labels?.[0]?.textContent.trim() ?? '';
    return `${name}: ${type}${multiple ? ', several' : ''}`;
  });
};

const button = (element: DocsRequestBody, text: string) =>
  [...(element.shadowRoot?.querySelectorAll('button') ?? [])].find(
    (one) => one.textContent.trim() === text,
  );

async function show(element: DocsRequestBody, view: 'Form' | 'Text') {
  button(element, view)?.click();
  await element.updateComplete;
}

const area = (element: DocsRequestBody) => {
  const found = element.shadowRoot?.querySelector('textarea');
  if (!found) throw new Error('no text');
  return found;
};

async function write(element: DocsRequestBody, text: string) {
  area(element).value = text;
  area(element).dispatchEvent(new Event('input'));
  await element.updateComplete;
}

async function choose(element: DocsRequestBody, label: string, index: number) {
  const select = element.shadowRoot?.querySelector<HTMLSelectElement>(`[aria-label="${label}"]`);
  if (!select) throw new Error(`no list "${label}"`);
  select.selectedIndex = index;
  select.dispatchEvent(new Event('change'));
  await element.updateComplete;
}

const sent = (element: DocsRequestBody) => bodyValueOf(element.body, element.bodies)?.content;

const sentKeys = (element: DocsRequestBody) => {
  const content = sent(element);
  return content?.kind === 'value' && isInputMap(content.value) ? [...content.value.keys()] : [];
};

describe('docs-request-body', () => {
  it('keeps the values when it switches between form and text', async () => {
    const element = await editor(content('application/json'));
    await show(element, 'Text');
    await write(element, '{"id":12345678901234567890,"name":"Ada","other":[1.0]}');
    await show(element, 'Form');
    await show(element, 'Text');
    expect(area(element).value.replace(/\s/g, '')).to.equal(
      '{"id":12345678901234567890,"name":"Ada","other":[1.0]}',
    );
  });

  it('shows the required fields of an optional body, which can be left out', async () => {
    const schema = schemaOf({
      type: 'object',
      required: ['name'],
      properties: {id: {type: 'integer'}, name: {type: 'string'}},
    });
    const body: RequestBody = {
      description: '',
      isRequired: false,
      contents: [content('application/json', {schema})],
    };
    const element = await fixture<DocsRequestBody>(
      html`<docs-request-body .body=${body} .bodies=${initialBodies(body)}></docs-request-body>`,
    );
    expect(fields(element)).to.deep.equal(['id: text', 'name: text']);
    expect(sent(element)).to.equal(undefined);
    await expectAccessibleInBothModes(element);
  });

  it('stays a text that is not JSON, and says why', async () => {
    const element = await editor(content('application/json'));
    await show(element, 'Text');
    await write(element, '{"id":');
    await show(element, 'Form');
    expect(area(element).value).to.equal('{"id":');
    expect(element.shadowRoot?.querySelector('[part="problem"]')?.textContent).to.include('JSON');
    expect(sent(element)).to.eql({kind: 'text', text: '{"id":'});
  });

  it('writes the values of the form as XML', async () => {
    const element = await editor(content('application/xml'));
    const form = element.shadowRoot?.querySelector('docs-value-form');
    const field = form?.shadowRoot?.querySelectorAll('input')[1];
    if (!field) throw new Error('no field');
    field.value = 'Ada & Bob';
    field.dispatchEvent(new Event('input'));
    await show(element, 'Text');
    expect(area(element).value).to.match(/<name>Ada &(amp|#38); Bob<\/name>/);
  });

  it('fills in examples', async () => {
    const element = await editor(
      content('application/json', {examples: [example('a', {id: 1}), example('b', {id: 2})]}),
    );
    await choose(element, 'Fill in an example', 2);
    await until(() => JSON.stringify(sentKeys(element)) === '["id"]');
    await show(element, 'Text');
    expect(JSON.parse(area(element).value)).to.eql({id: 2});
    await choose(element, 'Fill in an example', 1);
    await until(() => area(element).value.includes('1'));
    expect(JSON.parse(area(element).value)).to.eql({id: 1});
  });

  it('loads an example from another file when the reader chooses it', async () => {
    const {made, restore} = stubFetch(() => new Response('{"id":3}'));
    const external = {...example('c', undefined), externalValue: 'https://docs.test/c.json'};
    const element = await editor(content('application/json', {examples: [external]}));
    expect(made).to.eql([]);
    await choose(element, 'Fill in an example', 1);
    await until(() => element.shadowRoot?.querySelector('textarea'));
    restore();
    expect(area(element).value).to.equal('{"id":3}');
    expect(made[0]?.init.credentials).to.equal('omit');
  });

  it('keeps the bodies of all media types', async () => {
    const element = await editor(content('application/json'), content('text/plain'));
    await show(element, 'Text');
    await write(element, '{"id":1}');
    await choose(element, 'Media type', 1);
    await write(element, 'plain');
    expect(sent(element)).to.eql({kind: 'text', text: 'plain'});
    await choose(element, 'Media type', 0);
    expect(sent(element)).to.eql({kind: 'text', text: '{"id":1}'});
  });

  it('takes a file for what is not text', async () => {
    const element = await editor({mediaType: 'image/png', examples: [], encoding: new Map()});
    const input = element.shadowRoot?.querySelector<HTMLInputElement>('[type="file"]');
    if (!input) throw new Error('no field for a file');
    const files = new DataTransfer();
    files.items.add(new File(['abc'], 'a.png'));
    input.files = files.files;
    input.dispatchEvent(new Event('change'));
    expect(sent(element)?.kind).to.equal('file');
  });

  it('has fields for files where the parts of a form are files', async () => {
    const text = {type: 'string'};
    const schema = schemaOf({
      type: 'object',
      properties: {any: {}, photo: text, pages: {type: 'array', items: {}}, note: text, raw: {}},
    });
    const part = (contentType: string) => ({contentType, headers: []});
    const encoding = new Map([
      ['any', part('application/octet-stream')],
      ['photo', part('image/png, image/jpeg')],
      ['pages', part('application/pdf')],
      ['note', part('text/markdown')],
      ['raw', part('application/json')],
    ]);
    const element = await editor(content('multipart/form-data', {schema, encoding}));
    expect(fields(element)).to.deep.equal([
      'any: file',
      'photo: file',
      'pages: file, several',
      'note: text',
      'raw: textarea',
    ]);
    await expectAccessibleInBothModes(element);
  });

  it('has fields for the items of a body in parts, of which the first ones differ', async () => {
    const image = schemaOf({contentMediaType: 'image/png'});
    const list = {...schemaOf({type: 'array'}), items: image};
    const stream = {item: image};
    const several = await editor(content('multipart/mixed', {schema: list, stream}));
    expect(fields(several)).to.deep.equal(['Body: file, several']);
    const schema = {...list, prefixItems: [person]};
    const element = await editor(content('multipart/mixed', {schema, stream}));
    const form = element.shadowRoot?.querySelector('docs-value-form');
    const add = form?.shadowRoot?.querySelector<HTMLElement>('[aria-label^="Add an item"]');
    add?.click();
    await form?.updateComplete;
    expect(fields(element)).to.deep.equal(['id: text', 'name: text', 'Body[1]: file']);
  });

  it('is accessible', async () => {
    const element = await editor(
      content('application/json', {examples: [example('a', {id: 1})]}),
      content('text/plain'),
    );
    await expectAccessibleInBothModes(element);
    await show(element, 'Text');
    await expectAccessibleInBothModes(element);
  });
});
