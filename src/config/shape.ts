import {fieldsOf} from './read/raw.js';
import {isNewerShape} from './read/navigation.js';

/** The two shapes of `docs.json` (format notes §5.1–5.3). */
export type Shape = 'older' | 'newer';

/** Properties that only the newer shape has, as far as they tell it from the older. */
const newerOnly = ['navbar', 'appearance', 'styling', 'contextual', 'banner', 'errors', 'fonts'];

/** The shape a configuration is written in: its navigation tells; without one, its other properties do. */
export function shapeOf(raw: unknown): Shape {
  const fields = fieldsOf(raw);
  const navigation = fields.get('navigation');
  if (isNewerShape(navigation)) return 'newer';
  const seemsNewer = navigation === undefined && newerOnly.some((name) => fields.has(name));
  return seemsNewer ? 'newer' : 'older';
}

/** Top-level properties of the older shape, and what stands in their place in the newer one (format notes §5.3). */
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

/** Properties that one shape has and the other has nothing for. */
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
 * Whether a top-level property that `shape` does not know belongs to the other shape, and what `shape` calls it, if it
 * has something like it.
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
