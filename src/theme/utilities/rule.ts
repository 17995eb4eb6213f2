import {cssIdentifier} from '../../shared/css-identifier.js';
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
  ['disabled', '&:disabled'],
  ['checked', '&:checked'],
  ['open', '&[open]'],
  ['group-focus', '.group:focus-within &'],
  ['*', '&>*'],
]);

/** Variants for a part of an element that has no tag. */
const pseudoElements = new Set(['placeholder', 'before', 'after', 'marker', 'selection']);

/** `group-hover`, `peer-checked`: the state of an element around this one, or before it. */
function stateOfOther(variant: string): string | undefined {
  const [, kind, name = ''] = /^(group|peer)-(.+)$/.exec(variant) ?? [];
  const state = kind && states.get(name);
  if (!state?.startsWith('&') || state === '&>*') return undefined;
  return `${state.replace('&', `.${kind}`)}${kind === 'group' ? ' ' : '~'}&`;
}

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
  let selector = `.${cssIdentifier(written)}`.repeat(isStrong ? 4 : 1);
  let isDark = false;
  let order = 0;
  let pseudo = '';
  const conditions: string[] = [];
  for (const variant of parts.reverse()) {
    const narrow = /^max-(\w+)$/.exec(variant)?.[1];
    const width = breakpoints.get(narrow ?? variant);
    const state = states.get(variant) ?? stateOfOther(variant) ?? descendant(variant);
    const condition = media.get(variant);
    if (variant === 'dark') {
      isDark = true;
    } else if (width !== undefined) {
      conditions.push(`@container (width${narrow === undefined ? '>=' : '<'}${width}em)`);
      order += narrow === undefined ? width : 1;
    } else if (state !== undefined) {
      selector = state.replace('&', () => selector);
      order += 10;
    } else if (pseudoElements.has(variant)) {
      pseudo = `::${variant}`;
    } else if (condition !== undefined) conditions.push(`@media ${condition}`);
    else return undefined;
  }
  const declarations = namedUtilities.get(name) ?? scaledUtility(name, isDark);
  if (declarations === undefined) return undefined;
  if (declarations.startsWith('transition'))
    conditions.push(`@media ${media.get('motion-safe') ?? ''}`);
  selector += (declarations.startsWith('>') ? '>:not(:first-child)' : '') + pseudo;
  const scaled = declarations.replace(/(-?[\d.]+)rem\b/g, 'calc($1*var(--docs-rem))');
  const content = /before|after/.test(pseudo) ? 'content:var(--docs-content,"");' : '';
  const block = `{${content}${scaled.replace('>', '')}}`;
  const rule = isDark ? inDark(selector, block) : page + selector + block;
  const css = conditions.reduce((text, condition) => `${condition}{${text}}`, rule);
  return {css, order: order * 100 + (isDark ? 50_000 : 0) + rank(declarations)};
}

// Underscores are spaces: with them in names, one text would match in many ways.
const name = '[a-z][a-z\\d-]*';
const compound = `(?:${name}|\\*)?(?:\\.${name}|\\[[a-z-]+\\]|:[a-z-]+(?:\\([\\dn+]+\\))?)*`;
const relative = new RegExp(`^\\[&(${compound}(?:[_>+~](?=[^_>+~\\]])${compound})*)\\]$`, 'i');

/** `[&_p]`, `[&>img:first-child]`: descendants, by tag, class, attribute or state. */
function descendant(variant: string): string | undefined {
  const inner = relative.exec(variant)?.[1];
  return inner ? `&${inner.replaceAll('_', ' ')}` : undefined;
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
