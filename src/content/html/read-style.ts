import {textOfLiteral} from '../component-attributes.js';
import type {Literal} from '../mdx/literal.js';

/** A style as property → value, with the names of what was left out. */
export interface ReadStyle {
  readonly style: ReadonlyMap<string, string>;
  readonly dropped: readonly string[];
}

const properties = new RegExp(
  `^(?:${[
    '--(?!docs-|_)[\\w-]+',
    '(?:min-|max-)?(?:width|height|inline-size|block-size)',
    '(?:margin|padding|inset)(?:-(?:top|right|bottom|left|(?:inline|block)(?:-(?:start|end))?))?',
    'top|right|bottom|left|position|z-index|float|clear|visibility|opacity|isolation|' +
      'mix-blend-mode',
    'border(?:-(?:top|right|bottom|left|inline|block)(?:-(?:start|end))?)?(?:-(?:color|' +
      'width|style))?',
    'border-(?:(?:top|bottom)-(?:left|right)-)?radius|border-(?:collapse|spacing)',
    'outline(?:-(?:color|width|style|offset))?|box-shadow|box-sizing',
    'text-(?:align|decoration(?:-(?:color|line|style|thickness))?|transform|indent|overflow|' +
      'shadow|wrap|underline-offset)',
    'font(?:-(?:size|weight|style|family|variant|stretch|variant-numeric|' +
      'feature-settings))?|line-height|letter-spacing',
    'word-(?:spacing|break|wrap)|overflow-wrap|white-space|hyphens|tab-size|direction|' +
      'vertical-align',
    'color|accent-color|fill|stroke(?:-width)?|background(?:-(?:color|image|size|position|' +
      'repeat|clip|origin))?',
    'display|flex(?:-(?:direction|wrap|grow|shrink|basis|flow))?|order|(?:row-|column-)?gap',
    '(?:align|justify|place)-(?:items|self|content)',
    'grid(?:-(?:area|row|column|auto-(?:flow|rows|columns)|template(?:-(?:rows|columns|' +
      'areas))?))?(?:-(?:start|end))?',
    'column(?:s|-count|-width|-rule|-fill|-span)|break-(?:inside|before|after)',
    'overflow(?:-[xy])?|object-(?:fit|position)|aspect-ratio|clip-path|table-layout|caption-side',
    'list-style(?:-(?:type|position))?|cursor|user-select|pointer-events|resize|scroll-margin-top',
    'transform(?:-origin)?|translate|scale|rotate|filter|backdrop-filter|transition(?:-.*)?',
    '-webkit-(?:line-clamp|box-orient|background-clip|text-fill-color)',
  ].join('|')})$`,
);

/** What would fetch something, or hide by escapes that it does. */
export const fetching = /\\|(?:url|image|image-set|src|cross-fade|element|paint)\s*\(/i;

/** Properties whose bare numbers are no pixels. */
const unitless = new RegExp(
  '^(?:--.*|flex(?:-?(?:grow|shrink))?|opacity|line-?height|font-?weight|aspect-?ratio|' +
    'order|z-?index|grid-?(?:area|row|column)(?:-?(?:start|end))?|columns|column-?count|' +
    'scale|tab-?size|-?webkit-?(?:line-?clamp|box.*))$',
  'i',
);

/**
 * Reads the style of an element: an object as in JSX, or a text as in HTML. Only properties that
 * keep inside the page's place are read, and no value that would fetch anything.
 */
export function readStyle(literal: Literal): ReadStyle {
  const style = new Map<string, string>();
  const dropped: string[] = [];
  for (const [name, value] of literal instanceof Map ? fromObject(literal) : fromText(literal)) {
    if (name === '' || value === '') continue;
    if (isAllowed(name, value)) style.set(name, value);
    else dropped.push(name);
  }
  return {style, dropped};
}

function isAllowed(name: string, value: string): boolean {
  if (!properties.test(name) || fetching.test(value)) return false;
  return name !== 'position' || /^(?:static|relative|absolute|sticky)$/.test(value);
}

function fromObject(literal: Literal): readonly (readonly [string, string])[] {
  const entries = [...(literal as ReadonlyMap<string, Literal>)]; // an object literal is a map
  return entries.map(([name, value]) => [dashed(name), withUnit(name, value)]);
}

function dashed(name: string): string {
  if (name.startsWith('--')) return name;
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`).replace(/^ms-/, '-ms-');
}

/** JSX reads bare numbers as pixels, but for properties without a unit. */
function withUnit(name: string, value: Literal): string {
  const isBare = typeof value === 'number' && value !== 0 && !unitless.test(name);
  return isBare ? `${value}px` : withoutPriority(textOfLiteral(value));
}

function fromText(literal: Literal): readonly (readonly [string, string])[] {
  return declarations(textOfLiteral(literal)).map((entry) => {
    const colon = entry.indexOf(':');
    const name = entry.slice(0, Math.max(colon, 0)).trim();
    return [
      name.startsWith('--') ? name : name.toLowerCase(),
      withoutPriority(entry.slice(colon + 1)),
    ];
  });
}

/** The parts of a style; a semicolon in brackets parts nothing. */
function declarations(style: string): readonly string[] {
  const parts: string[] = [];
  let depth = 0;
  let start = 0;
  for (let at = 0; at < style.length; at++) {
    const character = style[at];
    if (character === '(') depth++;
    else if (character === ')') depth--;
    else if (character === ';' && depth <= 0) {
      parts.push(style.slice(start, at));
      start = at + 1;
    }
  }
  return [...parts, style.slice(start)];
}

/** The CSSOM takes the priority apart; a style of one element wins without it. */
function withoutPriority(value: string): string {
  return value.replace(/!\s*important\s*$/i, '').trim();
}
