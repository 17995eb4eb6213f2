import {expect} from '@esm-bundle/chai';
import {describe, it} from 'node:test';
import {described, firstOperation, said, withOperation} from './describing.js';

const document = (item: object, rest: object = {}): object => ({
  openapi: '3.1.1',
  info: {},
  paths: {'/pets/{id}': item},
  ...rest,
});

describe('an operation', () => {
  it('has the parameters of its path, which it may override', async () => {
    const {parameters} = await firstOperation(
      document({
        parameters: [
          {name: 'id', in: 'path', required: true, schema: {type: 'integer'}},
          {name: 'page', in: 'query', description: 'Of the path'},
          {name: 'id', in: 'query'},
        ],
        get: {
          parameters: [
            {name: 'page', in: 'query', description: 'Of the operation'},
            {name: 'sort', in: 'query'},
          ],
        },
      }),
    );
    expect(
      parameters.map(({place, name, description}) => [place, name, description]),
    ).to.deep.equal([
      ['path', 'id', ''],
      ['query', 'page', 'Of the operation'],
      ['query', 'id', ''],
      ['query', 'sort', ''],
    ]);
  });

  it('has every parameter of its path template (openapi/undeclared-parameter)', async () => {
    const undeclared = document({get: {}});
    const [parameter] = (await firstOperation(undeclared)).parameters;
    expect(parameter).to.include({name: 'id', place: 'path', isRequired: true, style: 'simple'});
    expect(parameter?.schema.label).to.equal('string');
    expect(await said(undeclared)).to.deep.equal([
      'openapi/undeclared-parameter /paths/~1pets~1{id}/get',
    ]);
  });

  it('may close objects in the playground', async () => {
    const closes = async (expand: unknown) =>
      (await firstOperation(withOperation({'x-mint': {playground: {expand}}}))).closesObjects;
    expect(await closes(false)).to.equal(true);
    for (const other of [true, 'false', null]) expect(await closes(other)).to.equal(undefined);
  });

  it('has parameters with the defaults of their places', async () => {
    const {parameters} = await firstOperation(
      withOperation({
        parameters: [
          {name: 'a', in: 'path'},
          {name: 'b', in: 'query'},
          {name: 'c', in: 'header'},
          {name: 'd', in: 'cookie'},
          {name: 'e', in: 'query', style: 'deepObject', explode: true, allowReserved: true},
          {name: 'f', in: 'path', style: 'matrix'},
          {name: 'g', in: 'header', style: 'form'},
          {name: 'h', in: 'querystring', content: {'application/json': {schema: {type: 'object'}}}},
          {name: 'i', in: 'query', style: 'pipeDelimited'},
          {name: 'j', in: 'cookie', style: 'cookie'},
        ],
      }),
    );
    expect(
      parameters.map(({name, style, explode, isRequired}) => [name, style, explode, isRequired]),
    ).to.deep.equal([
      ['a', 'simple', false, true],
      ['b', 'form', true, false],
      ['c', 'simple', false, false],
      ['d', 'form', true, false],
      ['e', 'deepObject', true, false],
      ['f', 'matrix', false, true],
      ['g', 'simple', false, false],
      ['h', 'form', true, false],
      ['i', 'pipeDelimited', false, false],
      ['j', 'cookie', true, false],
    ]);
    expect(parameters[4]?.allowReserved).to.equal(true);
    expect(parameters[7]).to.include({place: 'querystring', mediaType: 'application/json'});
  });

  it('has values that are described as in Swagger 2.0 (openapi/swagger-keyword)', async () => {
    const document = withOperation({
      parameters: [
        {name: 'a', in: 'query', type: 'integer', enum: [1, 2], required: true, example: 2},
        {name: 'b', in: 'query', type: 'string', schema: {format: 'date'}},
        {name: 'c', in: 'query', type: 'string', schema: {type: 'boolean'}},
        {name: 'd', in: 'query', type: 'integer', default: 5, enum: [5, 6], schema: {}},
      ],
      responses: {
        200: {description: '', schema: {type: 'string'}, headers: {'X-N': {type: 'number'}}},
        400: {description: '', schema: {}, content: {'text/plain': {}}},
      },
    });
    const {parameters, responses} = await firstOperation(document);
    expect(
      parameters.map(({name, isRequired, schema}) => [name, isRequired, schema.label]),
    ).to.deep.equal([
      ['a', true, 'integer'],
      ['b', false, 'string<date>'],
      ['c', false, 'boolean'],
      ['d', false, 'integer'],
    ]);
    expect(parameters[3]?.schema.enum).to.deep.equal([{value: 5}, {value: 6}]);
    expect(parameters[3]?.schema.default).to.equal(5);
    expect(parameters[0]?.schema.enum).to.deep.equal([{value: 1}, {value: 2}]);
    const [done, failed] = responses;
    expect(done?.contents.map(({mediaType, schema}) => [mediaType, schema?.label])).to.deep.equal([
      ['application/json', 'string'],
    ]);
    expect(done?.headers[0]?.schema.label).to.equal('number');
    expect(failed?.contents.map(({mediaType}) => mediaType)).to.deep.equal(['text/plain']);
    const at = '/paths/~1x/get';
    expect(await said(document)).to.have.members(
      [
        ...[0, 1, 2, 3].map((index) => `parameters/${index}/type`),
        ...['responses/200/schema', 'responses/200/headers/X-N/type', 'responses/400/schema'],
      ].map((pointer) => `openapi/swagger-keyword ${at}/${pointer}`),
    );
  });

  it('leaves out parameters without a name or a place (openapi/wrong-type)', async () => {
    const wrong = withOperation({
      parameters: [{in: 'query'}, {name: 'a', in: 'body'}, 5, {name: 'b', in: 'query'}],
    });
    expect((await firstOperation(wrong)).parameters.map(({name}) => name)).to.deep.equal(['b']);
    expect(await said(wrong)).to.deep.equal([
      'openapi/wrong-type /paths/~1x/get/parameters/0/name',
      'openapi/wrong-type /paths/~1x/get/parameters/1/in',
    ]);
  });

  it('has examples, default values and first values of parameters', async () => {
    const {parameters} = await firstOperation(
      withOperation({
        parameters: [
          {name: 'a', in: 'query', example: false},
          {name: 'b', in: 'query', examples: {one: {summary: 'One', value: 0}, bare: {id: 1}}},
          {name: 'c', in: 'query', 'x-default': 7, schema: {type: 'integer', default: 5}},
        ],
      }),
    );
    const [a, b, c] = parameters;
    expect(a?.examples).to.deep.equal([{name: '', summary: '', description: '', value: false}]);
    expect(b?.examples).to.deep.equal([
      {name: 'one', summary: 'One', description: '', value: 0},
      {name: 'bare', summary: '', description: '', value: {id: 1}},
    ]);
    expect(c?.initialValue).to.equal(7);
    expect(c?.schema.default).to.equal(5);
  });

  it('has the servers of the operation, else of its path, else of the file', async () => {
    const servers = (url: string): object => ({servers: [{url}]});
    const urls = async (item: object): Promise<readonly string[]> =>
      (await firstOperation(document(item, servers('https://root.example')))).servers.map(
        ({url}) => url,
      );
    expect(await urls({get: {}})).to.deep.equal(['https://root.example']);
    expect(await urls({...servers('https://path.example'), get: {}})).to.deep.equal([
      'https://path.example',
    ]);
    expect(await urls({...servers('https://path.example'), get: servers('/v2')})).to.deep.equal([
      'https://docs.example/v2',
    ]);
    expect(await urls({get: {servers: []}})).to.deep.equal(['https://root.example']);
  });

  it('has servers with variables, and none of other schemes (openapi/server-refused)', async () => {
    const written = withOperation(
      {},
      {
        servers: [
          {
            url: 'https://{region}.example:{port}/{base}',
            description: 'Live',
            variables: {
              region: {default: 'eu', enum: ['eu', 'us'], description: 'Where'},
              port: {default: 443},
              base: {enum: ['v1']},
            },
          },
          {url: '{scheme}://x'},
          {url: './v{version}'},
          {url: 'javascript:alert(1)'},
        ],
      },
    );
    const {servers} = await firstOperation(written);
    expect(servers.map(({url}) => url)).to.deep.equal([
      'https://{region}.example:{port}/{base}',
      'https://docs.example/site/api/v{version}',
    ]);
    expect(servers[0]?.variables).to.deep.equal([
      {name: 'region', default: 'eu', enum: ['eu', 'us'], description: 'Where'},
      {name: 'port', default: '443', enum: [], description: ''},
      {name: 'base', default: 'v1', enum: ['v1'], description: ''},
    ]);
    expect(await said(written)).to.deep.equal([
      'openapi/server-refused /servers/1/url',
      'openapi/server-refused /servers/3/url',
    ]);
  });

  for (const [url, expected] of [
    ['', 'https://docs.example/'],
    [' ', 'https://docs.example/'],
    ['?a=1', 'https://docs.example/?a=1'],
    ['/', 'https://docs.example/'],
    ['v1', 'https://docs.example/site/api/v1'],
    ['//{hostName}/v1', 'https://{hostName}/v1'],
    ['//{hostName}:{portNumber}', 'https://{hostName}:{portNumber}'],
    ['//api.example/v1', 'https://api.example/v1'],
    ['https://{hostName}/v1', 'https://{hostName}/v1'],
    ['/{hostName}/v1', 'https://docs.example/{hostName}/v1'],
    ['https://{tenant}.example', 'https://{tenant}.example'],
  ] as const) {
    it(`has the server ${JSON.stringify(url)}`, async () => {
      const variables = {hostName: {default: 'a'}, portNumber: {default: 8702}, tenant: {}};
      const written = withOperation({}, {servers: [{url, variables}]});
      const {servers} = await firstOperation(written);
      expect(servers.map((one) => one.url)).to.deep.equal([expected]);
      expect(await said(written)).to.deep.equal([]);
    });
  }

  for (const [server, code] of [
    [{url: 'https://{other}/v1'}, 'openapi/server-refused /servers/0/url'],
    [{url: 'https://a.example:port'}, 'openapi/server-refused /servers/0/url'],
    [{url: 'https://'}, 'openapi/server-refused /servers/0/url'],
    [{url: '//a b.example'}, 'openapi/server-refused /servers/0/url'],
    [
      {url: '{base}', variables: {base: {default: 'ftp://a.example'}}},
      'openapi/server-refused /servers/0/url',
    ],
    [{url: 5}, 'openapi/wrong-type /servers/0/url'],
    [{description: 'Live'}, 'openapi/wrong-type /servers/0/url'],
    ['https://a.example', 'openapi/wrong-type /servers/0'],
  ] as const) {
    it(`reports a server that cannot be read: ${JSON.stringify(server)}`, async () => {
      const written = withOperation({}, {servers: [server]});
      expect((await firstOperation(written)).servers).to.deep.equal([]);
      expect(await said(written)).to.deep.equal([code]);
    });
  }

  it('has bodies of several media types, with their encoding', async () => {
    const {body} = await firstOperation(
      withOperation({
        requestBody: {
          required: true,
          description: 'The body',
          content: {
            'application/json': {schema: {type: 'object'}, example: null},
            'multipart/form-data': {
              schema: {type: 'object'},
              encoding: {
                photo: {contentType: 'image/png', headers: {'X-A': {schema: {type: 'string'}}}},
                tags: {style: 'pipeDelimited', explode: false, allowReserved: true},
              },
            },
            'application/jsonl': {itemSchema: {type: 'integer'}},
          },
        },
      }),
    );
    expect(body).to.include({isRequired: true, description: 'The body'});
    const [json, form, lines] = body?.contents ?? [];
    expect(json?.examples).to.deep.equal([{name: '', summary: '', description: '', value: null}]);
    expect(form?.encoding.get('tags')).to.deep.equal({
      style: 'pipeDelimited',
      explode: false,
      allowReserved: true,
      headers: [],
    });
    expect(form?.encoding.get('photo')?.contentType).to.equal('image/png');
    expect(form?.encoding.get('photo')?.headers[0]).to.include({name: 'X-A', place: 'header'});
    expect(lines?.stream?.item.label).to.equal('integer');
  });

  it('has the list of the items of a stream, and what is written of the whole', async () => {
    const contentOf = async (media: object) => {
      const content = {'multipart/mixed': media};
      return (await firstOperation(withOperation({requestBody: {content}}))).body?.contents[0];
    };
    const text = {type: 'string'};
    const integer = {type: 'integer'};
    const alone = await contentOf({itemSchema: integer});
    expect(alone?.schema?.label).to.equal('integer[]');
    expect(alone?.stream).to.deep.equal({item: alone?.schema?.items});
    const list = {type: 'array', minItems: 2, prefixItems: [text]};
    const both = await contentOf({schema: list, itemSchema: integer});
    expect(both?.schema?.label).to.equal('[string, ...integer[]]');
    expect(both?.schema?.limits.get('minItems')).to.equal(2);
    expect(both?.stream?.whole?.label).to.equal('[string]');
    const other = await contentOf({schema: text, itemSchema: integer});
    expect(other?.schema?.label).to.equal('integer[]');
    expect(other?.stream?.whole?.label).to.equal('string');
    const encoded = await contentOf({
      schema: list,
      itemSchema: {},
      prefixEncoding: [{contentType: 'image/png'}, {contentType: 'application/json'}],
      itemEncoding: {contentType: 'audio/wav', headers: {'X-A': {schema: text}}},
    });
    const {prefixItems = [], items} = encoded?.schema ?? {};
    expect(prefixItems.map(({contentMediaType}) => contentMediaType)).to.deep.equal(['image/png']);
    expect(items?.contentMediaType).to.equal('audio/wav');
    expect(encoded?.prefixEncoding?.[1]?.contentType).to.equal('application/json');
    expect(encoded?.itemEncoding?.headers[0]?.name).to.equal('X-A');
    const anything = await contentOf({itemSchema: true});
    expect([anything?.schema?.label, anything?.stream]).to.deep.equal(['array', undefined]);
    const texts = {properties: {id: text}};
    for (const [example, value] of [
      [{id: 1}, {id: '1'}],
      [[{id: 1}], [{id: '1'}]],
    ]) {
      const read = await contentOf({itemSchema: texts, example});
      expect(read?.examples[0]?.value).to.deep.equal(value);
    }
  });

  it('reports a wrong reference of an item once, where it is written', async () => {
    const content = {'application/jsonl': {itemSchema: {$ref: '#/components/schemas/Gone'}}};
    expect(await said(withOperation({responses: {200: {content}}}))).to.deep.equal([
      'openapi/ref-missing /paths/~1x/get/responses/200/content/application~1jsonl/itemSchema/$ref',
    ]);
  });

  it('has the JSON of examples that are written as text, in requests and responses', async () => {
    const object = {type: 'object'};
    const of = async (mediaType: string, media: object): Promise<unknown> => {
      const content = {[mediaType]: media};
      const document = withOperation({requestBody: {content}, responses: {200: {content}}});
      const {body, responses} = await firstOperation(document);
      const [sent, received] = [body, responses[0]].map((one) => {
        const [{examples, schema} = {examples: [], schema: undefined}] = one?.contents ?? [];
        return examples[0]?.value ?? schema?.examples[0];
      });
      expect(sent).to.deep.equal(received);
      return sent;
    };
    const json = 'application/json';
    const example = '{"a": [1]}';
    const value = {a: [1]};
    expect(await of(json, {schema: object, example})).to.deep.equal(value);
    expect(await of('application/problem+json; charset=utf-8', {example})).to.deep.equal(value);
    expect(await of(json, {examples: {one: {value: example}}})).to.deep.equal(value);
    expect(await of(json, {schema: {...object, example}})).to.deep.equal(value);
    expect(await of(json, {schema: {oneOf: [object, object]}, example})).to.deep.equal(value);
    expect(await of(json, {schema: {type: 'integer'}, example: '5'})).to.equal(5);
    // Texts stay texts, and what is no JSON is shown as it is.
    const texts: readonly (readonly [mediaType: string, media: object])[] = [
      [json, {schema: {type: ['string', 'null']}, example}],
      [json, {schema: {oneOf: [object, {type: 'string'}]}, example}],
      [json, {schema: {type: 'string', example}}],
      ['text/plain', {schema: object, example}],
    ];
    for (const [mediaType, media] of texts) {
      expect(await of(mediaType, media)).to.equal(example);
    }
    expect(await of(json, {example: '5'})).to.equal('5');
    expect(await of(json, {schema: object, example: '{"a": …}'})).to.equal('{"a": …}');
  });

  it('has responses with headers, links and examples of OpenAPI 3.2', async () => {
    const {responses} = await firstOperation(
      withOperation({
        responses: {
          default: {summary: 'Failed'},
          200: {
            description: 'Good',
            headers: {'X-Rate': {required: true, schema: {type: 'integer'}}},
            content: {
              'application/json': {
                examples: {
                  data: {dataValue: {id: 1}, serializedValue: '{"id":1}'},
                  file: {externalValue: './example.json'},
                  odd: {externalValue: 'javascript:alert(1)'},
                },
              },
            },
            links: {
              next: {operationRef: '#/paths/~1y/get', parameters: {id: '$response.body#/id', n: 1}},
            },
          },
          'x-note': {},
        },
      }),
    );
    expect(responses.map(({status, description}) => [status, description])).to.deep.equal([
      ['200', 'Good'],
      ['default', 'Failed'],
    ]);
    const [good] = responses;
    expect(good?.headers[0]).to.include({name: 'X-Rate', isRequired: true});
    const empty = {summary: '', description: ''};
    expect(good?.contents[0]?.examples).to.deep.equal([
      {name: 'data', ...empty, value: {id: 1}, text: '{"id":1}'},
      {name: 'file', ...empty, externalValue: 'https://docs.example/site/api/example.json'},
      {name: 'odd', ...empty},
    ]);
    expect(good?.links).to.deep.equal([
      {
        name: 'next',
        description: '',
        operation: '#/paths/~1y/get',
        parameters: new Map([
          ['id', '$response.body#/id'],
          ['n', '1'],
        ]),
      },
    ]);
  });

  for (const [written, shown] of [
    ['404 2XX', '2XX 404'],
    ['default 404 2xx 201', '201 2xx 404 default'],
    ['100 302 200', '200 100 302'],
    ['default 500', 'default 500'],
    ['500 default x-a', 'default 500'],
    ['4XX 5XX', '4XX 5XX'],
  ] as const) {
    it(`has successful responses first: ${written}`, async () => {
      const responses = Object.fromEntries(written.split(' ').map((status) => [status, {}]));
      for (const document of [
        withOperation({responses}),
        {swagger: '2.0', paths: {'/x': {get: {responses}}}},
      ]) {
        const operation = await firstOperation(document);
        expect(operation.responses.map(({status}) => status).join(' ')).to.equal(shown);
      }
    });
  }

  it('has callbacks, also one that contains itself', async () => {
    const {callbacks} = await firstOperation(
      withOperation(
        {callbacks: {done: {$ref: '#/components/callbacks/Done'}}},
        {
          components: {
            callbacks: {
              Done: {
                '{$request.body#/url}': {
                  post: {
                    summary: 'Done',
                    callbacks: {again: {$ref: '#/components/callbacks/Done'}},
                  },
                },
              },
            },
          },
        },
      ),
    );
    const [operation] = callbacks[0]?.operations ?? [];
    expect(callbacks[0]?.name).to.equal('done');
    expect(operation).to.include({
      kind: 'callback',
      method: 'POST',
      path: '{$request.body#/url}',
      title: 'Done',
    });
    expect(operation?.parameters).to.deep.equal([]);
    expect(operation?.callbacks).to.deep.equal([]);
  });

  it('has samples of both spellings', async () => {
    const {samples} = await firstOperation(
      withOperation({
        'x-codeSamples': [{lang: 'Shell', label: 'curl', source: 'curl x'}, {lang: 'Go'}, 'x'],
        'x-code-samples': [{lang: 'JavaScript', source: 'fetch()'}],
      }),
    );
    expect(samples).to.deep.equal([
      {language: 'Shell', label: 'curl', source: 'curl x'},
      {language: 'JavaScript', label: 'JavaScript', source: 'fetch()'},
    ]);
  });

  it('links to further documentation with http and https only', async () => {
    const docs = async (url: string) =>
      (await firstOperation(withOperation({externalDocs: {url, description: 'More'}})))
        .externalDocs;
    expect(await docs('../guide')).to.deep.equal({
      url: 'https://docs.example/site/guide',
      description: 'More',
    });
    for (const url of ['javascript:alert(1)', 'java\tscript:alert(1)', '\u0001javascript:1']) {
      expect(await docs(url)).to.equal(undefined);
    }
  });

  it('of a webhook has no parameters of a path', async () => {
    const description = await described({openapi: '3.1.0', webhooks: {'{a}': {post: {}}}});
    const {operation} = await description.read(description.operations[0]!);
    expect(operation).to.deep.include({
      kind: 'webhook',
      parameters: [],
    });
  });
});

