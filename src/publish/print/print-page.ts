import {classNamesOf} from '../../content/class-names.js';
import type {DocNode} from '../../content/nodes.js';
import type {Page} from '../../content/page.js';
import {visitNodes} from '../../content/visit-nodes.js';
import {htmlOfEndpoint} from '../../html/endpoint-html.js';
import {markup, type Html} from '../../html/html.js';
import {htmlOfPage} from '../../html/page-html.js';
import type {HtmlOptions} from '../../html/html-context.js';
import type {PageState} from '../../site/state.js';
import {UtilitySheet} from '../../theme/utilities/utility-sheet.js';
import {withDocumentMode} from '../document-mode.js';
import type {Publishing} from '../publishing.js';
import {StyleClasses} from '../style-classes.js';
import {printId} from './print-links.js';
import {PrintNotes} from './print-notes.js';

/** What the pages of a document have in common. */
export interface PrintOptions extends Pick<HtmlOptions, 'links' | 'localize' | 'nextNumber'> {
  readonly language: string;
  readonly styles: PrintSheet;
}

/** What the classes and styles of all pages of a document mean. */
export class PrintSheet {
  readonly #classes = new StyleClasses();
  readonly #names = new Set<string>();
  readonly #sheets: string[] = [];

  readonly classFor = this.#classes.classFor;

  /** Adds what a page needs, with its own style sheets. */
  add(nodes: readonly DocNode[], sheets: readonly string[]): void {
    visitNodes(nodes, (node) => {
      for (const name of classNamesOf(node)) this.#names.add(name);
    });
    for (const sheet of sheets) {
      if (sheet !== '') this.#sheets.push(sheet);
    }
  }

  get css(): string {
    const utilities = new UtilitySheet();
    const isStyled = utilities.add([...this.#names]);
    const ofUtilities = isStyled ? withDocumentMode(utilities.css) : '';
    return [ofUtilities, this.#classes.css, ...this.#sheets].filter(Boolean).join('\n');
  }
}

/** A page that was read. */
export type ShownPage = PageState & {readonly phase: 'shown'};

/** A page with its notes; `eyebrow` is the name of the group above its title. */
export function printedPage(
  {page, api}: ShownPage,
  number: number,
  eyebrow: string | undefined,
  publishing: Publishing,
  {links, localize, nextNumber, language, styles}: PrintOptions,
): Html {
  const {tokensOf, drawingOf, htmlOfNodes, imageSize, url, authorSheet, localizeApiTo} = publishing;
  const notes = new PrintNotes();
  const options: HtmlOptions = {
    ...{links, localize, nextNumber, tokensOf, drawingOf, htmlOfNodes, notes},
    path: page.path,
    imageSize: hasImageRules(page) ? () => undefined : imageSize,
    classFor: styles.classFor,
    base: url,
    isWithoutControls: true,
  };
  const within = `#${printId(number)} [part~='page']`;
  const sheets = (page.styles ?? []).map(({css, media, file}) =>
    authorSheet(css, media, file, within),
  );
  styles.add([...page.description, ...page.body], sheets);
  const endpoint = api && htmlOfEndpoint(api, localizeApiTo(language), options);
  // On paper, a page of any layout has its title.
  const article = htmlOfPage({...page, mode: 'default'}, {eyebrow, endpoint, actions: []}, options);
  return markup`${article}${notes.html(localize)}`;
}

/** With such rules, an image may have another size than its file. */
function hasImageRules({styles = []}: Page): boolean {
  return styles.some(({css}) => /\bimg\b/.test(css));
}
