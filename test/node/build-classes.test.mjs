import assert from 'node:assert/strict';
import {readdir, readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {it} from 'node:test';
import {parse} from 'parse5';
import {folderWith, runCommand} from '../harness/command.mjs';
import {root} from '../harness/sources.mjs';

/** Parts that need no style: the elements have them, too, or scripts and tests look for them. */
const withoutStyles = new Set([
  'data-footnote-backref',
  'docs-code-pre',
  'docs-endpoint-try',
  'docs-footer-column',
  'docs-pager-previous',
  'docs-rail-text',
  'docs-sidebar-anchors',
  'docs-tooltip-term',
  'docs-tree-file-icon',
  'docs-update-content',
]);

function classesIn({attrs = [], childNodes = []}) {
  const own = attrs.find(({name}) => name === 'class')?.value.split(/\s+/) ?? [];
  return [...own, ...childNodes.flatMap(classesIn)];
}

/** The names of classes in a style sheet, without the escapes of CSS. */
function namesIn(css) {
  const names = [...css.matchAll(/\.((?:\\.|[\w-])+)/g)];
  return names.map(([, name]) => name.replace(/\\(.)/g, '$1'));
}

it('each class of a published page has a rule in a style sheet', async (t) => {
  const out = join(await folderWith(t), 'out');
  const words = ['build', join(root, 'demo'), '--url', 'https://docs.acme.dev', '--out', out];
  assert.equal((await runCommand(words)).code, 0);
  const files = await readdir(out, {recursive: true});
  const textsOf = (ending) =>
    Promise.all(
      files.filter((file) => ending.test(file)).map((file) => readFile(join(out, file), 'utf8')),
    );
  const styled = new Set((await textsOf(/^docs-site\/.*\.css$/)).flatMap(namesIn));
  const pages = (await textsOf(/\.html$/)).filter((html) => html.includes('docs-site-layout'));
  const written = new Set(pages.map((html) => parse(html)).flatMap(classesIn));
  assert.ok(pages.length > 50 && written.size > 200, `${pages.length} and ${written.size}`);
  const known = (name) => name === '' || styled.has(name) || withoutStyles.has(name);
  assert.deepEqual(
    [...written].filter((name) => !known(name)),
    [],
  );
  assert.deepEqual(
    [...withoutStyles].filter((name) => !written.has(name) || styled.has(name)),
    [],
  );
});
