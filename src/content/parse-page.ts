import type {PendingDiagnostic} from '../diagnostics/pending-diagnostic.js';
import {readIcon} from '../shared/icon.js';
import {checkEncoding} from './check-encoding.js';
import {nameComponents, outlineOf} from './link-targets.js';
import {lineOfEntry, scalarOf, readFrontmatter, frontmatterText} from './frontmatter.js';
import {emptyScope} from './mdx/scope.js';
import type {DocNode} from './nodes.js';
import {hasHead, type Frontmatter, type Page, type PageMode} from './page.js';
import {
  type SnippetTexts,
  type SyntaxExtensions,
  ParseContext,
  type ParseSource,
} from './parse-context.js';
import {plainText} from './inline-nodes.js';
import {ScannedPage, type ScannedText} from './scanned-page.js';
import type {Progressive} from './progressive/progressive.js';
import type {NodesWithin} from './progressive/render-budget.js';
import {lexPage} from '../markdown/lexer.js';
import type {LexOptions} from '../markdown/block-lexer.js';
import type {FootnoteScan} from '../markdown/footnote-syntax.js';
import type {MathScan} from '../markdown/math-syntax.js';
import {toTree} from './tree.js';

/** What a page's tree depends on besides its text. */
export interface PageOptions {
  /** The extensions that `needs` names. */
  readonly extensions?: SyntaxExtensions | undefined;
  /** The files that `snippetRequests` names. */
  readonly snippets?: SnippetTexts | undefined;
  /** Whether the configuration turns formulas between single dollar signs on or off. */
  readonly latex?: boolean | undefined;
  /** The title of a page that has none of its own. */
  readonly defaultTitle?: string | undefined;
  /** Problems that are already known. */
  readonly problems?: readonly PendingDiagnostic[] | undefined;
}

/** A page, with the problems of its file. */
export interface ParsedPage {
  readonly page: Page;
  readonly problems: readonly PendingDiagnostic[];
}

/**
 * Reads a page file: frontmatter, Markdown with component tags, and what follows from them
 * (outline, title).
 *
 * Pure: the same arguments give the same tree. Total: every text gives a page, with a problem for
 * each thing that could not be shown as written.
 */
export function parsePage(
  text: string,
  file: string,
  path: string,
  options?: PageOptions,
): ParsedPage {
  const parts = readPage(new ScannedPage(text), file, path, options);
  let part = parts.next();
  while (!part.done) part = parts.next();
  return part.value;
}

/** Markdown that has been read, with what is wrong in it. */
export interface ParsedMarkdown {
  readonly nodes: readonly DocNode[];
  readonly problems: readonly PendingDiagnostic[];
}

/** How Markdown is read that is not the body of a page, such as a description. */
export interface MarkdownOptions {
  readonly extensions?: Pick<SyntaxExtensions, 'entities' | 'html' | 'math'>;
  readonly latex?: boolean | undefined;
  /** Whether it is not MDX. */
  readonly bracesAreText?: boolean;
  /** The line of the file on which it begins, from 1. */
  readonly firstLine?: number;
}

/** Reads Markdown that is not the body of a page; `file` contains it. */
export function parseMarkdown(
  text: string,
  file: string,
  {extensions = {}, firstLine = 1, ...rest}: MarkdownOptions = {},
): ParsedMarkdown {
  const source = {page: file, file, scope: emptyScope, snippets: new Map(), trail: [file]};
  const context = new ParseContext({latex: undefined, ...rest, ...source, extensions, topLevel: 1});
  const nodes = readMarkdown(text, firstLine, context);
  return {nodes, problems: context.problems};
}

/** Reads the description of a page: its braces are text, since only the body of a page is MDX. */
export function parseDescription(
  text: string,
  file: string,
  options: MarkdownOptions = {},
): ParsedMarkdown {
  return parseMarkdown(text, file, {...options, bracesAreText: true});
}

/** The text of some Markdown, such as a description, without its marks and tags. */
export function plainMarkdown(text: string): string {
  return plainText(parseMarkdown(text, '').nodes);
}

