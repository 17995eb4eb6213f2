import {mix, type Rgb} from '../../../src/theme/color.js';

/** Something that is painted below what follows: a shape, or a box of HTML. */
export interface Layer {
  readonly element: Element;
  readonly box: DOMRect;
  readonly color: Rgb;
  readonly opacity: number;
}

/** A layer, and how many are painted before it. */
interface PlacedLayer extends Layer {
  readonly order: number;
}

/**
 * What has been painted of a drawing. A point is compared only with the layers around it: they are
 * in squares that are at least as large as they are, so each layer is in four squares at most.
 */
export class PaintLayers {
  readonly #squares = new Map<string, PlacedLayer[]>();
  readonly #sizes = new Set<number>();
  #count = 0;

  /** Paints a layer on all others. */
  add(layer: Layer): void {
    const {left, right, top, bottom} = layer.box;
    const size = 2 ** Math.ceil(Math.log2(Math.max(right - left, bottom - top, 1)));
    const placed = {...layer, order: this.#count++};
    this.#sizes.add(size);
    for (const x of new Set([left, right].map((edge) => Math.floor(edge / size)))) {
      for (const y of new Set([top, bottom].map((edge) => Math.floor(edge / size)))) {
        const key = keyOf(size, x, y);
        const square = this.#squares.get(key);
        if (square) square.push(placed);
        else this.#squares.set(key, [placed]);
      }
    }
  }

  /** The color at a point of the window, where the drawing is on `background`. */
  colorAt(point: DOMPoint, background: Rgb): Rgb {
    return [...this.#sizes]
      .flatMap((size) => this.#squares.get(squareOf(size, point)) ?? [])
      .filter((layer) => covers(layer, point))
      .sort((one, other) => one.order - other.order)
      .reduce((below, {color, opacity}) => mix(color, below, opacity), background);
  }
}

function squareOf(size: number, {x, y}: DOMPoint): string {
  return keyOf(size, Math.floor(x / size), Math.floor(y / size));
}

function keyOf(size: number, x: number, y: number): string {
  return [size, x, y].join(' ');
}

function covers({element, box}: Layer, point: DOMPoint): boolean {
  const isInBox =
    point.x >= box.left && point.x <= box.right && point.y >= box.top && point.y <= box.bottom;
  if (!isInBox || !(element instanceof SVGGeometryElement)) return isInBox;
  const matrix = element.getScreenCTM();
  return !!matrix && element.isPointInFill(point.matrixTransform(matrix.inverse()));
}
