import type {WrittenAttribute} from '../../markdown/attributes.js';
import {textOfLiteral} from '../component-attributes.js';
import {decodeEntities} from '../../markdown/entities.js';
import {attributeValue} from '../mdx/attribute-value.js';
import {takeStyleOfSvg} from './page-style.js';
import {fetching, readStyle} from './read-style.js';
import {mayPaint, paintedPart, type PaintedPart} from './svg-paint.js';
import {isOwnReference, mayShowAgain} from './svg-uses.js';
import type {DocNode, HtmlNode} from '../nodes.js';
import type {ParseContext} from '../parse-context.js';
import type {TagMark} from '../../markdown/marks.js';
import {scanMarks} from '../../markdown/scan.js';

/**
 * The elements that an SVG may contain: shapes, text and colors. Nothing that moves, embeds or
 * runs; `use` shows a part of a drawing of the same page again.
 */
export const svgElements: ReadonlySet<string> = new Set(
  (
    'svg g defs symbol use path circle ellipse rect line polyline polygon text tspan title desc ' +
    'linearGradient radialGradient stop clipPath mask pattern marker filter feBlend ' +
    'feColorMatrix feComposite feDropShadow feFlood feGaussianBlur feMerge feMergeNode ' +
    'feMorphology feOffset'
  ).split(' '),
);

/** Attributes with a capital inside; all others are written with dashes. */
const capital = new RegExp(
  '^(?:viewBox|preserveAspectRatio|pathLength|textLength|lengthAdjust|gradientUnits|' +
    'gradientTransform|spreadMethod|clipPathUnits|maskUnits|maskContentUnits|' +
    'patternUnits|patternContentUnits|patternTransform|markerWidth|markerHeight|' +
    'markerUnits|refX|refY|filterUnits|primitiveUnits|stdDeviation)$',
);

const plain = new RegExp(
  '^(?:id|class|role|aria-[a-z]+|x|y|x1|y1|x2|y2|dx|dy|cx|cy|r|rx|ry|fx|fy|d|points|' +
    'width|height|transform|rotate|orient|offset|opacity|color|fill(?:-opacity|-rule)?|' +
    'stroke(?:-(?:width|linecap|linejoin|miterlimit|opacity|dasharray|dashoffset))?|' +
    'clip-(?:path|rule)|mask|stop-(?:color|opacity)|marker-(?:start|mid|end)|' +
    'font-(?:size|family|weight|style)|text-(?:anchor|decoration)|dominant-baseline|' +
    'alignment-baseline|letter-spacing|vector-effect|paint-order|shape-rendering|' +
    'visibility|display|filter|flood-(?:color|opacity)|color-interpolation-filters|in2?|' +
    'result|values|type|mode|operator|radius|k[1-4])$',
);

/** Attributes of drawing programs, of no use on a page. */
const silent =
  /^(?:xml.*|version|data-.*|enable-background|sodipodi.*|inkscape.*|baseProfile|focusable|key)$/i;

const viewBoxWidth = /^\s*(?:[-+.\de]+[\s,]+){2}([.\de]+)/i;

/** A class that gives a width or a height. Without a size, an SVG would fill the whole line. */
const sizeClass = /(?:^|[\s:!])(?:w|h|size)-/;

/** A reference to a part of the same SVG: `url(#shade)`. */
const ownPart = /url\(\s*["']?#[^"'()\\]*(?:["']\s*)?\)/gi;

/** Whether a value refers to another file, which would be fetched. */
function isExternal(value: string): boolean {
  return fetching.test(value.replace(ownPart, ''));
}

/**
 * Reads an `<svg>` as nodes, element by element, so that it inherits the page's colors and classes.
 * `raw` is the tag with its content. What is not allowed is left out and reported.
 */
