import {textOn} from '../../../src/theme/accent.js';
import {contrast, toHex, type Rgb} from '../../../src/theme/color.js';
import {PaintLayers, type Layer} from './paint-layers.js';

/** The contrast that WCAG 2.2 requires of text (AA). */
const leastOfText = 4.5;
/** A color that the author chose is kept unless it can hardly be seen. */
const leastOfChosen = 2;

/** An element that gets a color that is readable on another one. */
interface ColorChange {
  readonly element: SVGElement | HTMLElement;
  readonly property: string;
  readonly below: Rgb;
}

/**
 * Makes the texts and lines of a drawing readable on what is below them: the fills that authors
 * choose are often made for one mode. `background` and `text` are the colors of the page. The
 * drawing has to be in the document, where it is laid out.
 */
export function makeReadable(drawing: SVGSVGElement, background: Rgb, text: Rgb): void {
  const layers = new PaintLayers();
  // Set at the end: the browser would lay out the drawing again after each of them.
  const changes: ColorChange[] = [];
  // In the order in which they are painted.
  for (const element of drawing.querySelectorAll<SVGElement | HTMLElement>('*')) {
    const style = getComputedStyle(element);
    if (element.closest('defs, marker')) {
      changes.push(...markerChanges(element, style, background));
      continue;
    }
    const layer = layerOf(element, style);
    if (layer) layers.add(layer);
    if (hasText(element)) {
      const property = element instanceof HTMLElement ? 'color' : 'fill';
      const color = readColor(style.getPropertyValue(property));
      const below = layers.colorAt(centerOf(element), background);
      const least = color && isSame(color, text) ? leastOfText : leastOfChosen;
      if (color && contrast(color, below) < least) changes.push({element, property, below});
    } else if (element instanceof SVGGeometryElement && !layer) {
      const color = readColor(style.stroke);
      const below = color && layers.colorAt(middleOf(element), background);
      if (color && contrast(color, below ?? background) < leastOfChosen) {
        changes.push({element, property: 'stroke', below: below ?? background});
      }
    }
  }
  changes.forEach(setColor);
}

/** Arrowheads are drawn where their lines are, and have the colors of these. */
function markerChanges(
  element: SVGElement | HTMLElement,
  style: CSSStyleDeclaration,
  below: Rgb,
): readonly ColorChange[] {
  const stroke = readColor(style.stroke);
  if (!stroke || contrast(stroke, below) >= leastOfChosen) return [];
  const properties = style.fill === style.stroke ? ['fill', 'stroke'] : ['stroke'];
  return properties.map((property) => ({element, property, below}));
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

function setColor({element, property, below}: ColorChange): void {
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
