import {readMetas} from '../config/read/metas.js';
import {readFavicon} from '../config/read/values.js';
import type {SiteConfig} from '../config/site-config.js';
import type {Page} from '../content/page.js';
import {attributes, markup, type Html} from '../html/html.js';
import {tabTitle} from '../navigation/label.js';
import {siteUrl} from '../routing/paths.js';
import type {SiteLinks} from '../routing/site-links.js';
import {resolveImageUrl} from '../shared/urls.js';
import {pageMetas, type Meta} from '../site/page-metas.js';
import {ofPage, relationElements, type PageRelations} from './page-relations.js';

/** What the head of a document says of a page. */
export interface PageHead {
  readonly title: string;
  /** Elements in the order in which they are to be written. */
  readonly elements: readonly Html[];
  /** The names and properties of its metadata, without those of {@link others}. */
  readonly names: ReadonlySet<string>;
  /** Metadata that gives way to that of the author's `index.html`, by name. */
  readonly others: ReadonlyMap<string, Html>;
  /** Whether search engines may list the page. */
  readonly isFound: boolean;
}

/** Where a page is published. */
export interface PublishedPlace {
  /** The URL of the site, with a slash at its end. */
  readonly site: URL;
  /** The complete URL of the page. */
  readonly url: string;
  readonly links: SiteLinks;
  /** Whether the navigation names the page. */
  readonly isListed: boolean;
  /** Whether the page is at the URL of the site. */
  readonly isHome: boolean;
  /** Whether hosts send the page for URLs without one. */
  readonly isMissing: boolean;
  readonly relations: PageRelations;
}

/**
 * The title and metadata of a published page: what the running site says of it, and what only
 * matters to those who do not run it: its canonical URL, and previews of links (Open Graph).
 */
export function pageHead(
  config: SiteConfig,
  page: Page,
  {site, url, links, isListed, isHome, isMissing, relations}: PublishedPlace,
): PageHead {
  const title = tabTitle(page.title, config.name, isHome);
  const place = {path: url.slice(site.href.length), isListed};
  const written = pageMetas(readMetas(config), page, place);
  const own = isMissing ? [...written.filter(({name}) => !isOfUrl.test(name)), noIndex] : written;
  const ownNames = new Set(own.map(({name}) => name));
  const description = own.find(({name}) => name === 'description')?.content;
  const ofUrl: readonly Meta[] = [
    {kind: 'canonical', name: 'canonical', content: url},
    {kind: 'property', name: 'og:url', content: url},
  ];
  const ofPages: readonly Meta[] = [
    ...(isMissing ? [] : ofUrl),
    {kind: 'property', name: 'og:title', content: isHome ? title : page.title || config.name},
    ...(description === undefined
      ? []
      : [{kind: 'property', name: 'og:description', content: description} as const]),
  ];
  const others: readonly Meta[] = [
    {kind: 'property', name: 'og:site_name', content: config.name},
    {kind: 'property', name: 'og:type', content: 'article'},
    {
      kind: 'name',
      name: 'twitter:card',
      content: ownNames.has('og:image') ? 'summary_large_image' : 'summary',
    },
  ];
  const icons = readFavicon(config);
  const icon = icons && links.src(icons.light);
  const isAdded = ({name}: Meta) => !ownNames.has(name);
  const added = ofPages.filter(isAdded);
  const metas = [...own, ...added];
  return {
    title,
    elements: [
      ...metas.map((meta) => {
        // The element keeps the others up to date.
        const isOfPage = added.includes(meta) || meta.name === 'robots';
        return metaElement(
          {...meta, content: completeContent(meta.name, meta.content, site)},
          isOfPage ? ofPage : {},
        );
      }),
      ...(icon === undefined ? [] : [markup`<link${attributes({rel: 'icon', href: icon})}>`]),
      ...relationElements(relations),
    ],
    names: new Set(metas.map(({name}) => name)),
    others: new Map(others.filter(isAdded).map((meta) => [meta.name, metaElement(meta, {})])),
    isFound: metas.every(({name, content}) => {
      if (name === 'robots') return !/\bnoindex\b/.test(content);
      // Of two pages with the same text, search engines are to list the other one.
      const isOther = page.frontmatter.has('canonical') && !content.startsWith(site.href);
      return name !== 'canonical' || !isOther;
    }),
  };
}

const noIndex: Meta = {kind: 'name', name: 'robots', content: 'noindex'};

/** What a page says of its URL, and of being found there. */
const isOfUrl = /^(?:canonical|og:url|robots)$/;

/**
 * What metadata of a name says, its URL completed: programs that show previews know no page that it
 * could be relative to.
 */
export function completeContent(name: string, content: string, site: URL): string {
  const isUrl = /^(?:og|twitter):(?:image|url|video|audio)(?::url|:secure_url)?$/.test(name);
  const target = isUrl ? resolveImageUrl(content) : undefined;
  const file = target?.to === 'site' ? siteUrl(target.path, site) : undefined;
  if (target?.to !== 'site' || !file) return content;
  file.search = target.query;
  return file.href;
}

function metaElement({kind, name, content}: Meta, marks: Readonly<Record<string, string>>): Html {
  return kind === 'canonical'
    ? markup`<link${attributes({rel: 'canonical', href: content, ...marks})}>`
    : markup`<meta${attributes({[kind]: name, content, ...marks})}>`;
}
