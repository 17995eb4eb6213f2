import {expect} from '@esm-bundle/chai';
import {describe, it} from 'node:test';
import {operationNodes, schemaPageNodes} from '../../../../src/openapi/operation-nodes.js';
import {firstOperation, schemaOf, withOperation} from '../describing.js';
import {printed, viewOf} from '../nodes.js';

const text = {type: 'string'};
const ref = (name: string): object => ({$ref: `#/components/schemas/${name}`});
const User = {type: 'object', description: 'A user.', properties: {id: text}};

async function responseOf(schema: object, schemas: object = {}): Promise<readonly string[]> {
  const responses = {200: {content: {'application/json': {schema}}}};
  const document = withOperation({responses}, {components: {schemas}});
  const [, status, , ...lines] = printed(operationNodes(await firstOperation(document), viewOf()));
  expect(status).to.equal('200');
  return lines;
}

describe('the value of a response', () => {
  it('is a list with its limits, and has the fields of its items', async () => {
    const list = {
      type: 'array',
      description: 'All.',
      minItems: 1,
      maxItems: 100,
      items: ref('User'),
    };
    expect(await responseOf(list, {User})).to.deep.equal([
      'ResponseField type=User[]',
      '  All.',
      '  `1 ≤ items ≤ 100`',
      '  A user.',
      'ResponseField id=response-id type=string name=id',
    ]);
  });

  it('may be null, and a list of lists, of which each level has limits', async () => {
    const row = {type: 'array', maxItems: 2, items: {type: 'integer', maximum: 9}};
    const rows = {type: ['array', 'null'], items: row, uniqueItems: true};
    expect(await responseOf(rows)).to.deep.equal([
      'ResponseField id=response-value type=integer[][] | null',
      '  `unique items`',
      '  `items ≤ 2`',
      '  `value ≤ 9`',
    ]);
    const lists = {type: 'array', maxItems: 2, items: {$ref: '#/components/schemas/Lists'}};
    expect(await responseOf(ref('Lists'), {Lists: lists})).to.include('  `items ≤ 2`');
  });

  it('says which properties are required together or alternatively', async () => {
    const contact = {
      type: 'object',
      minProperties: 1,
      properties: {email: text, phone: text, code: text},
      dependentRequired: {phone: ['code']},
      anyOf: [{required: ['email']}, {required: ['phone']}],
    };
    const rules = [
      '`properties ≥ 1`',
      '`at least one of: email | phone`',
      '`with phone, also required: code`',
    ];
    const said = `  ${rules.join(' ')}`;
    expect((await responseOf(contact)).slice(0, 2)).to.deep.equal([
      'ResponseField type=object',
      said,
    ]);
    const list = await responseOf({type: 'array', items: contact});
    expect(list.slice(0, 2)).to.deep.equal(['ResponseField type=object[]', said]);
    const [, inProperty] = (await responseOf({properties: {contact}})).slice(1);
    expect(inProperty).to.equal(said);
  });

  it('shows what the field of a property shows', async () => {
    const date = {
      type: 'string',
      format: 'date',
      default: '',
      enum: ['', 'today'],
      examples: ['x'],
    };
    expect(await responseOf({...date, deprecated: true, readOnly: true})).to.deep.equal([
      'ResponseField id=response-value type=string<date> deprecated default="" enum="",today ' +
        'post=read-only',
      '  Example: `x`',
    ]);
    const object = {type: 'object', default: {}, example: {value: '1'}, properties: {value: text}};
    expect(await responseOf(object)).to.deep.equal([
      'ResponseField type=object default={}',
      '  Example: `{"value":"1"}`',
      'ResponseField id=response-value type=string name=value',
    ]);
  });

  it('has the items after the first ones', async () => {
    const list = {type: 'array', prefixItems: [text], items: {type: 'integer', maximum: 3}};
    expect(await responseOf(list)).to.deep.equal([
      'ResponseField type=[string, ...integer[]]',
      'ResponseField id=response-1 type=string name=item 1',
      'ResponseField id=response-items type=integer name=item 2 …',
      '  `value ≤ 3`',
    ]);
  });
});

describe('a body', () => {
  it('says that it is required', async () => {
    const requestBody = {required: true, content: {'text/plain': {schema: text}}};
    const operation = await firstOperation(withOperation({requestBody}));
    expect(printed(operationNodes(operation, viewOf()))).to.include(
      'ParamField id=body-value type=string required',
    );
  });
});

describe('the page of a schema', () => {
  it('repeats its name only where there is more to say', async () => {
    const page = async (schema: object) =>
      printed(schemaPageNodes(await schemaOf(schema), viewOf()));
    expect(await page({type: 'object', minProperties: 1, properties: {id: text}})).to.deep.equal([
      '`properties ≥ 1`',
      'ResponseField id=schema-id type=string name=id',
    ]);
    expect(await page({type: 'array', maxItems: 5, items: {properties: {id: text}}})).to.deep.equal(
      [
        'ResponseField type=object[]',
        '  `items ≤ 5`',
        'ResponseField id=schema-id type=string name=id',
      ],
    );
  });
});

