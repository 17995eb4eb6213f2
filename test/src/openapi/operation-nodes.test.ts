import {expect} from '@esm-bundle/chai';
import {describe, it} from 'node:test';
import {
  operationNodes,
  schemaPageNodes,
  type OperationView,
} from '../../../src/openapi/operation-nodes.js';
import {texts as german} from '../../../src/locales/api-de.js';
import {texts as japanese} from '../../../src/locales/api-ja.js';
import {apiWords, type ApiWords} from '../../../src/api-pages/api-words.js';
import {searchedWords} from '../../../src/site/search/searched-words.js';
import {firstOperation, schemaOf, withOperation} from './describing.js';
import {printed, viewOf} from './nodes.js';
import {allNodes} from '../api-pages/api-site.js';

async function pageOf(operation: object, view: Partial<OperationView> = {}, rest: object = {}) {
  const read = await firstOperation(withOperation(operation, rest));
  return printed(operationNodes(read, viewOf(view)));
}

const components = {
  schemas: {
    User: {type: 'object', properties: {a: {type: 'string'}}},
    Alias: {$ref: '#/components/schemas/User'},
  },
};
const ref = {$ref: '#/components/schemas/User'};
const list = {type: 'array', items: ref};
const bodies = (one: object, other: object) => ({
  requestBody: {content: {'application/json': {schema: one}, 'text/json': {schema: other}}},
});

const json = (schema: object) => ({'application/json': {schema}});

