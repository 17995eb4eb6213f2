import {expect} from '@esm-bundle/chai';
import {describe, it} from 'node:test';
import {parsePage} from '../../../src/content/parse-page.js';
import {describePage} from '../../../src/openapi/describe-page.js';
import type {Json, JsonObject} from '../../../src/shared/json.js';

interface Described {
  readonly route: string;
  readonly method: string;
  readonly servers: readonly string[];
  readonly parameters: readonly (JsonObject & {readonly in: string; readonly name: string})[];
  readonly body: Json | undefined;
}

function described(api: string, body = '', baseUrls: readonly string[] = []): Described {
  const {page} = parsePage(body, 'a.mdx', 'a');
  const found = describePage(api, 'Title', page.body, baseUrls);
  if (!found) throw new Error('It describes nothing.');
  // The document is what this project itself has written.
  const {servers, paths} = found.document as unknown as {
    servers: {url: string}[];
    paths: Record<string, Record<string, {parameters: []; requestBody?: {content: Json}}>>;
  };
  const operation = paths[found.path]?.[found.method.toLowerCase()];
  if (!operation) throw new Error('The operation is not at its path.');
  return {
    route: found.path,
    method: found.method,
    servers: servers.map(({url}) => url),
    parameters: operation.parameters,
    body: operation.requestBody?.content,
  };
}

const namesOf = ({parameters}: Described) =>
  parameters.map(({in: place, name}) => `${place}:${name}`);

describe('describePage', () => {
  it('reads the method and the path, in any letter case and however spaced', () => {
    expect(described(' post   /users ')).to.include({method: 'POST', route: '/users'});
    expect(described('GET users').route).to.equal('/users');
  });

  it('describes nothing without a path', () => {
    for (const api of ['', 'GET', '/users']) {
      expect(describePage(api, '', [], [])).to.equal(undefined);
    }
  });

  it('takes the server from a complete URL, else from the site', () => {
    expect(described('GET /users', '', ['https://a.example/v1']).servers).to.deep.equal([
      'https://a.example/v1',
    ]);
    for (const [url, server, route] of [
      ['https://api.example/v1/{id}', 'https://api.example', '/v1/{id}'],
      ['https://API.example:443/x', 'https://API.example:443', '/x'],
      ['https://{tenant}.example/x', 'https://{tenant}.example', '/x'],
      ['http://localhost:8080', 'http://localhost:8080', '/'],
    ] as const) {
      const found = described(`GET ${url}`, '', ['https://other.example']);
      expect([found.servers, found.route]).to.deep.equal([[server], route]);
    }
  });

  it('does not take a colon in a path for the scheme of a URL', () => {
    expect(described('POST users:batch', '', ['https://a.example'])).to.include({
      route: '/users:batch',
    });
    expect(namesOf(described('POST /users/{id}:activate'))).to.deep.equal(['path:id']);
  });

  it('knows the parameters that the URL needs, once', () => {
    const body = '<ParamField path="id" type="integer" />\n\n<ParamField query="page" />';
    const found = described('GET /a/:group/{id}?page=2&size=9#top', body);
    expect(found.route).to.equal('/a/{group}/{id}');
    expect(namesOf(found)).to.deep.equal(['path:id', 'query:page', 'path:group', 'query:size']);
  });

  it('reads places, types and values of fields', () => {
    const body = `
<ParamField header="X-Key" type="string" required placeholder="abc" />

<ParamField query="tags" type="string[]" default='["a"]' />

<ParamField cookie="c" type="enum<string>" initialValue="x" deprecated pre={["old"]} />
`;
    const [key, tags, cookie] = described('GET /a', body).parameters;
    expect(key).to.deep.include({
      in: 'header',
      required: true,
      schema: {type: 'string', examples: ['abc']},
    });
    expect(tags?.['schema']).to.deep.equal({
      type: 'array',
      items: {type: 'string'},
      default: ['a'],
    });
    expect(cookie).to.deep.include({in: 'cookie', 'x-default': 'x', deprecated: true});
    const labels = {pre: ['old'], post: []};
    expect(cookie?.['schema']).to.deep.include({'x-mint': labels});
  });

  it('reads the values of the items of a list', () => {
    const body = `
<ParamField query="a" type="string[]" enum={["1", "2"]} default='["1"]' />

<ParamField query="b" type="list of integers" enum={["1", "2"]} />

<ParamField query="c" type="array<array<number>>" enum={["1"]} />
`;
    const [a, b, c] = described('GET /a', body).parameters.map(({schema}) => schema);
    expect(a).to.deep.equal({
      type: 'array',
      items: {type: 'string', enum: ['1', '2']},
      default: ['1'],
    });
    expect(b).to.deep.equal({type: 'array', items: {type: 'integer', enum: [1, 2]}});
    expect(c).to.deep.equal({
      type: 'array',
      items: {type: 'array', items: {type: 'number', enum: [1]}},
    });
  });

  it('makes a body of fields, also of those inside tabs and other fields', () => {
    const body = `
<Tabs>
<Tab title="A">
<ParamField body="user" type="object" required>
  <Expandable title="properties">
    <ParamField body="name" type="string" required />
    <ParamField body="__proto__" type="number" />
  </Expandable>
</ParamField>
</Tab>
</Tabs>

<ParamField body="list" type="object[]">
  <ParamField body="id" type="integer" initialValue="7" />
</ParamField>
`;
    expect(JSON.stringify(described('POST /a', body).body)).to.equal(
      JSON.stringify({
        'application/json': {
          schema: {
            type: 'object',
            properties: {
              user: {
                type: 'object',
                properties: JSON.parse(
                  '{"name": {"type": "string"}, "__proto__": {"type": "number"}}',
                ) as Json,
                required: ['name'],
              },
              list: {
                type: 'array',
                items: {
                  type: 'object',
                  properties: {id: {type: 'integer', 'x-default': 7}},
                  required: [],
                },
              },
            },
            required: ['user'],
          },
        },
      }),
    );
  });

  it('makes a form of a body with a file', () => {
    const {body} = described('POST /a', '<ParamField body="upload" type="file" />');
    expect(body).to.have.property('multipart/form-data');
  });

  it('reads long texts of blanks once', () => {
    const blanks = ' '.repeat(100_000);
    expect(described(`GET /a${blanks}b`).route).to.equal('/a b');
  });
});
