import assert from 'node:assert/strict';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {describe, it} from 'node:test';
import {createVoidServer} from '@scalar/void-server';
import {readParts} from '../harness/echo-server.mjs';
import {openPlayground} from '../harness/playground-page.mjs';
import {startApp, startWire} from '../harness/wire-server.mjs';

process.env.CI ??= 'true'; // or the server logs every request

const operation = (content, rest) => ({
  '/items': {post: {requestBody: {content, ...rest}, responses: {200: {description: ''}}}},
});

const pet = {
  type: 'object',
  required: ['name'],
  properties: {
    name: {type: 'string'},
    age: {type: 'integer'},
    isTame: {type: 'boolean'},
    nick: {type: 'string'},
  },
};

/** Files in a folder that is removed after the test. */
function filesOf(t, contents) {
  const folder = mkdtempSync(join(tmpdir(), 'playground-'));
  t.after(() => rmSync(folder, {recursive: true}));
  return Object.entries(contents).map(([name, content]) => {
    const path = join(folder, name);
    writeFileSync(path, content);
    return path;
  });
}

const idsOf = (all) => all.map(({id}) => id);

describe('bodies in the playground', () => {
  for (const [format, write] of [
    ['JSON', JSON.stringify],
    ['YAML', (name) => `'${name}'`],
  ]) {
    it(`have the order of the file, on the page and when they are sent: ${format}`, async (t) => {
      const wire = await startWire(t);
      const properties = ['b', '10', '2'].map((name) => `${write(name)}: {"type": "string"}`);
      const body = `{"application/json": {"schema": {"type": "object",
        "properties": {${properties.join(', ')}}}}}`;
      const statuses = ['default', '404', '201', '200'].map(
        (status) => `${write(status)}: {"description": "", "content": ${body}}`,
      );
      const required = `{"required": true, "content": ${body}}`;
      const description = `"openapi": "3.1.1"
"info": {"title": "API", "version": "1"}
"servers": [{"url": ${write(wire.url)}}]
"paths": {"/items": {"post": {"requestBody": ${required}, "responses": {${statuses}}}}}
`;
      const json = `{${description.trim().replaceAll('\n"', ',\n"')}}`;
      const playground = await openPlayground(t, {
        servers: wire.url,
        paths: operation({}),
        site: {files: {'api.json': format === 'JSON' ? json : description}},
      });
      const {site} = playground;
      assert.deepEqual(await site.page.$$eval('docs-site [id^="body-"]', idsOf), [
        'body-b',
        'body-10',
        'body-2',
      ]);
      const statusTabs = await site.page.$$eval('docs-site docs-tab', idsOf);
      assert.deepEqual(
        statusTabs,
        ['201', '200', '404', 'default'].map((status) => `response-${status}`),
      );
      await playground.fill({2: 'two', 10: 'ten', b: 'B'});
      assert.equal(await playground.send(), '200 OK');
      assert.equal(
        wire.arrived[0].body.toString().replace(/\s/g, ''),
        '{"b":"B","10":"ten","2":"two"}',
      );
    });
  }

  it('are JSON from a form: empty fields are left out, false and 0 are sent', async (t) => {
    const url = await startApp(t, await createVoidServer());
    const playground = await openPlayground(t, {
      servers: url,
      paths: operation({'application/json': {schema: pet}}, {required: true}),
    });
    await playground.fill({name: 'Zoë "Z" \\ 🐾', age: '0'});
    await playground.choose('isTame', 'false');
    assert.equal(await playground.send(), '200 OK');
    const {method, headers, body} = JSON.parse(await playground.body());
    assert.equal(method, 'POST');
    assert.equal(headers['content-type'], 'application/json');
    assert.deepEqual(body, {name: 'Zoë "Z" \\ 🐾', age: 0, isTame: false});
  });

  it('are JSON from a text, as it was written', async (t) => {
    const wire = await startWire(t);
    const playground = await openPlayground(t, {
      servers: wire.url,
      paths: operation({'application/json': {schema: pet}}),
    });
    const text = '{ "name": "A",\n  "id": 12345678901234567890 }';
    await playground.click('Text');
    await playground.fill({Body: text});
    assert.equal(await playground.send(), '200 OK');
    assert.equal(wire.arrived[0].body.toString(), text);
  });

  it('are of the variant that means any other value, or extends one that extends', async (t) => {
    const wire = await startWire(t);
    const ref = (name) => ({$ref: `#/components/schemas/${name}`});
    const text = {type: 'string'};
    const schemas = {
      Animal: {
        type: 'object',
        required: ['name'],
        properties: {kind: text, name: text},
        discriminator: {propertyName: 'kind', mapping: {cat: 'Cat'}, defaultMapping: 'Other'},
      },
      Cat: {allOf: [ref('Animal')]},
      Mammal: {allOf: [ref('Animal')]},
      Whale: {allOf: [ref('Mammal')], 'x-ms-discriminator-value': 'Sea.Whale'},
      Other: {type: 'object', properties: {note: text}},
    };
    const playground = await openPlayground(t, {
      servers: wire.url,
      paths: operation({'application/json': {schema: ref('Animal')}}, {required: true}),
      rest: {openapi: '3.2.0', components: {schemas}},
    });
    await playground.fill({name: 'A'});
    const sent = [];
    for (const variant of ['Whale', 'Other', 'Cat']) {
      await playground.choose('Variant of Body', variant);
      assert.equal(await playground.send(), '200 OK');
      sent.push(JSON.parse(wire.arrived.at(-1).body.toString()));
    }
    assert.deepEqual(sent, [{kind: 'Sea.Whale', name: 'A'}, {name: 'A'}, {kind: 'cat', name: 'A'}]);
  });

  it('are streams, framed as their media types say, as in the samples', async (t) => {
    const wire = await startWire(t);
    const itemSchema = {
      type: 'object',
      properties: {event: {type: 'string'}, data: {type: 'string', example: 'Hi'}},
    };
    const types = ['application/jsonl', 'application/x-ndjson', 'application/json-seq'];
    const content = Object.fromEntries(
      [...types, 'text/event-stream', 'multipart/mixed'].map((type) => [type, {itemSchema}]),
    );
    const playground = await openPlayground(t, {
      servers: wire.url,
      paths: operation(content, {required: true}),
      rest: {openapi: '3.2.0'},
    });
    const shown = await playground.page.evaluate(() => document.body.innerText);
    assert.match(shown, /Stream of items:/);
    const sent = [];
    for (const type of Object.keys(content)) {
      await playground.choose('Media type', type);
      await playground.fill({data: 'a'});
      await playground.click('Add an item: Body');
      const fields = await playground.page.$$('docs-endpoint >>> input[id*="data"]');
      await fields[1].type('b');
      assert.equal(await playground.send(), '200 OK');
      const {headers, body} = wire.arrived.at(-1);
      const parts = readParts({headers, body});
      sent.push([
        headers['content-type'].replace(/;.*/, ''),
        parts.length ? parts : body.toString(),
      ]);
    }
    const part = (content) => ({headers: ['content-type: application/json'], content});
    assert.deepEqual(sent, [
      ['application/jsonl', '{"data":"a"}\n{"data":"b"}\n'],
      ['application/x-ndjson', '{"data":"a"}\n{"data":"b"}\n'],
      ['application/json-seq', '\x1e{"data":"a"}\n\x1e{"data":"b"}\n'],
      ['text/event-stream', 'data: a\n\ndata: b\n\n'],
      ['multipart/mixed', [part('{"data":"a"}'), part('{"data":"b"}')]],
    ]);
  });

  it('are parts without names, encoded by their position', async (t) => {
    const wire = await startWire(t);
    const content = {
      schema: {type: 'array', prefixItems: [{type: 'object', properties: {id: {type: 'integer'}}}]},
      itemSchema: {},
      prefixEncoding: [{headers: {'X-Kind': {schema: {const: 'meta'}}}}],
      itemEncoding: {contentType: 'image/png'},
    };
    const playground = await openPlayground(t, {
      servers: wire.url,
      paths: operation({'multipart/mixed': content}, {required: true}),
      rest: {openapi: '3.2.0'},
    });
    await playground.fill({id: '5'});
    await playground.click('Add an item: Body');
    const bytes = Buffer.from([0, 255, 13, 10]);
    await playground.upload(0, ...filesOf(t, {'a.png': bytes}));
    assert.equal(await playground.send(), '200 OK');
    const [{headers, body}] = wire.arrived;
    assert.match(headers['content-type'], /^multipart\/mixed; boundary=/);
    assert.deepEqual(readParts({headers, body}), [
      {headers: ['content-type: application/json', 'x-kind: meta'], content: '{"id":5}'},
      {headers: ['content-type: image/png'], content: bytes.toString('latin1')},
    ]);
  });

  it('are left out when they are optional and nothing was entered', async (t) => {
    const wire = await startWire(t);
    const optional = {...pet, required: []};
    const playground = await openPlayground(t, {
      servers: wire.url,
      paths: operation({'application/json': {schema: optional}}),
    });
    assert.equal(await playground.send(), '200 OK');
    const [{body, headers}] = wire.arrived;
    assert.equal(body.length, 0);
    assert.ok(!('content-type' in headers));
  });

  it('are XML from a form', async (t) => {
    const wire = await startWire(t);
    const schema = {
      type: 'object',
      xml: {name: 'pet'},
      properties: {
        id: {type: 'integer', xml: {attribute: true}},
        name: {type: 'string'},
        tags: {type: 'array', xml: {wrapped: true}, items: {type: 'string', xml: {name: 'tag'}}},
      },
      example: {id: 0, name: 'a < b & "c"', tags: ['x', 'y']},
    };
    const playground = await openPlayground(t, {
      servers: wire.url,
      paths: operation({'application/xml': {schema}}, {required: true}),
    });
    await playground.fillExamples();
    assert.equal(await playground.send(), '200 OK');
    const [{headers, body}] = wire.arrived;
    assert.equal(headers['content-type'], 'application/xml');
    assert.equal(
      body
        .toString()
        .replace(/<\?.*?\?>/, '')
        .replace(/>\s+</g, '><')
        .trim(),
      '<pet id="0"><name>a &lt; b &amp; &quot;c&quot;</name>' +
        '<tags><tag>x</tag><tag>y</tag></tags></pet>',
    );
  });

  it('are URL-encoded as `encoding` says', async (t) => {
    const wire = await startWire(t);
    const schema = {
      type: 'object',
      properties: {
        plain: {type: 'string'},
        list: {type: 'array', items: {type: 'string'}},
        joined: {type: 'array', items: {type: 'string'}},
        deep: {type: 'object', properties: {a: {type: 'string'}}},
        json: {type: 'object', properties: {a: {type: 'integer'}}},
        empty: {type: 'string'},
      },
      example: {
        plain: 'a b&c=d+ä',
        list: ['x', 'y'],
        joined: ['x', 'y'],
        deep: {a: '1'},
        json: {a: 0},
        empty: '',
      },
    };
    const encoding = {
      joined: {style: 'form', explode: false},
      deep: {style: 'deepObject', explode: true},
    };
    const type = 'application/x-www-form-urlencoded';
    const playground = await openPlayground(t, {
      servers: wire.url,
      paths: operation({[type]: {schema, encoding}}, {required: true}),
    });
    await playground.fillExamples();
    assert.equal(await playground.send(), '200 OK');
    const [{headers, body}] = wire.arrived;
    assert.equal(headers['content-type'], type);
    assert.deepEqual(body.toString().split('&'), [
      'plain=a+b%26c%3Dd%2B%C3%A4',
      'list=x',
      'list=y',
      'joined=x,y',
      'deep%5Ba%5D=1',
      'json=%7B%22a%22%3A0%7D',
      'empty=',
    ]);
  });

  it('are forms without null, and so are queries: what is sent instead is said', async (t) => {
    const wire = await startWire(t);
    const nullable = {anyOf: [{type: 'integer'}, {type: 'null'}]};
    const schema = {type: 'object', properties: {age: nullable}};
    const paths = operation({'application/x-www-form-urlencoded': {schema}}, {required: true});
    paths['/items'].post.parameters = [
      {name: 'q', in: 'query', schema: nullable},
      {name: 'x-token', in: 'header', schema: nullable},
      {name: 'filter', in: 'query', content: {'application/json': {schema: nullable}}},
    ];
    const playground = await openPlayground(t, {servers: wire.url, paths});
    await playground.click('Send empty: q');
    await playground.click('Send null: filter');
    await playground.click('Send empty: age');
    const buttons = await playground.page.$$('docs-endpoint >>> button[aria-label*="x-token"]');
    assert.equal(buttons.length, 0);
    assert.equal(await playground.send(), '200 OK');
    const [{url, headers, body}] = wire.arrived;
    assert.equal(url, '/items?q=&filter=null');
    assert.equal(body.toString(), 'age=');
    assert.ok(!('x-token' in headers));
  });

  it('are forms in parts, with files, several files and types of parts', async (t) => {
    const wire = await startWire(t);
    const file = {type: 'string', format: 'binary'};
    const schema = {
      type: 'object',
      properties: {
        title: {type: 'string'},
        meta: {type: 'object', properties: {id: {type: 'integer'}}},
        note: {type: 'string'},
        cover: file,
        pages: {type: 'array', items: file},
      },
    };
    const encoding = {
      note: {contentType: 'text/markdown'},
      cover: {contentType: 'image/png', headers: {'X-Kind': {schema: {const: 'cover'}}}},
    };
    const playground = await openPlayground(t, {
      servers: wire.url,
      paths: operation({'multipart/form-data': {schema, encoding}}, {required: true}),
    });
    const bytes = Buffer.from([0, 255, 13, 10, 45, 45]);
    const hostile = '"><img src=x onerror=alert(1)>.txt';
    const [cover, one, two] = filesOf(t, {'ä.png': bytes, 'one.txt': '1', [hostile]: '2'});
    await playground.click('Add: meta');
    await playground.fill({title: 'A "b"', note: '# Hi', id: '0'});
    await playground.upload(0, cover);
    await playground.upload(1, one, two);
    assert.equal(await playground.send(), '200 OK');
    const [{headers, body}] = wire.arrived;
    assert.match(headers['content-type'], /^multipart\/form-data; boundary=/);
    const parts = readParts({headers, body});
    const dispositions = parts.map(({headers: lines}) =>
      Buffer.from(lines.join('\n'), 'latin1').toString(),
    );
    assert.deepEqual(dispositions, [
      'content-disposition: form-data; name="title"',
      'content-disposition: form-data; name="meta"\ncontent-type: application/json',
      'content-disposition: form-data; name="note"\ncontent-type: text/markdown',
      'content-disposition: form-data; name="cover"; filename="ä.png"\n' +
        'content-type: image/png\nx-kind: cover',
      'content-disposition: form-data; name="pages"; filename="one.txt"\ncontent-type: text/plain',
      'content-disposition: form-data; name="pages"; ' +
        'filename="%22><img src=x onerror=alert(1)>.txt"\ncontent-type: text/plain',
    ]);
    assert.deepEqual(
      parts.map(({content}) => content),
      ['A "b"', '{"id":0}', '# Hi', bytes.toString('latin1'), '1', '2'],
    );
  });

  it('are a file, byte by byte', async (t) => {
    const wire = await startWire(t);
    const playground = await openPlayground(t, {
      servers: wire.url,
      paths: operation({'application/octet-stream': {}}, {required: true}),
    });
    const bytes = Buffer.from(Array.from({length: 256}, (_, index) => index));
    await playground.upload(0, ...filesOf(t, {'a.bin': bytes}));
    assert.equal(await playground.send(), '200 OK');
    const [{headers, body}] = wire.arrived;
    assert.equal(headers['content-type'], 'application/octet-stream');
    assert.deepEqual(body, bytes);
  });

  it('are text', async (t) => {
    const wire = await startWire(t);
    const playground = await openPlayground(t, {
      servers: wire.url,
      paths: operation({'text/plain': {schema: {type: 'string'}}}, {required: true}),
    });
    await playground.fill({Body: 'line one\nline “two” $HOME `id`'});
    assert.equal(await playground.send(), '200 OK');
    const [{headers, body}] = wire.arrived;
    assert.equal(headers['content-type'], 'text/plain');
    assert.equal(body.toString(), 'line one\nline “two” $HOME `id`');
  });

  it('are sent although the description does not allow them, with a second click', async (t) => {
    const wire = await startWire(t);
    const playground = await openPlayground(t, {
      servers: wire.url,
      paths: operation({'application/json': {schema: pet}}, {required: true}),
    });
    await playground.click('Send');
    await playground.wait('[part="problems"]');
    assert.equal(wire.arrived.length, 0);
    assert.equal(await playground.sendAnyway(), '200 OK');
    assert.equal(wire.arrived.length, 1);
  });
});