/**
 * Reads a page like {@link parsePage}, but a long one in parts: each is the page as far as it has
 * been read, and the result is the whole page. Without the extension `progressive` the first step
 * is the last.
 */
export function* readPage(
  scanned: ScannedPage,
  file: string,
  path: string,
  options: PageOptions = {},
): Generator<ParsedPage, ParsedPage, undefined> {
  const {extensions = {}, snippets = new Map<string, string>(), latex, defaultTitle = ''} = options;
  const {text, parts} = scanned;
  const {body, bodyLine} = parts;
  const {frontmatter, problems: found} = readFrontmatter(parts, file, extensions.yaml);
  const misread = [[file, text] as const, ...snippets].flatMap(([name, content]) =>
    checkEncoding(content, name),
  );
  const {entities, html, math} = extensions;
  const description = parseDescription(namedText(frontmatter, 'description'), file, {
    extensions: {entities, html, math},
    latex,
    firstLine: lineOfEntry(text, 'description'),
  });
  const problems = [...(options.problems ?? []), ...misread, ...found, ...description.problems];
  const title = namedText(frontmatter, 'title');
  let page = {...emptyPage(path, file, frontmatter), title, description: description.nodes};
  const opened = openBody(body, bodyLine, {
    page: file,
    file,
    frontmatter,
    scope: emptyScope,
    snippets,
    extensions,
    latex,
    topLevel: title !== '' && hasHead(page.mode) ? 2 : 1,
    trail: [file],
  });
  const {context} = opened;
  for (const {nodes, isLast} of readBody(opened, bodyLine, scanned.body)) {
    nameComponents(nodes, context.slugger);
    const isFirst = page.slices.length === 0;
    if (isFirst && title === '') page = {...page, ...titleFrom(nodes, frontmatter, defaultTitle)};
    page = {...page, body: [...page.body, ...nodes]};
    const {slices, outline} = page;
    if (context.styles.size > 0) page = {...page, styles: [...context.styles.values()]};
    for (const {nodes: shown, isWhole} of stepsOf(nodes, extensions.progressive)) {
      page = {...page, slices: [...slices, shown], outline: [...outline, ...outlineOf(shown)]};
      if (!(isWhole && isLast)) yield {page, problems: [...problems, ...context.problems]};
    }
  }
  return {page, problems: [...problems, ...context.problems]};
}

function emptyPage(path: string, file: string, frontmatter: Frontmatter): Page {
  const icon = readIcon(scalarOf(frontmatter, 'icon'), scalarOf(frontmatter, 'iconType'));
  return {
    path,
    file,
    title: '',
    hasOwnTitle: false,
    description: [],
    ...(icon === undefined ? {} : {icon}),
    mode: pageModes.find((mode) => mode === frontmatter.get('mode')) ?? 'default',
    frontmatter,
    body: [],
    slices: [],
    outline: [],
  };
}

/**
 * The title of a page whose frontmatter has none: its first heading, where the body begins with
 * one.
 */
function titleFrom(
  beginning: readonly DocNode[],
  frontmatter: Frontmatter,
  defaultTitle: string,
): Pick<Page, 'title' | 'hasOwnTitle'> {
  const heading = firstHeading(beginning);
  const title = heading ?? namedText(frontmatter, 'sidebarTitle');
  return {title: title || defaultTitle, hasOwnTitle: heading !== undefined};
}

/**
 * The beginning of a part that contains very much, then more and more of it. Usually the part as it
 * is.
 */
function* stepsOf(
  nodes: readonly DocNode[],
  progressive: Progressive | undefined,
): Generator<NodesWithin, undefined, undefined> {
  for (let weight = stepWeight; ; weight += Math.max(stepWeight, weight / 2)) {
    const step = progressive?.takeWithin(nodes, weight) ?? {nodes, isWhole: true};
    yield step;
    if (step.isWhole) return;
  }
}

/**
 * About as many elements as can be made in some tens of milliseconds. Later steps grow: they
 * include the earlier ones.
 */
const stepWeight = 4_000;

