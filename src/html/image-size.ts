import type {Target} from '../shared/urls.js';

/** The size of an image in CSS pixels. */
export interface ImageSize {
  readonly width: number;
  readonly height: number;
}

/** The size of the image at a target; `undefined` where it is not known. */
export type ImageSizes = (target: Target) => ImageSize | undefined;

/** Classes that do not change the size of an image. */
const plainClass =
  /^(?:dark:)?(?:block|hidden|rounded(?:-\w+)?|m[xytb]?-[\w.]+|border|shadow(?:-\w+)?)$/;

/**
 * Whether an image of an author has the size of its file: its attributes say nothing of its size,
 * and neither do classes or a style. Its space can be kept then, until it has loaded.
 */
export function hasSizeOfFile(attributes: ReadonlyMap<string, string>): boolean {
  const classes = (attributes.get('class') ?? '').split(/\s+/).filter(Boolean);
  return (
    ['width', 'height', 'srcset', 'sizes', 'style'].every((name) => !attributes.has(name)) &&
    classes.every((name) => plainClass.test(name))
  );
}
