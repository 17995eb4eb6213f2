import assert from 'node:assert/strict';
import {readFile, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {describe, it} from 'node:test';
import {folderWith, runCommand} from '../harness/command.mjs';
import {textOf} from '../harness/sources.mjs';

describe('docs-site rules', () => {
  it('creates the hidden directory of an editor with rules.md in it', async (t) => {
    const folder = await folderWith(t);
    const {code, out} = await runCommand(['rules', '--editor', 'cursor', folder]);
    const lines = '.cursor/rules.md: created.\n.cursor/rules/docs-site.mdc: created.\n';
    assert.deepEqual([code, out], [0, lines]);
    const text = await readFile(join(folder, '.cursor/rules.md'), 'utf8');
    assert.match(text, /^# Technical writing rule\n\nYou are a technical writer\./);
  });

  // What each editor reads: its own page is named in docs/decisions/0049-rules.md.
  const editors = {
    cursor: ['.cursor/rules/docs-site.mdc', {globs: '**/*.md,**/*.mdx', alwaysApply: 'false'}],
    windsurf: ['.windsurf/rules/docs-site.md', {trigger: 'model_decision'}],
    vscode: ['.github/instructions/docs-site.instructions.md', {applyTo: "'**/*.md,**/*.mdx'"}],
    zed: ['AGENTS.md', {}],
    jetbrains: ['.aiassistant/rules/docs-site.md', {}],
    cline: ['.clinerules/rules.md', {}],
    kiro: ['.kiro/steering/docs-site.md', {inclusion: 'fileMatch'}],
    claude: ['.claude/rules/docs-site.md', {paths: ''}],
  };
  for (const [editor, [file, properties]] of Object.entries(editors)) {
    it(`writes what ${editor} reads, with the frontmatter that it needs`, async (t) => {
      const folder = await folderWith(t);
      await runCommand(['rules', folder, '--editor', editor]);
      const text = await readFile(join(folder, file), 'utf8');
      const [, head = '', body] = /^(?:---\n([^]*?)\n---\n\n)?(# Technical writing rule[^]*)$/.exec(
        text,
      );
      for (const [name, value] of Object.entries(properties)) {
        assert.ok(head.split('\n').includes(`${name}: ${value}`.trim()), head);
      }
      assert.equal(head !== '', Object.keys(properties).length > 0);
      assert.ok(body.length > 5000);
      // Windsurf cuts off what is longer.
      assert.ok(text.length <= 12_000);
      assert.equal((await runCommand(['rules', folder, '--check'])).code, 0);
    });
  }

  it('says which file Zed reads instead of AGENTS.md', async (t) => {
    const folder = await folderWith(t, {'.cursorrules': 'Ours.'});
    const {out} = await runCommand(['rules', folder, '--editor', 'zed']);
    assert.match(out, /^Zed reads \.cursorrules instead of AGENTS\.md\.$/m);
  });

  it('allows components and expressions, as pages do', async (t) => {
    const folder = await folderWith(t);
    await runCommand(['rules', folder, '--agents']);
    const text = await readFile(join(folder, 'AGENTS.md'), 'utf8');
    const [, example] = /`(export const Price = .+?;)`/.exec(text);
    const page = `---\ntitle: A\ndescription: B.\n---\n\n${example}\n\n<Price amount={2} />\n`;
    const config = {name: 'A', navigation: [{group: 'A', pages: ['page']}]};
    const site = await folderWith(t, {'docs.json': JSON.stringify(config), 'page.mdx': page});
    const {out} = await runCommand(['check', site, '--fail-on', 'info']);
    assert.equal(out, 'No problems in 1 page.\n');
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
    await writeFile(join(folder, '.cursor/rules/docs-site.mdc'), 'Old.');
    const {code, out} = await runCommand(['rules', folder, '--check']);
    const lines = '.cursor/rules.md: up to date.\n.cursor/rules/docs-site.mdc: out of date.\n';
    assert.deepEqual([code, out], [1, lines]);
  });

  it('ends with the code 2 without an editor, and for one that is not known', async (t) => {
    const folder = await folderWith(t);
    assert.equal((await runCommand(['rules', folder])).code, 2);
    const {code, error} = await runCommand(['rules', folder, '--editor', 'notepad']);
    assert.equal(code, 2);
    assert.match(error, /cursor, windsurf/);
  });
});
