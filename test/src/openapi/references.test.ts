import {expect} from '@esm-bundle/chai';
import {describe, it} from 'node:test';
import {limitText} from '../../../src/openapi/limit-text.js';
import {describeProblems} from '../../../src/content/describe.js';
import {
  described,
  firstOperation,
  propertiesOf,
  propertyIn,
  said,
  schemaOf,
  withOperation,
} from './describing.js';

const folder = 'https://docs.example/site/api/';

const bodyOf = (schema: unknown): object => ({
  requestBody: {content: {'application/json': {schema}}},
});
/** Where `bodyOf` puts the schema of `withOperation`. */
const schemaPointer = '/paths/~1x/get/requestBody/content/application~1json/schema';
const schemaIn = async (document: unknown, files?: Readonly<Record<string, unknown>>) =>
  (await firstOperation(document, files)).body?.contents[0]?.schema;

describe('references in a description', () => {
  it('lead to every kind of component', async () => {
    const document = withOperation(
      {
        parameters: [{$ref: '#/components/parameters/P'}],
        requestBody: {$ref: '#/components/requestBodies/B'},
        responses: {200: {$ref: '#/components/responses/R'}},
        callbacks: {done: {$ref: '#/components/callbacks/C'}},
      },
      {
        components: {
          parameters: {
            P: {name: 'p', in: 'query', examples: {e: {$ref: '#/components/examples/E'}}},
          },
          requestBodies: {B: {content: {'text/plain': {$ref: '#/components/mediaTypes/M'}}}},
          mediaTypes: {M: {schema: {type: 'string'}}},
          responses: {
            R: {
              description: 'R',
              headers: {'X-H': {$ref: '#/components/headers/H'}},
              links: {l: {$ref: '#/components/links/L'}},
            },
          },
          headers: {H: {schema: {type: 'integer'}}},
          links: {L: {operationId: 'other'}},
          examples: {E: {value: 0}},
          callbacks: {C: {'{$url}': {$ref: '#/components/pathItems/I'}}},
          pathItems: {I: {post: {}}},
        },
      },
    );
    const operation = await firstOperation(document);
    expect(operation.parameters[0]?.examples[0]?.value).to.equal(0);
    expect(operation.body?.contents[0]?.schema?.label).to.equal('string');
    const [response] = operation.responses;
    expect(response?.headers.map(({name, schema}) => `${name} ${schema.label}`)).to.deep.equal([
      'X-H integer',
    ]);
    expect(response?.links[0]?.operation).to.equal('other');
    expect(operation.callbacks[0]?.operations[0]?.path).to.equal('{$url}');
    expect(await said(document)).to.deep.equal([]);
  });

  it('are followed through escaped pointers, lists and chains', async () => {
    const document = withOperation(bodyOf({$ref: '#/components/schemas/a~1b~0%7Bc%7D'}), {
      components: {
        schemas: {
          'a/b~{c}': {$ref: '#/components/schemas/L/oneOf/1'},
          L: {oneOf: [{}, {type: 'integer'}]},
        },
      },
    });
    expect((await schemaIn(document))?.types).to.deep.equal(['integer']);
  });

  it('keep what is written beside them', async () => {
    const document = withOperation(
      {parameters: [{$ref: '#/components/parameters/P', required: true, description: 'Here'}]},
      {components: {parameters: {P: {name: 'p', in: 'query', description: 'There'}}}},
    );
    const [parameter] = (await firstOperation(document)).parameters;
    expect(parameter).to.include({name: 'p', isRequired: true, description: 'Here'});
    const schema = await schemaOf(
      {
        properties: {
          a: {$ref: '#/components/schemas/A', description: 'Here', readOnly: true, default: 2},
        },
      },
      {A: {type: 'integer', description: 'There', minimum: 1}},
    );
    const a = propertyIn(schema, 'a');
    expect(a).to.include({
      name: 'A',
      label: 'integer',
      description: 'Here',
      isReadOnly: true,
      default: 2,
    });
    expect(a.constraints.map((one) => limitText(one))).to.deep.equal(['value ≥ 1']);
  });

  it('are followed through chains of any length, and their keys are data', async () => {
    const last = 130_000;
    const chain = Object.fromEntries(
      Array.from({length: last}, (_, index) => [
        `P${index}`,
        {$ref: `#/components/parameters/P${index + 1}`, description: `${index}`},
      ]),
    );
    const end = JSON.parse(
      '{"name": "p", "in": "query", "__proto__": {"required": true}}',
    ) as object;
    const read = async (rest: object) =>
      (
        await firstOperation(
          withOperation(
            {parameters: [{$ref: '#/components/parameters/P0'}]},
            {components: {parameters: {...chain, ...rest}}},
          ),
        )
      ).parameters;
    const [parameter] = await read({[`P${last}`]: end});
    expect(parameter).to.include({name: 'p', description: '0', isRequired: false});
    expect(await read({})).to.deep.equal([]);
  });

  it('are not followed in examples and other data', async () => {
    const value = {$ref: '#/not/here'};
    const document = withOperation({
      ...bodyOf({default: value, enum: [value], examples: [value]}),
      'x-note': value,
    });
    expect(await said(document)).to.deep.equal([
      `openapi/ref-in-example ${schemaPointer}/examples/0/$ref`,
    ]);
    expect((await schemaIn(document))?.default).to.deep.equal(value);
  });

  it('to nothing are reported, and leave out only themselves (openapi/ref-missing)', async () => {
    const document = withOperation({
      ...bodyOf({properties: {a: {$ref: '#/components/schemas/Gone'}, b: {type: 'string'}}}),
      parameters: [{$ref: '#/components/parameters/Gone'}, {name: 'q', in: 'query'}],
    });
    expect(await said(document)).to.have.members([
      'openapi/ref-missing /paths/~1x/get/parameters/0/$ref',
      `openapi/ref-missing ${schemaPointer}/properties/a/$ref`,
    ]);
    const operation = await firstOperation(document);
    expect(operation.parameters.map(({name}) => name)).to.deep.equal(['q']);
    expect(propertiesOf(operation.body?.contents[0]?.schema)).to.deep.equal([
      'a: Gone',
      'b: string',
    ]);
  });

  it('to themselves end (openapi/ref-cycle)', async () => {
    const document = withOperation(
      {
        parameters: [{$ref: '#/components/parameters/A'}],
        ...bodyOf({$ref: '#/components/schemas/A'}),
      },
      {
        components: {
          parameters: {
            A: {$ref: '#/components/parameters/B'},
            B: {$ref: '#/components/parameters/A'},
          },
          schemas: {A: {$ref: '#/components/schemas/A'}},
        },
      },
    );
    expect(await said(document)).to.deep.equal([
      'openapi/ref-cycle /paths/~1x/get/parameters/0/$ref',
    ]);
    expect((await schemaIn(document))?.properties()).to.deep.equal([]);
  });

  it('to anchors and to schemas with $id lead there', async () => {
    const schemas = {
      A: {$anchor: 'here', type: 'string', format: 'date'},
      B: {
        $id: 'https://schemas.example/b.json',
        $defs: {c: {$anchor: 'inner', type: 'integer'}},
        properties: {
          d: {$ref: '#/$defs/c'},
          e: {$ref: '#inner'},
          f: {$ref: '#/components/schemas/A'},
        },
      },
    };
    const schema = await schemaOf(
      {
        properties: {
          a: {$ref: '#here'},
          b: {$ref: 'https://schemas.example/b.json'},
          c: {$ref: 'https://schemas.example/b.json#inner'},
          g: {$ref: 'https://schemas.example/b.json#/properties/d'},
        },
      },
      schemas,
    );
    expect(propertyIn(schema, 'a').label).to.equal('string<date>');
    expect(['d', 'e'].map((name) => propertyIn(schema, 'b', name).label)).to.deep.equal([
      'integer',
      'integer',
    ]);
    expect(propertyIn(schema, 'b', 'f').label).to.equal('string<date>');
    expect(propertyIn(schema, 'c').label).to.equal('integer');
    expect(propertyIn(schema, 'g').label).to.equal('integer');
  });

  it('with $dynamicRef lead to what the outermost schema defines', async () => {
    const schemas = {
      Page: {
        $id: 'page',
        $defs: {item: {$dynamicAnchor: 'item', type: 'object'}},
        properties: {items: {type: 'array', items: {$dynamicRef: '#item'}}},
      },
      User: {properties: {name: {type: 'string'}}},
    };
    const users = await schemaOf(
      {
        $ref: '#/components/schemas/Page',
        $defs: {item: {$dynamicAnchor: 'item', $ref: '#/components/schemas/User'}},
      },
      schemas,
    );
    expect(propertiesOf(propertyIn(users, 'items').items)).to.deep.equal(['name: string']);
    const plain = await schemaOf({$ref: '#/components/schemas/Page'}, schemas);
    expect(propertyIn(plain, 'items').items?.types).to.deep.equal(['object']);
  });
});

