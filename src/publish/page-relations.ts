import {attributes, dataElement, markup, type Html} from '../html/html.js';

/** The pages and files that belong to a published page, by their complete URLs. */
export interface PageRelations {
  /** The tag of each language → the same page in it. */
  readonly languages: ReadonlyMap<string, string>;
  readonly previous?: string | undefined;
  readonly next?: string | undefined;
  /** Its text as Markdown. */
  readonly markdown: string;
  /** Its feed. */
  readonly feed?: string | undefined;
  /** The names of the groups around it, with the URLs of those that have a page. */
  readonly trail: readonly Crumb[];
}

export interface Crumb {
  readonly name: string;
  readonly url?: string | undefined;
}

/** Marks the elements of a head that are not true on other pages. */
export const ofPage = {'data-docs-page': ''};

/** The links of a head, and where the page is, as structured data. */
export function relationElements(relations: PageRelations): readonly Html[] {
  const {languages, previous, next, markdown, feed, trail} = relations;
  const link = (values: Readonly<Record<string, string>>) =>
    markup`<link${attributes({...values, ...ofPage})}>`;
  const type = 'text/markdown';
  return [
    ...[...languages].map(([hreflang, href]) => link({rel: 'alternate', hreflang, href})),
    ...(previous === undefined ? [] : [link({rel: 'prev', href: previous})]),
    ...(next === undefined ? [] : [link({rel: 'next', href: next})]),
    link({rel: 'alternate', type, href: markdown}),
    ...(feed === undefined
      ? []
      : [link({rel: 'alternate', type: 'application/atom+xml', href: feed})]),
    dataElement('application/ld+json', breadcrumbs(trail), ofPage),
  ];
}

/** A list of breadcrumbs (schema.org `BreadcrumbList`); those without a page only have a name. */
function breadcrumbs(trail: readonly Crumb[]): unknown {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: trail
      .filter(({url}, index) => url !== undefined || index === trail.length - 1)
      .map(({name, url}, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name,
        ...(url !== undefined && {item: url}),
      })),
  };
}
