import {readMetas} from '../../config/read/metas.js';
import {dateOf} from '../../html/feedback-html.js';
import {attributes, element, markup, type Html} from '../../html/html.js';
import type {Localize} from '../../locales/messages.js';
import type {View} from '../../navigation/view.js';
import type {Publishing} from '../publishing.js';
import {printHref, withFiles} from './print-links.js';
import type {PartStart, PlacedPage, PrintEntry} from './print-outline.js';
import type {PrintOptions} from './print-page.js';

/** What the title page says besides the name of the site. */
interface TitleFacts {
  readonly view: Pick<View, 'version'>;
  readonly language: string;
  readonly isOnline: boolean;
  readonly pages: readonly PlacedPage[];
}

/**
 * The title page: logo, name, description, version, the date of the latest change, and the URL. The
 * button is hidden until a script can print.
 */
export function titlePage(
  {site: {config}, changedAt, reader, url}: Publishing,
  {view, language, isOnline, pages}: TitleFacts,
  {links, localize}: PrintOptions,
  urlOf: (path: string) => string,
): Html {
  const {name, logo} = config;
  const {description} = readMetas(config);
  const dates = pages.flatMap(({page}) => {
    const file = reader.pageFiles.likelyFor(page.path)[0];
    return (file === undefined ? undefined : changedAt(file)) ?? [];
  });
  const latest = dates.reduce((last, date) => (date > last ? date : last), '');
  const source = logo && links.src(logo.light);
  const src = source && withFiles(source, urlOf);
  const facts = [
    view.version,
    latest && [localize('Last updated'), ' ', dateOf(latest, language)],
    isOnline && element('a', {href: url.href}, url.href),
  ];
  return markup`
    <header class="docs-print-title">
      ${src && element('img', {class: 'docs-print-logo', src, alt: ''})}
      <h1>${name}</h1>
      ${description && markup`<p class="docs-print-description">${description}</p>`}
      ${facts.map((fact) => fact && markup`<p class="docs-print-fact">${fact}</p>`)}
      <button type="button" hidden class="docs-print-button">${localize('Print')}</button>
    </header>\n
  `;
}

/** The table of contents, which follows the navigation. */
export function contents(
  entries: readonly PrintEntry[],
  numbers: ReadonlyMap<string, number>,
  titleOf: (path: string) => string,
  localize: Localize,
): Html {
  const items = (inner: readonly PrintEntry[]): readonly Html[] =>
    inner.flatMap((entry) => {
      if (entry.kind === 'part') {
        const list = items(entry.entries);
        const look = attributes({class: entry.isDivision && 'docs-print-contents-division'});
        const name = markup`<span class="docs-print-contents-part">${entry.name}</span>`;
        return list.length === 0 ? [] : [markup`<li${look}>${name}<ol>${list}</ol></li>`];
      }
      const {path} = entry.page;
      const number = numbers.get(path);
      if (number === undefined) return [];
      return [markup`<li>${element('a', {href: printHref(number)}, titleOf(path))}</li>\n`];
    });
  return markup`
    <nav class="docs-print-contents" aria-label="${localize('Contents')}">
      <h2>${localize('Contents')}</h2>
      <ol>${items(entries)}</ol>
    </nav>\n
  `;
}

/** The sheet before the pages of a tab. */
export function divider({part, level}: PartStart): Html {
  const heading = element(`h${level}`, {class: 'docs-print-division'}, part.name);
  return markup`<section class="docs-print-divider">${heading}</section>\n`;
}

/** The names of the groups that begin with a page, above its title. */
export function groupHeadings(starts: readonly PartStart[]): Html {
  const groups = starts.filter(({part}) => !part.isDivision);
  return markup`${groups.map(({part, level}) =>
    element(`h${level}`, {class: 'docs-print-group'}, part.name),
  )}`;
}