/** Schemas that each refer twice to what the next one refers to. */
const doubled = (count: number) =>
  Object.fromEntries(
    Array.from({length: count}, (_, at) => [
      `D${at}`,
      {$ref: `#/components/schemas/D${at + 1}/properties/x/properties/x`},
    ]),
  );

describe('references to other files', () => {
  it('are loaded when an operation needs them, each file once', async () => {
    const document = {
      openapi: '3.1.0',
      paths: {
        '/a': {get: bodyOf({$ref: './schemas/pet.yaml'})},
        '/b': {get: bodyOf({$ref: 'schemas/pet.yaml#/properties/owner'})},
        '/c': {get: {}},
      },
    };
    const files = {
      [`${folder}schemas/pet.yaml`]: 'properties:\n  owner:\n    $ref: ../owner.json#/Owner\n',
      [`${folder}owner.json`]: {
        Owner: {properties: {name: {type: 'string'}, pet: {$ref: 'schemas/pet.yaml'}}},
      },
    };
    const description = await described(document, files);
    const [a, b, c] = description.operations;
    expect(description.requested).to.deep.equal([]);
    await description.read(c!);
    expect(description.requested).to.deep.equal([]);
    const {operation, diagnostics} = await description.read(a!);
    const pet = operation.body?.contents[0]?.schema;
    expect(diagnostics).to.deep.equal([]);
    expect(pet?.name).to.equal('pet');
    expect(propertiesOf(propertyIn(pet!, 'owner'))).to.deep.equal(['name: string', 'pet: pet']);
    expect(propertyIn(pet!, 'owner', 'pet').isRecursive).to.equal(true);
    await description.read(b!);
    expect(description.requested).to.deep.equal([
      `${folder}schemas/pet.yaml`,
      `${folder}owner.json`,
    ]);
  });

  it('are not loaded for other operations of the path', async () => {
    const document = {
      openapi: '3.1.0',
      paths: {'/a': {get: {}, put: bodyOf({$ref: 'put.json'}), parameters: [{$ref: 'p.json'}]}},
      components: {securitySchemes: {key: {$ref: 'key.json'}}},
      security: [{key: []}],
    };
    const description = await described(document, {
      [`${folder}p.json`]: {name: 'p', in: 'query'},
      [`${folder}key.json`]: {type: 'http', scheme: 'bearer'},
    });
    const {operation} = await description.read(description.operations[0]!);
    expect(description.requested).to.have.members([`${folder}p.json`, `${folder}key.json`]);
    expect(operation.parameters.map(({name}) => name)).to.deep.equal(['p']);
    expect(operation.security[0]?.[0]?.scheme.type).to.equal('http');
  });

  it('are loaded at once where they contain operations', async () => {
    const description = await described(
      {openapi: '3.1.0', paths: {'/a': {$ref: 'paths/a.yaml'}, '/b': {get: {}}}},
      {
        [`${folder}paths/a.yaml`]: 'get: {summary: From there, parameters: [{$ref: "../p.json"}]}',
        [`${folder}p.json`]: {name: 'p', in: 'query'},
      },
    );
    expect(description.operations.map(({title}) => title)).to.deep.equal(['From there', 'GET /b']);
    const {operation} = await description.read(description.operations[0]!);
    expect(operation.parameters.map(({name}) => name)).to.deep.equal(['p']);
  });

  it('that cannot be loaded are reported with the reason (openapi/ref-unavailable)', async () => {
    const description = await described(withOperation(bodyOf({$ref: 'gone.json'})));
    const {diagnostics} = await description.read(description.operations[0]!);
    expect(describeProblems(diagnostics).map(({code, message}) => [code, message])).to.deep.equal([
      [
        'openapi/ref-unavailable',
        'The file of the reference “gone.json” cannot be loaded: there is no such file.',
      ],
    ]);
  });

  it('are reported once where several references need the same file', async () => {
    const both = {properties: {a: {$ref: 'gone.json#/a'}, b: {$ref: 'gone.json#/b'}}};
    expect(await said(withOperation(bodyOf(both)))).to.deep.equal([
      `openapi/ref-unavailable ${schemaPointer}/properties/a/$ref`,
    ]);
  });

  it('are read as far as possible where they are broken', async () => {
    const description = await described(withOperation(bodyOf({$ref: 'pet.yaml'})), {
      [`${folder}pet.yaml`]: 'type: object\nproperties:\n  a: {type: string}\n  b: c: d\n',
    });
    const {operation, diagnostics} = await description.read(description.operations[0]!);
    expect(propertiesOf(operation.body?.contents[0]?.schema)).to.deep.equal(['a: string']);
    expect(
      diagnostics.map(({code, location}) => [code, location.file, location.line]),
    ).to.deep.equal([['openapi/syntax', 'api/pet.yaml', 4]]);
  });

  for (const ref of [
    'javascript:alert(1)',
    'data:application/json,{}',
    'file:///etc/passwd',
    'blob:x',
  ]) {
    it(`to ${ref} are refused (openapi/ref-refused)`, async () => {
      const description = await described(withOperation(bodyOf({$ref: ref})));
      const {diagnostics} = await description.read(description.operations[0]!);
      expect(diagnostics.map(({code}) => code)).to.deep.equal(['openapi/ref-refused']);
      expect(description.requested).to.deep.equal([]);
    });
  }

  it('to the file itself, by its URL or $self, do not load it again', async () => {
    const document = {
      ...withOperation(
        {
          parameters: [
            {$ref: 'main.json#/components/parameters/P'},
            {$ref: 'https://api.example/me#/components/parameters/Q'},
          ],
        },
        {components: {parameters: {P: {name: 'p', in: 'query'}, Q: {name: 'q', in: 'query'}}}},
      ),
      $self: 'https://api.example/me',
    };
    const description = await described(document);
    const {operation} = await description.read(description.operations[0]!);
    expect(operation.parameters.map(({name}) => name)).to.deep.equal(['p', 'q']);
    expect(description.requested).to.deep.equal([]);
  });

  it('may be in a file where large parts of the description are', async () => {
    const description = await described(
      {
        openapi: '3.1.0',
        info: {$ref: 'info.yaml'},
        tags: [{$ref: 'tags.json#/0'}],
        paths: {$ref: 'paths.yaml'},
        webhooks: {sent: {$ref: 'webhooks.json#/sent'}},
        components: {$ref: 'components.json'},
      },
      {
        [`${folder}info.yaml`]: 'title: Pets',
        [`${folder}tags.json`]: [{name: 'pets', description: 'All of them'}],
        [`${folder}paths.yaml`]: '/pets:\n  get:\n    $ref: list.yaml\n',
        [`${folder}list.yaml`]: 'summary: List\nresponses:\n  $ref: responses.yaml\n',
        [`${folder}responses.yaml`]: 'default:\n  content:\n    $ref: "contents.yaml#/pets"\n',
        [`${folder}contents.yaml`]:
          'pets:\n  application/json:\n    schema:\n' +
          '      $ref: main.json#/components/schemas/Pet\n',
        [`${folder}webhooks.json`]: {sent: {post: {summary: 'Sent'}}},
        [`${folder}components.json`]: {schemas: {$ref: 'schemas.json'}},
        [`${folder}schemas.json`]: {Pet: {properties: {$ref: 'properties.json'}}},
        [`${folder}properties.json`]: {name: {type: 'string'}},
      },
    );
    expect([description.title, description.schemas, description.diagnostics]).to.deep.equal([
      'Pets',
      ['Pet'],
      [],
    ]);
    expect(description.tags.map(({name}) => name)).to.deep.equal(['pets']);
    expect(description.operations.map(({title}) => title)).to.deep.equal(['List', 'Sent']);
    const {operation, diagnostics} = await description.read(description.operations[0]!);
    expect(diagnostics).to.deep.equal([]);
    const schema = operation.responses[0]?.contents[0]?.schema;
    expect([schema?.label, propertiesOf(schema)]).to.deep.equal(['Pet', ['name: string']]);
  });

  it('may lead through references, in each file that a pointer meets', async () => {
    const document = withOperation(
      bodyOf({
        properties: {
          a: {$ref: '#/components/schemas/Pet/properties/owner'},
          b: {$ref: '#/components/schemas/Pet/properties/owner/properties/name'},
          c: {$ref: '#/components/schemas/Pet/properties/gone'},
        },
      }),
      {components: {schemas: {Pet: {$ref: 'pet.yaml', title: 'Beside'}}}},
    );
    const files = {
      [`${folder}pet.yaml`]: 'properties: {owner: {$ref: people.json#/Owner}}',
      [`${folder}people.json`]: {Owner: {properties: {name: {type: 'integer'}}}},
    };
    const schema = await schemaIn(document, files);
    expect(propertiesOf(propertyIn(schema!, 'a'))).to.deep.equal(['name: integer']);
    expect(propertyIn(schema!, 'b').label).to.equal('integer');
    expect(await said(document, files)).to.deep.equal([
      `openapi/ref-missing ${schemaPointer}/properties/c/$ref`,
    ]);
  });

  it('through circles of references end (openapi/ref-missing)', async () => {
    const circle = (name: string) => ({$ref: `#/components/schemas/${name}/properties/x`});
    const schemas = {A: circle('B'), B: circle('A'), ...doubled(60)};
    for (const name of ['A', 'D0']) {
      const document = withOperation(bodyOf(circle(name)), {components: {schemas}});
      expect(await said(document)).to.deep.equal([`openapi/ref-missing ${schemaPointer}/$ref`]);
    }
  });

  it('in extensions are not loaded: they are data of other tools', async () => {
    const elsewhere = {$ref: 'https://other.example/data.json'};
    const description = await described(
      {
        openapi: '3.1.0',
        'x-data': elsewhere,
        components: {'x-data': elsewhere},
        paths: {'x-data': elsewhere, '/a': {'x-data': elsewhere, get: {'x-data': elsewhere}}},
        webhooks: {default: {$ref: 'webhooks.yaml'}},
      },
      {[`${folder}webhooks.yaml`]: 'post: {summary: Sent}'},
    );
    expect(description.operations.map(({title}) => title)).to.deep.equal(['GET /a', 'Sent']);
    await description.read(description.operations[0]!);
    expect(description.requested).to.deep.equal([`${folder}webhooks.yaml`]);
  });

  it('that could not be loaded are requested again by the next page', async () => {
    const files: Record<string, unknown> = {};
    const description = await described(withOperation(bodyOf({$ref: 'pet.json'})), files);
    const [entry] = description.operations;
    const codes = async () => (await description.read(entry!)).diagnostics.map(({code}) => code);
    expect(await codes()).to.deep.equal(['openapi/ref-unavailable']);
    files[`${folder}pet.json`] = {type: 'string'};
    expect(await codes()).to.deep.equal([]);
  });

  it('in examples are not loaded, nor those to schemas with $id', async () => {
    const description = await described(withOperation(bodyOf({$ref: 'pet.json'})), {
      [`${folder}pet.json`]: {
        $defs: {toy: {$id: 'https://schemas.example/toy', type: 'string'}},
        properties: {toy: {$ref: 'https://schemas.example/toy'}},
        example: {toy: {$ref: 'https://other.example/toy.json'}},
      },
    });
    const {operation, diagnostics} = await description.read(description.operations[0]!);
    expect(description.requested).to.deep.equal([`${folder}pet.json`]);
    expect(diagnostics.map(({code, location}) => ({code, ...location}))).to.deep.equal([
      {code: 'openapi/ref-in-example', file: 'api/pet.json', pointer: '/example/toy/$ref'},
    ]);
    const schema = operation.body?.contents[0]?.schema;
    expect(propertiesOf(schema)).to.deep.equal(['toy: string']);
  });

  it('in examples are shown as they are, and reported (openapi/ref-in-example)', async () => {
    const pet = {$ref: '#/components/examples/pet'};
    const document = withOperation(
      {
        parameters: [{name: 'a', in: 'query', example: {of: [{...pet}]}}],
        requestBody: {content: {'application/json': {example: pet}}},
        responses: {
          200: {
            content: {
              'application/json': {examples: {named: pet, inside: {value: {first: {...pet}}}}},
              'application/xml': {schema: {$ref: '#/components/schemas/Pet'}},
            },
          },
        },
      },
      {
        components: {
          examples: {pet: {value: {name: 'Rex'}}},
          // Properties may have these names.
          schemas: {
            Pet: {properties: {example: {$ref: '#/components/schemas/Pet'}}, examples: [1, pet]},
          },
        },
      },
    );
    const {body, responses} = await firstOperation(document);
    expect(body?.contents[0]?.examples.map(({value}) => value)).to.deep.equal([pet]);
    const [named, inside] = responses[0]?.contents[0]?.examples ?? [];
    expect([named?.value, inside?.value]).to.deep.equal([{name: 'Rex'}, {first: pet}]);
    const get = '/paths/~1x/get';
    const response = `${get}/responses/200/content`;
    expect((await said(document)).toSorted()).to.deep.equal([
      'openapi/ref-in-example /components/schemas/Pet/examples/1/$ref',
      `openapi/ref-in-example ${get}/parameters/0/example/of/0/$ref`,
      `openapi/ref-in-example ${get}/requestBody/content/application~1json/example/$ref`,
      `openapi/ref-in-example ${response}/application~1json/examples/inside/value/first/$ref`,
    ]);
  });

  it('stop with the reason of the signal when it is aborted', async () => {
    const description = await described(withOperation(bodyOf({$ref: 'other.json'})), {
      [`${folder}other.json`]: {},
    });
    const reason = new Error('Left the page');
    const error: unknown = await description
      .read(description.operations[0]!, AbortSignal.abort(reason))
      .catch((thrown: unknown) => thrown);
    expect(error).to.equal(reason);
    expect((await description.read(description.operations[0]!)).diagnostics).to.deep.equal([]);
  });
});
