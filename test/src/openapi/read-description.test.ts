import {expect} from '@esm-bundle/chai';
import {describe, it} from 'node:test';
import {describeProblems} from '../../../src/content/describe.js';
import {parseText} from '../../../src/openapi/parse-text.js';
import {readDescription} from '../../../src/openapi/read-description.js';
import {findOperation} from '../../../src/openapi/find-operation.js';
import {described, firstOperation, said, withOperation} from './describing.js';

const titles = async (document: unknown): Promise<readonly string[]> =>
  (await described(document)).operations.map(({kind, method, path}) => `${kind} ${method} ${path}`);

describe('readDescription', () => {
  it('lists operations in the order of the file, webhooks last', async () => {
    const operation = {responses: {}};
    const document = {
      openapi: '3.2.0',
      info: {title: 'Shop'},
      webhooks: {sold: {post: operation}},
      paths: {
        '/b': {post: operation, get: operation, query: operation},
        '/a': {summary: 'Not one', additionalOperations: {COPY: operation}},
        'x-note': {get: operation},
      },
    };
    expect(await titles(document)).to.deep.equal([
      'operation POST /b',
      'operation GET /b',
      'operation QUERY /b',
      'operation COPY /a',
      'webhook POST sold',
    ]);
    expect((await described(document)).title).to.equal('Shop');
    expect(await said(document)).to.deep.equal([]);
  });

  it('reads methods in capital letters, and keeps those of additionalOperations', async () => {
    const paths = {
      '/a': {GET: {}, Post: {}, parameters: []},
      '/b': {additionalOperations: {Purge: {}, copy: {}, GET: {}}},
    };
    expect(await titles({openapi: '3.2.0', paths})).to.deep.equal([
      'operation GET /a',
      'operation POST /a',
      'operation Purge /b',
      'operation copy /b',
      'operation GET /b',
    ]);
  });

  it('lists paths that differ in their queries', async () => {
    const document = {
      swagger: '2.0',
      paths: {'/s': {get: {}}},
      'x-ms-paths': {'/s?comp=lease': {put: {parameters: [{$ref: '#/parameters/missing'}]}}},
    };
    expect(await titles(document)).to.deep.equal([
      'operation GET /s',
      'operation PUT /s?comp=lease',
    ]);
    const [, entry] = (await described(document)).operations;
    expect(findOperation('PUT /s?comp=lease', [await described(document)])).to.deep.include({
      entry,
    });
    const pointers = (await (await described(document)).check()).map(({location}) => location);
    expect(pointers.map(({pointer}) => pointer)).to.deep.equal([
      '/x-ms-paths/~1s?comp=lease/put/parameters/0/$ref',
    ]);
  });

  it('says of an operation what a list of pages needs', async () => {
    const document = withOperation({
      operationId: 'list',
      summary: 'List all',
      description: 'All of *them*.',
      tags: ['One', 2, 'Two'],
      deprecated: true,
      'x-hidden': true,
      'x-mint': {metadata: {title: 'Other'}, content: '<Note>Hi</Note>', href: '/elsewhere'},
    });
    expect((await described(document)).operations).to.deep.equal([
      {
        kind: 'operation',
        method: 'GET',
        path: '/x',
        operationId: 'list',
        title: 'List all',
        description: 'All of *them*.',
        tags: ['One', 'Two'],
        isDeprecated: true,
        isHidden: true,
        page: {
          metadata: new Map([['title', 'Other']]),
          content: '<Note>Hi</Note>',
          href: '/elsewhere',
        },
      },
    ]);
  });

  const ids: readonly (readonly [operationId: string, title: string])[] = [
    ['listUserRepos', 'List user repos'],
    ['ListUserRepos', 'List user repos'],
    ['list_user_repos', 'List user repos'],
    ['list-user-repos', 'List user repos'],
    ['repos/list-for-user', 'Repos list for user'],
    ['LIST_USERS', 'List users'],
    ['getURLOfUser', 'Get URL of user'],
    ['getUserIDs', 'Get user IDs'],
    ['getUserByID', 'Get user by ID'],
    ['HTTPStatus', 'HTTP status'],
    ['createAUser', 'Create a user'],
    ['createOAuthToken', 'Create OAuth token'],
    ['UsersController_findAllV2', 'Users controller find all V2'],
    ['überprüfeListe', 'Überprüfe liste'],
    ['ユーザー_一覧', 'ユーザー 一覧'],
    ['__proto__', 'Proto'],
    ['123', 'GET /x'],
    ['a'.repeat(200), 'GET /x'],
  ];
  for (const [operationId, title] of ids) {
    it(`calls an operation without a summary ${title}, if its id is ${operationId}`, async () => {
      const [operation] = (await described(withOperation({operationId}))).operations;
      expect(operation?.title).to.equal(title);
    });
  }

  it('calls no operation by a summary that is a description, which it shows as one', async () => {
    const summary =
      'This event occurs when there is activity relating to rules. For more information, see ' +
      '“[About rules](https://docs.example/rules).” For information about the API, see the docs.';
    const titled = async (operation: object): Promise<unknown> => {
      const {title, description} = await firstOperation(withOperation(operation));
      return [title, description];
    };
    const operationId = 'rule/created';
    expect(await titled({summary, operationId, description: 'A rule was made.'})).to.deep.equal([
      'Rule created',
      `${summary}\n\nA rule was made.`,
    ]);
    expect(await titled({summary})).to.deep.equal(['GET /x', summary]);
    const description = `${summary}\n\nMore.`;
    expect(await titled({summary, description})).to.deep.equal(['GET /x', description]);
    expect(await titled({summary: `<b>![i](https://a.example/i.png)${summary}`})).to.deep.equal([
      'GET /x',
      `&lt;b>&#33;[i](https://a.example/i.png)${summary}`,
    ]);
  });

  it('has titles in one line, without the marks of Markdown', async () => {
    const summary = 'Get **the** `id` of\n [a user](https://docs.example)\n';
    const {title, description} = await firstOperation(withOperation({summary}));
    expect([title, description]).to.deep.equal(['Get the id of a user', '']);
  });

  it('calls an operation without a summary by method and path, a webhook by its name', async () => {
    const document = {...withOperation({}), webhooks: {'order.placed': {post: {}}}};
    const {operations} = await described(document);
    expect(operations.map(({title}) => title)).to.deep.equal(['GET /x', 'order.placed']);
  });

  for (const key of ['x-excluded', 'x-internal']) {
    it(`leaves out operations, webhooks and callbacks with ${key}`, async () => {
      const marked = {[key]: true};
      const callbacks = {done: {'{$url}': {post: marked, put: {}}, other: {...marked, post: {}}}};
      const document = {
        openapi: '3.1.0',
        paths: {
          '/a': {get: marked, put: {callbacks}, post: {[key]: false}},
          '/b': {...marked, get: {}},
        },
        webhooks: {created: {post: marked}},
      };
      expect(await titles(document)).to.deep.equal(['operation PUT /a', 'operation POST /a']);
      const [callback] = (await firstOperation(document)).callbacks;
      expect(callback?.operations.map(({method}) => method)).to.deep.equal(['PUT']);
    });
  }

  it('knows the names, labels and groups of tags', async () => {
    const document = withOperation(
      {},
      {
        tags: [
          {name: 'a', 'x-displayName': 'Apples', description: 'Fruit.'},
          {name: 'b', summary: 'Bread', parent: 'a'},
          {name: 'c', 'x-group': 'Others'},
          {name: 'd'},
          {description: 'No name'},
        ],
        'x-tagGroups': [{name: 'Drinks', tags: ['d']}],
      },
    );
    expect((await described(document)).tags).to.deep.equal([
      {name: 'd', label: 'd', description: '', groups: ['Drinks']},
      {name: 'a', label: 'Apples', description: 'Fruit.', groups: []},
      {name: 'b', label: 'Bread', description: '', groups: ['Apples']},
      {name: 'c', label: 'Others', description: '', groups: []},
    ]);
  });

  it('names the schemas of every version', async () => {
    const schemas = {A: {}, B: {}};
    expect((await described({openapi: '3.0.0', components: {schemas}})).schemas).to.deep.equal([
      'A',
      'B',
    ]);
    expect((await described({swagger: '2.0', definitions: schemas})).schemas).to.deep.equal([
      'A',
      'B',
    ]);
  });

  for (const text of ['', 'null', '[]', '"x"', '42', '{', 'a: [', '\u0000', '- a\n- b']) {
    it(`does not fail for a file that contains ${JSON.stringify(text)}`, async () => {
      const {operations, diagnostics} = await described(text);
      expect(operations).to.deep.equal([]);
      expect(diagnostics).not.to.be.empty;
    });
  }

  it('says what a file is that is no description', async () => {
    const {diagnostics} = await described('[]');
    expect(describeProblems(diagnostics).map(({code, message}) => [code, message])).to.deep.equal([
      ['openapi/not-a-description', 'This should be an OpenAPI description, but it is an array.'],
    ]);
  });

  for (const [name, text] of [
    ['an AsyncAPI file', 'asyncapi: 3.0.0\ninfo: {title: A, version: "1"}\nchannels: {c: {}}'],
    ['a Swagger 1.2 file', '{"swaggerVersion": "1.2", "apis": []}'],
    ['a Postman collection', '{"info": {"_postman_id": "1", "name": "A"}, "item": []}'],
    ['a Google API discovery document', '{"kind": "discovery#restDescription", "id": "a:v1"}'],
    ['a GraphQL schema', '# About\ntype Query {\n  user(id: ID!): User\n}'],
    ['a GraphQL schema', '{"data": {"__schema": {"types": []}}}'],
    ['a compressed file', '\u001f\ufffd\b\ufffd'],
    ['an HTML page', '<!DOCTYPE html>\n<html><body></body></html>'],
    ['an XML file', '<?xml version="1.0"?>\n<definitions/>'],
    ['a JSON5 file', "// About\n{\n  openapi: '3.1.0', // The version\n  paths: {},\n}"],
    ['an HTTP archive (HAR)', '{"log": {"entries": []}}'],
  ] as const) {
    it(`says only that ${JSON.stringify(text.slice(0, 20))}… is ${name}`, async () => {
      const {diagnostics, operations} = await described(text);
      expect(operations).to.deep.equal([]);
      expect(describeProblems(diagnostics).map(({message}) => message)).to.deep.equal([
        `This should be an OpenAPI description, but it is ${name}.`,
      ]);
    });
  }

  it('reads descriptions that look like other formats', async () => {
    for (const text of [
      "{openapi: '3.1.0', paths: {/x: {get: {}}}}",
      'asyncapi: 1\nopenapi: 3.1.0\npaths: {/x: {get: {description: "type A {"}}}',
    ]) {
      expect(await said(text)).to.deep.equal([]);
      expect((await described(text)).operations).to.have.length(1);
    }
  });

  it('says which version it does not know, and reads the file', async () => {
    expect(await said({...withOperation({}), openapi: '4.0.0'})).to.deep.equal([
      'openapi/version /openapi',
    ]);
    expect(await said({paths: {'/x': {get: {}}}})).to.deep.equal(['openapi/version ']);
    for (const version of ['swagger: 2.0', 'openapi: 3.0', 'openapi: 3.1', 'openapi: 3.2.0']) {
      expect(await said(`${version}\npaths: {/x: {get: {}}}`)).to.deep.equal([]);
    }
  });

  it('says that a file has no operations', async () => {
    expect(await said({openapi: '3.1.0'})).to.deep.equal(['openapi/no-operations /paths']);
    expect(await said({openapi: '3.1.0', components: {}})).to.deep.equal([]);
  });

  it('leaves out what has the wrong type, and says where', async () => {
    const document = {
      openapi: '3.1.0',
      paths: {'/a': 5, '/b': {get: 'x', put: {}, post: null}, '/c': null, '/d': []},
      webhooks: [],
    };
    expect(await titles(document)).to.deep.equal(['operation PUT /b']);
    expect(await said(document)).to.deep.equal([
      'openapi/wrong-type /paths/~1a',
      'openapi/wrong-type /paths/~1b/get',
      'openapi/wrong-type /paths/~1d',
      'openapi/wrong-type /webhooks',
    ]);
  });

  it('reads whatever has a wrong type without failing', async () => {
    const wrong = [null, 5, 'x', [], [null], {}, true, [[]], {a: null}];
    const keys = {
      operation:
        'parameters requestBody responses callbacks security servers tags summary description ' +
        'x-codeSamples externalDocs deprecated operationId x-mint',
      parameter: 'name in schema content style explode examples example x-default required',
      media: 'schema itemSchema examples encoding prefixEncoding itemEncoding',
      schema:
        'type enum const properties required items allOf oneOf anyOf not additionalProperties ' +
        'patternProperties prefixItems discriminator format pattern minimum maxLength examples ' +
        'example description title xml if then dependentRequired dependentSchemas $ref ' +
        'x-enumDescriptions x-enum-varnames propertyNames contains nullable $dynamicRef x-mint',
    };
    const at: Readonly<Record<string, (value: object) => object>> = {
      operation: (value) => value,
      parameter: (value) => ({parameters: [{name: 'a', in: 'query', ...value}]}),
      media: (value) => ({requestBody: {content: {'application/json': value}}}),
      schema: (value) => ({requestBody: {content: {'application/json': {schema: value}}}}),
    };
    for (const [place, names] of Object.entries(keys)) {
      for (const key of names.split(' ')) {
        for (const value of wrong) {
          const description = await described(withOperation(at[place]?.({[key]: value}) ?? {}));
          for (const entry of description.operations) {
            const {operation} = await description.read(entry);
            const [content] = operation.body?.contents ?? [];
            const schema = content?.schema;
            schema?.properties('request').forEach((property) => property.schema.label);
            void [schema?.label, schema?.choices, schema?.constraints, schema?.enum, schema?.not];
            void [
              schema?.labels,
              schema?.items,
              schema?.additionalProperties,
              schema?.examples,
              schema?.xml,
            ];
          }
        }
      }
    }
  });

  it('parses plain JSON itself, and nothing else', async () => {
    const parsed: string[] = [];
    const read = (text: string) =>
      readDescription(text, 'api', {
        url: 'https://docs.example/api',
        loadText: () => Promise.reject(new Error('No files')),
        parse(other) {
          parsed.push(other);
          return Promise.resolve(structuredClone(parseText(other)));
        },
      });
    const json = await read('\ufeff{"openapi": "3.1.0", "paths": {"/x": {"get": {}}}}');
    const yaml = await read('openapi: 3.1.0\npaths: {/x: {get: {}}}');
    const broken = await read('{"openapi": "3.1.0", "paths": {"/x": {"get": {}}},}');
    expect([json, yaml, broken].map(({operations}) => operations.length)).to.deep.equal([1, 1, 1]);
    expect(parsed).to.have.length(2);
  });

  it('treats keys that objects inherit as ordinary names', async () => {
    const text = `{"openapi": "3.1.0", "paths": {"/x": {"get": {
      "parameters": [{"name": "__proto__", "in": "query"}, {"$ref": "#/constructor/prototype"}],
      "security": [{"__proto__": []}, {"constructor": []}],
      "requestBody": {"content": {"application/json": {"schema": {"properties":
        {"__proto__": {"type": "string"}, "toString": {"type": "number"}},
        "required": ["__proto__"]}}}},
      "responses": {"__proto__": {"description": "Odd"}}}}},
      "components": {"schemas": {"__proto__": {"polluted": true}}}}`;
    const description = await described(text);
    const [entry] = description.operations;
    const {operation} = await description.read(entry!);
    expect(operation.parameters.map(({name}) => name)).to.deep.equal(['__proto__']);
    const schema = operation.body?.contents[0]?.schema;
    expect(schema?.properties().map(({name}) => name)).to.deep.equal(['__proto__', 'toString']);
    expect(operation.responses.map(({status}) => status)).to.deep.equal(['__proto__']);
    expect(operation.security.map(([one]) => one?.scheme.type)).to.deep.equal([
      'unknown',
      'unknown',
    ]);
    expect(description.schemas).to.deep.equal(['__proto__']);
    expect(({} as {polluted?: unknown}).polluted).to.equal(undefined);
    expect(await description.readSchema('toString')).to.equal(undefined);
  });
});
