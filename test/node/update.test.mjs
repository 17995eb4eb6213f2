import assert from 'node:assert/strict';
import {existsSync} from 'node:fs';
import {lstat, mkdir, readdir, readFile, rename, rm, symlink, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {describe, it} from 'node:test';
import {loadSource} from '../../scripts/lib/load-source.mjs';
import {folderWith, runCommand} from '../harness/command.mjs';
import {textOf} from '../harness/sources.mjs';

const {hashOf} = await loadSource('cli/update/site-record.ts');

/** Files that the first version has written, for a site with the name Acme. */
const first = JSON.parse(textOf('test/fixtures/site-of-first-version.json'));
const config = JSON.stringify({name: 'Acme', navigation: [{group: 'A', pages: ['page']}]});
const pages = {'docs.json': config, 'page.md': '# Page\n\nText.\n'};

const update = (folder, ...words) => runCommand(['update', folder, ...words]);
const text = (folder, path) => readFile(join(folder, path), 'utf8');

/** The texts of all files in a folder, by path. */
async function textsIn(folder) {
  const entries = await readdir(folder, {recursive: true, withFileTypes: true});
  const files = entries.filter((entry) => entry.isFile());
  return Object.fromEntries(
    await Promise.all(
      files.map(async ({parentPath, name}) => {
        const path = join(parentPath, name);
        return [path.slice(folder.length + 1), await readFile(path, 'latin1')];
      }),
    ),
  );
}

/** What `init` would write today, with the pages of the author left out. */
async function today(t) {
  const folder = await folderWith(t, pages);
  await runCommand(['init', folder, '--editor', '--yes']);
  return textsIn(folder);
}

/** The lines of a diff that are added or removed. */
const changedLines = (out) =>
  out.split('\n').filter((line) => /^[+-]/.test(line) && !/^(?:---|\+\+\+) /.test(line));

describe('docs-site update', () => {
  it('brings a site of the first version up to date, index.html excepted', async (t) => {
    const folder = await folderWith(t, {...first, ...pages});
    const {code, out} = await update(folder);
    assert.equal(code, 0);
    assert.match(out, /^From 0\.1\.0 \(build x3tnFxTJ\) to \S+ \(build \w+\)\.\n/);
    for (const path of ['404.html', 'docs-sw.js']) assert.ok(out.includes(`replaced ${path}\n`));
    const expected = await today(t);
    const {'index.html': index, ...others} = await textsIn(folder);
    assert.equal(index, first['index.html']);
    for (const path of Object.keys(others).filter((one) => one !== 'docs-site/installed.json')) {
      assert.equal(others[path], expected[path], path);
    }
    assert.ok(!existsSync(join(folder, 'docs-site/chunks/x3tnFxTJ')));
    // The first version wrote another file, which the editor does not read.
    assert.ok('.cursor/rules/docs-site.mdc' in others);
    assert.deepEqual(changedLines(out), [
      '+    [data-missing] body::before { content: "There is no page at this address." }',
      '+  <docs-site offline></docs-site>',
    ]);
  });

  it('keeps edited files, and shows what is new for them', async (t) => {
    const index = first['index.html']
      .replace('<title>Acme</title>', '<title>Acme docs</title>\n  <script src="a.js"></script>')
      .replace('Not loaded.', 'Sorry.');
    const folder = await folderWith(t, {
      ...first,
      ...pages,
      'index.html': index,
      '404.html': first['404.html'].replace('Not loaded.', 'Sorry.'),
      'AGENTS.md': `${first['AGENTS.md'].replace('You are a technical writer.', 'Hi.')}Ours.\n`,
      'docs-site/own.json': '{}',
    });
    const before = await textsIn(folder);
    const {code, out} = await update(folder);
    assert.equal(code, 0);
    const after = await textsIn(folder);
    for (const path of ['index.html', '404.html', 'AGENTS.md', 'docs-site/own.json']) {
      assert.equal(after[path], before[path], path);
    }
    assert.notEqual(after['docs-site/docs-site.js'], before['docs-site/docs-site.js']);
    assert.match(out, /^kept {5}404\.html: it was edited$/m);
    assert.match(out, /^\+ {2}<script type="module" src="\.\.\/docs-site\/not-found\.js">/m);
    // What the author has written is not to be taken back.
    assert.doesNotMatch(out, /^[-+].*(?:Sorry\.|Acme docs|a\.js)/m);
    assert.match(out, /^\+You are a technical writer\./m);
  });

  it('shows no lines that the author has changed since', async (t) => {
    const folder = await folderWith(t, {...first, ...pages});
    await update(folder);
    const line =
      '    [data-missing] body::before { content: "There is no page at this address." }\n';
    const index = await text(folder, 'index.html');
    const changed = index
      .replace('    @keyframes', `${line}$&`)
      .replace('</html>', '  <docs-site offline></docs-site>\n$&')
      .replace('Acme', 'Acme docs');
    await writeFile(join(folder, 'index.html'), changed.replace('<link', '<meta name="a">$&'));
    const {out} = await update(folder);
    assert.match(out, /^Up to date: \S+ \(build \w+\)\.\n$/);
  });

  it('offers offline for the tag that the page has, and once', async (t) => {
    const line = '    [data-missing] body::before { content: "There is no page at this address." }';
    const tags = [
      ['  <docs-site src="d/docs.json">', '  <docs-site offline src="d/docs.json">'],
      ['  <!-- <docs-site offline> --> <docs-site\n    theme=">">', /<docs-site offline$/],
      ['  <docs-site offline="/docs-sw.js">'],
      ['  <DOCS-SITE OFFLINE mode="dark">'],
    ];
    for (const [tag, offered] of tags) {
      const index = first['index.html']
        .replace('    @keyframes', `${line}\n$&`)
        .replace('</html>', `<body>\n${tag}</docs-site>\n</body>\n$&`);
      const folder = await folderWith(t, {...first, ...pages, 'index.html': index});
      const {out} = await update(folder);
      const added = changedLines(out).filter((one) => one.startsWith('+'));
      if (offered === undefined) assert.deepEqual(added, [], tag);
      else if (typeof offered === 'string') assert.deepEqual(added, [`+${offered}</docs-site>`]);
      else assert.match(added.join('\n'), offered);
      assert.deepEqual(changedLines((await update(folder)).out), [], tag);
    }
    const folder = await folderWith(t, {...first, ...pages});
    assert.match((await update(folder)).out, /^\+ {2}<docs-site offline><\/docs-site>$/m);
    // Other lines are shown until the page has them.
    assert.deepEqual(changedLines((await update(folder)).out), [`+${line}`]);
  });

  it('does not offer offline where the service worker was removed', async (t) => {
    const {'docs-sw.js': _, ...others} = first;
    const folder = await folderWith(t, {...others, ...pages});
    assert.doesNotMatch((await update(folder)).out, /<docs-site/);
  });

  it('changes nothing the second time', async (t) => {
    const edited = {'404.html': first['404.html'].replace('Acme', 'Acme docs')};
    const folder = await folderWith(t, {...first, ...pages, ...edited});
    await update(folder);
    const before = await textsIn(folder);
    const {out} = await update(folder);
    assert.match(out, /^Up to date: /);
    assert.deepEqual(await textsIn(folder), before);
  });

  it('replaces and removes what init has written, and keeps what was edited since', async (t) => {
    const folder = await folderWith(t, pages);
    await runCommand(['init', folder, '--editor', '--yes', '--history', '/docs/']);
    // As if another version had written it.
    const record = JSON.parse(await text(folder, 'docs-site/installed.json'));
    const old = 'export const old = 1;\n';
    for (const path of [
      'docs-site/mode.js',
      'docs-site/chunks/old/a.js',
      '404.html',
      'AGENTS.md',
    ]) {
      record.files[path] = hashOf(old);
      await mkdir(join(folder, 'docs-site/chunks/old'), {recursive: true});
      await writeFile(join(folder, path), old);
    }
    record.version = '0.0.9';
    record.build = 'older';
    await writeFile(join(folder, 'docs-site/installed.json'), JSON.stringify(record));
    await writeFile(join(folder, 'docs-site/docs.schema.json'), '{"edited": true}');
    const {out} = await update(folder);
    assert.match(out, /^From 0\.0\.9 \(build older\) to /);
    assert.notEqual(await text(folder, 'docs-site/mode.js'), old);
    assert.ok(!existsSync(join(folder, 'docs-site/chunks/old')));
    assert.match(out, /^kept {5}docs-site\/docs\.schema\.json: it was edited$/m);
    assert.equal(await text(folder, 'docs-site/docs.schema.json'), '{"edited": true}');
  });

  it('replaces no script of docs-site/ if one was edited, unless it is forced', async (t) => {
    const edited = {'docs-site/mode.js': '// Ours.\n'};
    const folder = await folderWith(t, {...first, ...pages, ...edited});
    const before = await textsIn(folder);
    const {code, out} = await update(folder);
    assert.equal(code, 1);
    assert.match(out, /^Nothing was changed: docs-site\/mode\.js was edited/);
    assert.deepEqual(await textsIn(folder), before);
    assert.equal((await update(folder, '--force')).code, 0);
    assert.notEqual(await text(folder, 'docs-site/mode.js'), '// Ours.\n');
  });

  it('writes nothing with --dry-run', async (t) => {
    const folder = await folderWith(t, {...first, ...pages});
    const before = await textsIn(folder);
    const {out} = await update(folder, '--dry-run');
    assert.match(out, /^replaced docs-sw\.js$/m);
    assert.deepEqual(await textsIn(folder), before);
  });

  it('knows files whose line breaks are those of Windows', async (t) => {
    const withReturns = Object.entries(first).map(([path, content]) => [
      path,
      content.replaceAll('\n', '\r\n'),
    ]);
    const folder = await folderWith(t, {...Object.fromEntries(withReturns), ...pages});
    const {out} = await update(folder);
    assert.match(out, /^replaced 404\.html$/m);
    assert.doesNotMatch(out, /it was edited/);
  });

  it('writes no file that the author has removed, and no AGENTS.md of others', async (t) => {
    const {'404.html': _, ...others} = first;
    const folder = await folderWith(t, {...others, ...pages, 'AGENTS.md': '# Ours\n'});
    const {out} = await update(folder);
    assert.ok(!existsSync(join(folder, '404.html')));
    assert.equal(await text(folder, 'AGENTS.md'), '# Ours\n');
    assert.ok(!out.includes('AGENTS.md'));
  });

  it('follows no link out of the folder', async (t) => {
    const folder = await folderWith(t, {...first, ...pages});
    const elsewhere = await folderWith(t);
    for (const path of ['404.html', 'docs-sw.js', '.cursor']) {
      await rename(join(folder, path), join(elsewhere, path));
      await symlink(join(elsewhere, path), join(folder, path));
    }
    const before = await textsIn(elsewhere);
    const {out} = await update(folder);
    assert.match(out, /^kept {5}404\.html: it is a link to a file outside the folder$/m);
    assert.deepEqual(await textsIn(elsewhere), before);
    assert.ok((await lstat(join(folder, '404.html'))).isSymbolicLink());

    await rename(join(folder, 'docs-site'), join(elsewhere, 'docs-site'));
    await symlink(join(elsewhere, 'docs-site'), join(folder, 'docs-site'));
    await rm(join(elsewhere, 'docs-site/mode.js'));
    const {code, out: refused} = await update(folder);
    assert.equal(code, 1);
    assert.match(refused, /^Nothing was changed: docs-site\/ is a link/);
    assert.ok(!existsSync(join(elsewhere, 'docs-site/mode.js')));
  });

  it('says what it would do where a file has the name of a folder', async (t) => {
    const folder = await folderWith(t, {...first, ...pages});
    await rm(join(folder, '.cursor/rules'), {recursive: true, force: true});
    await writeFile(join(folder, '.cursor/rules'), 'Ours.');
    const {code, out, error} = await update(folder, '--dry-run');
    assert.equal(code, 0, error);
    assert.match(out, /^created {2}\.cursor\/rules\/docs-site\.mdc$/m);
  });

  it('keeps the base path of a site whose pages have URLs without a hash', async (t) => {
    const tag = '  <docs-site router="history" base="/docs/"></docs-site>\n</html>';
    const index = first['index.html'].replace('</html>', tag);
    const folder = await folderWith(t, {...first, ...pages, 'index.html': index});
    await update(folder);
    const notFound = await text(folder, '404.html');
    assert.match(notFound, /<docs-site router="history" base="\/docs\/">/);
    assert.match(notFound, /src="\/docs\/docs-site\/docs-site\.js"/);
  });

  it('keeps the page for missing files as its author has made the index page', async (t) => {
    const folder = await folderWith(t, pages);
    await runCommand(['init', folder, '--yes', '--history', '/docs/']);
    const index = await text(folder, 'index.html');
    await writeFile(join(folder, 'index.html'), index.replace(' offline', ''));
    const {out} = await update(folder);
    assert.deepEqual(changedLines(out), []);
    assert.match(await text(folder, '404.html'), /<docs-site router="history"/);
  });

  it('ends with the code 2 where there is nothing to update, and says what to do', async (t) => {
    const folder = await folderWith(t, pages);
    const {code, error} = await update(folder);
    assert.equal(code, 2);
    assert.match(error, /has no docs-site\/ to update.*docs-site-element init/);
  });
});
