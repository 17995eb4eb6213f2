import type {PendingDiagnostic} from '../diagnostics/pending-diagnostic.js';
import {parseBody, type BodyReader} from './parse-body.js';
import {nameComponents} from './component-ids.js';
import {splitFrontmatter, type ReadYaml} from './frontmatter.js';
import type {HtmlReader} from './html/html-syntax.js';
import type {DocNode} from './nodes.js';
import type {LongPages} from './progressive/progressive.js';
import {outlineOf} from './outline.js';
import type {Modules} from './mdx/module-syntax.js';
import type {Frontmatter, Page, PageMode} from './page.js';
import {plainText} from './plain-text.js';
import {readIcon} from '../shared/read-icon.js';
import {emptyScope} from './mdx/scope.js';
import type {SnippetTexts} from './mdx/snippets.js';

/** What reads the rarer things of a page. */
export interface PageHelp {
  /** Needed where `needsYaml` says so. */
  readonly readYaml?: ReadYaml | undefined;
  /** Needed where `hasModules` says so. */
  readonly modules?: Modules | undefined;
  /** Needed where `hasHtml` says so. */
  readonly html?: HtmlReader | undefined;
  /** Needed where `isLong` says so; without it a page is read and shown in one go. */
  readonly long?: LongPages | undefined;
  /** The files that `snippetRequests` names. */
  readonly snippets?: SnippetTexts | undefined;
  /** Whether the configuration turns formulas between single dollar signs on or off. */
  readonly latex?: boolean | undefined;
  /** What is known to be wrong before. */
  readonly problems?: readonly PendingDiagnostic[] | undefined;
}

/** A page, with what is wrong in its file. */
export interface ParsedPage {
  readonly page: Page;
  readonly problems: readonly PendingDiagnostic[];
  /** A long page is read in slices: gives `page` with the next one. Not there when all is read. To be called once. */
  readonly grow?: (page: Page) => ParsedPage;
}

/**
 * Reads a page file: frontmatter, Markdown with component tags, and what follows from them (outline, title). Of a long
 * page the first slice.
 *
 * Total: whatever the text, a page comes back, with a problem for each thing that could not be shown as written.
 * Most pages need no {@link PageHelp}.
 */
export function parsePage(
  text: string,
  file: string,
  path: string,
  {readYaml, modules, html, long, snippets = new Map(), latex, problems: known = []}: PageHelp = {},
): ParsedPage {
  const {value: split, problems: found} = splitFrontmatter(text, file, readYaml);
  const problems = [...known, ...found];
  const {frontmatter, bodyLine} = split;
  const written = words(frontmatter, 'title');
  const topLevel = written === '' ? 1 : 2;
  const place = {page: file, file, trail: []} as const;
  const source = {...place, scope: emptyScope, snippets, html, latex, topLevel} as const;
  const reader = parseBody(split.body, bodyLine, source, modules, long?.slicesOf);

  const icon = readIcon(frontmatter.get('icon'), frontmatter.get('iconType'));
  const bare: Page = {
    path,
    file,
    title: written,
    hasOwnTitle: false,
    description: words(frontmatter, 'description'),
    ...(icon === undefined ? {} : {icon}),
    mode: pageModes.find((mode) => mode === frontmatter.get('mode')) ?? 'default',
    frontmatter,
    body: [],
    slices: [],
    outline: [],
  };
  const first = growPage(bare, {reader, before: problems, takeWithin: long?.takeWithin});
  if (written !== '') return first;
  const opening = firstHeading(first.page.body);
  const title = opening ?? words(frontmatter, 'sidebarTitle');
  return {...first, page: {...first.page, title, hasOwnTitle: opening !== undefined}};
}

/** Reads a page to its end in one go. */
export function parseWholePage(...page: Parameters<typeof parsePage>): ParsedPage {
  let parsed = parsePage(...page);
  while (parsed.grow) parsed = parsed.grow(parsed.page);
  return parsed;
}

/** A page being read. */
interface Growth {
  readonly reader: BodyReader;
  /** What was wrong before its body. */
  readonly before: readonly PendingDiagnostic[];
  readonly takeWithin: LongPages['takeWithin'] | undefined;
}

function growPage(page: Page, growth: Growth): ParsedPage {
  const slice = growth.reader.next();
  nameComponents(slice, growth.reader.reading.slugger);
  const grown = {...page, body: [...page.body, ...slice]};
  return showPortion(grown, page, {slice, weight: portionWeight}, growth);
}

/** Shows the beginning of a slice that holds very much, then more and more of it, then what comes after it. */
function showPortion(
  page: Page,
  {slices, outline}: Pick<Page, 'slices' | 'outline'>,
  {slice, weight}: {readonly slice: readonly DocNode[]; readonly weight: number},
  growth: Growth,
): ParsedPage {
  const {reader, before, takeWithin} = growth;
  const {nodes, isWhole} = takeWithin?.(slice, weight) ?? {nodes: slice, isWhole: true};
  const grow = (shown: Page): ParsedPage =>
    isWhole
      ? growPage(shown, growth)
      : showPortion(shown, {slices, outline}, {slice, weight: nextWeight(weight)}, growth);
  return {
    page: {...page, slices: [...slices, nodes], outline: [...outline, ...outlineOf(nodes)]},
    problems: [...before, ...reader.reading.problems],
    ...(!(isWhole && reader.isDone) && {grow}),
  };
}

/** About how many elements are made in some tens of milliseconds. */
const portionWeight = 4_000;

/** What is there already is looked through again with each portion, so that portions grow. */
function nextWeight(weight: number): number {
  return weight + Math.max(portionWeight, weight / 2);
}

const pageModes: readonly PageMode[] = ['wide', 'custom', 'frame', 'center'];

function words(frontmatter: Frontmatter, key: string): string {
  return String(
    frontmatter.get(key) ?? frontmatter.get(`${key[0]?.toUpperCase() ?? ''}${key.slice(1)}`) ?? '',
  ).trim();
}

function firstHeading(body: readonly DocNode[]): string | undefined {
  const heading = body.find((node) => node.kind === 'heading' && node.level === 1);
  return heading?.kind === 'heading' ? plainText(heading.children) : undefined;
}