export function readSvg(raw: string, line: number, context: ParseContext): readonly DocNode[] {
  const tags = [...scanMarks(raw)].filter(
    (entry): entry is [number, TagMark] => entry[1].kind === 'tag',
  );
  let next = 0;
  let count = 0;
  return inside(0, raw.length, {name: '', depth: 0, isPart: false, painted: undefined});

  function inside(start: number, end: number, parent: SvgParent): DocNode[] {
    const nodes: DocNode[] = [];
    let at = start;
    const addText = (to: number) => {
      const text = raw.slice(at, to).trim();
      if (text !== '' && textElements.has(parent.name))
        nodes.push({kind: 'text', text: decodeEntities(text, context.source.extensions.entities)});
    };
    for (let entry = tags[next]; entry && entry[0] < end; entry = tags[next]) {
      const [offset, mark] = entry;
      next++;
      if (offset < at) continue; // inside an element that is left out
      addText(offset);
      const node = shown(mark, parent);
      if (node) nodes.push(node);
      else if (mark.name === 'style') {
        const {end: from, contentEnd = from} = mark;
        const above = raw.slice(0, from).split('\n').length - 1;
        takeStyleOfSvg(mark, raw.slice(from, contentEnd), line + above, context);
      } else context.report('page/unknown-element', line, {name: mark.name});
      at = mark.close ?? mark.end;
    }
    addText(end);
    return nodes;
  }

  function shown(mark: TagMark, parent: SvgParent): HtmlNode | undefined {
    const {depth, isPart} = parent;
    const {name, end, contentEnd = end} = mark;
    if (!svgElements.has(name) || depth >= deepest) return undefined;
    const isInPart = isPart || mark.attributes.some((attribute) => attribute.name === 'id');
    const before = count++;
    const painted = parent.painted ?? paintedPart(name);
    const inner = {name, depth: depth + 1, isPart: isInPart, painted};
    const children = inside(end, contentEnd, inner);
    const node = element(mark, children, line, context, depth === 0, painted);
    return mayShowAgain(node, isInPart, count - before, context) ? node : undefined;
  }
}

/** The element around a part of an SVG. */
interface SvgParent {
  readonly name: string;
  readonly depth: number;
  /** Whether it has an id, or is in what has one: `<use>` may show it again. */
  readonly isPart: boolean;
  /** The outermost part that is painted for each reference to it. */
  readonly painted: PaintedPart | undefined;
}

/** Groups nest to this depth. */
const deepest = 32;

const textElements = new Set(['text', 'tspan', 'title', 'desc']);

function element(
  {name: tag, attributes: written}: TagMark,
  children: readonly DocNode[],
  line: number,
  context: ParseContext,
  isOutermost: boolean,
  painted: PaintedPart | undefined,
): HtmlNode {
  const attributes = new Map<string, string>();
  let style: ReadonlyMap<string, string> = new Map();
  for (const attribute of written) {
    const name = svgName(attribute);
    const literal = attributeValue(attribute.value, context.source);
    if (literal === undefined || silent.test(name)) continue;
    const value = textOfLiteral(literal.value);
    if (name === 'style') ({style} = readStyle(literal.value));
    else if (isOwnReference(tag, name, value)) attributes.set('href', value);
    else if (
      (plain.test(name) || capital.test(name)) &&
      !isExternal(value) &&
      mayPaint(painted, name, value)
    ) {
      attributes.set(name, value);
    } else context.report('page/dropped-attribute', line, {tag, name});
  }
  const width = viewBoxWidth.exec(attributes.get('viewBox') ?? '')?.[1];
  const hasSize =
    ['width', 'height'].some((name) => attributes.has(name) || style.has(name)) ||
    sizeClass.test(attributes.get('class') ?? '');
  if (isOutermost && width !== undefined && !hasSize) attributes.set('width', width);
  const isNamed =
    [...attributes.keys()].some((name) => /^(?:aria-|role)/.test(name)) ||
    children.some((child) => child.kind === 'html' && child.tag === 'title');
  if (tag === 'svg' && !isNamed) attributes.set('aria-hidden', 'true');
  const isInline = true;
  return {kind: 'html', tag, isInline, attributes, style, ...context.positionAt(line), children};
}

/** The name as SVG writes it: `strokeWidth` is JSX for `stroke-width`. */
function svgName({name}: WrittenAttribute): string {
  if (name === 'className') return 'class';
  if (capital.test(name)) return name;
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
