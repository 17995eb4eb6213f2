/*
 * Selectors that authors of this format write for the frame of its own service: the bar, the
 * sidebar and what else is around the page.
 */

import {asInTable, frameNames, hasNoPart} from './format-names.js';
import {pathAttribute} from './path-attribute.js';

/** Names of the service's own frame, also those that it does not document. */
const frame =
  /^(?:#(?:navbar|sidebar|banner|pagination|table-of-contents|topbar|footer)|\.nav-|\.sidebar-)/;

/** The name with which a selector begins. */
const firstName = /^(?:\[(?:"(?:\\[^]|[^"\\])*"|[^\]"])*\]|[.#]?[\w-]+)/;

/** `html`, `body`, the mode and the path, before what is in the frame. */
const conditions = new RegExp(
  `^(?:(?:html|body|:root|\\.dark|${pathAttribute})` +
    `(?:\\.dark|:not\\(\\.dark\\)|${pathAttribute})*(?: >)? )*`,
);

const condition = new RegExp(`\\.dark|:not\\(\\.dark\\)|${pathAttribute}`, 'g');

const states = /:(?:hover|focus|focus-visible|active)$/;

/** What a selector says about the frame. */
export interface FrameSelector {
  /** The parts that it is about; none for what has no part. */
  readonly parts: readonly string[];
  /** Attributes of the site. */
  readonly site: string;
  /** A pseudo-class of the parts. */
  readonly state: string;
  /** Whether it may be about elements of the author, too, which have the same name. */
  readonly isInPage: boolean;
}

/**
 * Reads a selector about the frame, or about something that has no part here; `undefined` for one
 * that is only about the page.
 */
export function frameSelector(selector: string): FrameSelector | undefined {
  const [before = ''] = conditions.exec(selector) ?? [];
  const rest = selector.slice(before.length);
  const [written = ''] = firstName.exec(rest) ?? [];
  const named = asInTable(written);
  const isOfFrame = frame.test(rest);
  if (!isOfFrame && !frameNames.has(named) && !hasNoPart(named)) return undefined;
  const [state = ''] = states.exec(rest) ?? [];
  const name = named + rest.slice(written.length, rest.length - state.length);
  const parts = frameNames.get(name.replace(/ (?:> |(?:ul|li|div|nav) )*(?=a$)/, ' ')) ?? [];
  const isInPage = !isOfFrame && !hasNoPart(named);
  if (isInPage && parts.length === 0) return undefined;
  return {parts, site: attributesIn(before), state, isInPage};
}

/**
 * The attributes of the site for a selector that is about the page as a whole, such as `:root` or
 * `html.dark`; `undefined` for any other.
 */
export function siteSelector(selector: string): string | undefined {
  const [before = ''] = conditions.exec(`${selector} `) ?? [];
  return before === `${selector} ` ? attributesIn(before) : undefined;
}

function attributesIn(before: string): string {
  const found = [...before.matchAll(condition)].map(([one]) => one);
  return found.map((one) => one.replace(/^(:not\()?\.dark/, '$1[data-dark]')).join('');
}

/** What may be said about a part: nothing that would reach out of its box. */
const properties = new RegExp(
  '^(?:(?:background|border|padding|font|letter-spacing|line-height)(?:-|$)|' +
    'text-(?:align|decoration|transform)(?:-|$)|color$|opacity$)',
);

/** Whether a property is of the background, which the site has where the document would have it. */
export function isBackground(property: string): boolean {
  return /^background(?:-|$)/.test(property);
}

/** Whether a declaration may apply to a part of the frame. */
export function isForFrame(property: string, value: string): boolean {
  return properties.test(property) || (property === 'display' && value === 'none');
}
