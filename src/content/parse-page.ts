import type {Problem} from '../diagnostics/problem.js';
import {readBody, type BodyReader} from './body.js';
import {nameComponents} from './component-ids.js';
import {splitFrontmatter, type ReadYaml} from './frontmatter.js';
import type {HtmlReader} from './html-door.js';
import type {DocNode} from './nodes.js';
import {outlineOf} from './outline.js';
import type {Modules} from './modules-door.js';
import type {Frontmatter, Page, PageMode} from './page.js';
import {plainText} from './plain-text.js';
import {readIcon} from './read-icon.js';
import {emptyScope} from './scope.js';
import type {SnippetTexts} from './snippets.js';

/** What reads the rarer things of a page. */
export interface PageHelp {
  /** Needed where `needsYaml` says so. */
  readonly readYaml?: ReadYaml | undefined;
  /** Needed where `hasModules` says so. */
  readonly modules?: Modules | undefined;
  /** Needed where `hasHtml` says so. */
  readonly html?: HtmlReader | undefined;
  /** The files that `snippetRequests` names. */
  readonly snippets?: SnippetTexts | undefined;
  /** What is known to be wrong before. */
  readonly problems?: readonly Problem[] | undefined;
}

/** A page, with what is wrong in its file. */
export interface ParsedPage {
  readonly page: Page;
  readonly problems: readonly Problem[];
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
  {readYaml, modules, html, snippets = new Map(), problems: known = []}: PageHelp = {},
): ParsedPage {
  const {value: split, problems: found} = splitFrontmatter(text, file, readYaml);
  const problems = [...known, ...found];
  const {frontmatter, bodyLine} = split;
  const written = words(frontmatter, 'title');
  const topLevel = written === '' ? 1 : 2;
  const place = {page: file, file, trail: []} as const;
  const source = {...place, scope: emptyScope, snippets, html, topLevel} as const;
  const reader = readBody(split.body, bodyLine, source, modules);

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
  const first = growPage(bare, reader, problems);
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

function growPage(page: Page, reader: BodyReader, before: readonly Problem[]): ParsedPage {
  const slice = reader.next();
  nameComponents(slice, reader.reading.slugger);
  const grown: Page = {
    ...page,
    body: [...page.body, ...slice],
    slices: [...page.slices, slice],
    outline: [...page.outline, ...outlineOf(slice)],
  };
  return {
    page: grown,
    problems: [...before, ...reader.reading.problems],
    ...(!reader.isDone && {grow: (shown: Page) => growPage(shown, reader, before)}),
  };
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
