import type {DocNode, LinkNode} from '../content/nodes.js';
import {resolveLinkUrl, type Target} from '../shared/urls.js';
import type {CheckedFile} from './page-rule.js';

/** A link that docsify replaces with the content of a file: `[label](a.md ':include')`. */
export interface DocsifyInclude {
  readonly line: number;
  /** The link as written, and the URL in it; `undefined` for one in several lines. */
  readonly written?: {readonly link: string; readonly url: string; readonly column: number};
  /** The path of the file; `undefined` for one of another site. */
  readonly file?: string;
  /** The options of the link. */
  readonly title: string;
}

const link = /\[[^[\]]*\]\(\s*([^\s()<>]+)\s+(["']):include\b[^"']*\2\s*\)/g;

/** What docsify includes in a page or snippet. */
export function docsifyIncludes({nodes, lines, page}: CheckedFile): readonly DocsifyInclude[] {
  // Several links in a line are in the order of their nodes.
  const linksIn = new Map<number, Iterator<RegExpExecArray>>();
  return nodes.flatMap(({node, line}) => {
    if (!isInclude(node)) return [];
    const {target, title = ''} = node;
    const path = target.to === 'site' ? target.path : undefined;
    const links = linksIn.get(line) ?? (lines[line - 1] ?? '').matchAll(link);
    linksIn.set(line, links);
    for (let next = links.next(); !next.done; next = links.next()) {
      const {0: whole, 1: url = '', index} = next.value;
      if (!isSame(resolveLinkUrl(url, page.file), target)) continue;
      const written = {link: whole, url, column: index + 1};
      // The target of a link lacks the extension of a page.
      const [extension = ''] = /\.mdx?(?=[?#]|$)/i.exec(url) ?? [];
      return {line, written, title, ...(path !== undefined && {file: `${path}${extension}`})};
    }
    return {line, title, ...(path !== undefined && {file: path})};
  });
}

function isSame(one: Target, other: Target): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** What docsify makes of files, by their extensions; of all others, code. */
const types: ReadonlyMap<string, string> = new Map([
  ['md', 'markdown'],
  ['markdown', 'markdown'],
  ['mmd', 'mermaid'],
  ['htm', 'iframe'],
  ['html', 'iframe'],
  ['mp4', 'video'],
  ['ogg', 'video'],
  ['mp3', 'audio'],
]);

function typeOf({title, file = '', written}: DocsifyInclude): string {
  const [, named] = /:type=([a-z]+)/i.exec(title) ?? [];
  const [, extension = 'md'] = /\.(\w+)(?:[?#].*)?$/.exec(written?.url ?? file) ?? [];
  return (named ?? types.get(extension.toLowerCase()) ?? 'code').toLowerCase();
}

/** What is to be written instead. */
export function insteadOf(include: DocsifyInclude): string {
  const {written: {url} = {url: '…'}, file = '…'} = include;
  switch (typeOf(include)) {
    case 'markdown': {
      const snippet = snippetOf(file);
      return snippet === undefined
        ? `Move the file to the folder "snippets", and write ${tagOf(nameOf(file))}.`
        : `Write ${tagOf(snippet)}.`;
    }
    case 'iframe':
      return `Write <iframe src="${url}" title="…"></iframe>.`;
    case 'video':
    case 'audio': {
      const tag = typeOf(include);
      return `Write <${tag} src="${url}" controls></${tag}>.`;
    }
    case 'mermaid':
      return 'Write a code block with the language "mermaid" that contains the diagram.';
    default:
      return 'Write a code block that contains the code itself.';
  }
}

/**
 * The tag that shows the same, for a snippet that is included as a whole by a link that is alone in
 * its line.
 */
export function replacementOf(include: DocsifyInclude, line: string): string | undefined {
  const {written, file = '', title} = include;
  const snippet = snippetOf(file);
  const isWhole = /^:include(?:\s+:type=markdown)?\s*$/.test(title);
  const isPlain = /^[\w./-]+$/.test(written?.url ?? '') && line.trim() === written?.link;
  if (snippet === undefined || !isWhole || !isPlain) return undefined;
  return typeOf(include) === 'markdown' ? tagOf(snippet) : undefined;
}

/** How <Snippet> names a file; `undefined` for one that it does not find. */
function snippetOf(file: string): string | undefined {
  return /^_?snippets\/(.+\.mdx?)$/.exec(file)?.[1];
}

function nameOf(file: string): string {
  return file.slice(file.lastIndexOf('/') + 1);
}

function tagOf(file: string): string {
  return `<Snippet file="${file}" />`;
}

function isInclude(node: DocNode): node is LinkNode {
  return node.kind === 'link' && node.title?.startsWith(':include') === true;
}
