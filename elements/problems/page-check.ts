import {checkWriting, type WritingFindings} from '../../src/check/checked-file.js';
import {withoutDisabled} from '../../src/check/disable-comments.js';
import {pageRules} from '../../src/check/page-rules.js';
import {defaultSettings, readSettings, settingsFile, withLevels} from '../../src/check/settings.js';
import {pageExtension} from '../../src/check/site-files.js';
import type {Diagnostic} from '../../src/diagnostics/diagnostic.js';
import type {PageReader} from '../../src/site/load-page.js';
import type {PageState, Site} from '../../src/site/state.js';
import {idlePauses} from './idle-pauses.js';
import {unlessAborted} from '../shared/unless-aborted.js';

/** What a check of pages needs of the resources of their site. */
export interface CheckResources {
  readonly reader: PageReader;
  /** Aborted when the site is closed. */
  readonly signal: AbortSignal;
}

/** The codes that the rules for single files report. */
const ruleCodes: ReadonlySet<string> = new Set(pageRules.map(({code}) => code));

const noFindings: WritingFindings = {diagnostics: [], comments: []};

/**
 * Checks the writing of the page shown while the browser is idle, for its author, and applies
 * `docs-check.json` and the comments of the page to all of its problems.
 */
export class PageCheck {
  readonly #navigation: Site['navigation'];
  readonly #resources: CheckResources;
  readonly #onChange: () => void;
  #path: string | undefined;
  #found = noFindings;
  /** Aborted when another page is shown. */
  #request = new AbortController();
  #settings: ReturnType<typeof readSettings> = {value: defaultSettings, diagnostics: []};
  #loading: Promise<void> | undefined;

  constructor({navigation}: Site, resources: CheckResources, onChange: () => void) {
    this.#navigation = navigation;
    this.#resources = resources;
    this.#onChange = onChange;
    resources.signal.addEventListener('abort', () => this.end());
  }

  /** Checks no more. */
  end(): void {
    this.#request.abort();
  }

  /** Checks the page that is shown; one that only grows is checked already. */
  setPage(state: PageState): void {
    const page = state.phase === 'shown' ? state.page : undefined;
    if (page?.path === this.#path) return;
    this.#path = page?.path;
    this.#found = noFindings;
    this.#request.abort();
    this.#request = new AbortController();
    // Operations of an API have no file.
    if (page && pageExtension.test(page.file)) void this.#check(page.path);
  }

  /** What is reported of these problems, together with what the rules found on the page. */
  reported(problems: readonly Diagnostic[]): readonly Diagnostic[] {
    const {comments, diagnostics} = this.#found;
    const isRule = (code: string) => ruleCodes.has(code);
    const kept = withoutDisabled([...problems, ...diagnostics], comments, isRule);
    if (kept.length > 0) void this.#loadSettings();
    const {value, diagnostics: ofSettings} = this.#settings;
    const {levels, isIgnored} = value;
    const isLeft = ({code, location}: Diagnostic) => !isRule(code) || !isIgnored(location.file);
    const left = withLevels(kept.filter(isLeft), {levels, isIgnored: () => false});
    return [...ofSettings, ...left];
  }

  async #check(path: string): Promise<void> {
    const {signal} = this.#request;
    const pause = idlePauses(signal);
    await unlessAborted(pause(), signal);
    if (signal.aborted) return;
    // The page is only read: it is on the screen already.
    const reader = {...this.#resources.reader, display: undefined};
    const what = {path, navigation: this.#navigation, reader};
    const found = await unlessAborted(checkWriting(what, pause), signal);
    if (!found || found.diagnostics.length + found.comments.length === 0) return;
    await this.#loadSettings();
    if (signal.aborted) return;
    this.#found = found;
    this.#onChange();
  }

  /** Hosts answer 404 for a file that few sites have: it is requested once there is a problem. */
  #loadSettings(): Promise<void> {
    return (this.#loading ??= this.#readSettings());
  }

  async #readSettings(): Promise<void> {
    const {reader, signal} = this.#resources;
    const text = await reader.loader.text(settingsFile, signal).catch(() => undefined);
    if (text === undefined || signal.aborted) return;
    this.#settings = readSettings(text);
    this.#onChange();
  }
}
