import {LitElement, type PropertyValues} from 'lit';
import type {Diagnostic} from '../../../src/diagnostics/diagnostic.js';
import type {PageStyle} from '../../../src/content/page.js';
import type {SiteLinks} from '../../../src/routing/site-links.js';
import {LoadError} from '../../../src/site/loader.js';
import {customElement, property} from '../../shared/decorators.js';
import {DocsFileRequestEvent} from '../../shared/page-events.js';
import type {SiteHost} from '../site-options.js';
import {adoptSheets, styleScope} from './adopt-sheets.js';
import {StyleFiles} from './style-files.js';
import {reportProblem} from './report-problem.js';

/** Something in the style sheets of a page has no effect. */
export class DocsStyleProblemEvent extends Event {
  readonly diagnostic: Diagnostic;

  constructor(diagnostic: Diagnostic) {
    super('docs-style-problem', {bubbles: true, composed: true});
    this.diagnostic = diagnostic;
  }
}

/**
 * Applies what the `<style>` elements of a page contain, as long as the page is shown. It shows
 * nothing itself.
 */
@customElement('docs-page-styles')
export class DocsPageStyles extends LitElement {
  /** The style sheets of the page. */
  @property({attribute: false}) sheets: readonly PageStyle[] = [];

  /** Resolves their URLs. */
  @property({attribute: false}) links: SiteLinks | undefined;

  /** The file of the page, to which their URLs are relative. */
  @property({attribute: false}) file = '';

  #shown = new AbortController();
  /** The style sheets and links that are in use. */
  #applied: readonly [sheets: unknown, links: unknown] = [undefined, undefined];

  constructor() {
    super();
    this.addController({
      hostConnected: () => this.#restart(),
      hostDisconnected: () => this.#end(),
    });
  }

  protected override updated(changed: PropertyValues<this>): void {
    if (changed.has('sheets') || changed.has('links')) this.#restart();
  }

  /** At once: what is done with the page next may depend on where its elements are. */
  #restart(): void {
    const {sheets, links} = this;
    if (this.#applied.every((one, index) => one === [sheets, links][index])) return;
    this.#end();
    this.#applied = [sheets, links];
    this.#shown = new AbortController();
    const {signal} = this.#shown;
    void this.#apply(signal).catch((error: unknown) => {
      if (!signal.aborted) reportError(error);
    });
  }

  #end(): void {
    this.#shown.abort();
    this.#applied = [undefined, undefined];
  }

  async #apply(signal: AbortSignal): Promise<void> {
    const {sheets, links, file} = this;
    const host = siteAround(this);
    if (!this.isConnected || !host || !links) return;
    const report = (diagnostic: Diagnostic) =>
      void this.dispatchEvent(new DocsStyleProblemEvent(diagnostic));
    const scope = styleScope(host, signal);
    if (!scope) {
      reportProblem(report, ({diagnoseStyle}) => diagnoseStyle('style/not-supported', {file}));
      return;
    }
    const loader = {text: (path: string) => this.#textOf(path)};
    const files = new StyleFiles({links, loader, signal, report}, scope);
    const target = {to: 'site', path: file, query: '', hash: ''} as const;
    const read = sheets.map((sheet) => files.read(sheet, target));
    adoptSheets(
      host,
      read.flatMap(({own}) => own),
      signal,
    );
    if (read.every(({imported}) => imported.length === 0)) return;
    const inOrder = read.map(async ({own, imported}) => [
      ...(await Promise.all(imported)).flat(),
      ...own,
    ]);
    const all = (await Promise.all(inOrder)).flat();
    if (!signal.aborted) adoptSheets(host, all, signal);
  }

  /** The text of a style sheet that the page imports. */
  async #textOf(path: string): Promise<string> {
    const request = new DocsFileRequestEvent(path);
    this.dispatchEvent(request);
    if (!request.text) throw new LoadError('refused', path);
    return request.text;
  }
}

/** The site that contains an element of a page. */
function siteAround(element: Element): SiteHost | null {
  const root = element.getRootNode();
  const outer = root instanceof ShadowRoot && root.host.localName === 'docs-site' && root.host;
  return (outer || element.closest('docs-site')) as SiteHost | null;
}

declare global {
  interface HTMLElementEventMap {
    'docs-style-problem': DocsStyleProblemEvent;
  }
  interface HTMLElementTagNameMap {
    'docs-page-styles': DocsPageStyles;
  }
}
