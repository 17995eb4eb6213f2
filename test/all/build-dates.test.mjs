import assert from 'node:assert/strict';
import {execFileSync} from 'node:child_process';
import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {describe, it} from 'node:test';
import {folderWith, runCommand} from '../harness/command.mjs';
import {whySkipped} from '../harness/static-hosts.mjs';

describe('docs-site build in a git repository', {skip: whySkipped({program: 'git'})}, () => {
  it('writes when the file of each page was last changed', async (t) => {
    const folder = await folderWith(t, {
      'site/docs.json': JSON.stringify({name: 'Acme', navigation: {pages: ['über', 'b']}}),
      'site/über.md': '---\ntitle: A\n---\n',
      'site/b.md': '---\ntitle: B\n---\n',
    });
    const date = '2026-03-04T05:06:07+02:00';
    const env = {...process.env, GIT_COMMITTER_DATE: date, GIT_AUTHOR_DATE: date};
    const git = (...words) => execFileSync('git', words, {cwd: folder, env});
    git('init', '-q');
    git('add', 'site/docs.json', 'site/über.md');
    const identity = ['-c', 'user.name=A', '-c', 'user.email=a@acme.dev'];
    git(...identity, 'commit', '-q', '-m', 'docs: begin');
    const out = join(await folderWith(t), 'out');
    const site = join(folder, 'site');
    const url = 'https://docs.acme.dev';
    const {code, error} = await runCommand(['build', site, '--url', url, '--out', out]);
    assert.equal(code, 0, error);
    const sitemap = await readFile(join(out, 'sitemap.xml'), 'utf8');
    const path = encodeURIComponent('über');
    assert.ok(
      sitemap.includes(`<loc>${url}/${path}</loc><lastmod>2026-03-04T03:06:07Z</lastmod>`),
      sitemap,
    );
    assert.ok(sitemap.includes(`<loc>${url}/b</loc></url>`), sitemap);
  });
});