describe('a choice', () => {
  const Base = {type: 'object', properties: {id: text, kind: text}, required: ['id']};
  const extending = (other: object) => ({allOf: [ref('Base'), {properties: other}]});
  const schemas = {Base, Cat: extending({lives: text}), Dog: extending({bark: text})};

  it('has what all variants share beside it, once', async () => {
    const oneOf = [ref('Cat'), ref('Dog')];
    const choice = {oneOf, discriminator: {propertyName: 'kind'}};
    const shared = [
      'ResponseField id=response-id type=string required name=id',
      'ResponseField id=response-kind type=string name=kind',
      'One of these:',
      'Tabs ',
      '  Tab title=Cat id=response-cat',
      '    `kind: "Cat"`',
      '    ResponseField id=response-cat-lives type=string name=lives',
      '  Tab title=Dog id=response-dog',
      '    `kind: "Dog"`',
      '    ResponseField id=response-dog-bark type=string name=bark',
    ];
    const lines = await responseOf(choice, schemas);
    expect(lines).to.deep.equal(['ResponseField type=Cat | Dog', ...shared]);
    const mapping = {cat: 'Cat', kitten: 'Cat', dog: 'Dog'};
    const several = {oneOf, discriminator: {propertyName: 'kind', mapping}};
    expect(await responseOf(several, schemas)).to.include('    `kind: "cat" | "kitten"`');
    const other = {oneOf, discriminator: {propertyName: 'kind', defaultMapping: 'Dog'}};
    expect(await responseOf(other, schemas)).to.include(
      '    `kind` is missing, or has another value',
    );
    expect(await responseOf({...choice, ...Base}, schemas)).to.deep.equal([
      'ResponseField type=object',
      ...shared,
    ]);
  });

  it('shares properties that each variant writes in the same way', async () => {
    const variant = (title: string, own: object) => ({
      title,
      properties: {id: {type: 'string', maxLength: 9}, ...own},
    });
    const oneOf = [variant('A', {a: text, same: text}), variant('B', {same: {type: 'integer'}})];
    expect((await responseOf({oneOf})).slice(1)).to.deep.equal([
      'ResponseField id=response-id type=string name=id',
      '  `length ≤ 9`',
      'One of these:',
      'Tabs ',
      '  Tab title=A id=response-a',
      '    ResponseField id=response-a-a type=string name=a',
      '    ResponseField id=response-a-same type=string name=same',
      '  Tab title=B id=response-b',
      '    ResponseField id=response-b-same type=integer name=same',
    ]);
  });

  it('has variants with what they change of the whole', async () => {
    const properties = {kind: text, size: {type: 'integer'}};
    const oneOf = [
      {title: 'A', properties: {kind: {const: 'a'}}, required: ['size']},
      {title: 'B', properties: {kind: {const: 'b'}}},
    ];
    const lines = await responseOf({type: 'object', minProperties: 1, properties, oneOf});
    expect(lines).to.deep.equal([
      'ResponseField type=object',
      '  `properties ≥ 1`',
      'ResponseField id=response-size type=integer name=size',
      'One of these:',
      'Tabs ',
      '  Tab title=A id=response-a',
      '    ResponseField id=response-a-size type=integer required name=size',
      '    ResponseField id=response-a-kind type=string enum=a name=kind',
      '  Tab title=B id=response-b',
      '    ResponseField id=response-b-kind type=string enum=b name=kind',
    ]);
  });

  it('does not show what a variant must not have beside it', async () => {
    const oneOf = [{title: 'A'}, {title: 'B', properties: {size: false}}];
    const lines = await responseOf({type: 'object', properties: {id: text, size: text}, oneOf});
    expect(lines.slice(1)).to.deep.equal([
      'ResponseField id=response-id type=string name=id',
      'One of these:',
      'Tabs ',
      '  Tab title=A id=response-a',
      '    ResponseField id=response-a-size type=string name=size',
      '  Tab title=B id=response-b',
      '    ResponseField id=response-b-value type=B',
    ]);
  });

  it('is shown once beside another one', async () => {
    const pair = (one: string, other: string) =>
      [one, other].map((name) => ({title: name.toUpperCase(), properties: {[name]: text}}));
    const choices = [{oneOf: pair('a', 'b')}, {anyOf: pair('c', 'd')}, {oneOf: pair('e', 'f')}];
    const lines = await responseOf({type: 'object', properties: {id: text}, allOf: choices});
    expect(lines.slice(0, 8)).to.deep.equal([
      'ResponseField type=object',
      'ResponseField id=response-id type=string name=id',
      'One of these:',
      'Tabs ',
      '  Tab title=A id=response-a',
      '    ResponseField id=response-a-a type=string name=a',
      '  Tab title=B id=response-b',
      '    ResponseField id=response-b-b type=string name=b',
    ]);
    const names = lines.flatMap((line) => /name=(\w+)$/.exec(line)?.[1] ?? []);
    expect(names).to.deep.equal(['id', 'a', 'b', 'c', 'd', 'e', 'f']);
  });

  it('says of a variant that is a list what its limits are', async () => {
    const list = {type: 'array', maxItems: 3, items: {properties: {id: text}}};
    const lines = await responseOf({nullable: true, oneOf: [{type: 'string'}, list]});
    expect(lines).to.deep.equal([
      'ResponseField type=string | object[] | null',
      'One of these:',
      'Tabs ',
      '  Tab title=string id=response-string',
      '    ResponseField id=response-string-value type=string',
      '  Tab title=object[] id=response-object',
      '    `items ≤ 3`',
      '    ResponseField id=response-object-id type=string name=id',
    ]);
  });
});
