import {executeServerCommand} from '@web/test-runner-commands';
import {adoptStyles} from '../../../elements/styles/adopt-styles.js';
import {proseStyles} from '../../../elements/styles/prose.css.js';
import {UtilitySheet} from '../../../src/theme/utilities/utility-sheet.js';

/** A property that an element has in a page of ours, and in a page with Tailwind CSS. */
export interface Difference {
  readonly classes: string;
  readonly property: string;
  readonly ours: string;
  readonly theirs: string;
}

/** Where elements are. With `isRendered`, they have boxes, so that widths of the site are known. */
export interface Conditions {
  readonly mode?: 'light' | 'dark';
  readonly direction?: 'ltr' | 'rtl';
  readonly isRendered?: boolean;
}

/** What Tailwind has by default, and a site of ours says. */
const tokens = {
  '--docs-color-border': '#e5e7eb',
  '--docs-color-raised': '#fff',
  '--docs-font-code':
    'ui-monospace, SFMono-Regular, Menlo, Monaco, Consolas, "Liberation Mono", "Courier New", ' +
    'monospace',
  '--docs-font-text':
    'ui-sans-serif, system-ui, sans-serif, "Apple Color Emoji", "Segoe UI Emoji", ' +
    '"Segoe UI Symbol", "Noto Color Emoji"',
};

/** The names of all classes of Tailwind CSS 3, without arbitrary values and variants. */
export const tailwindNames = (): Promise<readonly string[]> =>
  executeServerCommand('tailwind-names');

/** The style sheet of Tailwind CSS 3 for classes, with its preflight. */
export async function tailwindSheet(classes: readonly string[]): Promise<CSSStyleSheet> {
  const texts: string[] = [];
  // A command that takes too long fails.
  for (let at = 0; at === 0 || at < classes.length; at += 500) {
    const part = classes.slice(at, at + 500);
    texts.push(await executeServerCommand<string, readonly string[]>('tailwind', part));
  }
  return sheetOf(texts.join('\n'));
}

/** A style sheet with these rules. */
export function sheetOf(css: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  return sheet;
}

/**
 * Compares elements with classes in a page of ours, as wide as the window, with the same elements
 * in a page with Tailwind CSS 3 and its preflight. Values are those that the browser computes, so
 * units, variables and notations of colors do not matter.
 *
 * @param looks The classes of each element, separated by spaces. With `>`, those of an element and
 *   of one in it, which is compared.
 */
export async function compareWithTailwind(
  looks: readonly string[],
  {mode = 'light', direction = 'ltr', isRendered = false}: Conditions = {},
): Promise<readonly Difference[]> {
  const classes = [...new Set(looks.flatMap((look) => look.split(/[ >]+/)))];
  const theirSheet = await tailwindSheet(classes);
  const utilities = new UtilitySheet();
  // The order on a page does not matter.
  utilities.add(classes.toReversed());
  const ourSheet = sheetOf(utilities.css);

  const site = document.createElement('docs-site');
  site.dataset.mode = mode;
  for (const [name, value] of Object.entries(tokens)) site.style.setProperty(name, value);
  // As in a site. The unit `ch` depends on it.
  site.style.fontFamily = 'var(--docs-font-text)';
  const article = document.createElement('article');
  article.part.add('page');
  site.append(article);
  const host = document.createElement('div');
  const root = host.attachShadow({mode: 'open'});
  root.adoptedStyleSheets = [theirSheet];
  const [page, body] = [document.createElement('div'), document.createElement('div')];
  article.append(page);
  root.append(body);
  for (const element of [page, body]) {
    element.dir = direction;
    element.className = mode;
    element.style.position = 'relative';
  }
  for (const {style} of [site, host]) {
    style.cssText += ';display:block;container-type:inline-size';
    style.width = `${innerWidth}px`;
    style.colorScheme = mode;
  }
  document.body.append(site, host);
  adoptStyles(document, proseStyles);
  const before = document.adoptedStyleSheets;
  document.adoptedStyleSheets = [...before, ourSheet];
  try {
    const declared = declarations(theirSheet, ourSheet);
    const pairs = looks.map((look) => ({
      look,
      elements: [addElement(page, look), addElement(body, look)] as const,
      properties: new Set(look.split(/[ >]+/).flatMap((name) => [...(declared.get(name) ?? [])])),
    }));
    const compare = (isPlace: boolean, read: (element: HTMLElement, property: string) => string) =>
      pairs.flatMap(({look, elements, properties}) =>
        [...properties].flatMap((property) => {
          if (isPlace !== (property === 'place')) return [];
          const [ours, theirs] = [read(elements[0], property), read(elements[1], property)];
          return isSame(ours, theirs) ? [] : [{classes: look, property, ours, theirs}];
        }),
      );
    const moved = pairs.filter(({properties}) => properties.has('place'));
    const boxes = moved.flatMap(({elements}) => elements);
    for (const {style} of boxes) style.cssText = box;
    const places = compare(true, placeOf);
    for (const {style} of boxes) style.cssText = '';
    // Without a box, percentages remain percentages.
    for (const {style} of isRendered ? [] : [page, body]) style.display = 'none';
    return [...places, ...compare(false, valueOf)];
  } finally {
    document.adoptedStyleSheets = before;
    site.remove();
    host.remove();
  }
}