describe('the security of an operation', () => {
  const schemes = {
    key: {type: 'apiKey', in: 'header', name: 'X-Key', 'x-default': 'demo', description: 'Key'},
    bearer: {type: 'http', scheme: 'Bearer'},
    oauth: {
      type: 'oauth2',
      flows: {
        authorizationCode: {
          authorizationUrl: '/authorize',
          tokenUrl: 'https://auth.example/token',
          refreshUrl: 'javascript:alert(1)',
          scopes: {read: 'Reads', write: 'Writes'},
        },
        implicit: 5,
      },
    },
    oidc: {type: 'openIdConnect', openIdConnectUrl: 'https://auth.example/.well-known'},
    tls: {type: 'mutualTLS', deprecated: true},
    odd: {type: 'hoba'},
  };
  const security = async (operation: object, root: object = {}) => {
    const rest = {components: {securitySchemes: schemes}, ...root};
    return (await firstOperation(withOperation(operation, rest))).security;
  };

  it('is its own, else that of the file; an empty list means none', async () => {
    const ids = async (operation: object): Promise<unknown> =>
      (await security(operation, {security: [{key: []}]})).map((all) =>
        all.map(({scheme}) => scheme.id),
      );
    expect(await ids({})).to.deep.equal([['key']]);
    expect(await ids({security: [{bearer: []}]})).to.deep.equal([['bearer']]);
    expect(await ids({security: []})).to.deep.equal([[]]);
    expect(await ids({security: [{bearer: [], key: []}, {oidc: []}, {}]})).to.deep.equal([
      ['bearer', 'key'],
      ['oidc'],
      [],
    ]);
  });

  it('has schemes of every type', async () => {
    const all = await security({
      security: [{key: [], bearer: [], oauth: ['read'], oidc: [], tls: [], odd: []}],
    });
    const [key, bearer, oauth, oidc, tls, odd] = all[0] ?? [];
    expect(key?.scheme).to.deep.equal({
      id: 'key',
      description: 'Key',
      isDeprecated: false,
      type: 'apiKey',
      name: 'X-Key',
      place: 'header',
      initialValue: 'demo',
    });
    expect(bearer?.scheme).to.include({type: 'http', scheme: 'bearer'});
    expect(oauth?.scopes).to.deep.equal(['read']);
    expect(oauth?.scheme).to.deep.include({
      type: 'oauth2',
      flows: [
        {
          kind: 'authorizationCode',
          // Only the server that the reader chooses makes it absolute.
          authorizationUrl: '/authorize',
          tokenUrl: 'https://auth.example/token',
          scopes: new Map([
            ['read', 'Reads'],
            ['write', 'Writes'],
          ]),
        },
      ],
    });
    expect(oidc?.scheme).to.include({
      type: 'openIdConnect',
      url: 'https://auth.example/.well-known',
    });
    expect(tls?.scheme).to.include({type: 'mutualTLS', isDeprecated: true});
    expect(odd?.scheme).to.include({type: 'unknown', written: 'hoba'});
  });

  it('may be an object in place of a list (openapi/security-object)', async () => {
    const ids = async (operation: object, root: object): Promise<unknown> =>
      (await security(operation, root)).map((all) => all.map(({scheme}) => scheme.id));
    expect(await ids({security: {key: []}}, {})).to.deep.equal([['key']]);
    expect(await ids({}, {security: {key: [], bearer: []}})).to.deep.equal([['key', 'bearer']]);
    expect(await ids({security: {}}, {security: [{key: []}]})).to.deep.equal([[]]);
    const rest = {components: {securitySchemes: schemes}};
    expect(await said(withOperation({security: {oauth: ['read']}}, rest))).to.deep.equal([
      'openapi/security-object /paths/~1x/get/security',
    ]);
  });

  it('names schemes that the file does not define (openapi/unknown-scheme)', async () => {
    const document = withOperation({security: [{gone: []}]});
    expect(await said(document)).to.deep.equal([
      'openapi/unknown-scheme /paths/~1x/get/security/0/gone',
    ]);
    const [[required] = []] = (await firstOperation(document)).security;
    expect(required?.scheme).to.include({id: 'gone', type: 'unknown'});
  });

  it('reports an undefined scheme at the first operation that names it', async () => {
    const operation = {security: [{gone: []}]};
    const document = {openapi: '3.1.1', paths: {'/x': {get: operation, post: operation}}};
    expect(new Set(await said(document))).to.deep.equal(
      new Set(['openapi/unknown-scheme /paths/~1x/get/security/0/gone']),
    );
  });

  it('may name a scheme by its URL (OpenAPI 3.2)', async () => {
    const [[required] = []] = await security({
      security: [{'#/components/securitySchemes/key': []}],
    });
    expect(required?.scheme).to.include({type: 'apiKey', name: 'X-Key'});
  });
});
