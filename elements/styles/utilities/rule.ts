import {namedUtilities} from './names.js';
import {scaledUtility} from './scale.js';

/** A class as a CSS rule; rules with a higher `order` come later and take precedence. */
export interface UtilityRule {
  readonly css: string;
  readonly order: number;
}

/**
 * The minimum widths of the site for classes with these prefixes, in em: a container's own, as
 * in all of our styles.
 */
const breakpoints = new Map([
  ['sm', 40],
  ['md', 48],
  ['lg', 64],
  ['xl', 80],
  ['2xl', 96],
]);

/** Variant prefix of a class → its selector (`&` is the class). */
const states = new Map([
  ['hover', '&:hover'],
  ['focus', '&:focus'],
  ['focus-visible', '&:focus-visible'],
  ['focus-within', '&:focus-within'],
  ['active', '&:active'],
  ['first', '&:first-child'],
  ['last', '&:last-child'],
  ['odd', '&:nth-child(odd)'],
  ['even', '&:nth-child(even)'],
  ['open', '&[open]'],
  ['group-hover', '.group:hover &'],
  ['group-focus', '.group:focus-within &'],
  ['group-open', '.group[open] &'],
  ['*', '&>*'],
]);

const media = new Map([
  ['print', 'print'],
  ['motion-safe', '(prefers-reduced-motion:no-preference)'],
  ['motion-reduce', '(prefers-reduced-motion:reduce)'],
]);

/** Pages are in the light DOM of a site, or in the shadow root of an isolated one. */
const page = ":is(docs-site,[part~='page']) ";

/**
 * The rule of a utility class such as `p-4`, `hover:underline`, `dark:bg-[#123]`, `md:w-1/2`,
 * `[&_p]:m-0`; `undefined` for other classes. The rule contains only values that were recognized.
 */
export function utilityRule(written: string): UtilityRule | undefined {
  const parts = written.split(/:(?![^[]*\])/);
  const last = parts.pop() ?? '';
  const isStrong = /^!|!$/.test(last);
  const name = isStrong ? last.replace('!', '') : last;
  let selector = `.${CSS.escape(written)}`.repeat(isStrong ? 4 : 1);
  let isDark = false;
  let order = 0;
  const conditions: string[] = [];
  for (const variant of parts.reverse()) {
    const narrow = /^max-(\w+)$/.exec(variant)?.[1];
    const width = breakpoints.get(narrow ?? variant);
    const state = states.get(variant) ?? descendant(variant);
    const condition = media.get(variant);
    if (variant === 'dark') {
      isDark = true;
    } else if (width !== undefined) {
      conditions.push(`@container (width${narrow === undefined ? '>=' : '<'}${width}em)`);
      order += narrow === undefined ? width : 1;
    } else if (state !== undefined) {
      selector = state.replace('&', () => selector);
      order += 10;
    } else if (condition !== undefined) conditions.push(`@media ${condition}`);
    else return undefined;
  }
  const declarations = namedUtilities.get(name) ?? scaledUtility(name, isDark);
  if (declarations === undefined) return undefined;
  if (declarations.startsWith('transition'))
    conditions.push(`@media ${media.get('motion-safe') ?? ''}`);
  const inner = declarations.startsWith('>') ? '>:not(:first-child)' : '';
  const scaled = declarations.replace(/(-?[\d.]+)rem\b/g, 'calc($1*var(--docs-rem))');
  const block = `{${scaled.replace('>', '')}}`;
  const rule = isDark ? inDark(selector + inner, block) : page + selector + inner + block;
  const css = conditions.reduce((text, condition) => `${condition}{${text}}`, rule);
  return {css, order: order * 100 + (isDark ? 50_000 : 0) + rank(declarations)};
}

/** `[&_p]`, `[&>img]`: descendants, by tag or class. */
function descendant(variant: string): string | undefined {
  const [, sign, inner] =
    /^\[&(_|>)((?:\.?[a-z][\w-]*|\*)(?:[_>](?:\.?[a-z][\w-]*|\*))*)\]$/.exec(variant) ?? [];
  return inner && `&${sign === '_' ? ' ' : '>'}${inner.replaceAll('_', ' ')}`;
}

/** The mode is the `data-mode` of the site; `system` leaves it to the browser. */
function inDark(selector: string, block: string): string {
  const below = (mode: string) =>
    `docs-site[data-mode=${mode}] ${selector},:host([data-mode=${mode}]) ${selector}${block}`;
  return `${below('dark')}@media (prefers-color-scheme:dark){${below('system')}}`;
}

/**
 * Shorthands come before specific properties: `p-4` before `px-2`, `border` before
 * `border-red-500`.
 */
function rank(declarations: string): number {
  const property = /^>?([\w-]+)/.exec(declarations)?.[1] ?? '';
  if (/^(?:inset|font-size|width height)/.test(property) || declarations.includes(';height:'))
    return 0;
  if (/-(?:color|style)$/.test(property)) return 9;
  return 1 + property.replace(/^-+/, '').split('-').length;
}
