import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {openPlayground} from '../harness/playground-page.mjs';
import {startWire} from '../harness/wire-server.mjs';

const colors = ['blue', 'black', 'brown'];
const color = {R: 100, G: 200, B: 150};
const array = {type: 'array', items: {type: 'string'}};
const object = {
  type: 'object',
  properties: {R: {type: 'integer'}, G: {type: 'integer'}, B: {type: 'integer'}},
};

const parameter = (place, name, schema, rest = {}) => ({
  in: place,
  name,
  schema,
  ...(place === 'path' && {required: true}),
  ...rest,
});

/** A parameter of the query, and what the table of OpenAPI 3.1.1 says that it becomes. */
const inQuery = [
  [parameter('query', 'form', array, {example: colors}), 'form=blue&form=black&form=brown'],
  [parameter('query', 'comma', array, {explode: false, example: colors}), 'comma=blue,black,brown'],
  [
    parameter('query', 'space', array, {
      style: 'spaceDelimited',
      explode: false,
      example: colors,
    }),
    'space=blue%20black%20brown',
  ],
  [
    parameter('query', 'pipe', array, {style: 'pipeDelimited', explode: false, example: colors}),
    'pipe=blue%7Cblack%7Cbrown',
  ],
  [
    parameter('query', 'deep', object, {style: 'deepObject', explode: true, example: color}),
    'deep%5BR%5D=100&deep%5BG%5D=200&deep%5BB%5D=150',
  ],
  [parameter('query', 'flat', object, {explode: false, example: color}), 'flat=R,100,G,200,B,150'],
  [parameter('query', 'free', object, {example: color}), 'R=100&G=200&B=150'],
  [
    parameter('query', 'reserved', {type: 'string'}, {allowReserved: true, example: 'a/b?c:d'}),
    'reserved=a/b?c:d',
  ],
  [
    parameter('query', 'escaped', {type: 'string'}, {example: 'a/b?&=#+ ä'}),
    'escaped=a%2Fb%3F%26%3D%23%2B%20%C3%A4',
  ],
  [
    {
      in: 'query',
      name: 'content',
      content: {'application/json': {schema: object, example: color}},
    },
    'content=%7B%22R%22%3A100%2C%22G%22%3A200%2C%22B%22%3A150%7D',
  ],
];

const inPath = [
  [parameter('path', 'simple', array, {example: colors}), 'blue,black,brown'],
  [parameter('path', 'simpleObject', object, {explode: true, example: color}), 'R=100,G=200,B=150'],
  [
    parameter('path', 'label', array, {style: 'label', explode: true, example: colors}),
    '.blue.black.brown',
  ],
  [
    parameter('path', 'matrix', array, {style: 'matrix', explode: true, example: colors}),
    ';matrix=blue;matrix=black;matrix=brown',
  ],
  [
    parameter('path', 'matrixObject', object, {style: 'matrix', example: color}),
    ';matrixObject=R,100,G,200,B,150',
  ],
];

const inHeader = [
  [parameter('header', 'X-List', array, {example: colors}), 'blue,black,brown'],
  [parameter('header', 'X-Object', object, {explode: true, example: color}), 'R=100,G=200,B=150'],
];

describe('parameters in the playground', () => {
  it('arrive in every style, as OpenAPI 3.1.1 writes them', async (t) => {
    const wire = await startWire(t);
    const path = `/${inPath.map(([{name}]) => `{${name}}`).join('/')}`;
    const parameters = [...inPath, ...inQuery, ...inHeader].map(([one]) => one);
    const playground = await openPlayground(t, {
      servers: wire.url,
      paths: {[path]: {get: {parameters, responses: {200: {description: ''}}}}},
    });
    await playground.fillExamples();
    assert.equal(await playground.send(), '200 OK');
    const [{url, headers}] = wire.arrived;
    const [arrivedPath, query] = url.split(/\?(.*)/s);
    assert.equal(arrivedPath, `/${inPath.map(([, text]) => text).join('/')}`);
    assert.deepEqual(
      query.split('&'),
      inQuery.flatMap(([, text]) => text.split('&')),
    );
    for (const [{name}, text] of inHeader) assert.equal(headers[name.toLowerCase()], text);
    assert.equal(await playground.url(), wire.url + url);
  });

  it('are not sent when they are empty, and are when they are false or 0', async (t) => {
    const wire = await startWire(t);
    const parameters = [
      parameter('query', 'text', {type: 'string'}),
      parameter('query', 'cleared', {type: 'string'}),
      parameter('query', 'list', array),
      parameter('query', 'flag', {type: 'boolean'}),
      parameter('query', 'unset', {type: 'boolean'}),
      parameter('query', 'count', {type: 'integer'}),
      parameter('header', 'X-Empty', {type: 'string'}),
      parameter('header', 'X-Zero', {type: 'integer'}),
    ];
    const playground = await openPlayground(t, {
      servers: wire.url,
      paths: {'/items': {get: {parameters, responses: {200: {description: ''}}}}},
    });
    await playground.type('cleared', 'a');
    await playground.fill({cleared: '', count: '0', 'X-Zero': '0'});
    await playground.choose('flag', 'false');
    assert.equal(await playground.send(), '200 OK');
    const [{url, headers}] = wire.arrived;
    assert.equal(url, '/items?flag=false&count=0');
    assert.equal(headers['x-zero'], '0');
    assert.ok(!('x-empty' in headers));
  });

  it('keep integers of 64 bits as they were typed, and as they are received', async (t) => {
    const text = '{"id":9223372036854775807,"big":123456789012345678901234567890,"one":1.0}';
    const wire = await startWire(t, {
      answer: (_, response) => {
        response.setHeader('Content-Type', 'application/json');
        response.end(text);
      },
    });
    const integer = {type: 'integer', format: 'int64'};
    const schema = {type: 'object', required: ['id'], properties: {id: integer}};
    const playground = await openPlayground(t, {
      servers: wire.url,
      paths: {
        '/items/{id}': {
          post: {
            parameters: [parameter('path', 'id', integer)],
            requestBody: {required: true, content: {'application/json': {schema}}},
            responses: {200: {description: ''}},
          },
        },
      },
    });
    const fields = await playground.page.$$('::-p-aria([name="id"][role="textbox"])');
    for (const field of fields) await field.type('9007199254740993');
    assert.equal(await playground.send(), '200 OK');
    const [{url, body}] = wire.arrived;
    assert.equal(url, '/items/9007199254740993');
    assert.equal(body.toString().replace(/\s/g, ''), '{"id":9007199254740993}');
    assert.equal((await playground.body()).replace(/\s/g, ''), text);
  });
});
