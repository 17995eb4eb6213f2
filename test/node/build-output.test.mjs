import assert from 'node:assert/strict';
import {readdir, readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {describe, it} from 'node:test';
import {folderWith, runCommand} from '../harness/command.mjs';

const files = {
  'docs.json': JSON.stringify({name: 'Acme', navigation: {pages: ['start', 'second']}}),
  'start.mdx': '---\ntitle: Start\n---\n\nThe first text.\n',
  'second.mdx': '---\ntitle: Second\n---\n\nThe second text.\n',
};

const url = 'https://docs.acme.dev';

async function builtFolder(t, more = {}, words = []) {
  const folder = await folderWith(t, {...files, ...more});
  const around = await folderWith(t);
  const out = join(around, 'out');
  const build = (...others) =>
    runCommand(['build', folder, '--url', url, '--out', out, ...words, ...others]);
  const result = await build();
  assert.equal(result.code, 0, result.error);
  const read = (path) => readFile(join(out, path), 'utf8');
  return {folder, around, out, build, read, result};
}

describe('the files that docs-site build writes', () => {
  it('are those of the author without hidden ones, but with those that hosts read', async (t) => {
    const kept = [
      ...['.nojekyll', '.htaccess', '.domains', '_headers', '.well-known/security.txt'],
      ...['inner/.htaccess', '.well-known/skills/notes.md'],
    ];
    const left = ['.env', '.npmrc', 'inner/.env', '.vitepress/config.ts', '.well-known/.env'];
    const more = Object.fromEntries([...kept, ...left].map((path) => [path, 'secret']));
    const {out, read} = await builtFolder(t, more);
    const written = await readdir(out, {recursive: true});
    for (const path of kept) assert.ok(written.includes(path), path);
    for (const path of left) assert.ok(!written.includes(path), path);
    assert.ok(!written.includes('.well-known/skills/notes.html'));
    assert.equal(await read('.well-known/security.txt'), 'secret');
  });
});
