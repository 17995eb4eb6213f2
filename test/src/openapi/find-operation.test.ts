import {expect} from '@esm-bundle/chai';
import {describe, it} from 'node:test';
import {describeProblems} from '../../../src/content/describe.js';
import type {ApiDescription} from '../../../src/openapi/description.js';
import {findOperation, readOperationName} from '../../../src/openapi/find-operation.js';
import {findSchema} from '../../../src/openapi/find-schema.js';
import {described} from './describing.js';
import {readDescription} from '../../../src/openapi/read-description.js';

async function description(
  file: string,
  operations: readonly string[],
  schemas: readonly string[] = [],
): Promise<ApiDescription> {
  const paths: Record<string, Record<string, object>> = {};
  const webhooks: Record<string, object> = {};
  for (const operation of operations) {
    const [method = '', path = ''] = operation.split(/ (.*)/);
    if (method === 'webhook') webhooks[path] = {post: {}};
    else (paths[path] ??= {})[method.toLowerCase()] = {};
  }
  const components = {schemas: Object.fromEntries(schemas.map((name) => [name, {}]))};
  return readDescription(JSON.stringify({openapi: '3.1.0', paths, webhooks, components}), file, {
    url: `https://docs.example/${file}`,
    loadText: () => Promise.reject(new Error('No files')),
    parse: () => Promise.reject(new Error('Only for other texts than JSON')),
  });
}

const shop = description('specs/shop.json', [
  'GET /orders',
  'POST /orders',
  'GET /orders/{orderId}',
  'DELETE /orders/{orderId}/items/{itemId}',
  'GET /',
  'GET /v1/{name=shops/*}',
  'webhook order placed',
]);
const users = description('users.yaml', ['GET /users', 'GET /users/{id}', 'GET /orders']);
const all = Promise.all([shop, users]);

async function found(written: string): Promise<string | undefined> {
  const search = findOperation(written, await all);
  if (!('entry' in search)) return undefined;
  const {
    entry,
    description: {file},
  } = search;
  return `${file} ${entry.method} ${entry.path}`;
}

