import type {DocNode, LinkNode} from '../content/nodes.js';
import {resolveUrl} from '../shared/urls.js';
import type {CheckedFile} from './page-rule.js';

/** A link of docsify that stands for the content of a file: `[label](a.md ':include')`. */
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
  return nodes.flatMap(({node, line}) => {
    if (!isInclude(node)) return [];
    const {target, title = ''} = node;
    const path = target.to === 'site' ? target.path : undefined;
    for (const {0: whole, 1: url = '', index} of (lines[line - 1] ?? '').matchAll(link)) {
      const meant = resolveUrl(url, page.file);
      if (JSON.stringify(meant) !== JSON.stringify(target)) continue;
      const written = {link: whole, url, column: index + 1};
      // The target of a link lacks the extension of a page.
      const [extension = ''] = /\.mdx?(?=[?#]|$)/i.exec(url) ?? [];
      return {line, written, title, ...(path !== undefined && {file: `${path}${extension}`})};
    }
    return {line, title, ...(path !== undefined && {file: path})};
  });
}

function isInclude(node: DocNode): node is LinkNode {
  return node.kind === 'link' && node.title?.startsWith(':include') === true;
}
