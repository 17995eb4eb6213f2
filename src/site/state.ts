import type {SiteConfig} from '../config/site-config.js';
import {scalarOf} from '../content/frontmatter.js';
import type {ParsedPage} from '../content/parse-page.js';
import type {Diagnostic} from '../diagnostics/diagnostic.js';
import {choicesAt, type Choices} from '../navigation/choices.js';
import type {Navigation, NavPage} from '../navigation/navigation.js';
import {positionOf} from '../navigation/position.js';
import {viewAt, type View} from '../navigation/view.js';

/** A site whose configuration was read. */
export interface Site {
  readonly config: SiteConfig;
  readonly navigation: Navigation;
}

export type SiteState =
  | {readonly phase: 'booting'}
  | {readonly phase: 'failed'; readonly diagnostics: readonly Diagnostic[]}
  | {
      readonly phase: 'ready';
      readonly site: Site;
      /** What the reader asked for last. */
      readonly path: string;
      /** What is on the screen: it stays until the page asked for has settled. */
      readonly page: PageState;
      /** What the reader has chosen, or stands in. */
      readonly choices: Choices;
      readonly isLoading: boolean;
    };

export type PageState =
  /** Nothing was shown yet. */
  | {readonly phase: 'loading'}
  /** A long page is shown before all of it has been read. */
  | ({readonly phase: 'shown'} & ParsedPage)
  /** No such file: which ones were looked for, and which pages come near. */
  | {
      readonly phase: 'missing';
      readonly path: string;
      readonly lookedFor: readonly string[];
      readonly nearest: readonly NavPage[];
    }
  | {readonly phase: 'failed'; readonly path: string; readonly diagnostics: readonly Diagnostic[]};

/** What happens to a site. */
export type SiteEvent =
  | {readonly type: 'booted'}
  | {readonly type: 'site-failed'; readonly diagnostics: readonly Diagnostic[]}
  /** `choices` is what the reader chose before. */
  | {readonly type: 'site-opened'; readonly site: Site; readonly choices?: Choices | undefined}
  | {readonly type: 'page-asked'; readonly path: string}
  | {readonly type: 'page-settled'; readonly path: string; readonly page: PageState}
  | {readonly type: 'chosen'; readonly choices: Choices};

/**
 * The state after an event.
 *
 * A page that settles after the reader has asked for another one is dropped. The page on the screen stays until the one
 * asked for has settled. The choices follow the reader into the pages of another version or language.
 */
export function transition(state: SiteState, event: SiteEvent): SiteState {
  if (event.type === 'booted') return {phase: 'booting'};
  if (event.type === 'site-failed') return {phase: 'failed', diagnostics: event.diagnostics};
  if (event.type === 'site-opened') return opened(event.site, event.choices);
  if (state.phase !== 'ready') return state;
  switch (event.type) {
    case 'page-asked':
      return {...state, path: event.path, isLoading: true};
    case 'page-settled':
      if (event.path !== state.path) return state;
      return settled(state, event.page);
    case 'chosen':
      return {...state, choices: {...state.choices, ...event.choices}};
    default:
      return event satisfies never;
  }
}

/** The path of the page on the screen; before the first one, of the page asked for; `''` before the site is open. */
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

/** What the navigation shows around the page on the screen; `undefined` before the site is open. */
export function viewOf(state: SiteState): View | undefined {
  if (state.phase !== 'ready') return undefined;
  const {site, choices} = state;
  return viewAt(site.navigation, site.config, pathOf(state), choices);
}

type ReadyState = SiteState & {readonly phase: 'ready'};

function opened(site: Site, chosen: Choices = {}): ReadyState {
  const {versions, initialVersion} = site.config;
  const isGone = versions.length > 0 && !versions.some(({name}) => name === chosen.version);
  const choices = isGone ? {...chosen, ...versionChoice(initialVersion)} : chosen;
  return {phase: 'ready', site, path: '', page: {phase: 'loading'}, choices, isLoading: true};
}

function settled(state: ReadyState, page: PageState): ReadyState {
  const {site, path, choices} = state;
  const place = positionOf(site.navigation, path, choices);
  const version = versionOf(page) ?? place.page?.version;
  return {
    ...state,
    page,
    isLoading: false,
    choices: {...choices, ...(place.page && choicesAt(place)), ...versionChoice(version)},
  };
}

function versionChoice(version: string | undefined): Choices {
  return version === undefined ? {} : {version};
}

/** A page's own `version` counts more than its group's. */
function versionOf(state: PageState): string | undefined {
  const version = state.phase === 'shown' ? scalarOf(state.page.frontmatter, 'version') : undefined;
  return version === undefined ? undefined : String(version);
}
