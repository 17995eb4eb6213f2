import {plainText} from '../../content/inline-nodes.js';
import type {OtherTool} from '../../diagnostics/help-url.js';
import {docsifyIncludes, insteadOf, replacementOf} from '../docsify-includes.js';
import {lineFrom} from '../line-from.js';
import {pageRule} from '../page-rule.js';

const leftOver = /\b(?:TODO|FIXME)(?=:|\()|\bTBD\b|\b[Ll]orem ipsum\b/;

/** Nothing is left over from writing. */
export const placeholder = pageRule('writing/placeholder', ({nodes, lines}, report) => {
  for (const {node, line} of nodes) {
    const [text] = (node.kind === 'text' && leftOver.exec(node.text)) || [];
    if (text === undefined) continue;
    report(
      lineFrom(lines, line, (written) => written.includes(text)),
      {text},
    );
  }
});

interface OtherSyntax {
  readonly pattern: RegExp;
  readonly tool: OtherTool;
  readonly instead: string;
}

/** What other tools read at the beginning of a paragraph, and is text here. */
const otherSyntaxes: readonly OtherSyntax[] = [
  {
    pattern: /^::: [a-z][\w-]*/,
    tool: 'VitePress',
    instead: 'Write a component such as <Tip>…</Tip>. Without a closing ":::", it is only text.',
  },
  {
    pattern: /^:::+[a-z][\w-]*/,
    tool: 'Docusaurus',
    instead: 'Write a component such as <Tip>…</Tip>. Without a closing ":::", it is only text.',
  },
  {
    pattern: /^<<< @?[./]\S+/,
    tool: 'VitePress',
    instead: 'Write the code itself, or a snippet.',
  },
];

/** What other tools read in frontmatter. */
const otherKeys: Readonly<Record<string, Omit<OtherSyntax, 'pattern'>>> = {
  sidebar_label: {tool: 'Docusaurus', instead: 'Write "sidebarTitle".'},
  asyncapi: {tool: 'Mintlify', instead: 'Only OpenAPI files can become pages.'},
};

/** Pages are written for this tool. */
export const otherSyntax = pageRule('page/other-syntax', (file, report) => {
  const {nodes, lines, page} = file;
  for (const [written, syntax] of Object.entries(otherKeys)) {
    if (!page.frontmatter.has(written)) continue;
    report(
      lineFrom(lines, 1, (line) => line.startsWith(written)),
      {written, ...syntax},
    );
  }
  for (const include of docsifyIncludes(file)) {
    const {line, written} = include;
    const replace = replacementOf(include, lines[line - 1] ?? '');
    const isFixed = written && replace !== undefined;
    const place = isFixed && {line, column: written.column, fix: {find: written.link, replace}};
    const details = {written: ':include', tool: 'docsify', instead: insteadOf(include)} as const;
    report(place || line, details);
  }
  for (const {node, line} of nodes) {
    if (node.kind !== 'paragraph') continue;
    const text = plainText(node.children).trim();
    for (const {pattern, ...syntax} of otherSyntaxes) {
      const [written] = pattern.exec(text) ?? [];
      if (written !== undefined) report(line, {written: written.trim(), ...syntax});
    }
  }
});