const pageModes: readonly PageMode[] = ['wide', 'custom', 'frame', 'center'];

function firstHeading(body: readonly DocNode[]): string | undefined {
  const heading = body.find((node) => node.kind === 'heading' && node.level === 1);
  return heading?.kind === 'heading' ? plainText(heading.children) : undefined;
}

/** The text of a key, which may also begin with a capital. */
function namedText(frontmatter: Frontmatter, key: string): string {
  const name = frontmatter.has(key) ? key : `${key[0]?.toUpperCase() ?? ''}${key.slice(1)}`;
  return frontmatterText(frontmatter, name);
}

/** A part of a body that has been read. */
export interface BodyPart {
  readonly nodes: readonly DocNode[];
  readonly isLast: boolean;
}

/** A page's body without its module statements, and the context to read it in. */
export interface OpenedBody {
  readonly markdown: string;
  readonly context: ParseContext;
}

/** Prepares to read a page's body. `firstLine` is its line in the file. */
export function openBody(body: string, firstLine: number, source: ParseSource): OpenedBody {
  const {modules, otherTools} = source.extensions;
  const markdown = otherTools?.(body) ?? body;
  return (
    modules?.open(markdown, firstLine, source, readMarkdown) ?? {
      markdown,
      context: new ParseContext(source),
    }
  );
}

/**
 * Reads an opened body part by part; problems are added to its context. Most bodies are one part.
 * The text may have been `scanned`.
 */
export function* readBody(
  {markdown, context}: OpenedBody,
  firstLine: number,
  scanned?: ScannedText,
): Generator<BodyPart, undefined, undefined> {
  const math = mathIn(markdown, context.source);
  // Where formulas are found, other marks begin and end elsewhere.
  const known = math || scanned?.text !== markdown ? undefined : scanned;
  const {progressive, footnotes} = context.source.extensions;
  const slices = progressive?.slicesOf(markdown, math, known) ?? [{markdown, skipped: 0}];
  // A part may refer to a footnote of another one.
  const labels = slices.length > 1 ? footnotes?.reader.labelsIn(markdown) : undefined;
  for (const [index, slice] of slices.entries()) {
    const isLast = index === slices.length - 1;
    const marks = slice.markdown === known?.text ? known.marks : undefined;
    const scans = {math, marks, footnotes: footnotesIn(context.source, labels)};
    const nodes = readMarkdown(slice.markdown, firstLine + slice.skipped, context, scans);
    yield {nodes: isLast ? [...nodes, ...(context.footnotes?.section() ?? [])] : nodes, isLast};
  }
}

function readMarkdown(
  markdown: string,
  firstLine: number,
  context: ParseContext,
  scans: Omit<LexOptions, 'hasIndentedCode'> = {
    math: mathIn(markdown, context.source),
    footnotes: footnotesIn(context.source),
  },
): readonly DocNode[] {
  const {footnotes} = scans;
  const {file, extensions, bracesAreText} = context.source;
  const isMdx = /\.mdx$/i.test(file);
  const tokens = lexPage(markdown, {hasIndentedCode: !isMdx, bracesAreText, ...scans});
  return toTree(tokens, firstLine, context, {
    isMdx,
    math: scans.math,
    bracesAreText,
    findFootnote: footnotes?.reader.inCaptions(markdown, footnotes.labels),
    expandSnippet: (tag) => extensions.modules?.snippetNodes(tag, context, readMarkdown),
  });
}

/** How formulas are found in a text; each file has its own answer. */
function mathIn(
  text: string,
  {extensions = {}, latex}: Pick<MarkdownOptions, 'extensions' | 'latex'>,
): MathScan | undefined {
  const reader = extensions.math;
  return reader && {reader, singles: reader.singleSigns(text, latex)};
}

/** How footnotes are found; `labels` are those of other parts of the text. */
function footnotesIn(
  {extensions}: ParseSource,
  labels: ReadonlySet<string> = new Set(),
): FootnoteScan | undefined {
  const {footnotes} = extensions;
  return footnotes && {reader: footnotes.reader, labels};
}
