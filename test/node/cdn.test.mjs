import assert from 'node:assert/strict';
import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {describe, it} from 'node:test';
import {runCommand} from '../harness/command.mjs';
import {filesIn, root, textOf} from '../harness/sources.mjs';

const {version} = JSON.parse(textOf('package.json'));
const jsDelivr = `https://cdn.jsdelivr.net/npm/docs-site-element@${version}/dist/`;

const hashOf = (file) => {
  const content = readFileSync(join(root, 'dist', file));
  return `sha384-${createHash('sha384').update(content).digest('base64')}`;
};

describe('docs-site cdn', () => {
  it('prints the URLs of its own version on jsDelivr', async () => {
    const {code, out} = await runCommand(['cdn']);
    assert.equal(code, 0);
    const [, entry] = /src="([^"]+)" integrity="([^"]+)" crossorigin>/.exec(out);
    assert.equal(entry, `${jsDelivr}docs-site.js`);
  });

  it('has the hash of the entry and of all scripts that it and others import', async () => {
    const {out} = await runCommand(['cdn', 'https://static.example/v1']);
    const folder = 'https://static.example/v1/';
    assert.ok(out.includes(`src="${folder}docs-site.js" integrity="${hashOf('docs-site.js')}"`));
    const {integrity} = JSON.parse(/<script type="importmap">([^<]*)</.exec(out)[1]);
    const imported = ['main.js', ...filesIn('dist/chunks', '.js').map((path) => path.slice(5))];
    assert.deepEqual(
      integrity,
      Object.fromEntries(imported.map((path) => [folder + path, hashOf(path)])),
    );
  });

  for (const url of ['static.example/v1', 'file:///v1']) {
    it(`ends with the code 2 and a sentence for ${url}`, async () => {
      const {code, out, error} = await runCommand(['cdn', url]);
      assert.deepEqual([code, out], [2, '']);
      assert.match(error, /is not a URL\. Write one that begins with https:/);
    });
  }

  for (const url of [
    'https://static.example/v1?a=b',
    'https://static.example/v1/#a',
    'https://a?',
  ]) {
    it(`ends with the code 2 and says what to leave out of ${url}`, async () => {
      const {code, out, error} = await runCommand(['cdn', url]);
      assert.deepEqual([code, out], [2, '']);
      assert.ok(
        error.includes(`"${url}" is not the URL of a folder. Write it without "?" and "#".`),
      );
    });
  }
});