/** Class → the properties that either of the sheets sets with it. */
function declarations(...sheets: readonly CSSStyleSheet[]): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const {selectorText, style} of sheets.flatMap((sheet) => styleRules(sheet.cssRules))) {
    for (const [, escaped = ''] of selectorText.matchAll(/\.((?:\\.|[\w\u0080-\uffff-])+)/g)) {
      const name = unescaped(escaped);
      const properties = found.get(name) ?? new Set();
      found.set(name, properties);
      for (const property of style) {
        if (!property.startsWith('--')) properties.add(moves.has(property) ? 'place' : property);
      }
    }
  }
  return found;
}

/** All rules with a selector, also those with conditions. */
export function styleRules(rules: CSSRuleList): readonly CSSStyleRule[] {
  return [...rules].flatMap((rule) => {
    if (rule instanceof CSSStyleRule) return [rule];
    return rule instanceof CSSGroupingRule ? styleRules(rule.cssRules) : [];
  });
}

function unescaped(identifier: string): string {
  return identifier
    .replace(/\\([\da-f]+) /gi, (_, code: string) => String.fromCodePoint(parseInt(code, 16)))
    .replace(/\\(.)/g, '$1');
}

const moves = new Set(['transform', 'translate', 'rotate', 'scale']);

function addElement(parent: HTMLElement, look: string): HTMLElement {
  let element = parent;
  for (const classes of look.split(' > ')) {
    const child = document.createElement('div');
    child.className = classes;
    element.append(child);
    element = child;
  }
  // These are about distances and lines between children.
  if (!/(?:^|[\s:-])(?:space|divide)-/.test(look)) return element;
  const children = [1, 2].map(() => document.createElement('div'));
  element.append(...children);
  return children[1] ?? element;
}

const box = 'position:absolute;inset:100px auto auto 200px;width:100px;height:40px';

/** Where a box of 100 by 40 pixels is, from its parent, after it was moved. */
function placeOf(element: HTMLElement): string {
  const {x, y, width, height} = element.getBoundingClientRect();
  const parent = element.parentElement?.getBoundingClientRect() ?? {x: 0, y: 0};
  return [x - parent.x, y - parent.y, width, height].map((length) => length.toFixed(1)).join(' ');
}

const context = new OffscreenCanvas(1, 1).getContext('2d', {willReadFrequently: true});
const pixels = new Map<string, string>();

/** The pixel that a color paints. */
function pixelOf(color: string): string {
  let pixel = pixels.get(color);
  if (pixel === undefined && context !== null) {
    context.clearRect(0, 0, 1, 1);
    context.fillStyle = color;
    context.fillRect(0, 0, 1, 1);
    pixel = `#${[...context.getImageData(0, 0, 1, 1).data].join('/')}`;
    pixels.set(color, pixel);
  }
  return pixel ?? color;
}

/**
 * The computed value, with its colors as the pixels that they paint, without shadows that paint
 * nothing.
 */
function valueOf(element: HTMLElement, property: string): string {
  const value = getComputedStyle(element).getPropertyValue(property);
  const painted = value.replace(/\b(?:rgba?|oklch|oklab|color|lab|lch)\([^()]*\)/g, pixelOf);
  const shadows = painted.split(/, (?=#)/);
  const seen = shadows.filter(
    (shadow) => !/^#\S+\/0 0px|^#\S+ 0px 0px 0px 0px(?: inset)?$/.test(shadow),
  );
  return seen.join(', ') || 'none';
}

/** Whether values are equal, but for the rounding of colors and of fractions. */
function isSame(one: string, other: string): boolean {
  const numbers = /\d+(?:\.\d+)?/g;
  if (one.replace(numbers, '0') !== other.replace(numbers, '0')) return false;
  const [ours, theirs] = [one, other].map((value) => value.match(numbers)?.map(Number) ?? []);
  const isColor = one.includes('#');
  return (ours ?? []).every(
    (number, index) => Math.abs(number - (theirs?.[index] ?? 0)) <= (isColor ? 2 : 0.001),
  );
}