describe('operationNodes', () => {
  it('makes nothing of an operation that says nothing', async () => {
    expect(await pageOf({})).to.deep.equal([]);
  });

  it('has headings with the same ids in every language: search results lead to them', async () => {
    const places = ['path', 'query', 'header', 'cookie'];
    const parameters = places.map((place) => ({name: place, in: place}));
    const all = bodies(ref, ref);
    const idsWith = async (words: ApiWords) => {
      const rest = {components, security: [{}]};
      const lines = await pageOf({parameters, ...all, responses: {200: {}}}, {words}, rest);
      return lines.flatMap((line) => /^# .* #(\S+)$/.exec(line)?.[1] ?? []);
    };
    const searched = await idsWith(searchedWords());
    expect(searched).to.include.members(['path-parameters', 'headers', 'body', 'response']);
    expect(await idsWith(apiWords(german))).to.deep.equal(searched);
    expect(await idsWith(apiWords(japanese))).to.deep.equal(searched);
  });

  it('begins with the description and a link to more', async () => {
    const externalDocs = (url: string) => ({description: 'Words.', externalDocs: {url}});
    expect(await pageOf(externalDocs('https://more.example'))).to.deep.equal([
      'Words.',
      'Learn more',
    ]);
    expect(await pageOf(externalDocs('javascript:alert(1)'))).to.deep.equal(['Words.']);
  });

  it('lists ways to authorize, and that authorization is optional', async () => {
    const lines = await pageOf(
      {security: [{key: []}, {oauth: ['read', 'write']}, {}]},
      {},
      {
        components: {
          securitySchemes: {
            key: {type: 'apiKey', in: 'query', name: 'api_key', description: 'Ours.'},
            oauth: {type: 'oauth2', flows: {}},
          },
        },
      },
    );
    expect(lines).to.deep.equal([
      '# Authorization #authorization',
      'Requests without authorization are also accepted.',
      'ParamField id=authorization-key query=api_key type=apiKey',
      '  The API key, in this query parameter.',
      '  Ours.',
      'or',
      'ParamField id=authorization-oauth header=Authorization type=oauth2',
      '  OAuth 2: "Bearer" and an access token.',
      '  Scopes: `read` `write`',
    ]);
  });

  it('says which schemes that are needed together use one header, and what is sent', async () => {
    const securitySchemes = {
      basic: {type: 'http', scheme: 'basic'},
      token: {type: 'http', scheme: 'bearer'},
      own: {type: 'apiKey', in: 'header', name: 'authorization'},
      key: {type: 'apiKey', in: 'header', name: 'X-Key'},
      other: {type: 'apiKey', in: 'query', name: 'X-Key'},
    };
    const rest = {components: {securitySchemes}};
    const notes = async (...security: object[]) =>
      (await pageOf({security}, {}, rest)).filter((line) => line.includes('the same header'));
    expect(await notes({basic: [], token: [], key: []})).to.deep.equal([
      'The security schemes basic + token use the same header, Authorization. It is sent once, ' +
        'with the credentials of the last one in this list that is filled in.',
    ]);
    expect(await notes({own: [], other: [], token: [], basic: []}, {key: []})).to.have.length(1);
    expect(await notes({basic: []}, {token: []}, {key: [], other: []})).to.deep.equal([]);
  });

  const flow = {
    authorizationUrl: 'https://id.example/authorize',
    tokenUrl: 'token',
    refreshUrl: 'https://id.example/refresh',
    scopes: {read: 'Reads.', write: 'Writes.'},
  };
  const tokenSchemes = {
    O: {
      type: 'oauth2',
      flows: {
        authorizationCode: flow,
        deviceAuthorization: {
          deviceAuthorizationUrl: 'https://id.example/device',
          tokenUrl: 'https://id.example/token',
          scopes: {},
        },
      },
    },
    I: {type: 'openIdConnect', openIdConnectUrl: 'https://id.example/openid'},
    J: {type: 'http', scheme: 'bearer', bearerFormat: 'JWT'},
  };

  it('says where tokens are from, what they are, and what scopes allow', async () => {
    const security = [{O: ['read', 'other']}, {I: ['openid']}, {J: []}];
    const apiUrl = (written: string) => new URL(written, 'https://api.example/v1/').href;
    const rest = {components: {securitySchemes: tokenSchemes}};
    const lines = await pageOf({security}, {apiUrl}, rest);
    expect(lines.filter((one) => one.startsWith('  '))).to.deep.equal([
      '  OAuth 2: "Bearer" and an access token.',
      '  Authorization code',
      '  - Authorization URL: `https://id.example/authorize`',
      '  - Token URL: `https://api.example/v1/token`',
      '  - Refresh URL: `https://id.example/refresh`',
      '  Device authorization',
      '  - Device authorization URL: `https://id.example/device`',
      '  - Token URL: `https://id.example/token`',
      '  Scopes:',
      '  - `read` – Reads.',
      '  - `other`',
      '  OpenID Connect: "Bearer" and an access token.',
      '  OpenID configuration: `https://id.example/openid`',
      '  Scopes: `openid`',
      '  Bearer authentication: "Bearer" and your token.',
      '  Format of the token: `JWT`',
    ]);
  });

  for (const [name, title] of [
    ['accessCode', 'Authorization code'],
    ['application', 'Client credentials'],
    ['password', 'Password'],
    ['implicit', 'Implicit'],
  ] as const) {
    it(`names the flow of Swagger 2.0, and its URLs as they are written: ${name}`, async () => {
      const scheme = {type: 'oauth2', flow: name, tokenUrl: 'token', scopes: {}};
      const document = {
        swagger: '2.0',
        securityDefinitions: {O: scheme},
        paths: {'/x': {get: {security: [{O: []}], responses: {}}}},
      };
      const lines = printed(operationNodes(await firstOperation(document), viewOf()));
      expect(lines).to.include.members([`  ${title}`, '  - Token URL: `token`']);
    });
  }

  it('says which way the request of a webhook goes, with security of its own only', async () => {
    const securitySchemes = {bearer: {type: 'http', scheme: 'bearer'}};
    const rest = {components: {securitySchemes}, security: [{bearer: []}]};
    const linesOf = async (webhook: object) => {
      const document = {...withOperation({}, rest), paths: {}, webhooks: {sold: {post: webhook}}};
      return printed(operationNodes(await firstOperation(document), viewOf()));
    };
    const said = 'This is a webhook: the API sends this POST request to your server.';
    expect(await linesOf({description: 'Sold.'})).to.deep.equal([said, 'Sold.']);
    expect(await linesOf({security: [{bearer: []}]})).to.deep.equal([
      said,
      '# Authorization #authorization',
      'ParamField id=authorization-bearer header=Authorization type=bearer required',
      '  Bearer authentication: "Bearer" and your token.',
    ]);
  });

  it('groups parameters by place, required ones first', async () => {
    const schema = {type: 'string'};
    const parameters = [
      {name: 'a', in: 'query', schema},
      {name: 'b', in: 'query', schema, required: true, description: 'Words.', example: 'x'},
      {name: 'c', in: 'cookie', schema, deprecated: true},
      {name: 'X-D', in: 'header', schema},
    ];
    expect(await pageOf({parameters})).to.deep.equal([
      '# Query parameters #query-parameters',
      'ParamField id=parameter-b type=string required query=b',
      '  Words.',
      '  Example: `x`',
      'ParamField id=parameter-a type=string query=a',
      '# Headers #headers',
      'ParamField id=parameter-x-d type=string header=X-D',
      '# Cookies #cookies',
      'ParamField id=parameter-c type=string deprecated cookie=c',
    ]);
  });

  it('shows a body of several media types once, unless they differ', async () => {
    const schema = {title: 'A', type: 'object', properties: {a: {type: 'string'}}};
    const body = (other: object) => ({
      requestBody: {content: {...json(schema), 'application/xml': {schema: other}}},
    });
    expect(await pageOf(body(schema))).to.deep.equal([
      '# Body #body',
      '`application/json` `application/xml`',
      'ParamField type=A',
      'ParamField id=body-a type=string name=a',
    ]);
    expect(await pageOf(body({type: 'string'}))).to.deep.equal([
      '# Body #body',
      'Tabs ',
      '  Tab title=application/json id=body-applicationjson',
      '    ParamField type=A',
      '    ParamField id=body-a type=string name=a',
      '  Tab title=application/xml id=body-applicationxml',
      '    ParamField id=body-applicationxml-value type=string',
    ]);
  });

  it('names a stream, and shows its items below what is written of the whole', async () => {
    const itemSchema = {type: 'object', properties: {a: {type: 'string'}}};
    const whole = {type: 'array', maxItems: 9};
    const streamed = (media: object) =>
      pageOf({requestBody: {content: {'application/jsonl': media}}});
    const items = ['Stream of items:', 'ParamField type=object'];
    expect(await streamed({itemSchema})).to.deep.equal([
      '# Body #body',
      '`application/jsonl`',
      ...items,
      'ParamField id=body-a type=string name=a',
    ]);
    expect(await streamed({schema: whole, itemSchema})).to.deep.equal([
      '# Body #body',
      '`application/jsonl`',
      'ParamField id=body-value type=array',
      '  `items ≤ 9`',
      ...items,
      'ParamField id=body-item-a type=string name=a',
    ]);
    const content = {'application/jsonl': {itemSchema}, 'text/event-stream': {itemSchema}};
    expect(await pageOf({requestBody: {content}})).to.deep.equal([
      '# Body #body',
      '`application/jsonl` `text/event-stream`',
      ...items,
      'ParamField id=body-a type=string name=a',
    ]);
    const different = {...content, 'text/event-stream': {schema: {type: 'string'}, itemSchema}};
    expect(await pageOf({requestBody: {content: different}})).to.include('Tabs ');
  });

  it('keeps media types apart whose schemas only look alike', async () => {
    const object = (name: string) => ({type: 'object', properties: {[name]: {type: 'string'}}});
    const content = {
      'application/json': {schema: object('url')},
      'multipart/form-data': {schema: object('file')},
    };
    const shown = [
      'Tabs ',
      '  Tab title=application/json id=body-applicationjson',
      '    ParamField type=object',
      '    ParamField id=body-url type=string name=url',
      '  Tab title=multipart/form-data id=body-multipartform-data',
      '    ParamField type=object',
      '    ParamField id=body-multipartform-data-file type=string name=file',
    ];
    expect((await pageOf({requestBody: {content}})).slice(1)).to.deep.equal(shown);
    const problem = {
      'application/json': {schema: object('error')},
      'application/problem+json': {schema: object('detail')},
    };
    expect((await pageOf({responses: {400: {content: problem}}})).join('\n')).to.match(
      /name=error\n.*problem.json.*\n.*\n.*name=detail$/,
    );
    // The same component with a limit of its own.
    const limited = {maxItems: 3, ...list};
    expect(await pageOf(bodies(list, limited), {}, {components})).to.include('Tabs ');
  });

  it('shows media types together that refer to the same schema', async () => {
    const chain = {$ref: '#/components/schemas/Alias'};
    for (const [one, other] of [
      [ref, ref],
      [ref, chain],
      [list, structuredClone(list)],
    ] as const) {
      const lines = await pageOf(bodies(one, other), {}, {components});
      expect(lines).to.include('`application/json` `text/json`');
      expect(lines.filter((line) => line.endsWith('name=a'))).to.have.length(1);
    }
    const anchored = [
      'openapi: 3.1.1',
      'paths:',
      '  /x:',
      '    post:',
      '      requestBody:',
      '        content:',
      '          application/json: {schema: &user {type: object, properties: {a: {}}}}',
      '          text/json: {schema: *user}',
    ].join('\n');
    const lines = printed(operationNodes(await firstOperation(anchored), viewOf()));
    expect(lines).to.include('`application/json` `text/json`');
  });

  it('shows responses with headers and links', async () => {
    const responses = {
      200: {
        description: 'Fine.',
        content: json({type: 'object', properties: {a: {type: 'string'}}}),
        headers: {'X-Rate': {schema: {type: 'integer'}}},
        links: {next: {operationId: 'list', parameters: {page: '$response.body#/next'}}},
      },
      '4XX': {description: 'Wrong.'},
    };
    expect(await pageOf({responses})).to.deep.equal([
      '# Response #response',
      'Tabs ',
      '  Tab title=200 id=response-200',
      '    Fine.',
      '    `application/json`',
      '    ResponseField type=object',
      '    ResponseField id=response-a type=string name=a',
      '    Response headers',
      '    ResponseField id=response-header-x-rate type=integer name=X-Rate',
      '    Link next → `list page: $response.body#/next`',
      '  Tab title=4XX id=response-4xx',
      '    Wrong.',
    ]);
  });

  it('links examples that are in other files, unless their URL is no web page', async () => {
    const examples = {
      big: {summary: 'A big one', externalValue: 'big.json'},
      bad: {externalValue: 'javascript:alert(1)'},
    };
    const requestBody = {content: {'application/json': {schema: {type: 'string'}, examples}}};
    const nodes = operationNodes(await firstOperation(withOperation({requestBody})), viewOf());
    expect(printed(nodes)).to.include('Example: A big one');
    const links = allNodes(nodes).flatMap((node) => (node.kind === 'link' ? [node.target] : []));
    expect(links).to.deep.equal([{to: 'url', href: 'https://docs.example/site/api/big.json'}]);
  });

  it('puts samples between request and response', async () => {
    const sample = {title: 'cURL', language: 'bash', code: 'curl'};
    const responses = {200: {description: 'Fine.'}};
    const lines = await pageOf({responses}, {samples: [sample], responses: [sample]});
    expect(lines.map((line) => line.split(' ')[0])).to.deep.equal([
      'RequestExample',
      '',
      '#',
      '200',
      'Fine.',
      'ResponseExample',
      '',
    ]);
  });

  it('explains callbacks', async () => {
    const callbacks = {
      done: {
        '{$request.body#/url}': {
          post: {
            description: 'When it is done.',
            requestBody: {
              description: 'What was done.',
              content: json({type: 'object', properties: {id: {type: 'string'}}}),
            },
            responses: {
              200: {
                description: 'Received.',
                content: json({type: 'object', properties: {next: {type: 'boolean'}}}),
              },
            },
          },
        },
      },
    };
    expect(await pageOf({callbacks})).to.deep.equal([
      '# Callbacks #callbacks',
      'The API sends these requests to your server.',
      'Accordion title=done: POST {$request.body#/url} id=callback-done-post',
      '  When it is done.',
      '  What was done.',
      '  `application/json`',
      '  ParamField type=object',
      '  ParamField id=callback-done-post-body-id type=string name=id',
      '  200',
      '  Received.',
      '  `application/json`',
      '  ResponseField type=object',
      '  ResponseField id=callback-done-post-200-next type=boolean name=next',
    ]);
  });

  describe('with samples of bodies', () => {
    const schema = {title: 'A', type: 'object', properties: {a: {type: 'string'}}};
    const samplesOf: OperationView['samplesOf'] = ({mediaType, examples}, direction) =>
      (examples.length > 0 ? examples : [{name: mediaType}]).map(({name}, index) => ({
        title: name,
        language: 'json',
        code: `${direction} ${name}`,
        index,
      }));
    const requestBody = (content: object) => ({requestBody: {content}});
    const examples = {cat: {value: 1, description: 'A cat.'}, dog: {value: 2}};

    it('shows several below the fields, in tabs that the request follows', async () => {
      const both = {
        'application/json': {schema, examples},
        'application/xml': {schema},
      };
      const tabs: OperationView['tabs'] = new Map();
      const operation = await firstOperation(withOperation(requestBody(both)));
      const lines = printed(operationNodes(operation, viewOf({samplesOf, tabs})));
      expect(lines.slice(2)).to.deep.equal([
        'ParamField type=A',
        'ParamField id=body-a type=string name=a',
        'Example:',
        'Tabs ',
        '  Tab title=application/json id=body-example-applicationjson',
        '    Tabs ',
        '      Tab title=cat id=body-example-applicationjson-cat',
        '        A cat.',
        '        : request cat',
        '      Tab title=dog id=body-example-applicationjson-dog',
        '        : request dog',
        '  Tab title=application/xml id=body-example-applicationxml',
        '    : request application/xml',
      ]);
      const {contents = []} = operation.body ?? {};
      expect(tabs.get('body-example-applicationxml')).to.deep.equal({of: contents, index: 1});
      const dog = tabs.get('body-example-applicationjson-dog');
      expect([dog?.of === contents[0]?.examples, dog?.index]).to.deep.equal([true, 1]);
    });

    it('shows them where their media type is, and a single one beside the text', async () => {
      const form = {schema: {...schema, title: 'B'}};
      const differing = {'application/json': {schema, examples}, 'multipart/form-data': form};
      const lines = await pageOf(requestBody(differing), {samplesOf});
      expect(lines.map((line) => line.trim().split(' id=')[0])).to.deep.equal([
        '# Body #body',
        'Tabs',
        'Tab title=application/json',
        'ParamField type=A',
        'ParamField',
        'Example:',
        'Tabs',
        'Tab title=cat',
        'A cat.',
        ': request cat',
        'Tab title=dog',
        ': request dog',
        'Tab title=multipart/form-data',
        'ParamField type=B',
        'ParamField',
      ]);
      const alone = requestBody({'application/json': {schema}});
      expect(await pageOf(alone, {samplesOf})).not.to.include('Example:');
      const responses = {200: {content: {'application/json': {schema, examples}}}};
      expect(await pageOf({responses}, {samplesOf})).not.to.include('Example:');
    });

    it('shows those of callbacks inside them', async () => {
      const content = {'application/json': {schema}};
      const callbacks = {
        done: {'{$url}': {post: {requestBody: {content}, responses: {200: {content}}}}},
      };
      const lines = await pageOf({callbacks}, {samplesOf});
      expect(lines.map((line) => line.split(' id=')[0])).to.deep.equal([
        '# Callbacks #callbacks',
        'The API sends these requests to your server.',
        'Accordion title=done: POST {$url}',
        '  `application/json`',
        '  ParamField type=A',
        '  ParamField',
        '  Example:',
        '  : request application/json',
        '  200',
        '  `application/json`',
        '  ResponseField type=A',
        '  ResponseField',
        '  Example:',
        '  : response application/json',
      ]);
    });
  });

  it('gives parameters of the same name in two places ids of their own', async () => {
    const schema = {type: 'string'};
    const parameters = ['path', 'query', 'header'].map((place) => ({
      name: 'id',
      in: place,
      required: true,
      schema,
    }));
    const ids = (await pageOf({parameters})).flatMap((line) => /id=(\S+)/.exec(line)?.[1] ?? []);
    expect(ids).to.deep.equal(['parameter-id', 'parameter-id-1', 'parameter-id-2']);
  });
});

describe('schemaPageNodes', () => {
  it('shows what only requests and what only responses have', async () => {
    const properties = {
      id: {type: 'string', readOnly: true},
      password: {type: 'string', writeOnly: true},
    };
    const schema = await schemaOf({type: 'object', properties});
    expect(printed(schemaPageNodes(schema, viewOf()))).to.deep.equal([
      'ResponseField id=schema-id type=string post=read-only name=id',
      'ResponseField id=schema-password type=string post=write-only name=password',
    ]);
  });
});
