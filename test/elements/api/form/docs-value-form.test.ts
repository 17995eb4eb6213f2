import {expect, fixture, html} from '@open-wc/testing';
import '../../../../elements/api/form/docs-value-form.js';
import type {DocsValueForm} from '../../../../elements/api/form/docs-value-form.js';
import {NumberLiteral} from '../../../../src/shared/number-literal.js';
import {writeJson} from '../../../../src/requests/write-json.js';
import type {JsonObject} from '../../../../src/shared/json.js';
import {schemaOf} from '../../../harness/operation-of.js';
import {schemaOf as writtenSchemaOf} from '../../../src/openapi/describing.js';
import {expectAccessibleInBothModes} from '../../components/both-modes.js';

async function formOf(schema: JsonObject, value?: unknown, components?: JsonObject) {
  return await fixture<DocsValueForm>(
    html`<docs-value-form
      required
      name="body"
      .schema=${schemaOf(schema, components)}
      .value=${value ?? new Map()}
    ></docs-value-form>`,
  );
}

/** The control with a label. */
function control<T extends HTMLElement = HTMLInputElement>(form: DocsValueForm, label: string): T {
  const labels = [...(form.shadowRoot?.querySelectorAll('label') ?? [])];
  const found =
    labels.find((one) => one.textContent.trim() === label)?.control ??
    form.shadowRoot?.querySelector(`[aria-label="${label}"]`);
  if (!found) throw new Error(`no control "${label}"`);
  return found as T;
}

async function type(form: DocsValueForm, label: string, text: string) {
  const field = control(form, label);
  field.value = text;
  field.dispatchEvent(new Event('input', {bubbles: true}));
  field.dispatchEvent(new Event('change', {bubbles: true}));
  await form.updateComplete;
}

async function choose(form: DocsValueForm, label: string, option: string) {
  const select = control<HTMLSelectElement>(form, label);
  select.selectedIndex = [...select.options].findIndex((one) => one.text.trim() === option);
  select.dispatchEvent(new Event('change', {bubbles: true}));
  await form.updateComplete;
}

async function press(form: DocsValueForm, label: string) {
  control<HTMLButtonElement>(form, label).click();
  await form.updateComplete;
}

const json = (form: DocsValueForm) =>
  form.value === undefined ? undefined : writeJson(form.value);

const pets: JsonObject = {
  Cat: {
    type: 'object',
    required: ['kind'],
    properties: {kind: {type: 'string'}, name: {type: 'string'}, lives: {type: 'integer'}},
  },
  Dog: {
    type: 'object',
    required: ['kind'],
    properties: {kind: {type: 'string'}, name: {type: 'string'}, tricks: {type: 'string'}},
  },
};
const pet: JsonObject = {
  oneOf: [{$ref: '#Cat'}, {$ref: '#Dog'}],
  discriminator: {propertyName: 'kind', mapping: {cat: 'Cat', dog: 'Dog'}},
};

