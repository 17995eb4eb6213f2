import {expect} from '@esm-bundle/chai';
import {describe, it} from 'node:test';
import {nearestFile} from '../../../src/openapi/nearest-file.js';

describe('nearestFile', () => {
  const rows: readonly (readonly [from: string, files: string, nearest: string | undefined])[] = [
    ['users.mdx', 'a.json b.json', 'a.json'],
    [
      'api/v2/users.mdx',
      'openapi.json api/openapi.json api/v2/openapi.json',
      'api/v2/openapi.json',
    ],
    ['api/users.mdx', 'other/api.json /openapi.json', '/openapi.json'],
    ['api/users.mdx', 'api/archive/a.json openapi.json', 'openapi.json'],
    ['users.mdx', 'archive/a.json specs/current/a.json', 'specs/current/a.json'],
    ['users.mdx', 'api-old/a.json api/openapi.deprecated.yaml rest/a.json', 'rest/a.json'],
    ['users.mdx', 'Legacy/a.json gold/a.json', 'gold/a.json'],
    ['archive/users.mdx', 'openapi.json archive/openapi.json', 'archive/openapi.json'],
    ['users.mdx', 'archive/v1/a.json archive/a.json', 'archive/a.json'],
    ['v2/users.mdx', 'specs/v1.json specs/v2.json', 'specs/v2.json'],
    ['v2/users.mdx', 'v1.json v2.json', 'v2.json'],
    [
      'users.mdx',
      'specs/a.json https://api.example/archive/a.json',
      'https://api.example/archive/a.json',
    ],
    ['docs.json', 'b/a.json a/a.json', 'b/a.json'],
    ['users.mdx', '', undefined],
  ];
  for (const [from, files, nearest] of rows) {
    it(`of "${files}" for ${from} is ${nearest ?? 'none'}`, () => {
      const all = files.split(' ').filter(Boolean);
      expect(
        nearestFile(
          all.map((file) => ({file})),
          from,
        )?.file,
      ).to.equal(nearest);
    });
  }
});
