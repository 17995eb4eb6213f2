import {resolveImageUrl, type Target} from '../../../src/shared/urls.js';
import {importsOf, nestingOf} from '../../../src/theme/style-sheets/sheet-text.js';
import {scopedSheet, type ScopedSheet, type SheetScope} from './scoped-sheet.js';
import {lazy} from '../../shared/lazy.js';
import {LoadError} from '../../../src/site/loader.js';
import {reportProblem} from './report-problem.js';
import type {StyleSource} from './styled-site.js';

/** Requests files of other hosts. */
const urlLoader = lazy('load-url', () => import('../../../src/site/load-url.js'));

/** How many files the style sheets of a site may be. */
const most = 20;

/** Brackets are nested to this depth. */
const deepest = 200;

/** Of more, an author would read no more. */
const mostLeftOut = 20;

/** Images and typefaces in the text of a style sheet; browsers run nothing in them. */
const embedded = /^data:(?:image|font|application\/(?:x-)?font)/i;

/** The path or URL of a style sheet. */
export function sheetAddress(target: Target): string {
  if (target.to === 'site') return target.path;
  return target.to === 'url' ? target.href : target.written;
}

/** A style sheet as it is written. */
interface WrittenSheet {
  readonly css: string;
  readonly media: string;
  readonly file: string;
  /** The line of the file on which it begins, where it is a part of that. */
  readonly line?: number | undefined;
}

/** A style sheet, and those that it imports. */
interface ReadSheet {
  readonly own: readonly ScopedSheet[];
  readonly imported: readonly Promise<readonly ScopedSheet[]>[];
}

/** The style sheets of a site, each of which is read once. */
export class StyleFiles {
  readonly #site: StyleSource;
  readonly #scope: SheetScope;
  readonly #known = new Set<string>();

  constructor(site: StyleSource, scope: SheetScope) {
    this.#site = site;
    this.#scope = scope;
  }

  /** Loads a style sheet and what it imports, in the order in which they apply. */
  async load(target: Target, media = ''): Promise<readonly ScopedSheet[]> {
    const {signal, report} = this.#site;
    const file = sheetAddress(target);
    if (this.#known.has(file)) return [];
    if (this.#known.size === most) {
      reportProblem(report, ({diagnoseStyle}) => diagnoseStyle('style/too-many', {file}, {most}));
      return [];
    }
    this.#known.add(file);
    const text = await this.#textOf(target).catch((error: unknown) => {
      signal.throwIfAborted();
      reportProblem(report, ({loadDiagnostic}) => loadDiagnostic(error, file));
    });
    if (text === undefined) return [];
    const {own, imported} = this.read({css: text, media, file}, target);
    return [...(await Promise.all(imported)).flat(), ...own];
  }

  /**
   * Reads a style sheet, and begins to load what it imports, which comes before it; `target` is the
   * file that its URLs are relative to.
   */
  read({css, media, file, line: first}: WrittenSheet, target: Target): ReadSheet {
    const {links, report} = this.#site;
    const place = {file, ...(first !== undefined && {line: first})};
    if (nestingOf(css) > deepest) {
      reportProblem(report, ({diagnoseStyle}) => diagnoseStyle('style/too-deep', place, {deepest}));
      return {own: [], imported: []};
    }
    const resolve = (url: string) => (embedded.test(url) ? url : links.src(resolveIn(target, url)));
    const imported = importsOf(css).map((one) =>
      this.load(resolveIn(target, one.url), one.media || media),
    );
    const sheet = scopedSheet(css, media, this.#scope, resolve);
    if (sheet.isEmpty && imported.length === 0 && /\S/.test(css)) {
      reportProblem(report, ({diagnoseStyle}) => diagnoseStyle('style/no-rules', place));
    }
    for (const what of sheet.leftOut.slice(0, mostLeftOut)) {
      const at = css.indexOf(what);
      const line = (first ?? 1) + css.slice(0, at).split('\n').length - 1;
      reportProblem(report, ({diagnoseStyle}) =>
        diagnoseStyle('style/left-out', at === -1 ? place : {file, line}, {what}),
      );
    }
    return {own: [sheet], imported};
  }

  #textOf(target: Target): Promise<string> {
    const {loader, signal} = this.#site;
    return target.to === 'site'
      ? loader.text(target.path, signal)
      : loadSheet(sheetAddress(target), signal);
  }
}

/** The target of a URL in a style sheet. */
function resolveIn(sheet: Target, url: string): Target {
  if (sheet.to === 'site') return resolveImageUrl(url, sheet.path);
  const {href} = sheet as Target & {to: 'url'};
  return resolveImageUrl(URL.canParse(url, href) ? new URL(url, href).href : url);
}

/** The text of a style sheet at a complete URL. Rejects as {@link loadUrl}. */
async function loadSheet(url: string, signal: AbortSignal): Promise<string> {
  const module = await urlLoader();
  if (!module) throw new LoadError('unreachable', url);
  return module.loadUrl(url, signal);
}