describe('docs-value-form', () => {
  it('keeps the digits of numbers', async () => {
    const form = await formOf({type: 'object', properties: {id: {type: 'integer'}}});
    await type(form, 'id', '12345678901234567890');
    expect(json(form)).to.equal('{"id":12345678901234567890}');
  });

  it('shows the labels of the author beside the names of fields', async () => {
    const labels = {pre: ['PII'], post: ['indexed', 'unique']};
    const inner = {type: 'object', properties: {city: {type: 'string', 'x-mint': labels}}};
    const form = await formOf(
      {type: 'object', properties: {address: {...inner, 'x-mint': labels}}},
      new Map([['address', new Map()]]),
    );
    const heads = [...(form.shadowRoot?.querySelectorAll('[part="head"]') ?? [])];
    const texts = heads.map((head) =>
      [...head.querySelectorAll(':scope > [part="pill"], [part="name"]')].map(
        (one) => one.textContent,
      ),
    );
    expect(texts).to.deep.equal([
      ['body'],
      ['PII', 'address', 'indexed', 'unique'],
      ['PII', 'city', 'indexed', 'unique'],
    ]);
    await expectAccessibleInBothModes(form);
  });

  describe('where objects begin closed', () => {
    const city = {type: 'string'};
    const address = {type: 'object', required: ['city'], properties: {city}};
    const schema = {
      type: 'object',
      required: ['home'],
      properties: {home: address, others: {type: 'array', items: address}, pet: address},
    };
    const closedForm = async () => {
      const home = new Map([['city', 'Bern']]);
      const form = await formOf(
        schema,
        new Map<string, unknown>([
          ['home', home],
          ['others', [home]],
        ]),
      );
      form.closesObjects = true;
      await form.updateComplete;
      return form;
    };
    const cities = (form: DocsValueForm) =>
      [...(form.shadowRoot?.querySelectorAll('label') ?? [])].length;

    it('shows what is in an object when the reader wants to see it', async () => {
      const form = await closedForm();
      expect(cities(form)).to.equal(0);
      const show = control(form, 'Show: home');
      expect(show.getAttribute('aria-expanded')).to.equal('false');
      await expectAccessibleInBothModes(form);
      await press(form, 'Show: home');
      expect(show.getAttribute('aria-expanded')).to.equal('true');
      await type(form, 'city', 'Basel');
      expect(cities(form)).to.equal(1);
      expect(json(form)).to.equal('{"home":{"city":"Basel"},"others":[{"city":"Bern"}]}');
      await press(form, 'Show: home');
      expect(cities(form)).to.equal(0);
    });

    it('shows what is in an object that the reader adds, or that has a problem', async () => {
      const form = await closedForm();
      await press(form, 'Add: pet');
      expect(cities(form)).to.equal(1);
      await press(form, 'Add an item: others');
      expect(cities(form)).to.equal(2);
      form.problems = new Map([['/home/city', 'It is too short.']]);
      await form.updateComplete;
      expect(cities(form)).to.equal(3);
    });
  });

  it('offers what a value has under a condition while the value meets it', async () => {
    const schema = await writtenSchemaOf({
      type: 'object',
      properties: {kind: {enum: ['a', 'b']}, card: {type: 'string'}},
      if: {properties: {kind: {const: 'a'}}, required: ['kind']},
      then: {required: ['x'], properties: {x: {type: 'string'}}},
      dependentSchemas: {card: {required: ['billing'], properties: {billing: {type: 'string'}}}},
      unevaluatedProperties: false,
    });
    const form = await fixture<DocsValueForm>(
      html`<docs-value-form
        required
        name="body"
        .schema=${schema}
        .value=${new Map()}
      ></docs-value-form>`,
    );
    const labels = () =>
      [...(form.shadowRoot?.querySelectorAll('label') ?? [])].map((one) => one.textContent.trim());
    expect(labels()).to.deep.equal(['kind', 'card']);
    await choose(form, 'kind', 'a');
    expect(labels()).to.deep.equal(['kind', 'card', 'x']);
    await type(form, 'x', '1');
    await type(form, 'card', '2');
    await type(form, 'billing', '3');
    expect(json(form)).to.equal('{"kind":"a","card":"2","x":"1","billing":"3"}');
  });

  it('keeps a text that is not a number, so that checks find it', async () => {
    const form = await formOf({type: 'object', properties: {id: {type: 'integer'}}});
    await type(form, 'id', 'many');
    expect(json(form)).to.equal('{"id":"many"}');
  });

  it('leaves out empty fields', async () => {
    const form = await formOf(
      {type: 'object', properties: {name: {type: 'string'}}},
      new Map([['name', 'Ada']]),
    );
    await type(form, 'name', '');
    expect(json(form)).to.equal('{}');
  });

  it('sends an empty text only on request', async () => {
    const properties = {
      note: {type: 'string', default: 'none'},
      name: {type: 'string', minLength: 1},
      count: {type: 'integer'},
    };
    const form = await formOf({type: 'object', properties});
    await press(form, 'Send empty: note');
    expect(json(form)).to.equal('{"note":""}');
    expect(control(form, 'Send empty: note').getAttribute('aria-pressed')).to.equal('true');
    expect(control(form, 'note').placeholder).to.equal('');
    await press(form, 'Send empty: note');
    expect(json(form)).to.equal('{}');
    expect(control(form, 'note').placeholder).to.equal('none');
    const offered = [...(form.shadowRoot?.querySelectorAll('[aria-label^="Send empty"]') ?? [])];
    expect(offered).to.have.length(1);
    await expectAccessibleInBothModes(form);
  });

  it('sends any value empty where the description of a parameter allows it', async () => {
    const form = await formOf({type: 'boolean'}, true);
    form.empty = 'any';
    form.value = undefined;
    await form.updateComplete;
    await press(form, 'Send empty: body');
    expect(json(form)).to.equal('""');
    form.empty = 'none';
    form.value = undefined;
    await form.updateComplete;
    expect(form.shadowRoot?.querySelector('[aria-label^="Send empty"]')).to.equal(null);
  });

  it('sets a boolean to true, to false, and to nothing', async () => {
    const form = await formOf({type: 'object', properties: {active: {type: 'boolean'}}});
    await choose(form, 'active', 'true');
    expect(json(form)).to.equal('{"active":true}');
    await choose(form, 'active', 'false');
    expect(json(form)).to.equal('{"active":false}');
    await choose(form, 'active', 'Not set');
    expect(json(form)).to.equal('{}');
  });

  it('says what the allowed values mean', async () => {
    const level = {enum: [0, 1, ''], 'x-enumDescriptions': ['Low: **quiet**', 'High']};
    const form = await formOf({type: 'object', properties: {level}});
    const {options} = control<HTMLSelectElement>(form, 'level');
    expect([...options].map(({text}) => text.trim())).to.deep.equal([
      'Not set',
      '0 – Low: quiet',
      '1 – High',
      '',
    ]);
    await choose(form, 'level', '1 – High');
    expect(json(form)).to.equal('{"level":1}');
  });

  it('says which value the API takes where none is chosen', async () => {
    const order = {type: 'string', enum: ['asc', 'desc'], default: 'desc'};
    const form = await formOf({type: 'object', properties: {order}});
    const [first] = control<HTMLSelectElement>(form, 'order').options;
    expect(first?.text.trim()).to.equal('Default: desc');
    await choose(form, 'order', 'asc');
    await choose(form, 'order', 'Default: desc');
    expect(json(form)).to.equal('{}');
  });

  it('begins with 100 of very many fields, and shows more on request', async () => {
    const names = Array.from({length: 250}, (_, index) => `p${index + 1}`);
    const properties = Object.fromEntries(names.map((name) => [name, {type: 'string'}]));
    const form = await formOf({type: 'object', properties}, new Map([['p249', 'x']]));
    const labels = () =>
      [...(form.shadowRoot?.querySelectorAll('label') ?? [])].map((one) => one.textContent.trim());
    expect(labels()).to.deep.equal([...names.slice(0, 100), 'p249']);
    await press(form, 'Show more: body');
    expect(labels()).to.have.length(201);
    await press(form, 'Show more: body');
    expect(labels()).to.deep.equal(names);
    expect(form.shadowRoot?.querySelector('[aria-label="Show more: body"]')).to.equal(null);
  });

  it('offers the values of an enum with their types', async () => {
    const form = await formOf({type: 'object', properties: {size: {enum: [1, '1', null]}}});
    await choose(form, 'size', '1');
    expect(json(form)).to.equal('{"size":1}');
    await choose(form, 'size', 'null');
    expect(json(form)).to.equal('{"size":null}');
  });

  it('sends null for a nullable value only on request', async () => {
    const form = await formOf({type: 'object', properties: {nick: {type: ['string', 'null']}}});
    expect(json(form)).to.equal('{}');
    await press(form, 'Send null: nick');
    expect(json(form)).to.equal('{"nick":null}');
    await press(form, 'Send null: nick');
    expect(json(form)).to.equal('{}');
  });

  it('says what is sent of null where it has no text of its own', async () => {
    const nick = {type: ['string', 'null']};
    const size = {type: ['string', 'null'], enum: ['L', null]};
    const form = await formOf({type: 'object', properties: {nick, size}});
    form.nullAt = () => 'empty';
    await form.updateComplete;
    await press(form, 'Send empty: nick');
    await choose(form, 'size', 'Send empty');
    expect(json(form)).to.equal('{"nick":null,"size":null}');
    form.nullAt = () => 'nothing';
    await form.updateComplete;
    expect(control(form, 'nick').value).to.equal('');
    expect(form.shadowRoot?.querySelector('[aria-label^="Send null"]')).to.equal(null);
    const texts = [...control<HTMLSelectElement>(form, 'size').options].map((one) =>
      one.text.trim(),
    );
    expect(texts.slice(0, 2)).to.deep.equal(['Not set', 'L']);
  });

  it('offers the types of a value of several types', async () => {
    const form = await formOf({
      type: 'object',
      properties: {amount: {type: ['string', 'integer']}},
    });
    await type(form, 'amount', '5');
    expect(json(form)).to.equal('{"amount":"5"}');
    await choose(form, 'Type of amount', 'integer');
    await type(form, 'amount', '5');
    expect(json(form)).to.equal('{"amount":5}');
  });

  it('adds, moves and removes items of a list', async () => {
    const form = await formOf({
      type: 'object',
      properties: {tags: {type: 'array', items: {type: 'string'}}},
    });
    await press(form, 'Add: tags');
    await press(form, 'Add an item: tags');
    await press(form, 'Add an item: tags');
    await type(form, 'tags[0]', 'a');
    await type(form, 'tags[1]', 'b');
    await press(form, 'Move up: tags[1]');
    expect(json(form)).to.equal('{"tags":["b","a"]}');
    await press(form, 'Remove: tags[0]');
    expect(json(form)).to.equal('{"tags":["a"]}');
    await press(form, 'Remove: tags');
    expect(json(form)).to.equal('{}');
  });

  it('moves the focus to what was added, and to a neighbor of what was removed', async () => {
    const item = {type: 'object', properties: {name: {type: 'string'}}};
    const tags = {type: 'array', items: {type: 'string'}};
    const form = await formOf({
      type: 'object',
      properties: {items: {type: 'array', items: item}, tags, item},
      additionalProperties: {type: 'integer'},
    });
    const after = async (label: string) => {
      control(form, label).focus();
      await press(form, label);
      const focused = form.shadowRoot?.activeElement as HTMLInputElement | null;
      const [name] = focused?.labels ?? [];
      return name?.textContent.trim() ?? focused?.ariaLabel;
    };
    expect(await after('Add: item')).to.equal('name');
    expect(await after('Remove: item')).to.equal('Add: item');
    expect(await after('Add: tags')).to.equal('Add an item: tags');
    expect(await after('Add an item: tags')).to.equal('tags[0]');
    expect(await after('Add an item: tags')).to.equal('tags[1]');
    expect(await after('Remove: tags[0]')).to.equal('Remove: tags[0]');
    expect(await after('Remove: tags[0]')).to.equal('Add an item: tags');
    await press(form, 'Add: items');
    expect(await after('Add an item: items')).to.equal('name');
    expect(await after('Add an item: items')).to.equal('name');
    expect(await after('Remove: items[1]')).to.equal('Remove: items[0]');
    expect(await after('Add a key: body')).to.equal('Key in body');
    expect(getSelection()?.toString()).to.equal('key');
    await after('Add a key: body');
    expect(await after('Remove: key2')).to.equal('Remove: key');
    expect(await after('Remove: key')).to.equal('Add a key: body');
  });

  it('keeps the focus on a control that is made anew', async () => {
    const form = await formOf({
      type: 'object',
      properties: {
        nick: {type: ['string', 'null']},
        size: {
          oneOf: [
            {title: 'One', type: 'string'},
            {title: 'Two', ...(pets['Cat'] as object)},
          ],
        },
      },
    });
    for (const label of ['Send null: nick', 'Send null: nick']) {
      control(form, label).focus();
      await press(form, label);
      expect(form.shadowRoot?.activeElement?.ariaLabel).to.equal(label);
    }
    control(form, 'Variant of size').focus();
    await choose(form, 'Variant of size', 'Two');
    expect(form.shadowRoot?.activeElement?.ariaLabel).to.equal('Variant of size');
  });

  it('adds and renames keys of a map, and replaces none', async () => {
    const form = await formOf({
      type: 'object',
      properties: {},
      additionalProperties: {type: 'integer'},
    });
    await press(form, 'Add a key: body');
    await press(form, 'Add a key: body');
    expect(json(form)).to.equal('{"key":"","key2":""}');
    const [first, second] =
      form.shadowRoot?.querySelectorAll<HTMLInputElement>('[part~="key"]') ?? [];
    if (!first || !second) throw new Error('no keys');
    first.value = '__proto__';
    first.dispatchEvent(new Event('change'));
    second.value = '__proto__';
    second.dispatchEvent(new Event('change'));
    expect([...(form.value as ReadonlyMap<string, unknown>).keys()]).to.eql(['__proto__', 'key2']);
  });

  it('does not lose properties that the schema does not know', async () => {
    const form = await formOf(
      {type: 'object', properties: {name: {type: 'string'}}},
      new Map<string, unknown>([['other', new NumberLiteral('1')]]),
    );
    await type(form, 'name', 'Ada');
    expect(json(form)).to.equal('{"name":"Ada","other":1}');
  });

  it('switches the variant with its discriminator, and keeps what both have', async () => {
    const form = await formOf(
      {type: 'object', required: ['pet'], properties: {pet}},
      new Map([
        [
          'pet',
          new Map([
            ['kind', 'cat'],
            ['name', 'Tom'],
            ['lives', '9'],
          ]),
        ],
      ]),
      pets,
    );
    expect(control(form, 'lives').value).to.equal('9');
    await choose(form, 'kind', 'dog');
    expect(json(form)).to.equal('{"pet":{"kind":"dog","name":"Tom"}}');
    expect(control(form, 'tricks')).to.exist;
    await choose(form, 'Variant of pet', 'Cat');
    expect(json(form)).to.equal('{"pet":{"kind":"cat","name":"Tom"}}');
  });

  it('has no value of the discriminator for the variant that is meant by default', async () => {
    const discriminator = {propertyName: 'kind', mapping: {cat: 'Cat'}, defaultMapping: 'Dog'};
    const form = await formOf({...pet, discriminator}, new Map([['kind', 'cat']]), pets);
    await choose(form, 'Variant of body', 'Dog');
    expect(json(form)).to.equal('{}');
    await type(form, 'kind', 'wolf');
    expect(json(form)).to.equal('{"kind":"wolf"}');
    expect(control(form, 'tricks')).to.exist;
    await choose(form, 'Variant of body', 'Cat');
    expect(json(form)).to.equal('{"kind":"cat"}');
  });

  it('has all values of a discriminator that mean a variant', async () => {
    const mapping = {cat: 'Cat', kitten: 'Cat', dog: 'Dog'};
    const several = {...pet, discriminator: {propertyName: 'kind', mapping}};
    const form = await formOf(
      {type: 'object', required: ['pet'], properties: {pet: several}},
      new Map([['pet', new Map([['kind', 'cat']])]]),
      pets,
    );
    await choose(form, 'kind', 'kitten');
    expect(json(form)).to.equal('{"pet":{"kind":"kitten"}}');
    await type(form, 'lives', '9');
    expect(json(form)).to.equal('{"pet":{"kind":"kitten","lives":9}}');
    await choose(form, 'kind', 'dog');
    expect(json(form)).to.equal('{"pet":{"kind":"dog"}}');
  });

  it('begins a variant with its discriminator', async () => {
    const form = await formOf({type: 'object', properties: {pet}}, new Map(), pets);
    await choose(form, 'Variant of pet', 'Dog');
    expect(json(form)).to.equal('{}');
    await press(form, 'Add: pet');
    expect(json(form)).to.equal('{"pet":{"kind":"dog"}}');
  });

  it('shows the variant that the reader chose when a value fits several of them', async () => {
    const properties = {name: {type: 'string'}};
    const oneOf = [
      {title: 'Short', type: 'object', properties},
      {title: 'Long', type: 'object', properties: {...properties, notes: {type: 'string'}}},
    ];
    const form = await formOf({type: 'object', properties: {pet: {oneOf}}});
    await choose(form, 'Variant of pet', 'Long');
    await press(form, 'Add: pet');
    await type(form, 'name', 'Tom');
    await type(form, 'notes', 'Gray');
    expect(json(form)).to.equal('{"pet":{"name":"Tom","notes":"Gray"}}');
    await choose(form, 'Variant of pet', 'Short');
    expect(json(form)).to.equal('{"pet":{"name":"Tom"}}');
    await choose(form, 'Variant of pet', 'Long');
    expect(control(form, 'notes').value).to.equal('');
  });

  it('shows the variant of a value that is filled in, whatever was chosen before', async () => {
    const variant = (title: string, name: string) => ({
      title,
      type: 'object',
      properties: {[name]: {type: 'string'}},
    });
    const form = await formOf({
      type: 'object',
      properties: {pet: {oneOf: [variant('A', 'a'), variant('B', 'b')]}},
    });
    await choose(form, 'Variant of pet', 'B');
    form.value = new Map([['pet', new Map([['a', 'x']])]]);
    await form.updateComplete;
    expect(control<HTMLSelectElement>(form, 'Variant of pet').selectedIndex).to.equal(0);
    expect(control(form, 'a').value).to.equal('x');
  });

  it('opens a schema that contains itself on demand', async () => {
    const node: JsonObject = {type: 'object', properties: {next: {$ref: '#Node'}}};
    const form = await formOf({$ref: '#Node'}, new Map(), {Node: node});
    await press(form, 'Add: next');
    expect(json(form)).to.equal('{"next":{}}');
    const adds = form.shadowRoot?.querySelectorAll('[aria-label="Add: next"]');
    expect(adds).to.have.length(1);
  });

  it('takes files', async () => {
    const form = await formOf({
      type: 'object',
      properties: {photo: {type: 'string', format: 'binary'}},
    });
    const files = new DataTransfer();
    files.items.add(new File(['abc'], 'photo.png'));
    const field = control(form, 'photo');
    field.files = files.files;
    field.dispatchEvent(new Event('change'));
    const photo = (form.value as ReadonlyMap<string, {name: string}>).get('photo');
    expect(photo?.name).to.equal('photo.png');
  });

  it('does not send what only responses have', async () => {
    const form = await formOf({
      type: 'object',
      properties: {id: {type: 'string', readOnly: true}, name: {type: 'string'}},
    });
    const names = [...(form.shadowRoot?.querySelectorAll('label') ?? [])];
    expect(names.map((label) => label.textContent.trim())).to.eql(['name']);
  });

  it('connects a problem with its field', async () => {
    const form = await formOf({type: 'object', properties: {name: {type: 'string'}}});
    form.problems = new Map([['/name', 'A value is required.']]);
    await form.updateComplete;
    const field = control(form, 'name');
    expect(field).to.have.attribute('aria-invalid', 'true');
    const id = field.getAttribute('aria-describedby') ?? '';
    expect(form.shadowRoot?.getElementById(id)?.textContent).to.equal('A value is required.');
  });

  it('is accessible', async () => {
    const form = await formOf(
      {
        type: 'object',
        required: ['name', 'address'],
        properties: {
          name: {type: 'string', description: 'The name', minLength: 2},
          role: {enum: ['a', 'b']},
          born: {type: 'string', format: 'date'},
          created: {type: 'string', format: 'date-time'},
          icon: {type: 'string', contentEncoding: 'base64'},
          photo: {type: 'string', format: 'binary'},
          nick: {type: ['string', 'null'], deprecated: true},
          address: {type: 'object', properties: {city: {type: 'string'}}},
          tags: {type: 'array', items: {type: 'string'}},
          pet,
          any: {},
        },
        additionalProperties: {type: 'string'},
      },
      new Map<string, unknown>([
        ['address', new Map()],
        ['tags', ['a', 'b']],
        ['other', 'x'],
      ]),
      pets,
    );
    await expectAccessibleInBothModes(form);
  });
});
