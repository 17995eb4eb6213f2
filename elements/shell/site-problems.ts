import type {Diagnostic} from '../../src/diagnostics/diagnostic.js';
import {DocsDiagnosticsEvent} from '../shared/events.js';
import {whenIdle} from '../shared/when-idle.js';

/** What is known to be wrong with a site: with its configuration, and with the page shown. */
export class SiteProblems {
  readonly #host: HTMLElement;
  #ofSite: readonly Diagnostic[] = [];
  #ofPage: readonly Diagnostic[] = [];
  /** All of them, as last told. */
  all: readonly Diagnostic[] = [];

  constructor(host: HTMLElement) {
    this.#host = host;
  }

  setSite(diagnostics: readonly Diagnostic[]): void {
    this.#ofSite = diagnostics;
    this.#tell();
  }

  setPage(diagnostics: readonly Diagnostic[]): void {
    this.#ofPage = diagnostics;
    this.#tell();
  }

  /** Checks the whole configuration once the browser is idle, and says in the console what is wrong with it. */
  checkConfig(text: string, file: string, signal: AbortSignal): void {
    whenIdle(() => void this.#check(text, file, signal), signal);
  }

  async #check(text: string, file: string, signal: AbortSignal): Promise<void> {
    // Without the checks (offline, say) the site is as good as with them.
    const checks = await import('../lazy/validate.js').catch(() => undefined);
    if (!checks || signal.aborted) return;
    const diagnostics = checks.validateConfig(text, file);
    if (diagnostics.length === 0) return;
    this.setSite(diagnostics);
    console.warn(diagnostics.map(sentenceOf).join('\n'));
  }

  #tell(): void {
    const all = [...this.#ofSite, ...this.#ofPage];
    if (all.length === 0 && this.all.length === 0) return;
    this.all = all;
    this.#host.dispatchEvent(new DocsDiagnosticsEvent(all));
  }
}

function sentenceOf({location, message, hint}: Diagnostic): string {
  const {file, line, column} = location;
  const place = [file, line, column].filter((part) => part !== undefined).join(':');
  return `${place}: ${message} ${hint}`;
}
