import type {DocNode, HtmlValue} from '../../src/content/nodes.js';
import {parsePage} from '../../src/content/parse-page.js';
import type {SnippetTexts} from '../../src/content/parse-context.js';
import type {Target} from '../../src/shared/urls.js';
import {allExtensions} from './extensions.js';

/**
 * A body's tree in one line, so that tests can say what they expect: `p(a b(c))`; texts are printed
 * as they are.
 */
export function treeOf(markdown: string, file = 'page.mdx', snippets?: SnippetTexts): string {
  const {page} = parsePage(markdown, file, 'page', {extensions: allExtensions, snippets});
  return printNodes(page.body);
}

/** The problems of a body as `code@line`. */
export function problemsOf(markdown: string, file = 'page.mdx', snippets?: SnippetTexts): string[] {
  const {problems} = parsePage(markdown, file, 'page', {extensions: allExtensions, snippets});
  return problems.map(({code, location}) => `${code}@${String(location.line)}`);
}

/** Where a target leads, in a word. */
export function printTarget(target: Target): string {
  if (target.to === 'url') return target.href;
  if (target.to === 'nowhere') return 'nowhere';
  const {path, query, hash} = target;
  return `/${path}${query === '' ? '' : `?${query}`}${hash === '' ? '' : `#${hash}`}`;
}

function printValue(value: HtmlValue): string {
  if (typeof value === 'string') return value;
  if ('to' in value) return printTarget(value);
  return value.map(({target, descriptor}) => `${printTarget(target)} ${descriptor}`).join(', ');
}

/** Nodes as {@link treeOf} prints them. */
export function printNodes(nodes: readonly DocNode[]): string {
  return nodes.map(printNode).join('');
}

function printNode(node: DocNode): string {
  switch (node.kind) {
    case 'text':
      return node.text;
    case 'break':
      return '⏎';
    case 'rule':
      return 'hr()';
    case 'task':
      return node.done ? '[x]' : '[ ]';
    case 'code':
      return `code(${node.text})`;
    case 'paragraph':
      return `p(${printNodes(node.children)})`;
    case 'heading':
      return `h${String(node.level)}#${node.id}(${printNodes(node.children)})`;
    case 'math':
      return `math${node.isBlock ? '-block' : ''}(${node.tex.trim()})`;
    case 'code-block':
      return `fence:${node.language}${node.title === '' ? '' : `:${node.title}`}(${node.code})`;
    case 'list':
      return `${node.isOrdered ? `ol${String(node.start)}` : 'ul'}(${node.items
        .map((item) => `li(${printNodes(item)})`)
        .join('')})`;
    case 'table':
      return `table(${[node.columns.map(({children}) => children), ...node.rows]
        .map((row) => `${row.map(printNodes).join('|')};`)
        .join('')})`;
    case 'image':
      return `image:${printTarget(node.target)}(${node.alt})`;
    case 'link':
      return `link:${printTarget(node.target)}(${printNodes(node.children)})`;
    case 'html':
      return `<${node.tag}${[...node.attributes]
        .map(([name, value]) => ` ${name}=${printValue(value)}`)
        .join('')}${stylesOf(node.style)}>(${printNodes(node.children)})`;
    case 'component': {
      const attributes = Object.entries(node.attributes as Readonly<Record<string, unknown>>);
      const written = attributes
        .map(([name, value]) => ` ${name}=${JSON.stringify(value)}`)
        .join('');
      return `${node.name}${written}(${printNodes(node.children)})`;
    }
    case 'footnote-link':
      return `[${node.id === undefined ? '' : `${node.id} `}${node.number}→${node.to}]`;
    case 'footnote':
      return `note#${node.id}(${printNodes(node.children)})`;
    case 'interactive':
    case 'keyed':
      return printNodes(node.children);
    case 'deferred':
      return `deferred:${node.title}`;
    case 'footnotes':
    case 'quote':
    case 'strong':
    case 'emphasis':
    case 'strike':
      return `${node.kind}(${printNodes(node.children)})`;
    default:
      node satisfies never;
      return '';
  }
}

function stylesOf(style: ReadonlyMap<string, string>): string {
  return [...style].map(([name, value]) => ` ${name}:${value}`).join('');
}
