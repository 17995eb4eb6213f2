import assert from 'node:assert/strict';
import {spawn} from 'node:child_process';
import {existsSync} from 'node:fs';
import {mkdir, readFile, symlink, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {describe, it} from 'node:test';
import {command, folderWith, runCommand} from '../harness/command.mjs';

const page = (body) => `---\ntitle: A page\ndescription: What it is for.\n---\n\n${body}\n`;
const config = (pages = ['page']) =>
  JSON.stringify({name: 'Acme', navigation: [{group: 'Start', pages}]});
const site = (body, others = {}) => ({'docs.json': config(), 'page.md': page(body), ...others});
const vague = 'Click [here](/page).';

/** What a check finds: `file:line code`. */
async function found(folder) {
  const {out} = await runCommand(['check', folder, '--json']);
  return JSON.parse(out).diagnostics.map(
    ({code, location}) => `${location.file}:${location.line} ${code}`,
  );
}

describe('files with unusual names', () => {
  const names = ['a page', 'ünï😀', "it's 50% [x](y)", 'new\nline', 'esc\u001b[31mred'];
  it('are checked', async (t) => {
    const files = names.map((name) => [`${name}.md`, page(vague)]);
    const folder = await folderWith(t, site('Text.', Object.fromEntries(files)));
    const codes = names.flatMap((name) => [
      `${name}.md:1 nav/unlisted-page`,
      `${name}.md:6 writing/link-text`,
    ]);
    assert.deepEqual((await found(folder)).sort(), codes.sort());
  });

  it('and with control characters in their text send no commands to the terminal', async (t) => {
    const files = {'esc\u001b[31m.md': page('[\u001b]0;here\u0007](/gone\u009b2J)')};
    const folder = await folderWith(t, site('Text.', files));
    const {out} = await runCommand(['check', folder]);
    assert.match(out, /^esc\ufffd\[31m\.md:1 /m);

    assert.doesNotMatch(out, /[\0-\x09\x0b-\x1f\x7f-\x9f]/);
  });
});

describe('links in a folder', () => {
  it('are followed to other files of the repository, and circles are not', async (t) => {
    const shared = {'two.md': page(vague), 'shared/three.md': page(vague)};
    const outside = await folderWith(t, {'.git/config': '', '.env.md': page(vague), ...shared});
    const folder = join(outside, 'docs');
    await mkdir(folder);
    const files = {...site('Text.'), 'docs.json': config(['page', 'one'])};
    for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
    await symlink(join(outside, '.env.md'), join(folder, 'four.md'));
    await symlink(await folderWith(t, {'five.md': page(vague)}), join(folder, 'other'));
    await symlink(join(outside, 'two.md'), join(folder, 'one.md'));
    await symlink(join(outside, 'shared'), join(folder, 'guides'));
    await symlink(outside, join(outside, 'shared/up'));
    await symlink(folder, join(folder, 'itself'));
    await symlink('..', join(folder, 'above'));
    await symlink('nowhere', join(folder, 'broken.md'));
    assert.deepEqual(await found(folder), [
      'four.md:undefined build/link-outside',
      'guides/three.md:1 nav/unlisted-page',
      'guides/three.md:6 writing/link-text',
      'one.md:6 writing/link-text',
      'other:undefined build/link-outside',
    ]);
  });
});

describe('a folder in the place of a file', () => {
  it('is reported by check, and not replaced by init', async (t) => {
    const folder = await folderWith(t, {'page.md': page('Text.')});
    await mkdir(join(folder, 'docs.json'));
    assert.deepEqual(await found(folder), ['docs.json:undefined load/config-missing']);
    const {code, error} = await runCommand(['init', folder, '--yes', '--force']);
    assert.equal(code, 2);
    assert.match(error, /docs\.json is a folder, not a file\.\n$/);
  });
});

describe('docs-site check --fix', () => {
  const redirects = [{source: '/old', destination: '/page'}];
  const settings = {...JSON.parse(config()), redirects};

  it('changes nothing the second time, and keeps the ends of lines', async (t) => {
    const comment = '{/* docs-check-disable-file writing/steps: why */}';
    const body = page(`[One](/old)\n\n${comment}\n\nText. ${comment}`).replaceAll('\n', '\r\n');
    const files = {'docs.json': JSON.stringify(settings), 'page.md': body};
    const folder = await folderWith(t, files);
    const {out} = await runCommand(['check', folder, '--fix']);
    assert.match(out, /^Fixed 3\. No problems/m);
    const fixed = await readFile(join(folder, 'page.md'), 'utf8');
    assert.equal(fixed, page('[One](/page)\n\n\nText. ').replaceAll('\n', '\r\n'));
    assert.match((await runCommand(['check', folder, '--fix'])).out, /^Fixed 0\. No problems/);
    assert.equal(await readFile(join(folder, 'page.md'), 'utf8'), fixed);
  });

  it('does not write files with bytes that are not UTF-8: they would be lost', async (t) => {
    const folder = await folderWith(t, {'docs.json': JSON.stringify(settings)});
    const bytes = Buffer.concat([Buffer.from(page('[One](/old)')), Buffer.from([0xe9])]);
    await writeFile(join(folder, 'page.md'), bytes);
    await runCommand(['check', folder, '--fix']);
    assert.deepEqual(await readFile(join(folder, 'page.md')), bytes);
  });
});

describe('the rules file', () => {
  it('is written where the author says, also outside of the folder', async (t) => {
    const outside = await folderWith(t, {'docs/docs.json': config()});
    const other = await folderWith(t);
    const words = ['rules', join(outside, 'docs'), '--dir', `../.cursor,${other}`];
    assert.equal((await runCommand(words)).code, 0);
    assert.ok(existsSync(join(outside, '.cursor/rules.md')));
    assert.ok(existsSync(join(other, 'rules.md')));
  });

  it('that cannot be written ends the command with the code 2 and a sentence', async (t) => {
    const folder = await folderWith(t, {'a.txt': ''});
    const {code, error} = await runCommand(['rules', folder, '--dir', 'a.txt/rules']);
    assert.equal(code, 2);
    assert.match(error, /^\S+a\.txt\S*: [a-z ]+\.\n$/);
  });
});

describe('two processes at once', () => {
  it('make one site', async (t) => {
    const folder = await folderWith(t);
    const init = () => runCommand(['init', folder, '--yes']);
    const results = await Promise.all([init(), init()]);
    assert.deepEqual(
      results.map(({code, error}) => [code, error]),
      [
        [0, ''],
        [0, ''],
      ],
    );
    assert.deepEqual(await found(folder), []);
  });
});

describe('output that is no longer read', () => {
  it('ends the command without a word', async (t) => {
    const folder = await folderWith(t, site(`${vague}\n\n`.repeat(2000)));
    const child = spawn(process.execPath, [command, 'check', folder]);
    child.stdout.once('data', () => child.stdout.destroy());
    let error = '';
    child.stderr.on('data', (text) => (error += text));
    await new Promise((done) => child.once('close', done));
    assert.equal(error, '');
  });
});
