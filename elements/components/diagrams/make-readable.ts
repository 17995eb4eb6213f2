import {textOn} from '../../../src/theme/accent.js';
import {contrast, mix, toHex, type Rgb} from '../../../src/theme/color.js';

/** The contrast that WCAG 2.2 requires of text (AA). */
const leastOfText = 4.5;
/** A color that the author chose is kept unless it can hardly be seen. */
const leastOfChosen = 2;

/** Something that is painted below what follows: a shape, or a box of HTML. */
interface Layer {
  readonly element: Element;
  readonly box: DOMRect;
  readonly color: Rgb;
  readonly opacity: number;
}

/**
 * Makes the texts and lines of a drawing readable on what is below them: the fills that authors
 * choose are often made for one mode. `ground` and `text` are the colors of the page. The drawing
 * has to be in the document, where it is laid out.
 */
export function makeReadable(drawing: SVGSVGElement, ground: Rgb, text: Rgb): void {
  const layers: Layer[] = [];
  // In the order in which they are painted.
  for (const element of drawing.querySelectorAll<SVGElement | HTMLElement>('*')) {
    const style = getComputedStyle(element);
    if (element.closest('defs, marker')) {
      readableMarker(element, style, ground);
      continue;
    }
    const layer = layerOf(element, style);
    if (layer) layers.push(layer);
    if (hasText(element)) {
      const property = element instanceof HTMLElement ? 'color' : 'fill';
      const color = readColor(style.getPropertyValue(property));
      const below = colorAt(centerOf(element), layers, ground);
      const least = color && isSame(color, text) ? leastOfText : leastOfChosen;
      if (color && contrast(color, below) < least) setColor(element, property, below);
    } else if (element instanceof SVGGeometryElement && !layer) {
      const color = readColor(style.stroke);
      const below = color && colorAt(middleOf(element), layers, ground);
      if (color && contrast(color, below ?? ground) < leastOfChosen) {
        setColor(element, 'stroke', below ?? ground);
      }
    }
  }
}

/** Arrowheads are drawn where their lines are, and have the colors of these. */
function readableMarker(element: SVGElement | HTMLElement, style: CSSStyleDeclaration, on: Rgb) {
  const stroke = readColor(style.stroke);
  if (!stroke || contrast(stroke, on) >= leastOfChosen) return;
  if (style.fill === style.stroke) setColor(element, 'fill', on);
  setColor(element, 'stroke', on);
}

function layerOf(element: SVGElement | HTMLElement, style: CSSStyleDeclaration): Layer | undefined {
  const isHtml = element instanceof HTMLElement;
  if (!isHtml && !(element instanceof SVGGeometryElement)) return undefined;
  const painted = isHtml ? style.backgroundColor : style.fill;
  const color = readColor(painted);
  const share = isHtml ? 1 : Number(style.fillOpacity);
  const opacity = opacityOf(painted) * share * Number(style.opacity);
  if (!color || opacity === 0) return undefined;
  return {element, box: element.getBoundingClientRect(), color, opacity};
}

/** The color at a point of the window after all layers are painted. */
function colorAt(point: DOMPoint, layers: readonly Layer[], ground: Rgb): Rgb {
  return layers
    .filter((layer) => covers(layer, point))
    .reduce((below, {color, opacity}) => mix(color, below, opacity), ground);
}

function covers({element, box}: Layer, point: DOMPoint): boolean {
  const isInBox =
    point.x >= box.left && point.x <= box.right && point.y >= box.top && point.y <= box.bottom;
  if (!isInBox || !(element instanceof SVGGeometryElement)) return isInBox;
  const matrix = element.getScreenCTM();
  return !!matrix && element.isPointInFill(point.matrixTransform(matrix.inverse()));
}

function centerOf(element: Element): DOMPoint {
  const {x, y, width, height} = element.getBoundingClientRect();
  return new DOMPoint(x + width / 2, y + height / 2);
}

/** The point in the middle of a line, in the window. */
function middleOf(line: SVGGeometryElement): DOMPoint {
  const {x, y} = line.getPointAtLength(line.getTotalLength() / 2);
  return new DOMPoint(x, y).matrixTransform(line.getScreenCTM() ?? undefined);
}

function hasText(element: Element): boolean {
  return [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '');
}

function setColor(element: SVGElement | HTMLElement, property: string, below: Rgb): void {
  element.style.setProperty(property, toHex(textOn(below)), 'important');
}

/** Reads what browsers compute of most colors, `rgb(…)` and `rgba(…)`. */
function readColor(computed: string): Rgb | undefined {
  const [red, green, blue] = numbersOf(computed);
  return red === undefined || green === undefined || blue === undefined
    ? undefined
    : [red / 255, green / 255, blue / 255];
}

function opacityOf(computed: string): number {
  return numbersOf(computed)[3] ?? 1;
}

function numbersOf(computed: string): readonly number[] {
  return /^rgba?\(/.test(computed) ? (computed.match(/[\d.]+/g) ?? []).map(Number) : [];
}

function isSame(one: Rgb, other: Rgb): boolean {
  return toHex(one) === toHex(other);
}
