import {emptyScope} from '../content/mdx/scope.js';
import {idsIn} from '../content/ids-in.js';
import {linksOf} from '../content/links.js';
import type {Slugger} from '../content/link-targets.js';
import type {DocNode} from '../content/nodes.js';
import type {Page} from '../content/page.js';
import {ParseContext, type HtmlReader, type ParseSource} from '../content/parse-context.js';
import {readBody} from '../content/parse-page.js';
import {ScannedPage} from '../content/scanned-page.js';
import {needs} from '../content/syntax.js';
import type {OperationPage} from '../openapi/nodes/view.js';
import type {Problem} from '../diagnostics/pending-diagnostic.js';
import {fragmentPage} from '../shared/urls.js';
import type {PageReader} from '../site/load-page.js';

/** What gives links to parts of a description their targets (`api/description-links.ts`). */
export interface FragmentLinks {
  /** Resolves the links in nodes that are not in use yet. */
  resolve(nodes: readonly DocNode[]): void;
  /** The page of an operation that the link of a response names, if it has one. */
  operation(name: string): OperationPage | undefined;
  /** Links that lead to nothing, as far as they were resolved. */
  readonly problems: ReadonlyMap<string, Problem>;
}

/** Reads the descriptions of an API. */
export interface MarkdownReader {
  /** The nodes of a description: Markdown with HTML, whose braces are text. */
  read(text: string): readonly DocNode[];
  /** The links in what it has read that lead to nothing. */
  problems(this: void): readonly Problem[];
  /** What pages with the text are read with. */
  readonly extensions: ParseSource['extensions'];
  /** The ids of the page: headings of descriptions have some of them. */
  readonly ids: Slugger;
}

/**
 * Loads the syntax that the descriptions of an API may use: those of nested schemas are not known
 * yet, so HTML and entities are always read. `text` are the descriptions that are known;
 * `page` is the page that it is for, whose ids are taken. `links` resolve those to parts of the
 * description; other links to fragments lead to the page.
 */
export async function markdownReader(
  reader: PageReader,
  text: string,
  {path, body}: Pick<Page, 'path' | 'body'>,
  links?: FragmentLinks,
): Promise<MarkdownReader> {
  const {syntax} = reader;
  const needed = needs(new ScannedPage(text));
  const [html, entities, math, footnotes] = await Promise.all([
    syntax.html().catch(() => undefined),
    syntax.entities().catch(() => undefined),
    needed.has('math') ? syntax.math().catch(() => undefined) : undefined,
    needed.has('footnotes') ? syntax.footnotes().catch(() => undefined) : undefined,
  ]);
  const extensions = {html: html && withoutFrames(html), entities, math, footnotes};
  const context = new ParseContext({
    page: fragmentPage,
    file: '.md',
    scope: emptyScope,
    snippets: new Map(),
    extensions,
    latex: false,
    bracesAreText: true,
    topLevel: 2,
    trail: [],
  });
  for (const id of idsIn(body)) context.slugger.idFor('', id);
  return {
    extensions,
    ids: context.slugger,
    problems: () => [...(links?.problems.values() ?? [])],
    read(description) {
      if (description.trim() === '') return [];
      const parts = readBody({markdown: description, context}, 1);
      const read = [...parts].flatMap((part) => part.nodes);
      if (links) links.resolve(read);
      else if (description.includes('#')) leadTo(path, read);
      return read;
    },
  };
}

/** Lets links to fragments alone lead to a page. */
function leadTo(path: string, nodes: readonly DocNode[]): void {
  for (const {target} of linksOf({description: [], body: nodes, file: ''})) {
    // The nodes are not in use yet.
    if (target.to === 'site' && target.path === fragmentPage) Object.assign(target, {path});
  }
}

/**
 * Frames of other sites have no place in the description of an API, which may be a file of another
 * host: a link leads to what one would show.
 */
function withoutFrames(html: HtmlReader): HtmlReader {
  return {...html, htmlNodes: (...of) => html.htmlNodes(...of).flatMap(withoutFrame)};
}

function withoutFrame(node: DocNode): readonly DocNode[] {
  if (node.kind !== 'html' || node.tag !== 'iframe') return [node];
  const target = node.attributes.get('src');
  if (typeof target !== 'object' || !('to' in target) || target.to !== 'url') return [];
  const children: readonly DocNode[] = [{kind: 'text', text: target.href}];
  const link: DocNode = {kind: 'link', target, line: 0, children};
  return [{kind: 'paragraph', line: 0, children: [link]}];
}
