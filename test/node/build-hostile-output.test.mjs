import assert from 'node:assert/strict';
import {execFile, execFileSync, spawn} from 'node:child_process';
import {createHash} from 'node:crypto';
import {existsSync} from 'node:fs';
import {lstat, mkdir, readdir, readFile, rename, rm, symlink, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {describe, it} from 'node:test';
import {command, folderWith, runCommand} from '../harness/command.mjs';

const config = {name: 'Acme', navigation: {pages: ['start', 'guides/second']}};

const files = {
  'docs.json': JSON.stringify(config),
  'start.mdx': '---\ntitle: Start\n---\n\nThe first text.\n',
  'guides/second.mdx': '---\ntitle: Second\n---\n\nThe second text.\n',
};

const lockFile = '.docs-site-build.lock';

const hashOf = (text) => createHash('sha256').update(text).digest('hex').slice(0, 16);

/** A site, a folder that is not its output, and the folder that it is to be built into. */
async function siteWith(t, more = {}) {
  const folder = await folderWith(t, {...files, ...more});
  const other = await folderWith(t, {'index.html': 'Mine.', 'second.html': 'Mine.'});
  const out = join(await folderWith(t), 'out');
  const words = ['build', folder, '--url', 'https://docs.acme.dev', '--out', out];
  const build = (...others) => runCommand([...words, ...others]);
  const read = (path) => readFile(join(out, path), 'utf8');
  return {folder, other, out, words, build, read};
}

async function builtSite(t, more) {
  const site = await siteWith(t, more);
  const result = await site.build();
  assert.equal(result.code, 0, result.error);
  return {...site, result};
}

async function assertUntouched(other) {
  assert.deepEqual((await readdir(other)).sort(), ['index.html', 'second.html']);
  for (const name of ['index.html', 'second.html']) {
    assert.equal(await readFile(join(other, name), 'utf8'), 'Mine.');
  }
}

/** Says one sentence about this. */
function assertMisuse({code, error}, sentence) {
  assert.equal(code, 2, error);
  assert.match(error, sentence);
  assert.equal(error.trim().split('\n').length, 1, error);
}

/** How many warnings with this code a build has printed. */
function warningsOf({out}, code) {
  return out.split('\n').filter((line) => line.endsWith(`  warning  ${code}`)).length;
}

/** Everything in a folder. */
const namesIn = async (folder) => (await readdir(folder, {recursive: true})).sort();

describe('links in the folder that docs-site build writes', () => {
  it('are replaced where files wait', async (t) => {
    for (const isFirst of [true, false]) {
      const {folder, other, out, build, read} = isFirst ? await siteWith(t) : await builtSite(t);
      await mkdir(out, {recursive: true});
      await symlink(other, join(out, '.docs-site-build'));
      await writeFile(join(folder, 'start.mdx'), '# Start\n\nAnother text.\n');
      const {code, error} = await build();
      assert.equal(code, 0, error);
      assert.match(await read('start.html'), /Another text\./);
      await assertUntouched(other);
    }
  });

  it('are not followed in what an interrupted build has left', async (t) => {
    const {folder, other, out, build, read} = await builtSite(t);
    const waiting = join(out, '.docs-site-build');
    await mkdir(waiting);
    await mkdir(join(waiting, 'files'));
    for (const name of ['index.html', 'start.html', '0', '1', 'union', 'final']) {
      await symlink(join(other, 'index.html'), join(waiting, name));
    }
    await symlink(other, join(waiting, 'guides'));
    await writeFile(join(folder, 'start.mdx'), '# Start\n\nAnother text.\n');
    const {code, error} = await build();
    assert.equal(code, 0, error);
    assert.match(await read('start.html'), /Another text\./);
    assert.ok(!existsSync(waiting));
    await assertUntouched(other);
  });

  it('are not followed instead of the record or the lock', async (t) => {
    const {folder, other, out, build} = await builtSite(t);
    const names = ['docs-site-build.json~', lockFile, `${lockFile}~`];
    for (const name of names) await symlink(join(other, 'index.html'), join(out, name));
    await writeFile(join(folder, 'start.mdx'), '# Start\n\nAnother text.\n');
    assert.equal((await build()).code, 0);
    await assertUntouched(other);
    const record = join(out, 'docs-site-build.json');
    await rename(record, join(other, 'record'));
    await symlink(join(other, 'record'), record);
    assertMisuse(await build(), /has files that 'docs-site build' has not written/);
  });

  it('are named instead of folders, and nothing is written there', async (t) => {
    for (const words of [[], ['--check']]) {
      const {folder, other, out, build} = await builtSite(t);
      await rm(join(out, 'guides'), {recursive: true});
      await symlink(other, join(out, 'guides'));
      await writeFile(join(folder, 'start.mdx'), '# Start\n\nAnother text.\n');
      const before = await namesIn(out);
      const sentence = /^\S+\/out\/guides is a symbolic link, and .* through links\. Remove it, or/;
      assertMisuse(await build(...words), sentence);
      assert.deepEqual(await namesIn(out), before);
      assert.doesNotMatch(await readFile(join(out, 'start.html'), 'utf8'), /Another text/);
      await assertUntouched(other);
    }
  });

  it('lead to no files that are removed, whatever the record says', async (t) => {
    const {other, out, build} = await builtSite(t);
    await symlink(other, join(out, 'lnk'));
    const record = join(out, 'docs-site-build.json');
    const {files: written} = JSON.parse(await readFile(record, 'utf8'));
    written['lnk/index.html'] = hashOf('Mine.');
    await writeFile(record, JSON.stringify({files: written}));
    const {code, out: said, error} = await build();
    assert.equal(code, 0, error);
    assert.match(said, / 0 removed\./);
    await assertUntouched(other);
  });

  it('are replaced where a file is to be that was written before', async (t) => {
    const {other, out, build} = await builtSite(t);
    await rm(join(out, 'start.html'));
    await symlink(join(other, 'index.html'), join(out, 'start.html'));
    assert.equal((await build()).code, 0);
    assert.ok((await lstat(join(out, 'start.html'))).isFile());
    await assertUntouched(other);
  });
});

describe('an output folder of docs-site build', () => {
  it('is not written by two builds at once', async (t) => {
    const {folder, out, build, read} = await builtSite(t);
    await writeFile(join(folder, 'start.mdx'), '# Start\n\nAnother text.\n');
    const lock = join(out, lockFile);
    // This process is running, and is not the next build.
    await writeFile(lock, String(process.pid));
    const before = await namesIn(out);
    assertMisuse(await build(), /\/out is being written by another build\. Wait until it ends/);
    assert.deepEqual(await namesIn(out), before);
    assert.match(await read('start.html'), /The first text/);
    assert.equal((await build('--check')).code, 1);
    await rm(lock);
    assert.equal((await build()).code, 0);
    assert.match(await read('start.html'), /Another text/);
    assert.ok(!existsSync(lock));
  });

  it('is that of one site after several builds at once', async (t) => {
    const {out, words} = await siteWith(t);
    const names = ['One', 'Two', 'Three', 'Four'];
    const results = await Promise.all(
      names.map(async (name) => {
        const pages = Array.from({length: 40}, (_, index) => `page-${index}`);
        const folder = await folderWith(t, {
          'docs.json': JSON.stringify({name, navigation: {pages}}),
          ...Object.fromEntries(pages.map((page) => [`${page}.mdx`, `# ${name}\n`])),
        });
        return runCommand(words.with(1, folder));
      }),
    );
    for (const result of results.filter(({code}) => code !== 0)) {
      assertMisuse(result, /is being written by another build/);
    }
    assert.ok(results.some(({code}) => code === 0));
    const titles = new Set();
    for (const name of await readdir(out)) {
      if (!/^page-\d+\.html$/.test(name)) continue;
      titles.add(/<title>(\w+)/.exec(await readFile(join(out, name), 'utf8'))[1]);
    }
    assert.equal(titles.size, 1);
    assert.ok(!(await readdir(out)).some((name) => name.startsWith('.docs-site')));
  });

  it('is not locked by a build that was killed, and stays whole', async (t) => {
    const {folder, out, words, build, read} = await builtSite(t);
    await writeFile(join(folder, 'start.mdx'), '# Start\n\nAnother text.\n');
    const ended = spawn(process.execPath, ['-e', '']);
    await new Promise((done) => ended.on('exit', done));
    for (const text of [String(ended.pid), '', 'x', '-1', '0', '1e3', ' ', '9'.repeat(30)]) {
      await writeFile(join(out, lockFile), text);
      const {code, error} = await build();
      assert.equal(code, 0, `${text}: ${error}`);
    }
    await writeFile(join(folder, 'start.mdx'), '# Start\n\nThe last text.\n');
    const killed = spawn(process.execPath, [command, ...words]);
    const end = new Promise((done) => killed.on('exit', done));
    while (!existsSync(join(out, lockFile)) && killed.exitCode === null) {
      await new Promise((done) => setImmediate(done));
    }
    killed.kill('SIGKILL');
    await end;
    assert.match(await read('start.html'), /(?:Another|The last) text\./);
    assert.equal((await build()).code, 0);
    assert.match(await read('start.html'), /The last text\./);
    assert.ok(!(await readdir(out)).some((name) => name.startsWith('.docs-site')));
  });

  it('is not waited for where no folder can be made', async (t) => {
    const {folder} = await siteWith(t, {'not-a-folder': ''});
    const other = await folderWith(t, {file: ''});
    const places = [join(other, 'file/out'), ...(existsSync('/proc') ? ['/proc/x/y'] : [])];
    for (const out of places) {
      const words = ['build', folder, '--url', 'https://docs.acme.dev', '--out', out];
      assertMisuse(await runCommand(words), /^\S+ cannot be written: [a-z ]+\.$/m);
    }
    assert.deepEqual(await readdir(other), ['file']);
  });

  // A limit of the size of files fails as a full disk does.
  it('stays as it was on a full disk, which is said in a sentence', async (t) => {
    if (process.platform === 'win32') return;
    const {folder, out, words} = await siteWith(t);
    const limited = () =>
      new Promise((done) => {
        const script = 'ulimit -f 8 && exec "$@"';
        const line = ['-c', script, 'sh', process.execPath, command, ...words];
        execFile('sh', line, (failure, said, error) => {
          done({code: failure ? Number(failure.code) : 0, out: said, error});
        });
      });
    assertMisuse(await limited(), /^\S+\/out cannot be written: file too large\.$/m);
    assert.ok(!existsSync(out));
    assert.equal((await runCommand(words)).code, 0);
    const before = await namesIn(out);
    await writeFile(join(folder, 'more.txt'), 'x'.repeat(1 << 20));
    await writeFile(join(folder, 'start.mdx'), '# Start\n\nAnother text.\n');
    assertMisuse(await limited(), /^\S+\/out cannot be written: file too large\.$/m);
    assert.deepEqual(await namesIn(out), before);
    assert.match(await readFile(join(out, 'start.html'), 'utf8'), /The first text/);
  });

  it('leaves out named pipes, and does not read them', async (t) => {
    if (process.platform === 'win32') return;
    const {folder, out, build} = await siteWith(t);
    await mkdir(join(folder, 'snippets'));
    for (const name of ['pipe.txt', 'snippets/pipe.mdx', '.mintignore']) {
      execFileSync('mkfifo', [join(folder, name)]);
    }
    const including = "import A from '/snippets/pipe.mdx';\n\n# Start\n\n<A />\n";
    await writeFile(join(folder, 'start.mdx'), including);
    assert.equal((await build()).code, 0);
    assert.doesNotMatch((await readdir(out, {recursive: true})).join(), /pipe/);
  });

  it('has no record that is not a file', async (t) => {
    if (process.platform === 'win32') return;
    const {out, build} = await siteWith(t);
    await mkdir(out);
    execFileSync('mkfifo', [join(out, 'docs-site-build.json')]);
    assertMisuse(await build(), /has files that 'docs-site build' has not written/);
    assertMisuse(await build('--check'), /has files that 'docs-site build' has not written/);
    assert.deepEqual(await readdir(out), ['docs-site-build.json']);
  });
});

describe('the paths of files that docs-site build writes', () => {
  it('may be those of folders before, and the other way around', async (t) => {
    const {folder, out, build, read} = await builtSite(t, {
      'thing.txt': 'One.',
      'deep.txt/a/b.txt/c.txt': 'Two.',
    });
    const change = async () => {
      const check = await build('--check');
      assert.equal(check.code, 1, check.error);
      assert.match(check.out, / 2 files to write, \d+ unchanged, 2 to remove\./);
      const built = await build();
      assert.equal(built.code, 0, built.error);
      assert.match(built.out, / 2 files written, \d+ unchanged, 2 removed\./);
      assert.equal((await build('--check')).code, 0);
    };
    for (const name of ['thing.txt', 'deep.txt']) await rm(join(folder, name), {recursive: true});
    await mkdir(join(folder, 'thing.txt/in'), {recursive: true});
    await writeFile(join(folder, 'thing.txt/in/f.txt'), 'Three.');
    await writeFile(join(folder, 'deep.txt'), 'Four.');
    await change();
    assert.equal(await read('thing.txt/in/f.txt'), 'Three.');
    assert.equal(await read('deep.txt'), 'Four.');
    for (const name of ['thing.txt', 'deep.txt']) await rm(join(folder, name), {recursive: true});
    await mkdir(join(folder, 'deep.txt/a'), {recursive: true});
    await writeFile(join(folder, 'deep.txt/a/b.txt'), 'Five.');
    await writeFile(join(folder, 'thing.txt'), 'Six.');
    await change();
    assert.equal(await read('deep.txt/a/b.txt'), 'Five.');
    assert.equal(await read('thing.txt'), 'Six.');
    assert.ok((await readdir(out)).includes('start.html'));
  });

  it('replace no folders or files that somebody else has put there', async (t) => {
    const {folder, out, build, read} = await builtSite(t, {
      'thing.txt': 'One.',
      'deep.txt/a.txt': 'Two.',
    });
    for (const name of ['thing.txt', 'deep.txt']) await rm(join(folder, name), {recursive: true});
    await writeFile(join(folder, 'deep.txt'), 'Four.');
    await writeFile(join(out, 'deep.txt/mine'), 'Mine.');
    const before = await namesIn(out);
    assertMisuse(await build(), /\/deep\.txt\/mine was not written by 'docs-site build'/);
    assert.deepEqual(await namesIn(out), before);
    await rm(join(folder, 'deep.txt'));
    await mkdir(join(folder, 'thing.txt'));
    await writeFile(join(folder, 'thing.txt/f.txt'), 'Three.');
    await writeFile(join(out, 'thing.txt'), 'Mine.');
    assertMisuse(await build(), /\/thing\.txt was not written by 'docs-site build'/);
    assert.equal(await read('thing.txt'), 'Mine.');
    assert.equal(await read('deep.txt/a.txt'), 'Two.');
  });

  it('are left out with a warning where a name is too long', async (t) => {
    const page = 'p'.repeat(248);
    const source = `/${'r'.repeat(300)}/x`;
    const named = {
      ...config,
      navigation: {pages: [...config.navigation.pages, page]},
      redirects: [{source, destination: '/start'}],
    };
    const {read, build, result} = await builtSite(t, {
      'docs.json': JSON.stringify(named),
      [`${page}.mdx`]: '# Long\n\nThe long text.\n',
    });
    assert.equal(warningsOf(result, 'build/long-name'), 2);
    assert.match(await read(`${page}.html`), /The long text\./);
    assert.match(await read('start.html'), /The first text\./);
    assert.equal((await build('--check')).code, 0);
    assert.equal((await build('--strict')).code, 1);
  });

  it('are left out with a warning where a file is in place of their folder', async (t) => {
    const sources = [
      '/start.html/x',
      '/guides/second.html/y',
      '/.docs-site-build/z',
      '/a',
      '/a.html/b',
    ];
    const redirects = sources.map((source) => ({source, destination: '/start'}));
    const named = JSON.stringify({...config, redirects});
    const {read, build, result} = await builtSite(t, {'docs.json': named});
    assert.equal(warningsOf(result, 'build/name-taken'), 4);
    assert.match(await read('start.html'), /The first text\./);
    assert.match(await read('a.html'), /url=/);
    assert.equal((await build('--check')).code, 0);
  });

  it('are not that of the record', async (t) => {
    const {build, read} = await builtSite(t, {'docs-site-build.json': '{"mine": true}'});
    assert.ok(JSON.parse(await read('docs-site-build.json')).files['start.html']);
    assert.equal((await build('--check')).code, 0);
    assert.match((await build()).out, / 0 files written, /);
  });
});
