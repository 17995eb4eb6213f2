import {withHead, withoutEntries} from '../page-head.js';
import {settingsIn, textIn} from '../settings/setting-values.js';
import {isList} from '../settings/setting.js';
import type {Doc} from './docusaurus-docs.js';

/** What only Docusaurus reads, or has another name here. */
const replaced = [
  ...['id', 'slug', 'sidebar_position', 'sidebar_label', 'sidebar_class_name', 'sidebar_key'],
  ...['sidebar_custom_props', 'hide_title', 'hide_table_of_contents', 'toc_min_heading_level'],
  ...['toc_max_heading_level', 'pagination_label', 'pagination_next', 'pagination_prev'],
  ...['custom_edit_url', 'displayed_sidebar', 'description', 'image', 'draft', 'unlisted'],
  ...['parse_number_prefixes', 'last_update', 'mdx', 'wrapperClassName', 'title', 'keywords'],
  ...['authors', 'author', 'author_url', 'author_title', 'author_image_url', 'date', 'tags'],
  ...['hide_reading_time', 'format'],
];

/** What the frontmatter of a page depends on. */
export interface HeadSource {
  /** What a sidebar calls the page, if that is not its own label. */
  readonly label: string | undefined;
  readonly assetUrl: (source: string) => string;
}

/** The text of a page with the frontmatter that it has here. */
export function withFrontmatter(doc: Doc, body: string, source: HeadSource): string {
  const {front, hasHeading, title} = doc;
  const shown = hasHeading ? doc.shownHeading : title;
  const label = source.label ?? doc.label;
  const isHidden = front.get('hide_title') === true && !hasHeading;
  const isWide = front.get('hide_table_of_contents') === true;
  const mode = isHidden ? 'frame' : isWide ? 'wide' : undefined;
  const image = textIn(front, 'image');
  const keywords = front.get('keywords');
  const isLast = front.get('pagination_next') === undefined && front.has('pagination_next');
  const isFirst = front.get('pagination_prev') === undefined && front.has('pagination_prev');
  const updated = textIn(settingsIn(front, 'last_update'), 'date');
  const lines = doc.head.split('\n').filter((line) => line.trim() !== '');
  const more = {
    ...(!hasHeading && {title}),
    ...(label !== shown && {sidebarTitle: label}),
    ...(mode !== undefined && {mode}),
    ...(front.has('description') && {'og:description': doc.description}),
    ...(image !== undefined && {'og:image': source.assetUrl(image)}),
    ...(isList(keywords) && keywords.length > 0 && {keywords: keywords.map(String)}),
    ...(front.get('unlisted') === true && {noindex: true}),
    ...(isLast && isFirst && {hideFooterPagination: true}),
    ...(updated !== undefined && {lastUpdatedDate: updated}),
  };
  return withHead({head: withoutEntries(lines.join('\n'), replaced), body}, more);
}
