import {fieldsOf} from './read/raw.js';
import {isNewerShape} from './read/navigation.js';

/** The two shapes of `docs.json` (format notes §5.1–5.3). */
export type Shape = 'older' | 'newer';

/** Properties by which the newer shape can be recognized. */
const newerOnly = ['navbar', 'appearance', 'styling', 'contextual', 'banner', 'errors', 'fonts'];

/**
 * The shape of a configuration: decided by its navigation, or without one, by its other properties.
 */
export function shapeOf(raw: unknown): Shape {
  const fields = fieldsOf(raw);
  const navigation = fields.get('navigation');
  if (isNewerShape(navigation)) return 'newer';
  const seemsNewer = navigation === undefined && newerOnly.some((name) => fields.has(name));
  return seemsNewer ? 'newer' : 'older';
}

/**
 * Top-level properties of the older shape, and what replaces them in the newer one (format notes
 * §5.3).
 */
const counterparts: readonly (readonly [older: string, newer: string])[] = [
  ['topbarLinks', 'navbar.links'],
  ['topbarCtaButton', 'navbar.primary'],
  ['footerSocials', 'footer.socials'],
  ['modeToggle', 'appearance'],
  ['backgroundImage', 'background.image'],
  ['openapi', 'api.openapi'],
  ['codeBlock', 'styling.codeblocks'],
  ['eyebrow', 'styling.eyebrows'],
  ['font', 'fonts'],
  ['metadata', 'seo.metatags'],
  ['analytics', 'integrations'],
  ['versions', 'navigation.versions'],
  ['tabs', 'navigation.tabs'],
  ['anchors', 'navigation.anchors'],
];

/** Properties of one shape without a counterpart in the other. */
const alone: Readonly<Record<Shape, readonly string[]>> = {
  older: ['topAnchor', 'primaryTab', 'layout', 'sidebar', 'topbar', 'rounded'],
  newer: [
    'navbar',
    'banner',
    'errors',
    'styling',
    'icons',
    'contextual',
    'variables',
    'description',
    'thumbnails',
    'interaction',
    'markdown',
    'public',
  ],
};

/**
 * Whether a top-level property that is unknown in `shape` belongs to the other shape, and its
 * counterpart in `shape`, if there is one.
 */
export function inOtherShape(
  name: string,
  shape: Shape,
): {readonly counterpart?: string} | undefined {
  for (const [older, newer] of counterparts) {
    if (shape === 'newer' && name === older) return {counterpart: newer};
    if (shape === 'older' && name === newer.split('.')[0]) return {counterpart: older};
  }
  return alone[shape === 'older' ? 'newer' : 'older'].includes(name) ? {} : undefined;
}
