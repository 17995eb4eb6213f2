import {expect} from '@esm-bundle/chai';
import {describe, it} from 'node:test';
import {operationOf} from '../../../src/content/operation.js';

describe('operationOf', () => {
  const rows: readonly (readonly [key: string, value: string, operation: string | undefined])[] = [
    ['openapi', 'GET /users/{id}', 'GET /users/{id}'],
    ['openapi', '/openapi.json post /users', 'POST /users'],
    ['openapi', 'v2 get /x', 'GET /x'],
    ['api', 'DELETE https://api.example/users', 'DELETE https://api.example/users'],
    ['openapi', 'webhook order created ', 'WEBHOOK order created'],
    ['api', '/target/users', undefined],
    ['openapi', 'get', undefined],
    ['title', 'GET /users', undefined],
  ];
  for (const [key, value, operation] of rows) {
    it(`reads ${operation ?? 'nothing'} from ${key}: ${value}`, () => {
      const found = operationOf(new Map([[key, value]]));
      expect(found && `${found.method} ${found.path}`).to.equal(operation);
    });
  }

  it('reads api where openapi is empty', () => {
    const frontmatter = new Map([
      ['openapi', ''],
      ['api', 'GET /users'],
    ]);
    expect(operationOf(frontmatter)).to.deep.equal({method: 'GET', path: '/users'});
  });
});
