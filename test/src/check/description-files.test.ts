import {expect} from '@esm-bundle/chai';
import {describe, it} from 'node:test';
import {descriptionFiles} from '../../../src/check/description-files.js';
import {memoryLoader} from '../../../src/site/loader.js';

describe('descriptionFiles', () => {
  const descriptions = [
    ['api.json', '{"openapi":"3.1.0","info":{},"paths":{}}'],
    ['api.json', '\n{\n  "info": {},\n  "swagger": "2.0",\n  "paths": {}\n}'],
    ['api.yaml', "# Ours\n---\ninfo: {}\n'openapi': '3.0.3'\ncomponents: {}\n"],
    ['api.YML', 'openapi: 3.1.0\nwebhooks: {}\n'],
    ['api.yaml', '{openapi: 3.1.0, paths: {}}'],
  ] as const;
  for (const [file, text] of descriptions) {
    it(`finds ${JSON.stringify(text)}`, async () => {
      const loader = memoryLoader({[file]: text});
      expect(await descriptionFiles([file, 'missing.json'], loader)).to.deep.equal([file]);
    });
  }

  const others = [
    ['api.md', 'openapi: 3.1.0\npaths: {}\n'],
    ['schemas.yaml', 'components: {}\n'],
    ['tools.yaml', '# For openapi: 3.1 and paths: all\nname: tools\n'],
    ['entity.yaml', 'kind: API\ndefinition: |\n  openapi: 3.0.0\n  paths: {}\n'],
    ['package.json', '{"dependencies": {"swagger": "1.2.3"}}'],
  ] as const;
  for (const [file, text] of others) {
    it(`leaves out ${JSON.stringify(text)}`, async () => {
      expect(await descriptionFiles([file], memoryLoader({[file]: text}))).to.deep.equal([]);
    });
  }
});
