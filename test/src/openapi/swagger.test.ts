import {expect} from '@esm-bundle/chai';
import {describe, it} from 'node:test';
import {describeProblems} from '../../../src/content/describe.js';
import {limitText} from '../../../src/openapi/limit-text.js';
import {described, firstOperation, propertiesOf, propertyIn, said} from './describing.js';

const document = (operation: object, rest: object = {}): object => ({
  swagger: '2.0',
  info: {title: 'Old'},
  host: 'api.example',
  basePath: '/v1/',
  schemes: ['https', 'wss'],
  consumes: ['application/json'],
  produces: ['application/json', 'application/xml'],
  paths: {'/x': {post: operation}},
  ...rest,
});

describe('Swagger 2.0', () => {
  it('has a server of its schemes, host and path', async () => {
    const urls = async (operation: object, rest: object) =>
      (await firstOperation(document(operation, rest))).servers.map(({url}) => url);
    expect(await urls({}, {})).to.deep.equal(['https://api.example/v1/']);
    expect(await urls({schemes: ['http']}, {})).to.deep.equal(['http://api.example/v1/']);
    expect(await urls({}, {schemes: undefined})).to.deep.equal(['https://api.example/v1/']);
    expect(await urls({}, {host: undefined})).to.deep.equal(['https://docs.example/v1/']);
    expect(await urls({}, {basePath: '/'})).to.deep.equal(['https://api.example']);
    expect(await urls({}, {host: undefined, basePath: undefined})).to.deep.equal([]);
  });

  it('names the values of parameters, fields of forms and headers', async () => {
    const level = {type: 'integer', enum: [0, 1], 'x-enum-varnames': ['Low', 'High']};
    const values = [
      {value: 0, description: '`Low`'},
      {value: 1, description: '`High`'},
    ];
    const {parameters, body, responses} = await firstOperation(
      document({
        parameters: [
          {...level, name: 'a', in: 'query'},
          {...level, name: 'b', in: 'formData'},
        ],
        responses: {200: {description: 'Done', headers: {'X-Level': level}}},
      }),
    );
    expect(parameters[0]?.schema.enum).to.deep.equal(values);
    expect(responses[0]?.headers[0]?.schema.enum).to.deep.equal(values);
    const form = body?.contents[0]?.schema;
    expect(form && propertyIn(form, 'b').enum).to.deep.equal(values);
  });

  it('has parameters that describe their values themselves', async () => {
    const {parameters} = await firstOperation(
      document({
        parameters: [
          {
            name: 'a',
            in: 'query',
            type: 'integer',
            minimum: 1,
            description: 'A',
            'x-nullable': true,
          },
          ...['csv', 'ssv', 'pipes', 'multi'].map((collectionFormat) => ({
            name: collectionFormat,
            in: 'query',
            type: 'array',
            items: {type: 'string', enum: ['x']},
            collectionFormat,
          })),
          {name: 'X-H', in: 'header', type: 'array', items: {type: 'string'}},
        ],
      }),
    );
    expect(
      parameters.map(({name, style, explode, schema}) => [name, style, explode, schema.label]),
    ).to.deep.equal([
      ['a', 'form', true, 'integer | null'],
      ['csv', 'form', false, 'string[]'],
      ['ssv', 'spaceDelimited', false, 'string[]'],
      ['pipes', 'pipeDelimited', false, 'string[]'],
      ['multi', 'form', true, 'string[]'],
      ['X-H', 'simple', false, 'string[]'],
    ]);
    expect(parameters[0]?.description).to.equal('A');
    expect(parameters[0]?.schema.constraints.map((one) => limitText(one))).to.deep.equal([
      'value ≥ 1',
    ]);
  });

  it('has a body in each media type that it consumes', async () => {
    const {body, parameters} = await firstOperation(
      document(
        {
          consumes: ['application/json', 'text/xml'],
          parameters: [
            {
              name: 'pet',
              in: 'body',
              required: true,
              description: 'A pet',
              schema: {$ref: '#/definitions/Pet'},
            },
          ],
        },
        {
          definitions: {
            Pet: {type: 'object', properties: {id: {type: 'integer'}}, required: ['id']},
          },
        },
      ),
    );
    expect(parameters).to.deep.equal([]);
    expect(body).to.include({isRequired: true, description: 'A pet'});
    expect(
      body?.contents.map(({mediaType, schema}) => `${mediaType} ${schema?.label}`),
    ).to.deep.equal(['application/json Pet', 'text/xml Pet']);
    expect(propertiesOf(body?.contents[0]?.schema)).to.deep.equal(['id*: integer']);
  });

  it('has forms, which are multipart where they contain files', async () => {
    const form = async (...parameters: readonly object[]) =>
      (await firstOperation(document({parameters}))).body?.contents[0];
    const name = {name: 'name', in: 'formData', type: 'string', required: true, description: 'N'};
    const plain = await form(name, {
      name: 'tags',
      in: 'formData',
      type: 'array',
      items: {type: 'string'},
      collectionFormat: 'multi',
    });
    expect(plain?.mediaType).to.equal('application/x-www-form-urlencoded');
    expect(propertiesOf(plain?.schema)).to.deep.equal(['name*: string', 'tags: string[]']);
    expect(propertyIn(plain!.schema!, 'name').description).to.equal('N');
    expect(plain?.encoding.get('tags')).to.deep.include({style: 'form', explode: true});
    const upload = await form(name, {name: 'file', in: 'formData', type: 'file'});
    expect(upload?.mediaType).to.equal('multipart/form-data');
    expect(propertyIn(upload!.schema!, 'file')).to.include({label: 'file', format: 'binary'});
  });

  it('has responses with schemas, headers and examples', async () => {
    const {responses} = await firstOperation(
      document({
        responses: {
          200: {
            description: 'Good',
            schema: {type: 'array', items: {type: 'string'}},
            headers: {'X-Rate': {type: 'integer', description: 'Left'}},
            examples: {'application/json': ['a']},
          },
          204: {description: 'Nothing'},
        },
      }),
    );
    const [good, nothing] = responses;
    expect(good?.contents.map(({mediaType, schema}) => [mediaType, schema?.label])).to.deep.equal([
      ['application/json', 'string[]'],
      ['application/xml', 'string[]'],
    ]);
    expect(good?.contents[0]?.examples.map(({value}) => value)).to.deep.equal([['a']]);
    expect(good?.contents[1]?.examples).to.deep.equal([]);
    expect(good?.headers[0]?.schema.label).to.equal('integer');
    expect(nothing?.contents).to.deep.equal([]);
  });

  it('has security schemes in the words of OpenAPI 3', async () => {
    const flow = (flow: string): object => ({
      type: 'oauth2',
      flow,
      authorizationUrl: 'https://a.example',
      tokenUrl: 'token',
      scopes: {read: 'Reads'},
    });
    const {security} = await firstOperation(
      document(
        {security: [{basic: []}, {key: []}, {code: ['read']}, {app: []}]},
        {
          securityDefinitions: {
            basic: {type: 'basic'},
            key: {type: 'apiKey', in: 'query', name: 'k'},
            code: flow('accessCode'),
            app: flow('application'),
          },
        },
      ),
    );
    const [basic, key, code, app] = security.map(([required]) => required?.scheme);
    expect(basic).to.include({type: 'http', scheme: 'basic'});
    expect(key).to.include({type: 'apiKey', place: 'query', name: 'k'});
    const kinds = [code, app].map(
      (one) => one?.type === 'oauth2' && one.flows.map(({kind}) => kind),
    );
    expect(kinds).to.deep.equal([['authorizationCode'], ['clientCredentials']]);
    // As written: it is relative to a server.
    expect(code?.type === 'oauth2' && code.flows[0]?.tokenUrl).to.equal('token');
  });

  it('follows references, also into other files', async () => {
    const folder = 'https://docs.example/site/api/';
    const written = document(
      {
        parameters: [{$ref: '#/parameters/Limit'}, {$ref: 'parameters.json#/body'}],
        responses: {default: {$ref: '#/responses/Error'}},
      },
      {
        parameters: {Limit: {name: 'limit', in: 'query', type: 'integer'}},
        responses: {Error: {description: 'Failed', schema: {$ref: 'error.json'}}},
      },
    );
    const files = {
      [`${folder}parameters.json`]: {
        body: {name: 'b', in: 'body', schema: {$ref: '#/Pet'}},
        Pet: {properties: {a: {type: 'string'}}},
      },
      [`${folder}error.json`]: {properties: {code: {type: 'integer'}}},
    };
    const operation = await firstOperation(written, files);
    expect(operation.parameters.map(({name}) => name)).to.deep.equal(['limit']);
    expect(propertiesOf(operation.body?.contents[0]?.schema)).to.deep.equal(['a: string']);
    expect(propertiesOf(operation.responses[0]?.contents[0]?.schema)).to.deep.equal([
      'code: integer',
    ]);
    expect(await said(written, files)).to.deep.equal([]);
  });

  it('says where a scheme belongs that the file does not define', async () => {
    const description = await described(document({security: [{gone: []}]}));
    const [entry] = description.operations;
    const read = entry && (await description.read(entry));
    const hints = describeProblems(read?.diagnostics ?? []).map(({hint}) => hint);
    expect(hints).to.deep.equal(['Add "gone" to "securityDefinitions".']);
  });

  it('names the property of a discriminator alone', async () => {
    const description = await described({
      swagger: '2.0',
      definitions: {
        Pet: {type: 'object', discriminator: 'kind', properties: {kind: {type: 'string'}}},
        Cat: {allOf: [{$ref: '#/definitions/Pet'}, {properties: {lives: {type: 'integer'}}}]},
      },
    });
    const pet = await description.readSchema('Pet');
    expect(pet?.choices[0]).to.include({discriminator: 'kind'});
    expect(pet?.choices[0]?.variants.map(({name, values}) => [name, ...values])).to.deep.equal([
      ['Cat', 'Cat'],
    ]);
  });
});
