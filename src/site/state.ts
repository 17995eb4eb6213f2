import type {SiteConfig} from '../config/site-config.js';
import {scalarOf} from '../content/frontmatter.js';
import type {DocNode} from '../content/nodes.js';
import type {ParsedPage} from '../content/parse-page.js';
import type {Diagnostic} from '../diagnostics/diagnostic.js';
import type {Problem} from '../diagnostics/pending-diagnostic.js';
import {choicesAt, choose, type Choices, positionOf} from '../navigation/position.js';
import type {PageLabels} from '../navigation/label.js';
import type {Navigation, NavPage} from '../navigation/navigation.js';
import {viewAt, type SelectorKind, type View} from '../navigation/view.js';
import {siteLinks, type LinkBase, type SiteLinks} from '../routing/site-links.js';
import type {ApiPage} from '../api-pages/api-page.js';

/** A site whose configuration was read. */
export interface Site {
  readonly config: SiteConfig;
  readonly navigation: Navigation;
}

/** Everything a site shows. It changes only by {@link transition}. */
export type SiteState =
  | {readonly phase: 'booting'}
  | {readonly phase: 'failed'; readonly diagnostics: readonly Diagnostic[]}
  | ReadyState;

/** The state of an open site. */
export interface ReadyState {
  readonly phase: 'ready';
  readonly site: Site;
  /** Where the site is and how its routes are written. */
  readonly linkBase: Omit<LinkBase, 'isPage'>;
  /** The URLs of the site's pages and files. */
  readonly links: SiteLinks;
  /** What the reader asked for last. */
  readonly path: string;
  /** What is on the screen: it stays until the page asked for has settled. */
  readonly page: PageState;
  /** The same, with what has been read since of a long page. */
  readonly content: PageState;
  /** The divisions that the reader has chosen, or is in, the latest first. */
  readonly choices: Choices;
  /** What the reader's last choice of a division did not lead to. */
  readonly missed: MissedPage | undefined;
  /** The labels of pages, as far as they are known. */
  readonly labels: PageLabels;
  /** The text of the banner that the reader has dismissed. */
  readonly dismissed: string | undefined;
  readonly isLoading: boolean;
}

/** What a page of an API has besides its content. */
interface ShownApi {
  readonly api?: ApiPage | undefined;
  /** What is wrong with the API description. */
  readonly diagnostics?: readonly Problem[];
}

export type PageState =
  /** Nothing was shown yet. */
  | {readonly phase: 'loading'}
  /** A long page is shown before all of it has been read. */
  | ({readonly phase: 'shown'} & ShownApi & ParsedPage)
  /** No such file: which ones were looked for, and which pages come near. */
  | {
      readonly phase: 'missing';
      readonly path: string;
      readonly lookedFor: readonly string[];
      readonly nearest: readonly NavPage[];
      /** The divisions that the path's beginning belongs to, once they are known. */
      readonly choices?: Choices;
      /** The text of the author for such a page. */
      readonly description?: readonly DocNode[];
    }
  | {readonly phase: 'failed'; readonly path: string; readonly diagnostics: readonly Diagnostic[]};

/** A page that has no file. */
export type MissingPage = PageState & {readonly phase: 'missing'};

/**
 * A reader wanted their page in another version (or language, …), which does not have it, and came
 * to `path` instead.
 */
export interface MissedPage {
  readonly kind: SelectorKind;
  readonly name: string;
  readonly path: string;
}

/** What happens to a site. */
export type SiteEvent =
  | {readonly type: 'booted'}
  | {readonly type: 'site-failed'; readonly diagnostics: readonly Diagnostic[]}
  | SiteOpened
  /** More of the navigation is known, the pages of an API say. */
  | {readonly type: 'navigation-extended'; readonly navigation: Navigation}
  | {readonly type: 'page-asked'; readonly path: string}
  | {readonly type: 'page-settled'; readonly path: string; readonly page: PageState}
  /** More of a long page was read; what is around the page stays as it is. */
  | {readonly type: 'page-grown'; readonly path: string; readonly page: PageState}
  /** The reader followed a link into divisions. */
  | {readonly type: 'chosen'; readonly choices: Choices}
  /** The reader chose a division from a list. */
  | {
      readonly type: 'division-chosen';
      readonly choices: Choices;
      readonly missed: MissedPage | undefined;
    }
  | {readonly type: 'labels-read'; readonly labels: PageLabels}
  | {readonly type: 'banner-dismissed'; readonly content: string};

/**
 * A site was opened; `choices`, `labels` and `dismissed` are remembered from the reader's last
 * visit.
 */
export interface SiteOpened {
  readonly type: 'site-opened';
  readonly site: Site;
  readonly linkBase: Omit<LinkBase, 'isPage'>;
  readonly choices?: Choices | undefined;
  readonly labels?: PageLabels | undefined;
  readonly dismissed?: string | undefined;
}

/**
 * The state after an event.
 *
 * A page that settles after the reader has asked for another one is dropped. The page on the screen
 * stays until the one asked for has settled. The choices follow the reader into the pages of
 * another version or language.
 */
