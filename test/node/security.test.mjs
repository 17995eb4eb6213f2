import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {filesIn, root, textOf} from '../harness/sources.mjs';
import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';

const manifest = JSON.parse(textOf('package.json'));

describe('SECURITY.md', () => {
  const text = textOf('SECURITY.md');

  it('names a test for each promise, which exists', () => {
    const rows = [...text.matchAll(/^\| .+? \| \[.+?\]\((test\/.+?)\) \| (.+) \|$/gm)];
    assert.ok(rows.length > 25);
    const missing = rows.filter(([, file, name]) => {
      const path = join(root, file);
      return !existsSync(path) || !readFileSync(path, 'utf8').includes(name);
    });
    assert.deepEqual(
      missing.map(([row]) => row),
      [],
    );
  });

  it('and the page about security lead to the private reports of the repository', () => {
    const repository = manifest.repository.url.replace(/^git\+|\.git$/g, '');
    for (const file of ['SECURITY.md', 'demo/guide/security.mdx']) {
      assert.ok(textOf(file).includes(`${repository}/security/advisories/new`), file);
    }
  });
});

describe('the pages about hosts', () => {
  it('lead to the page with the policy', () => {
    const pages = ['demo/guide/hosting.mdx', ...filesIn('demo/hosting', '.mdx')];
    assert.ok(pages.length > 10);
    assert.deepEqual(
      pages.filter((file) => !textOf(file).includes('(/guide/security#content-security-policy)')),
      [],
    );
  });
});
