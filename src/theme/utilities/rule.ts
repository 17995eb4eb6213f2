import {cssIdentifier} from '../../shared/css-identifier.js';
import {namedUtilities} from './names.js';
import {scaledUtility} from './scale.js';
import {arbitraryProperty} from './values.js';

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

/** Pseudo-classes that are variants, in the order in which they take precedence. */
const pseudoClasses = `first=first-child last=last-child only=only-child odd=nth-child(odd)
even=nth-child(even) first-of-type last-of-type only-of-type visited target default checked
indeterminate placeholder-shown autofill optional required valid invalid in-range out-of-range
read-only empty focus-within hover focus focus-visible active enabled disabled`;

/** Variant prefix of a class → its selector (`&` is the class). */
const states = new Map([
  ['*', '&>*'],
  ...pseudoClasses.split(/\s/).map((word) => {
    const [name = '', pseudo = name] = word.split('=');
    return [name, `&:${pseudo}`] as const;
  }),
  ['open', '&[open]'],
  ['ltr', '&:where(:dir(ltr))'],
  ['rtl', '&:where(:dir(rtl))'],
]);

/** Variant → how late its rules come; after states, the widths of sites are from 400 to 30,000. */
const orders = new Map([
  ...[...states.keys()].map((name, index) => [name, 1 + index] as const),
  ...['motion-safe', 'motion-reduce'].map((name) => [name, 100] as const),
  ...['ltr', 'rtl'].map((name) => [name, 40_000] as const),
  ['dark', 100_000],
  ['print', 200_000],
]);

/** Variants for a part of an element that has no tag. */
const pseudoElements = new Map([
  ...['placeholder', 'before', 'after', 'marker', 'selection', 'first-letter', 'first-line'].map(
    (name) => [name, `::${name}`] as const,
  ),
  ['file', '::file-selector-button'],
]);

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
    order += orders.get(variant.replace(/^(?:group|peer)-/, '')) ?? 0;
    if (variant === 'dark') {
      isDark = true;
    } else if (width !== undefined) {
      conditions.push(`@container (width${narrow === undefined ? '>=' : '<'}${width}em)`);
      // After states; narrower sites, then wider ones, take precedence.
      order += 100 * (narrow === undefined ? 100 + width : 100 - width);
    } else if (state !== undefined) {
      selector = state.replace('&', () => selector);
    } else if (pseudoElements.has(variant)) {
      pseudo = pseudoElements.get(variant) ?? '';
    } else if (condition !== undefined) conditions.push(`@media ${condition}`);
    else return undefined;
  }
  const ofProperty = arbitraryProperty(name);
  const declarations = namedUtilities.get(name) ?? scaledUtility(name, isDark) ?? ofProperty;
  if (declarations === undefined) return undefined;
  if (/^(?:transition-property|animation)/.test(declarations))
    conditions.push(`@media ${media.get('motion-safe') ?? ''}`);
  // Those of elements in it, too.
  if (/marker|selection/.test(pseudo)) selector = `:is(${selector},${selector} *)`;
  selector += (declarations.startsWith('>') ? '>:not([hidden])~:not([hidden])' : '') + pseudo;
  const scaled = declarations.replace(/(-?[\d.]+)rem\b/g, 'calc($1*var(--docs-rem))');
  const content = /before|after/.test(pseudo) ? 'content:var(--docs-content,"");' : '';
  const block = `{${content}${scaled.replace('>', '')}}`;
  const rule = isDark ? inDark(selector, block) : page + selector + block;
  const steps = name === 'container' ? containerWidths(selector) : '';
  const css = conditions.reduce((text, condition) => `${condition}{${text}}`, rule + steps);
  const inVariant = name === 'container' ? -1 : ofProperty ? 50 : rank(declarations);
  return {css, order: order * 100 + inVariant};
}

// Underscores are spaces: with them in names, one text would match in many ways.
const name = '[a-z][a-z\\d-]*';
const compound = `(?:${name}|\\*)?(?:\\.${name}|\\[[a-z-]+\\]|::?[a-z-]+(?:\\([\\dn+]+\\))?)*`;
const relative = new RegExp(`^\\[&(${compound}(?:[_>+~](?=[^_>+~\\]])${compound})*)\\]$`, 'i');

/** `[&_p]`, `[&>img:first-child]`, `[&::backdrop]`: descendants, by what they are, and parts. */
function descendant(variant: string): string | undefined {
  const inner = relative.exec(variant)?.[1];
  return inner ? `&${inner.replaceAll('_', ' ')}` : undefined;
}

/** A `container` is as wide as the last breakpoint that its site reaches. */
function containerWidths(selector: string): string {
  return [...breakpoints.values()]
    .map(
      (width) =>
        `@container (width>=${width}em){${page}${selector}` +
        `{max-width:calc(${width}*var(--docs-rem))}}`,
    )
    .join('');
}

/** The mode is the `data-mode` of the site; `system` leaves it to the browser. */
function inDark(selector: string, block: string): string {
  const below = (mode: string) =>
    `docs-site[data-mode=${mode}] ${selector},:host([data-mode=${mode}]) ${selector}${block}`;
  return `${below('dark')}@media (prefers-color-scheme:dark){${below('system')}}`;
}

/** Declarations that others of the same properties follow. */
const first = new RegExp(
  '^(?:font-size|transition-property|place-|inset|width:[^;]*;height|position:[^;]*;|' +
    '--docs-scale-x:[^;]*;--docs-scale-y|list-style-type:none;|background-color:[^;]*;color:)',
);

/**
 * Shorthands come before specific properties, and those of two sides before those of one: `p-4`,
 * `px-2`, `pt-1`; `border`, `border-red-500`, `border-t-red-500`.
 */
function rank(declarations: string): number {
  const property = /^>?-*([\w-]+)/.exec(declarations)?.[1] ?? '';
  const words = property.split('-').length;
  if (first.test(declarations)) return words > 2 && property.startsWith('inset') ? 3 : words / 10;
  const isPair =
    /-(?:inline|block)(?:-(?:width|color))?$/.test(property) || /-radius:[^;]*;/.test(declarations);
  return words - (isPair ? 0.5 : 0) + (/-(?:color|style)$/.test(property) ? 20 : 0);
}