export function transition(state: SiteState, event: SiteEvent): SiteState {
  if (event.type === 'booted') return {phase: 'booting'};
  if (event.type === 'site-failed') return {phase: 'failed', diagnostics: event.diagnostics};
  if (event.type === 'site-opened') return opened(event);
  if (state.phase !== 'ready') return state;
  switch (event.type) {
    case 'navigation-extended':
      return extended(state, event.navigation);
    case 'page-asked':
      return {...state, path: event.path, isLoading: true};
    case 'page-settled':
      if (event.path !== state.path) return state;
      return settled(state, event.page);
    case 'page-grown':
      return event.path === state.path ? {...state, content: event.page} : state;
    case 'chosen':
      return {...state, choices: changed(state.choices, event.choices)};
    case 'division-chosen':
      return {...state, choices: changed(state.choices, event.choices), missed: event.missed};
    case 'labels-read':
      return withHidden({...state, labels: event.labels}, hiddenIn(event.labels));
    case 'banner-dismissed':
      return {...state, dismissed: event.content};
    default:
      return event satisfies never;
  }
}

/** Whether neither the first page nor why there is none is known yet. */
export function isWaiting(state: SiteState): boolean {
  return state.phase === 'ready' ? state.page.phase === 'loading' : state.phase === 'booting';
}

/**
 * The path of the page on the screen; before the first one, of the page asked for; `''` before the
 * site is open.
 */
export function pathOf(state: SiteState): string {
  if (state.phase !== 'ready') return '';
  switch (state.page.phase) {
    case 'loading':
      return state.path;
    case 'shown':
      return state.page.page.path;
    case 'missing':
    case 'failed':
      return state.page.path;
    default:
      return state.page satisfies never;
  }
}

/**
 * Makes a selector of what the navigation shows around the page on the screen; `undefined` before
 * the site is open. It gives the identical view until the navigation, the configuration, the path
 * or the choices change.
 */
export function viewSelector(): (state: SiteState) => View | undefined {
  let inputs: readonly unknown[] = [];
  let view: View | undefined;
  return (state) => {
    if (state.phase !== 'ready') return undefined;
    const {site, choices} = state;
    const path = pathOf(state);
    const latest = [site.navigation, site.config, path, choices];
    if (view === undefined || latest.some((input, index) => input !== inputs[index])) {
      inputs = latest;
      view = viewAt(site.navigation, site.config, path, choices);
    }
    return view;
  };
}

/** The paths of the pages that are hidden by their frontmatter. */
function hiddenIn(labels: PageLabels): ReadonlySet<string> {
  return new Set([...labels].flatMap(([path, {isHidden}]) => (isHidden ? [path] : [])));
}

/** Hides pages from all lists, besides the one on the screen if its frontmatter says so. */
function withHidden(state: ReadyState, others: ReadonlySet<string>): ReadyState {
  const {site, page} = state;
  const before = site.navigation.hidden ?? new Set();
  const hidden = new Set(others);
  if (page.phase === 'shown') {
    const {path, frontmatter} = page.page;
    if (frontmatter.get('hidden') === true) hidden.add(path);
    else hidden.delete(path);
  }
  if (hidden.size === before.size && [...hidden].every((path) => before.has(path))) return state;
  return {...state, site: {...site, navigation: {...site.navigation, hidden}}};
}

function opened({site, linkBase, choices: chosen = {}, labels, dismissed}: SiteOpened): ReadyState {
  const {versions, initialVersion} = site.config;
  const isGone = versions.length > 0 && !versions.some(({name}) => name === chosen.version);
  const state: ReadyState = {
    phase: 'ready',
    site,
    linkBase,
    links: linksOf(linkBase, site.navigation),
    path: '',
    page: {phase: 'loading'},
    content: {phase: 'loading'},
    choices: isGone ? {...chosen, ...versionChoice(initialVersion)} : chosen,
    missed: undefined,
    labels: labels ?? new Map(),
    dismissed,
    isLoading: true,
  };
  return withHidden(state, hiddenIn(state.labels));
}

function extended(state: ReadyState, extension: Navigation): ReadyState {
  const {hidden} = state.site.navigation;
  const navigation = {...extension, ...(hidden && {hidden})};
  return {
    ...state,
    site: {...state.site, navigation},
    links: linksOf(state.linkBase, navigation),
  };
}

/** Links depend on which paths are pages. */
function linksOf(linkBase: ReadyState['linkBase'], {pages}: Navigation): SiteLinks {
  return siteLinks({...linkBase, isPage: (path) => pages.has(path)});
}

function settled(state: ReadyState, page: PageState): ReadyState {
  const {site, path, choices} = state;
  const position = positionOf(site.navigation, path, choices);
  const version = versionOf(page) ?? position.page?.version;
  const after: ReadyState = {
    ...state,
    page,
    content: page,
    isLoading: false,
    choices: changed(choices, {
      ...(position.page && choicesAt(position)),
      ...(page.phase === 'missing' && page.choices),
      ...versionChoice(version),
    }),
  };
  return withHidden(after, site.navigation.hidden ?? new Set());
}

/** The same object where nothing changes, so that nothing is computed anew for it. */
function changed(choices: Choices, latest: Choices): Choices {
  const all = choose(choices, latest);
  return JSON.stringify(all) === JSON.stringify(choices) ? choices : all;
}

function versionChoice(version: string | undefined): Choices {
  return version === undefined ? {} : {version};
}

/** A page's own `version` takes precedence over its group's. */
function versionOf(state: PageState): string | undefined {
  const version = state.phase === 'shown' ? scalarOf(state.page.frontmatter, 'version') : undefined;
  return version === undefined ? undefined : String(version);
}
