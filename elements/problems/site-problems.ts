import type {ReactiveControllerHost} from 'lit';
import type {Diagnostic} from '../../src/diagnostics/diagnostic.js';
import {
  pendingDiagnostic,
  type PendingDiagnostic,
  type Problem,
} from '../../src/diagnostics/pending-diagnostic.js';
import type {OpenedSite} from '../../src/site/open-site.js';
import type {MissingPage, PageState} from '../../src/site/state.js';
import {lazy} from '../shared/lazy.js';
import {failureTexts} from './failure-texts.js';
import {DocsDiagnosticsEvent} from '../shared/events.js';
import type {DocsDiagramErrorEvent} from '../components/diagrams/diagram-error-event.js';
import type {DocsUnknownIconEvent} from '../shared/page-events.js';
import {during, scheduler} from '../shared/scheduler.js';
import type {CheckResources, PageCheck} from './page-check.js';

/** Puts the problems of pages into words. */
const descriptions = lazy('describe', () => import('../../src/content/describe.js'));

/** Checks a configuration, the element of its site, and its pages, for their author. */
export const siteChecks = lazy('validate', () => import('../site/validate.js'));

/** What a check of a site needs of its resources. */
export interface SiteCheckResources extends CheckResources {
  readonly location: {readonly configFile: string};
}

/** The element of a site, which shows the problems. */
export type ProblemsHost = HTMLElement & Pick<ReactiveControllerHost, 'requestUpdate'>;

/** What is known to be wrong with a site: with its configuration, and with the page shown. */
export class SiteProblems {
  readonly #host: ProblemsHost;
  #ofSite: readonly Diagnostic[] = [];
  #ofPage: readonly Diagnostic[] = [];
  /** What came to light while the site was shown. */
  #found: readonly Diagnostic[] = [];
  /** What a program found that knows all files, such as `docs-site serve`. */
  #checked: readonly Diagnostic[] | undefined;
  /** Checks the pages where no program does; `undefined` until it has loaded. */
  #pageCheck: PageCheck | undefined;
  #page: PageState | undefined;
  /** What is wrong on the page, and was found when it was drawn; the same counts once. */
  #drawn = new Map<string, PendingDiagnostic>();
  /** All of them, as last told. */
  all: readonly Diagnostic[] = [];

