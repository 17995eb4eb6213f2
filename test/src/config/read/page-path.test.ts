import {expect} from '@esm-bundle/chai';
import {describe, it} from 'node:test';
import {isOperation, readPagePath} from '../../../../src/config/read/page-path.js';

describe('readPagePath', () => {
  const cases: readonly (readonly [unknown, string | undefined])[] = [
    ['introduction', 'introduction'],
    ['/guides/start/', 'guides/start'],
    ['guides//start.mdx', 'guides/start'],
    ['./guides/start.MD', 'guides/start'],
    ['guides/node.js', 'guides/node.js'],
    ['my guides/v1.2', 'my guides/v1.2'],
    ['get started', undefined],
    ['__proto__', '__proto__'],
    ['', undefined],
    ['/', undefined],
    ['../secret', undefined],
    ['a/../../b', undefined],
    ['https://example.com/a', undefined],
    ['//example.com/a', undefined],
    ['javascript:alert(1)', undefined],
    ['GET /users', undefined],
    [42, undefined],
    [null, undefined],
  ];
  for (const [written, path] of cases) {
    it(`reads ${JSON.stringify(written)} as ${String(path)}`, () => {
      expect(readPagePath(written)).to.equal(path);
    });
  }
});

describe('isOperation', () => {
  it('knows a method and a path, with or without a file', () => {
    expect(isOperation('GET /users')).to.equal(true);
    expect(isOperation('openapi.json post /users/{id}')).to.equal(true);
    expect(isOperation('webhook order-paid')).to.equal(true);
  });

  it('takes pages named like methods for pages', () => {
    expect(isOperation('api/get')).to.equal(false);
    expect(isOperation('getting-started')).to.equal(false);
    expect(isOperation('GET')).to.equal(false);
  });
});
