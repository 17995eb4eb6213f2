import assert from 'node:assert/strict';
import {createHash} from 'node:crypto';
import {cp, mkdir, readdir, readFile, rm, symlink, writeFile} from 'node:fs/promises';
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

/** How many warnings with this code a build has printed. */
function warningsOf({out}, code) {
  return out.split('\n').filter((line) => line.endsWith(`  warning  ${code}`)).length;
}

describe('the files that docs-site build writes', () => {
  it('are those of the author without hidden ones, but with those that hosts read', async (t) => {
    const kept = [
      ...['.nojekyll', '.htaccess', '.domains', '_headers', '.well-known/security.txt'],
      ...['inner/.htaccess', '.well-known/skills/notes.md'],
    ];
    const left = [
      ...['.env', '.npmrc', 'inner/.env', '.vitepress/config.ts', '.well-known/.env'],
      ...['AGENTS.md', 'inner/CLAUDE.md'],
    ];
    const more = Object.fromEntries([...kept, ...left].map((path) => [path, 'secret']));
    const {out, read} = await builtFolder(t, more);
    const written = await readdir(out, {recursive: true});
    for (const path of kept) assert.ok(written.includes(path), path);
    for (const path of left) assert.ok(!written.includes(path), path);
    assert.ok(!written.includes('.well-known/skills/notes.html'));
    assert.equal(await read('.well-known/security.txt'), 'secret');
  });

  it('are written again where they were changed or removed', async (t) => {
    const {out, build, read} = await builtFolder(t);
    const original = await read('start.html');
    const changes = [
      () => writeFile(join(out, 'start.html'), 'Mine.'),
      () => writeFile(join(out, 'start.html'), original.replace('first', 'First')),
      () => rm(join(out, 'start.html')),
    ];
    for (const change of changes) {
      await change();
      const check = await build('--check');
      assert.equal(check.code, 1);
      assert.match(check.out, / 1 file to write, /);
      assert.match((await build()).out, / 1 file written, \d+ unchanged, 0 removed\./);
      assert.equal(await read('start.html'), original);
      assert.equal((await build('--check')).code, 0);
    }
  });

  it('contain what their page was made of in the order of its imports', async (t) => {
    const names = Array.from({length: 20}, (_, index) => `Part${index}`);
    const paths = names.map((name) => `snippets/${name}.mdx`);
    const imports = names.map((name, index) => `import ${name} from '/${paths[index]}';`);
    // Long ones take longer to be read.
    const textOf = (_, index) => 'Heat it. '.repeat(index % 2 === 0 ? 60 : 1);
    const texts = paths.map((path, index) => [path, textOf(path, index)]);
    const start = [...imports, '', ...names.map((name) => `<${name} />\n`)].join('\n');
    const {read} = await builtFolder(t, {...Object.fromEntries(texts), 'start.mdx': start});
    const html = await read('start.html');
    const data = html.match(/<script type="application\/json"[^>]*>(\{"files".*?)<\/script>/s)?.[1];
    const embedded = Object.keys(JSON.parse(data ?? '{}').files);
    assert.deepEqual(embedded, ['docs.json', 'start.mdx', ...paths]);
  });

  it('stay without their page where somebody has changed them', async (t) => {
    const {folder, out, build, read} = await builtFolder(t, {'third.mdx': '# Third\n'});
    await writeFile(join(out, 'third.html'), 'Mine.');
    await rm(join(folder, 'third.mdx'));
    assert.match((await build()).out, / 2 removed\./);
    assert.equal(await read('third.html'), 'Mine.');
    await assert.rejects(read('third.html.md'));
    assert.equal((await build('--check')).code, 0);
  });

  it('are not known from a damaged record, which is said in a sentence', async (t) => {
    const {out, build, read} = await builtFolder(t);
    const before = await read('start.html');
    const record = join(out, 'docs-site-build.json');
    for (const text of ['{', 'null', '{}', '{"files": null}', '{"files": {"start.html": 1}}']) {
      await writeFile(record, text);
      const {code, error} = await build();
      assert.equal(code, 2, text);
      assert.match(error, /docs-site-build\.json is damaged and does not say which files/);
      assert.equal(error.trim().split('\n').length, 1, error);
      assert.equal(await read('start.html'), before);
    }
  });

  it('are never outside of the folder, whatever the record says', async (t) => {
    const {around, out, build, read} = await builtFolder(t);
    const mine = join(around, 'mine.txt');
    await writeFile(mine, 'Mine.');
    const hash = createHash('sha256').update('Mine.').digest('hex').slice(0, 16);
    const record = join(out, 'docs-site-build.json');
    const {files: written} = JSON.parse(await readFile(record, 'utf8'));
    const paths = ['../mine.txt', mine, 'docs-site/../../mine.txt', 'a\0b', '', '.'];
    const others = Object.fromEntries(paths.map((path) => [path, hash]));
    await writeFile(record, JSON.stringify({files: {...written, ...others}}));
    const {code, error, out: said} = await build();
    assert.equal(code, 0, error);
    assert.match(said, / 0 files written, \d+ unchanged, 0 removed\./);
    assert.equal(await readFile(mine, 'utf8'), 'Mine.');
    assert.match(await read('start.html'), /The first text\./);
  });

  it('have the page 404 for URLs without a page', async (t) => {
    for (const words of [[], ['--folders']]) {
      const config = {
        name: 'Acme',
        navigation: {pages: ['start', '404']},
        seo: {indexing: 'all'},
        redirects: [{source: '/404', destination: '/start'}],
      };
      const page = '---\ntitle: Lost\nnoindex: false\n---\n\nTry the search.\n';
      const more = {'docs.json': JSON.stringify(config), '404.mdx': page};
      const {out, read} = await builtFolder(t, more, words);
      const html = await read('404.html');
      assert.match(html, /Try the search\./);
      assert.match(html, /<meta name="robots" content="noindex"/);
      assert.doesNotMatch(html, /rel="canonical"/);
      assert.match(html, /data-page=""/);
      assert.ok(!(await readdir(out)).includes('404'));
      assert.doesNotMatch(await read('sitemap.xml'), /404/);
      assert.doesNotMatch(await read('llms.txt'), /404/);
    }
  });

  it('are checked without asking for the page 404 in the navigation', async (t) => {
    const page = '---\ntitle: Lost\ndescription: Nothing here.\n---\n\nText.\n';
    const folder = await folderWith(t, {...files, '404.mdx': page, 'other.mdx': page});
    const {out} = await runCommand(['check', folder]);
    assert.match(out, /other\.mdx.*nav\/unlisted-page/);
    assert.doesNotMatch(out, /404\.mdx/);
  });

  it('are no redirects where something else is, or outside of the site', async (t) => {
    const sources = ['/404', '/../x', '/second', '/own', '/old'];
    const config = {
      name: 'Acme',
      navigation: {pages: ['start', 'second']},
      redirects: sources.map((source) => ({source, destination: '/start'})),
    };
    const more = {'docs.json': JSON.stringify(config), 'own.html': 'Mine.'};
    const {around, build, read, result} = await builtFolder(t, more);
    assert.match(result.out, /The redirect from "\/404" .* page or file 404\.html\./);
    assert.match(result.out, /The redirect from "\/second" .* file second\.html\./);
    assert.match(result.out, /The redirect from "\/own" .* file own\.html\./);
    assert.match(result.out, /The redirect from "\/\.\.\/x" .* not the path of a page\./);
    assert.equal(warningsOf(result, 'build/redirect-of-file'), 3);
    assert.equal(warningsOf(result, 'build/redirect-outside'), 1);
    assert.match(await read('404.html'), /Page not found/);
    assert.match(await read('second.html'), /The second text\./);
    assert.equal(await read('own.html'), 'Mine.');
    assert.match(await read('old.html'), /url=\/start/);
    assert.deepEqual(await readdir(around), ['out']);
    assert.equal((await build('--strict')).code, 1);
  });

  it('are no part of the site that they were made of', async (t) => {
    const {folder, out} = await builtFolder(t);
    await cp(out, join(folder, 'site'), {recursive: true});
    const again = join(await folderWith(t), 'again');
    const words = ['build', folder, '--url', url, '--out', again];
    assert.match((await runCommand(words)).out, /: 2 pages, /);
    assert.ok(!(await readdir(again)).includes('site'));
    assert.doesNotMatch((await runCommand(['check', folder])).out, /site\//);
  });

  it('are not published where a link leads out of the repository', async (t) => {
    const secret = await folderWith(t, {'secret.txt': 'Secret.', 'page.mdx': 'Secret page.'});
    const folder = await folderWith(t, files);
    const out = join(await folderWith(t), 'out');
    await symlink(join(secret, 'secret.txt'), join(folder, 'linked.txt'));
    await symlink(join(secret, 'page.mdx'), join(folder, 'linked-page.mdx'));
    await symlink(secret, join(folder, 'linked'));
    await rm(join(folder, 'second.mdx'));
    await symlink(join(secret, 'page.mdx'), join(folder, 'second.mdx'));
    await writeFile(join(folder, '.mintignore'), 'drafts/\n');
    await mkdir(join(folder, 'drafts'));
    await writeFile(join(folder, 'drafts/plan.mdx'), 'Secret plan.');
    await symlink('drafts/plan.mdx', join(folder, 'linked.mdx'));
    await writeFile(join(folder, 'notes.key'), 'Secret key.');
    await symlink('notes.key', join(folder, 'linked-key.txt'));
    const result = await runCommand(['build', folder, '--url', url, '--out', out]);
    assert.equal(warningsOf(result, 'build/link-outside'), 6);
    const paths = await readdir(out, {recursive: true});
    assert.deepEqual(
      paths.filter((path) => /linked|second\.html$/.test(path)),
      [],
    );
    const texts = paths.filter(
      (path) => /\.(?:html|md|txt)$/.test(path) && !/docs-site\//.test(path),
    );
    for (const path of texts)
      assert.doesNotMatch(await readFile(join(out, path), 'utf8'), /Secret/);
  });

  it('are pages rather than files of the same name, which are named', async (t) => {
    const more = {'start.html': 'Mine.', 'index.html': '<!doctype html>', 'plain.html': 'Mine.'};
    const {read, result} = await builtFolder(t, more);
    assert.match(await read('start.html'), /The first text\./);
    assert.equal(await read('plain.html'), 'Mine.');
    assert.equal(warningsOf(result, 'build/file-of-page'), 1);
    assert.match(result.out, /The page "\/start" is written as start\.html, so your file/);
  });

  it('have the metadata of index.html that a page has not, and complete URLs', async (t) => {
    const index = `<!doctype html><html><head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="description" content="Of the site">
<meta property="og:title" content="Of the site">
<meta name="twitter:title" content="Of the site">
<meta property="og:image" content="https://acme.dev/card.png">
<meta property="og:image:width" content="600">
<meta name="twitter:site" content="@acme">
<meta name="twitter:card" content="summary_large_image">
<meta name="verification" content="abc">
</head><body><docs-site></docs-site>
<img src="a.png" srcset="a.png, b/c.png 2x,https://acme.dev/d.png 3x, /e,f.png 4x, data:a,b 5x">
<picture><source srcset="g.png 100w , h.png"></picture><video poster="i.png"></video>
</body></html>`;
    const second =
      '---\ntitle: Second\ndescription: Own.\nog:image: /own.png\ntwitter:site: "@other"\n---\n';
    const {read} = await builtFolder(t, {'index.html': index, 'second.mdx': second});
    const start = await read('start.html');
    const metasOf = (html) =>
      [...html.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)"/g)].map(
        ([, name, content]) => `${name} ${content}`,
      );
    const ofStart = metasOf(start);
    const kept = [
      ...['description Of the site', 'og:image https://acme.dev/card.png', 'og:image:width 600'],
      ...['twitter:site @acme', 'verification abc', 'viewport width=device-width'],
    ];
    for (const meta of kept) assert.ok(ofStart.includes(meta), meta);
    assert.ok(ofStart.includes('og:title Acme'));
    const card = ofStart.filter((meta) => meta.startsWith('twitter:card '));
    assert.deepEqual(card, ['twitter:card summary_large_image']);
    assert.ok(ofStart.includes('og:type article'));
    assert.ok(!ofStart.includes('og:title Of the site'));
    assert.ok(!ofStart.includes('twitter:title Of the site'));
    const ofSecond = metasOf(await read('second.html'));
    const named = (name) => ofSecond.filter((meta) => meta.startsWith(`${name} `));
    assert.deepEqual(named('description'), ['description Own.']);
    assert.deepEqual(named('og:image'), [`og:image ${url}/own.png`]);
    assert.deepEqual(named('og:image:width'), []);
    assert.deepEqual(named('twitter:site'), ['twitter:site @other']);
    assert.deepEqual(named('verification'), ['verification abc']);
    const sources = '/a.png, /b/c.png 2x, https://acme.dev/d.png 3x, /e,f.png 4x, data:a,b 5x';
    assert.ok(start.includes(`srcset="${sources}"`));
    assert.match(start, /srcset="\/g\.png 100w, \/h\.png"/);
    assert.match(start, /poster="\/i\.png"/);
  });

  it('are feeds with dates as people write them, and without controls', async (t) => {
    const code = (language) => `\`\`\`${language}\nlet ${language};\n\`\`\`\n`;
    const long = `\`\`\`js expandable\n${'line\n'.repeat(40)}\`\`\`\n`;
    const second = `---\ntitle: Second\n---\n
<Update label="Sept 2024" tags={["New", "Old"]}>
- [x] Done
- [ ] Planned

${code('ts')}
${long}
<Tabs>
<Tab title="One">The one.</Tab>
<Tab title="Two">The other.</Tab>
</Tabs>

<CodeGroup>
${code('js')}
${code('css')}
</CodeGroup>

<View title="Left">The left.</View>
<View title="Right">The right.</View>

<Prompt description="Ask">What to ask.</Prompt>

<button>Pressed</button> <input type="radio" />
</Update>

<Update label="v0.9">Without a date.</Update>

<Update label="2024/05/01">Text.</Update>
`;
    const {read, result} = await builtFolder(t, {'second.mdx': second});
    const feed = await read('second.feed.xml');
    assert.deepEqual(feed.match(/(?<=<updated>).*?(?=<\/updated>)/g), [
      // Of the feed, and of its entries.
      '2024-09-01T00:00:00Z',
      ...['2024-09-01T00:00:00Z', '2024-05-01T00:00:00Z'],
    ]);
    // An entry without a date is left out: it does not have that of another one.
    assert.doesNotMatch(feed, /v0\.9/);
    const undated = 'build/undated-update';
    const said = 'The feed of this page has no entry for "v0.9": ';
    assert.ok(result.out.startsWith(`second.mdx:80  info  ${undated}\n  ${said}`), result.out);
    const [, escaped] = /<content type="html">(.*?)<\/content>/s.exec(feed);
    assert.doesNotMatch(escaped, /&lt;(?:button|input|label|select)/);
    for (const text of ['☑ Done', '☐ Planned', 'One', 'The one.', 'The other.', 'The left.']) {
      assert.ok(escaped.includes(text), text);
    }
    for (const text of ['CSS', 'let', 'The right.', 'Ask', 'What to ask.', 'Pressed']) {
      assert.ok(escaped.includes(text), text);
    }
    assert.match(await read('second.html'), /<input type="radio" name="panels-/);
  });

  it('are feeds with dates in the language of the page', async (t) => {
    const labels = ['12/07/2025', '1. Juli 2025', 'v2', '15. August 2025', '12.07.2025'];
    const updates = labels.map((label) => `<Update label="${label}">Text.</Update>\n`).join('\n');
    const index = '<!doctype html><html lang="de"><title>A</title></html>';
    const {out, read, result} = await builtFolder(t, {
      'index.html': index,
      'start.mdx': '<Update label="v1">Text.</Update>\n',
      'second.mdx': updates,
    });
    const feed = await read('second.feed.xml');
    assert.deepEqual(feed.match(/(?<=<\/id>\n.*\n\s*<updated>)[^<T]*/g), [
      ...['2025-07-01', '2025-08-15', '2025-07-12'],
    ]);
    assert.match(result.out, /no entries for "12\/07\/2025" and "v2": no date was found/);
    // Without an entry with a date, there is no feed.
    assert.ok(!(await readdir(out)).includes('start.feed.xml'));
    assert.doesNotMatch(await read('start.html'), /atom\+xml/);
  });
});
