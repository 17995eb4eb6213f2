import type {Diagnostic} from '../../diagnostics/diagnostic.js';
import {joined, markup, type Html} from '../../html/html.js';
import {viewAt} from '../../navigation/view.js';
import {languageTag} from '../../shared/language-tag.js';
import {pageProblems} from '../page-problems.js';
import type {Publishing} from '../publishing.js';
import {loadWhole} from '../publish-pages.js';
import {contents, divider, groupHeadings, titlePage} from './print-front.js';
import {PrintIds, type RawPage} from './print-ids.js';
import {printId, printLinks, withFiles} from './print-links.js';
import {pagesOf, placedPages, type PlacedPage, type PrintOutline} from './print-outline.js';
import {printedPage, PrintSheet, type PrintOptions, type ShownPage} from './print-page.js';
import {runningTitles} from './print-styles.js';

/** A site as one document. */
export interface PrintDocument {
  /** The tag of its language. */
  readonly language: string;
  readonly title: string;
  /** What its pages need besides the styles of all documents. */
  readonly sheet: string;
  /** The content of the body, piece by piece: all of it may be longer than a string can be. */
  readonly body: Iterable<Html>;
  readonly pages: number;
  /** Whether it needs the typeface of formulas. */
  readonly hasFormulas: boolean;
  readonly problems: readonly Diagnostic[];
}

/** How a document is made. */
export interface PrintSettings {
  readonly outline: PrintOutline;
  /** Whether the site has a URL. */
  readonly isOnline: boolean;
  /** The URL of a file of the site; empty for one that cannot be in the document. */
  readonly urlOf: (path: string) => string;
  readonly onPage: (done: number, all: number) => void;
}

/** Reads all pages of an outline and makes one document of them. */
export async function printDocument(
  publishing: Publishing,
  {outline, isOnline, urlOf, onPage}: PrintSettings,
): Promise<PrintDocument> {
  const {navigation, site, localizeTo} = publishing;
  const {states, problems} = await readPages(outline, publishing, onPage);
  const placed = placedPages(outline.entries, (path) => states.has(path));
  const view = viewAt(navigation, site.config, placed[0]?.page.path ?? '', outline.choices);
  const language = view.language ? languageTag(view.language) : publishing.language;
  const localize = localizeTo(language);
  const runs = new Map<string, number>();
  for (const {names} of placed) {
    const title = names.join(' › ');
    runs.set(title, runs.get(title) ?? runs.size + 1);
  }
  const numbers = new Map(placed.map(({page, number}) => [page.path, number]));
  const styles = new PrintSheet();
  let last = 0;
  const options: PrintOptions = {
    ...{localize, language, styles},
    links: printLinks(publishing, numbers, isOnline),
    nextNumber: () => ++last,
  };
  const ids = new PrintIds();
  const pages = placed.map((place): PlacedPage & RawPage => {
    const html = htmlOfPlaced(place, states, publishing, options);
    const page = {...place, html};
    ids.add(page);
    return page;
  });
  const titleOf = (path: string) => states.get(path)?.page.title || path;
  const facts = {view, language, isOnline, pages: placed};
  function* body(): Iterable<Html> {
    yield titlePage(publishing, facts, options, urlOf);
    yield contents(outline.entries, numbers, titleOf, localize);
    yield markup`<div class="docs-site-layout docs-print-layout"><main
class="docs-site-body docs-print-body">\n`;
    for (const page of pages) {
      const {number, starts, names} = page;
      for (const start of starts) if (start.part.isDivision) yield divider(start);
      const run = `docs-print-run-${runs.get(names.join(' › '))}`;
      yield markup`<section id="${printId(number)}" class="docs-print-page ${run}">${joined([
        groupHeadings(starts),
        ids.complete(page, urlOf),
      ])}</section>\n`;
    }
    yield markup`</main></div>`;
  }
  return {
    ...{language, problems, body: body()},
    title: site.config.name,
    sheet: withFiles(styles.css, urlOf) + runningTitles(site.config.name, runs),
    pages: pages.length,
    hasFormulas: pages.some(({html}) => html.toString().includes('docs-math')),
  };
}

/** All pages of an outline that can be read, and what is wrong with them. */
async function readPages(
  outline: PrintOutline,
  publishing: Publishing,
  onPage: PrintSettings['onPage'],
): Promise<{
  readonly states: ReadonlyMap<string, ShownPage>;
  readonly problems: readonly Diagnostic[];
}> {
  const states = new Map<string, ShownPage>();
  const problems: Diagnostic[] = [];
  const all = pagesOf(outline.entries);
  for (const [index, {path}] of all.entries()) {
    onPage(index + 1, all.length);
    const state = await loadWhole(path, publishing);
    // Their texts are for documents that the element takes over.
    publishing.recording.taken();
    if (state.phase === 'shown') states.set(path, state);
    for (const problem of pageProblems(state)) problems.push(problem);
  }
  return {states, problems};
}

/** A page before its ids are those of the document. */
function htmlOfPlaced(
  {page, number, names, starts}: PlacedPage,
  states: ReadonlyMap<string, ShownPage>,
  publishing: Publishing,
  options: PrintOptions,
): Html {
  const state = states.get(page.path);
  if (!state) return markup``;
  // The heading of a group that begins here says the same.
  const isFirst = starts.some(({part}) => !part.isDivision);
  return printedPage(state, number, isFirst ? undefined : names.at(-1), publishing, options);
}
