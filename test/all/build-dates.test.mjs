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

  it('writes no dates of the oldest commit, where not all of them were fetched', async (t) => {
    const site = {
      'docs.json': JSON.stringify({name: 'Acme', navigation: {pages: ['a', 'b']}}),
      'a.md': '# A\n',
      'b.md': '# B\n',
    };
    const folder = await folderWith(t, site);
    const clones = await folderWith(t);
    const git = (...words) => execFileSync('git', words, {cwd: folder, stdio: 'pipe'});
    const identity = ['-c', 'user.name=A', '-c', 'user.email=a@acme.dev'];
    const commit = () => git(...identity, 'commit', '-q', '-m', 'docs: write');
    git('init', '-q');
    git('add', 'docs.json', 'a.md');
    commit();
    git('add', 'b.md');
    commit();
    const dated = [];
    for (const depth of [1, 2]) {
      const clone = join(clones, `${depth}`);
      git('clone', '-q', '--depth', `${depth}`, `file://${folder}`, clone);
      const out = join(clones, `${depth}-out`);
      const words = ['build', clone, '--url', 'https://docs.acme.dev', '--out', out];
      assert.equal((await runCommand(words)).code, 0);
      const sitemap = await readFile(join(out, 'sitemap.xml'), 'utf8');
      dated.push(['a', 'b'].filter((page) => sitemap.includes(`/${page}</loc><lastmod>`)));
    }
    assert.deepEqual(dated, [[], ['b']]);
  });
});
