import type {Target} from '../shared/urls.js';

/** The size of an image in CSS pixels. */
export interface ImageSize {
  readonly width: number;
  readonly height: number;
}

/** The size of the image at a target; `undefined` where it is not known. */
export type ImageSizes = (target: Target) => ImageSize | undefined;

/** Utility classes that do not change the size of an image. */
const plainClass = new RegExp(
  '^(?:[\\w-]+:)*-?(?:block|hidden|inline|' +
    '(?:bg|border|cursor|duration|ease|m[xytrblse]?|opacity|pointer-events|ring|rounded|scale|' +
    'shadow|transition)(?:-\\S+)?)$',
);

/**
 * The size in which an image is shown: that of its file, or of the width that its author wrote.
 * `undefined` where other attributes, classes or a style say something of it.
 */
export function shownSize(
  {width, height}: ImageSize,
  attributes: ReadonlyMap<string, string>,
): ImageSize | undefined {
  const classes = (attributes.get('class') ?? '').split(/\s+/).filter(Boolean);
  const isPlain =
    ['height', 'srcset', 'sizes', 'style'].every((name) => !attributes.has(name)) &&
    classes.every((name) => plainClass.test(name));
  const written = attributes.get('width');
  if (!isPlain || (written !== undefined && !/^\d+$/.test(written))) return undefined;
  if (written === undefined) return {width, height};
  return {width: Number(written), height: Math.round((height * Number(written)) / width)};
}