describe('findOperation', () => {
  it('finds methods of other names in any letter case', async () => {
    const paths = {'/cache': {additionalOperations: {Purge: {}}}};
    const one = await described({openapi: '3.2.0', paths});
    const search = findOperation('purge /cache', [one]);
    expect('entry' in search && search.entry.method).to.equal('Purge');
  });

  const forms: readonly (readonly [written: string, operation: string])[] = [
    ['POST /orders', 'specs/shop.json POST /orders'],
    ['post /orders', 'specs/shop.json POST /orders'],
    ['  Get   /users \n', 'users.yaml GET /users'],
    ['users.yaml\n  GET\n  /orders', 'users.yaml GET /orders'],
    ['users GET /orders', 'users.yaml GET /orders'],
    ['/users.yaml get /orders', 'users.yaml GET /orders'],
    ['./users.yml get /orders', 'users.yaml GET /orders'],
    ['specs/shop GET /orders', 'specs/shop.json GET /orders'],
    ['shop.json GET /orders', 'specs/shop.json GET /orders'],
    ['shop GET /orders', 'specs/shop.json GET /orders'],
    ['USERS.YAML GET /orders', 'users.yaml GET /orders'],
    ['GET /users/', 'users.yaml GET /users'],
    ['GET /users/{userId}', 'users.yaml GET /users/{id}'],
    ['GET /users/:id', 'users.yaml GET /users/{id}'],
    ['GET /Users/{ID}', 'users.yaml GET /users/{id}'],
    ['GET /v1/{name}', 'specs/shop.json GET /v1/{name=shops/*}'],
    ['GET users', 'users.yaml GET /users'],
    ['GET /users?limit=1#top', 'users.yaml GET /users'],
    ['GET /', 'specs/shop.json GET /'],
    ['delete /orders/{a}/items/{b}', 'specs/shop.json DELETE /orders/{orderId}/items/{itemId}'],
    ['webhook order placed', 'specs/shop.json POST order placed'],
    ['specs/shop.json WEBHOOK order placed', 'specs/shop.json POST order placed'],
  ];
  for (const [written, operation] of forms) {
    it(`finds ${JSON.stringify(written)}`, async () => {
      expect(await found(written)).to.equal(operation);
    });
  }

  for (const written of [
    'GET /nothing',
    'PUT /users',
    'GET',
    '',
    '/users',
    'webhook other',
    'orders.json GET /users',
    'GET /orders/{id}/items',
  ]) {
    it(`does not find ${JSON.stringify(written)}`, async () => {
      expect(await found(written)).to.equal(undefined);
    });
  }

  it('prefers an operation that is written exactly so', async () => {
    const one = await description('a.json', ['GET /a/{x}', 'GET /a/{y}', 'GET /A/']);
    const paths = ['GET /a/{y}', 'GET /A/', 'GET /A'].map((written) => {
      const search = findOperation(written, [one]);
      return 'entry' in search ? search.entry.path : undefined;
    });
    expect(paths).to.deep.equal(['/a/{y}', '/A/', '/A/']);
  });

  it('takes the nearest file, and names all that have it (openapi/ambiguous)', async () => {
    for (const [file, nearest] of [
      ['orders.mdx', 'users.yaml'],
      ['specs/orders.mdx', 'specs/shop.json'],
    ] as const) {
      const search = findOperation('GET /orders', await all, {file, line: 2}, 'mint.json');
      expect('description' in search && search.description.file).to.equal(nearest);
      const [problem, ...others] = describeProblems(search.diagnostics);
      expect(others).to.deep.equal([]);
      // The same for all pages: it is reported once.
      expect(problem).to.deep.include({
        code: 'openapi/ambiguous',
        severity: 'warning',
        message:
          'Several OpenAPI files describe the same operation or schema: ' +
          'specs/shop.json, users.yaml.',
        location: {file: 'mint.json'},
      });
    }
    expect(findOperation('users GET /orders', await all).diagnostics).to.deep.equal([]);
  });

  it('names the most similar operations where nothing matches (openapi/not-found)', async () => {
    const nearest = async (written: string) => {
      const search = findOperation(written, await all);
      return 'nearest' in search
        ? search.nearest.map(({entry: {method, path}}) => `${method} ${path}`).slice(0, 2)
        : [];
    };
    expect(await nearest('GET /order')).to.deep.equal(['GET /orders', 'GET /orders']);
    expect(await nearest('PUT /users/{id}')).to.deep.equal(['GET /users/{id}', 'GET /users']);
    expect(await nearest('GET /v2/users')).to.deep.equal(['GET /users']);
    expect(await nearest('other.json GET /users/{id}')).to.deep.equal([
      'GET /users/{id}',
      'GET /users',
    ]);
    const saidOf = (search: ReturnType<typeof findOperation>) =>
      describeProblems(search.diagnostics)[0];
    const diagnostic = saidOf(findOperation('GET /user', await all, {file: 'a.mdx'}));
    expect(diagnostic?.code).to.equal('openapi/not-found');
    expect(diagnostic?.message).to.equal('No OpenAPI file describes “GET /user”.');
    expect(diagnostic?.hint).to.match(/^Did you mean GET \/users/);
    expect(saidOf(findOperation('GET /quite/another/thing', await all))?.hint).to.equal(
      'Looked for it in specs/shop.json or users.yaml.',
    );
  });

  it('tells which file is named, so that it can be loaded', () => {
    expect(readOperationName('https://api.example/openapi.json get /a')).to.deep.equal({
      file: 'https://api.example/openapi.json',
      kind: 'operation',
      method: 'GET',
      path: '/a',
    });
    expect(readOperationName('my api.yaml webhook a b')).to.deep.equal({
      file: 'my api.yaml',
      kind: 'webhook',
      method: '',
      path: 'a b',
    });
    expect(readOperationName('nothing')).to.equal(undefined);
  });
});

describe('findSchema', () => {
  const schemas = Promise.all([
    description('specs/shop.json', [], ['Order', 'Item']),
    description('users.yaml', [], ['User', 'Order']),
  ]);
  const found = async (written: string): Promise<unknown> => {
    const search = findSchema(written, await schemas);
    return 'name' in search ? `${search.description.file} ${search.name}` : undefined;
  };

  it('finds a schema with and without its file, in any letter case', async () => {
    expect(await found('User')).to.equal('users.yaml User');
    expect(await found(' user\n')).to.equal('users.yaml User');
    expect(await found('users.yaml Order')).to.equal('users.yaml Order');
    expect(await found('shop item')).to.equal('specs/shop.json Item');
    expect(await found('users Item')).to.equal(undefined);
  });

  it('says where several files have it, and what is similar where none has', async () => {
    const search = findSchema('Order', await schemas);
    expect(search.diagnostics.map(({code}) => code)).to.deep.equal(['openapi/ambiguous']);
    const missing = findSchema('Usr', await schemas);
    expect('nearest' in missing && missing.nearest.map(({name}) => name)).to.deep.equal(['User']);
    expect(describeProblems(missing.diagnostics)[0]?.hint).to.equal('Did you mean User?');
  });
});