  constructor(host: ProblemsHost) {
    this.#host = host;
    host.addEventListener('docs-unknown-icon', this.#onUnknownIcon);
    host.addEventListener('docs-diagram-error', this.#onDiagramError);
    host.addEventListener('docs-check', this.#onCheck);
  }

  /** Forgets what was wrong with the site before. */
  clear(): void {
    this.#page = undefined;
    this.#pageCheck = undefined;
    this.#ofPage = [];
    this.#found = [];
    this.setSite([]);
  }

  /**
   * Adds a problem that was found while the site was shown; the same code at the same place counts
   * once.
   */
  add(problem: Problem): void {
    if (!isComplete(problem)) return void this.#addPending(problem);
    if (this.#found.some((one) => keyOf(one) === keyOf(problem))) return;
    this.#found = [...this.#found, problem];
    this.#tell();
  }

  async #addPending(problem: PendingDiagnostic): Promise<void> {
    const part = await descriptions();
    part?.describeProblems([problem]).forEach((one) => this.add(one));
  }

  /** Adds that a page has no file, although another one is shown. */
  addMissing(page: MissingPage): void {
    void failureTexts().then((part) => {
      if (part) this.add(part.missingDiagnostic(page));
    });
  }

  /** Adds why a file could not be loaded. */
  addFailure(error: unknown, file: string): void {
    void failureTexts().then((part) => {
      if (part) this.add(part.loadDiagnostic(error, file));
    });
  }

  /** Forgets what could not be loaded while the site was shown: it is requested again. */
  forgetFailures(): void {
    this.#found = this.#found.filter(({code}) => !code.startsWith('load/'));
    this.#tell();
  }

  setSite(diagnostics: readonly Diagnostic[]): void {
    this.#ofSite = diagnostics;
    this.#tell();
  }

  /** Takes over what is wrong with the page shown: in its file, or that there is none. */
  setPage(page: PageState): void {
    // A page that grows is still the same.
    if (fileOf(page) !== fileOf(this.#page)) {
      this.#drawn = new Map();
      this.#found = this.#found.filter((one) => !isOfPage(one));
    }
    this.#page = page;
    this.#pageCheck?.setPage(page);
    this.#tellOfPage(ofPage(page).filter(isComplete));
    if (page.phase === 'shown') void this.#describe(page);
    if (page.phase === 'missing') void this.#describeMissing(page);
  }

  /**
   * Checks the whole configuration once the browser is idle, for its author, and says in the
   * console what is wrong; then the writing of each page that is shown.
   */
  check(opened: OpenedSite, resources: SiteCheckResources): void {
    scheduler.idle(() => void during(this.#check(opened, resources)), resources.signal);
  }

  async #check(opened: OpenedSite, resources: SiteCheckResources): Promise<void> {
    const {signal} = resources;
    const {configFile: file} = resources.location;
    // Without the checks (offline, say) the site is as good as with them.
    const checks = await siteChecks();
    if (!checks || signal.aborted) return;
    const diagnostics = await checks.checkConfig(opened, file, signal);
    if (diagnostics.length > 0) this.setSite(diagnostics);
    for (const problem of checks.checkUrlUse(this.#host, file)) this.add(problem);
    // A program that checks all files cancels it.
    const before = new Event('docs-before-check', {
      bubbles: true,
      composed: true,
      cancelable: true,
    });
    const {site} = opened;
    if (!this.#host.dispatchEvent(before) || this.#checked || !site || signal.aborted) return;
    this.#pageCheck = new checks.PageCheck(site, resources, () => this.#tell());
    if (this.#page) this.#pageCheck.setPage(this.#page);
    this.#tell();
  }

  /** The sentences load only for a page that needs some. */
  async #describe(page: PageState & {phase: 'shown'}): Promise<void> {
    const all = [...ofPage(page), ...page.problems, ...this.#drawn.values()];
    const pending = all.filter((one) => 'details' in one);
    if (pending.length === 0) return;
    const part = await descriptions();
    if (!part || this.#page !== page) return;
    this.#tellOfPage([...all.filter(isComplete), ...part.describeProblems(pending)]);
  }

  async #describeMissing(page: MissingPage): Promise<void> {
    const part = await failureTexts();
    if (part && this.#page === page) this.#tellOfPage([part.missingDiagnostic(page)]);
  }

  /**
   * Icons are drawn late. Those of the frame, whose insides are not seen from here, are no matter
   * of the page.
   */
  readonly #onUnknownIcon = ({name, target}: DocsUnknownIconEvent): void => {
    if (target === this.#host) return;
    this.#addDrawn((file) => pendingDiagnostic('page/unknown-icon', {file}, {name}));
  };

  readonly #onDiagramError = ({reason, place}: DocsDiagramErrorEvent): void => {
    this.#addDrawn((file) => pendingDiagnostic('page/diagram-error', {file, ...place}, {reason}));
  };

  #addDrawn(problemIn: (file: string) => PendingDiagnostic): void {
    if (this.#page?.phase !== 'shown') return;
    const problem = problemIn(this.#page.page.file);
    const key = JSON.stringify(problem);
    if (this.#drawn.has(key)) return;
    this.#drawn.set(key, problem);
    void this.#describe(this.#page);
  }

  /** Whoever has checked the site repeats the event until it is taken. */
  readonly #onCheck = (event: Event): void => {
    event.preventDefault();
    this.#checked = (event as CustomEvent<readonly Diagnostic[]>).detail;
    this.#pageCheck?.end();
    this.#pageCheck = undefined;
    this.#tell();
  };

  /**
   * What was found without looking at other files; after a check of all files, only what shows in
   * a browser. Of the check, what is about this page or no page.
   */
  #known(): readonly Diagnostic[] {
    const own = unique([...this.#ofSite, ...this.#found, ...this.#ofPage]);
    if (!this.#checked) return this.#pageCheck?.reported(own) ?? own;
    const file = fileOf(this.#page);
    // Of what is drawn, the check knows all that no code of the page has computed.
    const drawn = this.#checked.filter(({code}) => ofDrawings.test(code)).map(wordsOf);
    return unique([
      ...this.#checked.filter(({location: at}) => at.file === file || !/\.mdx?$/.test(at.file)),
      ...own.filter(({code}) => /^(?:(?:load|offline|search|style)\/|page\/not-run$)/.test(code)),
      ...own.filter((one) => ofDrawings.test(one.code) && !drawn.includes(wordsOf(one))),
    ]);
  }

  #tellOfPage(diagnostics: readonly Diagnostic[]): void {
    this.#ofPage = diagnostics;
    this.#tell();
  }

  #tell(): void {
    const all = this.#known();
    if (all.length === 0 && this.all.length === 0) return;
    this.all = all;
    this.#host.dispatchEvent(new DocsDiagnosticsEvent(all));
    this.#host.requestUpdate();
  }
}

/** What shows only when it is drawn. */
const ofDrawings = /^page\/(?:unknown-icon|diagram-error)$/;

/** Identifies a problem in a file without its line: what is drawn may not know its own. */
function wordsOf({message, location: {file}}: Diagnostic): string {
  return JSON.stringify([message, file]);
}

/** An API description may have the same problem for the site and for the page. */
function unique(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  return [...new Map(diagnostics.map((one) => [JSON.stringify(one), one])).values()];
}

function keyOf({code, location}: Diagnostic): string {
  return JSON.stringify([code, location]);
}

/** Whether a problem has its message. */
function isComplete(problem: Problem): problem is Diagnostic {
  return 'message' in problem;
}

function fileOf(page: PageState | undefined): string | undefined {
  return page?.phase === 'shown' ? page.page.file : undefined;
}

/** Why a page failed, or what is wrong with its API description. */
function ofPage(page: PageState): readonly Problem[] {
  return (page.phase === 'failed' || page.phase === 'shown' ? page.diagnostics : undefined) ?? [];
}

/** Whether a problem is in the style sheets or in the components of a page. */
function isOfPage({code, location: {file}}: Diagnostic): boolean {
  return code === 'page/not-run' || (code.startsWith('style/') && /\.mdx?$/i.test(file));
}
