import type {Frontmatter} from '../../src/content/page.js';
import type {PageLabel} from '../navigation.js';
import {lineOfEntry, withoutEntries} from '../page-head.js';
import {mapIn, textIn} from '../settings/setting-values.js';

/** The frontmatter of a page as it is written here. */
export interface CarriedHead {
  /** The lines of the author that stay. */
  readonly kept: string;
  /** What is added. */
  readonly more: Readonly<Record<string, unknown>>;
}

/** The entries that Starlight alone reads. */
const own = [
  ...['template', 'hero', 'sidebar', 'tableOfContents', 'slug', 'editUrl', 'head', 'prev', 'next'],
  ...['pagefind', 'draft', 'banner', 'lastUpdated'],
];

/** The frontmatter of a page of Starlight as one of this format. */
export function carriedHead(
  written: string,
  head: Frontmatter,
  {title, tag}: PageLabel,
  leaveOut: (line: number, what: string, instead: string) => void,
): CarriedHead {
  const lineOf = (name: string) => lineOfEntry(written, name);
  const more = new Map<string, unknown>();
  const sidebar = mapIn(head, 'sidebar');
  const name = title ?? textIn(sidebar, 'label');
  if (name !== undefined && name !== textIn(head, 'title')) more.set('sidebarTitle', name);
  const badge = tag ?? badgeText(sidebar?.get('badge'));
  if (badge !== undefined) more.set('tag', badge);
  const mode = modeOf(head);
  if (mode !== undefined) more.set('mode', mode);
  if (head.get('pagefind') === false) more.set('searchable', false);
  const updated = head.get('lastUpdated');
  if (typeof updated === 'string') more.set('lastUpdatedDate', updated);
  else if (typeof updated === 'boolean') more.set('timestamp', updated);
  addNeighbors(head, more, lineOf, leaveOut);
  addTags(head.get('head'), more, () => lineOf('head'), leaveOut);
  return {kept: withoutEntries(written, own), more: Object.fromEntries(more)};
}

/** The text of a badge: a text, or an object with one. */
export function badgeText(badge: unknown): string | undefined {
  const text: unknown = badge instanceof Map ? badge.get('text') : badge;
  return typeof text === 'string' ? text : undefined;
}

/** Whether a page has a hero, and neither a sidebar nor a title of its own. */
export function hasHero(head: Frontmatter): boolean {
  return mapIn(head, 'hero') !== undefined;
}

function modeOf(head: Frontmatter): string | undefined {
  if (hasHero(head)) return 'custom';
  if (head.get('template') === 'splash') return 'center';
  return head.get('tableOfContents') === false ? 'wide' : undefined;
}

function addNeighbors(
  head: Frontmatter,
  more: Map<string, unknown>,
  lineOf: (name: string) => number,
  leaveOut: (line: number, what: string, instead: string) => void,
): void {
  const [previous, next] = [head.get('prev'), head.get('next')];
  if (previous === false && next === false) {
    more.set('hideFooterPagination', true);
    return;
  }
  for (const [name, value] of [['prev', previous] as const, ['next', next] as const]) {
    if (value === undefined || value === true) continue;
    const what = `The entry "${name}" of the frontmatter`;
    leaveOut(lineOf(name), what, 'The links at the end of a page follow the navigation.');
  }
}

/** Tags for the head of the document: those with a name become entries. */
function addTags(
  tags: unknown,
  more: Map<string, unknown>,
  line: () => number,
  leaveOut: (line: number, what: string, instead: string) => void,
): void {
  for (const one of Array.isArray(tags) ? (tags as readonly unknown[]) : []) {
    if (!(one instanceof Map)) continue;
    const tag: unknown = one.get('tag');
    const attributes: unknown = one.get('attrs');
    const of = (name: string): unknown =>
      attributes instanceof Map ? attributes.get(name) : undefined;
    const name = of('property') ?? of('name');
    if (tag === 'meta' && typeof name === 'string' && /^(?:og|twitter):/.test(name)) {
      more.set(name, of('content'));
    } else if (tag === 'meta' && name === 'robots' && /noindex/.test(String(of('content')))) {
      more.set('noindex', true);
    } else if (tag !== 'title') {
      leaveOut(line(), `The tag <${String(tag)}> of the frontmatter`, 'Write it in index.html.');
    }
  }
}
