import {load} from 'js-yaml';
import type {Frontmatter, FrontmatterValue} from '../../src/content/page.js';
import {ownProperty} from '../../src/shared/own-property.js';
import {entriesOf, lineOfEntry, withoutEntries} from '../page-head.js';
import type {VitepressSource} from './vitepress-source.js';

/** The frontmatter of a page; empty where it cannot be read. */
export function readHead(head: string): Frontmatter {
  return entriesOf(head) ?? new Map<string, FrontmatterValue>();
}

/** A part of the frontmatter as data, for what is only read. */
export function dataIn(head: string, name: string): unknown {
  try {
    const all = load(head);
    return ownProperty(isData(all) ? all : undefined, name);
  } catch {
    return undefined;
  }
}

/** The frontmatter of a page here: lines that stay, and entries that are added. */
export interface NewHead {
  readonly head: string;
  readonly more: Readonly<Record<string, unknown>>;
}

const hint = 'Every page has it here, or none.';

/**
 * The frontmatter of a page as it is written here. `hasHeading` says whether the text begins with
 * the title, which then counts more than that of the frontmatter.
 */
export function newHead(
  head: string,
  file: string,
  hasHeading: boolean,
  source: VitepressSource,
): NewHead {
  const values = readHead(head);
  const more = new Map<string, unknown>();
  const removed = new Set<string>();
  const leaveOut = (name: string, instead: string) =>
    source.leaveOutHead(name, {file, line: lineOfEntry(head, name)}, instead);
  const is = (name: string, value: FrontmatterValue) => values.get(name) === value;
  if (hasHeading && values.has('title')) removed.add('title');
  if (is('search', false)) more.set('searchable', false);
  const mode = modeOf(values);
  if (mode !== undefined && !values.has('mode')) more.set('mode', mode);
  if (is('prev', false) && is('next', false)) more.set('hideFooterPagination', true);
  else {
    for (const name of ['prev', 'next']) {
      if (values.has(name)) leaveOut(name, 'These links follow the order of the navigation.');
    }
  }
  const updated = values.get('lastUpdated');
  if (updated === false) more.set('timestamp', false);
  else if (typeof updated === 'string') more.set('lastUpdatedDate', updated.slice(0, 10));
  if (values.has('titleTemplate')) leaveOut('titleTemplate', 'The name of the site follows.');
  for (const name of ['footer', 'editLink', 'navbar']) {
    if (is(name, false)) leaveOut(name, hint);
  }
  addMetaTags(head, more, () => {
    leaveOut('head', 'Write it in index.html if every page needs it.');
  });
  for (const name of ['search', 'prev', 'next', 'lastUpdated', 'titleTemplate', 'head', 'layout']) {
    if (values.has(name)) removed.add(name);
  }
  for (const name of ['sidebar', 'aside', 'outline', 'footer', 'editLink', 'navbar', 'pageClass']) {
    if (values.has(name)) removed.add(name);
  }
  return {head: withoutEntries(head, [...removed]), more: Object.fromEntries(more)};
}

/** How a page is laid out here. */
function modeOf(values: Frontmatter): string | undefined {
  const layout = values.get('layout');
  if (layout === false || layout === 'home') return 'custom';
  if (values.get('sidebar') === false) return 'center';
  return layout === 'page' || values.get('aside') === false || values.get('outline') === false
    ? 'wide'
    : undefined;
}

/** The meta tags of `head`; `leaveOut` is called where it has something else. */
function addMetaTags(head: string, more: Map<string, unknown>, leaveOut: () => void): void {
  const tags = dataIn(head, 'head');
  if (!Array.isArray(tags)) return;
  let isComplete = true;
  for (const tag of tags as readonly unknown[]) {
    const [element, attributes] = Array.isArray(tag) ? (tag as unknown[]) : [];
    const {name, property, content} = (attributes ?? {}) as Readonly<Record<string, unknown>>;
    const key = written(property ?? name);
    if (element === 'meta' && /^(?:og|twitter):/.test(key)) more.set(key, written(content));
    else if (element !== 'meta' || (key !== 'description' && key !== 'keywords'))
      isComplete = false;
    else if (key === 'keywords') more.set('keywords', written(content).split(/\s*,\s*/));
  }
  if (!isComplete) leaveOut();
}

function isData(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

function written(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
