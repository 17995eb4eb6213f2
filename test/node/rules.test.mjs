import assert from 'node:assert/strict';
import {readFile, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {describe, it} from 'node:test';
import {folderWith, runCommand} from '../harness/command.mjs';
import {textOf} from '../harness/sources.mjs';

describe('docs-site rules', () => {
  it('creates the hidden directory of an editor with rules.md in it', async (t) => {
    const folder = await folderWith(t);
    const {code, out} = await runCommand(['rules', '--editor', 'cursor,zed', folder]);
    assert.deepEqual([code, out], [0, '.cursor/rules.md: created.\n.zed/rules.md: created.\n']);
    const text = await readFile(join(folder, '.cursor/rules.md'), 'utf8');
    assert.match(text, /^# Technical writing rule\n\nYou are a technical writer\./);
    assert.equal(await readFile(join(folder, '.zed/rules.md'), 'utf8'), text);
  });

  it('writes all groups of rules, and how every component is used', async (t) => {
    const folder = await folderWith(t);
    await runCommand(['rules', folder, '--agents', '--dir', 'team/rules']);
    const text = await readFile(join(folder, 'AGENTS.md'), 'utf8');
    assert.equal(await readFile(join(folder, 'team/rules/rules.md'), 'utf8'), text);
    const headings = [...text.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading);
    assert.deepEqual(headings, [
      'Pages',
      'Language',
      'Organization',
      'User focus',
      'Code examples',
      'API documentation',
      'Accessibility',
      'Choosing components',
      'Components',
    ]);
    const table = /export const components = \{([^]*?)\n\} as const/.exec(
      textOf('src/content/components.ts'),
    )?.[1];
    const names = [...table.matchAll(/^ {2}'?([A-Z][\w.]*)'?:/gm)].map(([, name]) => name);
    assert.ok(names.length > 35);
    for (const name of names) assert.match(text, new RegExp(`^### ${name}\n\n\\S`, 'm'));
  });

  it('keeps a file with other content, unless it is forced', async (t) => {
    const folder = await folderWith(t, {'AGENTS.md': 'Ours.\n'});
    const kept = await runCommand(['rules', folder, '--agents']);
    assert.equal(kept.code, 1);
    assert.equal(await readFile(join(folder, 'AGENTS.md'), 'utf8'), 'Ours.\n');
    const {code} = await runCommand(['rules', folder, '--agents', '--force']);
    assert.equal(code, 0);
    assert.notEqual(await readFile(join(folder, 'AGENTS.md'), 'utf8'), 'Ours.\n');
  });

  it('says whether the files of a site are up to date', async (t) => {
    const folder = await folderWith(t);
    assert.equal((await runCommand(['rules', folder, '--check'])).code, 1);
    await runCommand(['rules', folder, '--editor', 'cursor']);
    assert.equal((await runCommand(['rules', folder, '--check'])).code, 0);
    await writeFile(join(folder, '.cursor/rules.md'), 'Old.');
    const {code, out} = await runCommand(['rules', folder, '--check']);
    assert.deepEqual([code, out], [1, '.cursor/rules.md: out of date.\n']);
  });

  it('ends with the code 2 without an editor, and for one that is not known', async (t) => {
    const folder = await folderWith(t);
    assert.equal((await runCommand(['rules', folder])).code, 2);
    const {code, error} = await runCommand(['rules', folder, '--editor', 'notepad']);
    assert.equal(code, 2);
    assert.match(error, /cursor, windsurf/);
  });
});
