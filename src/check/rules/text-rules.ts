import {plainText} from '../../content/inline-nodes.js';
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
  readonly from: string;
  readonly instead: string;
  readonly anchor: string;
}

/** What other tools read, and is text here. */
const otherSyntaxes: readonly OtherSyntax[] = [
  {
    pattern: /^:::+ ?(?:tip|note|info|warning|danger|caution|details|important|code-group)\b/,
    from: 'VitePress and Docusaurus',
    instead: 'a callout such as <Tip>…</Tip>, or <CodeGroup>',
    anchor: 'vitepress',
  },
  {
    pattern: /^\[\[toc\]\]$/i,
    from: 'VitePress',
    instead: 'nothing: the headings are listed beside every page',
    anchor: 'vitepress',
  },
  {
    pattern: /^<<< @?[./]\S+/,
    from: 'VitePress',
    instead: 'the code itself, or a snippet',
    anchor: 'vitepress',
  },
  {
    pattern: /^(?:\?>|!>) /,
    from: 'docsify',
    instead: '<Tip>…</Tip> or <Warning>…</Warning>',
    anchor: 'docsify',
  },
];

/** Pages are written for this tool. */
export const otherSyntax = pageRule('page/other-syntax', ({nodes}, report) => {
  for (const {node, line} of nodes) {
    if (node.kind !== 'paragraph') continue;
    const text = plainText(node.children).trim();
    for (const {pattern, ...syntax} of otherSyntaxes) {
      const [written] = pattern.exec(text) ?? [];
      if (written !== undefined) report(line, {written, ...syntax});
    }
  }
});
