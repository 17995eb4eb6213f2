import {frontmatterText} from '../content/frontmatter.js';
import {outlineOf} from '../content/link-targets.js';
import type {DocNode} from '../content/nodes.js';
import type {ParsedPage} from '../content/parse-page.js';
import type {Problem} from '../diagnostics/pending-diagnostic.js';
import {pause} from '../shared/pause.js';
import type {ApiPage} from './api-page.js';
import type {LoadedPage, RestOfPage} from '../site/load-page.js';

/** What is added to a page. */
export interface Addition {
  readonly nodes: readonly DocNode[];
  /** The title of a page that has none. */
  readonly title?: string;
  /** The first paragraph of its description, in words. */
  readonly summary?: string;
  readonly api?: ApiPage;
  readonly diagnostics: readonly Problem[];
}

/** Reads the rest of a long page, each part in a task of its own. */
export async function readAll(rest: RestOfPage): Promise<readonly ParsedPage[]> {
  const pages: ParsedPage[] = [];
  for (let isDone: boolean | undefined; !isDone;) {
    await pause();
    const {done, value} = rest.next();
    pages.push(value);
    isDone = done;
  }
  return pages;
}

/** Adds to a page, and to the parts of a long one. */
export function attach(
  parsed: ParsedPage,
  {nodes, title = '', summary, api, diagnostics}: Addition,
  parts: readonly ParsedPage[] = [],
): LoadedPage {
  const {page} = parsed;
  const hasTitle = page.hasOwnTitle || frontmatterText(page.frontmatter, 'title') !== '';
  const outline = outlineOf(nodes);
  const complete = (part: ParsedPage): ParsedPage => ({
    page: {
      ...part.page,
      title: hasTitle ? part.page.title : title || part.page.title,
      body: [...nodes, ...part.page.body],
      slices: [nodes, ...part.page.slices],
      outline: [...outline, ...part.page.outline],
      ...(summary && {summary}),
    },
    problems: part.problems,
  });
  const whole = parts.at(-1);
  function* inTurn(last: ParsedPage): Generator<ParsedPage, ParsedPage, undefined> {
    for (const part of parts.slice(0, -1)) yield complete(part);
    return complete(last);
  }
  return {
    state: {phase: 'shown', api, diagnostics, ...complete(parsed)},
    ...(whole && {rest: inTurn(whole)}),
  };
}
