import type {Diagnostic} from '../../src/diagnostics/diagnostic.js';
import type {Problem} from '../../src/diagnostics/pending-diagnostic.js';
import type {OpenedSite} from '../../src/site/open-site.js';
import type {MissingPage, PageState} from '../../src/site/state.js';
import {DocsDiagnosticsEvent} from '../shared/events.js';
import {lazy} from '../shared/lazy.js';
import {showsProblems} from '../shared/shows-problems.js';
import type {ProblemsHost, SiteCheckResources, SiteProblems} from './site-problems.js';

/** Tells authors and the host page of problems. */
export const siteProblems = lazy('site-problems', () => import('./site-problems.js'));

/**
 * The problems of a site. What describes them loads with the first problem, or after the first page
 * is shown.
 */
export class ProblemList {
  readonly #host: ProblemsHost;
  #problems: SiteProblems | undefined;
  #opened: OpenedSite | undefined;
  #page: PageState | undefined;
  /** Whether the site is still to be checked. */
  #isUnchecked = false;

  constructor(host: ProblemsHost) {
    this.#host = host;
  }

  /** All problems that are known, of the site and of the page shown. */
  get all(): readonly Diagnostic[] {
    return this.#problems?.all ?? this.#opened?.diagnostics ?? none;
  }

  /** To be called before a site is opened. */
  clear(): void {
    this.#opened = undefined;
    this.#page = undefined;
    this.#problems?.clear();
  }

  /** Adds a problem that was found while the site was shown. */
  add(problem: Problem): void {
    const told = 'message' in problem ? [problem] : none;
    void this.#load(told, (problems) => problems.add(problem));
  }

  /** Adds that a page has no file, although another one is shown. */
  addMissing(page: MissingPage): void {
    void this.#load(none, (problems) => problems.addMissing(page));
  }

  /** Adds that the application has thrown an error instead of giving the URL of a file. */
  addFailure(error: unknown, file: string): void {
    void this.#load(none, (problems) => problems.addFailure(error, file));
  }

  /** Forgets what could not be loaded while the site was shown: it is requested again. */
  forgetFailures(): void {
    this.#problems?.forgetFailures();
  }

  /** Takes over what is wrong with the configuration. */
  setSite(opened: OpenedSite): void {
    const {diagnostics} = opened;
    this.#opened = opened;
    this.#isUnchecked = true;
    if (this.#problems) this.#problems.setSite(diagnostics);
    else if (diagnostics.length > 0) void this.#load(diagnostics);
  }

  /** Takes over what is wrong with the page shown. */
  setPage(page: PageState): void {
    this.#page = page;
    if (this.#problems) this.#problems.setPage(page);
    else if (page.phase === 'failed') void this.#load(page.diagnostics);
    else if (page.phase !== 'shown' || page.problems.length > 0 || page.diagnostics?.length) {
      void this.#load();
    }
  }

  /** Checks each opened site once; the first page need not wait for it. */
  check(resources: SiteCheckResources): void {
    const opened = this.#opened;
    if (!opened || !this.#isUnchecked || !showsProblems(location)) return;
    this.#isUnchecked = false;
    void this.#load(none, (problems) => problems.check(opened, resources));
  }

  /** Without the module, at least the host page learns of the new problems. */
  async #load(
    diagnostics: readonly Diagnostic[] = none,
    use?: (problems: SiteProblems) => void,
  ): Promise<void> {
    const module = await siteProblems();
    if (module && !this.#problems) {
      this.#problems = new module.SiteProblems(this.#host);
      this.#problems.setSite(this.#opened?.diagnostics ?? none);
      if (this.#page) this.#problems.setPage(this.#page);
    }
    if (this.#problems) use?.(this.#problems);
    else if (diagnostics.length > 0) {
      this.#host.dispatchEvent(new DocsDiagnosticsEvent(diagnostics));
    }
  }
}

const none: readonly Diagnostic[] = [];
