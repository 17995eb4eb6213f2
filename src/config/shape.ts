import {partsOf} from './json/pointer.js';
import {fieldsOf} from './read/raw.js';
import {divisionLists, isNewerShape} from './read/navigation.js';

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
 * Properties of the older shape, and what replaces them in the newer one (format notes §5.3). Items
 * of lists have no step of their own.
 */
const counterparts: readonly (readonly [older: string, newer: string])[] = [
  ['topbarLinks', 'navbar.links'],
  ['topbarLinks.name', 'navbar.links.label'],
  ['topbarLinks.url', 'navbar.links.href'],
  ['topbarCtaButton', 'navbar.primary'],
  ['topbarCtaButton.name', 'navbar.primary.label'],
  ['topbarCtaButton.url', 'navbar.primary.href'],
  ['footerSocials', 'footer.socials'],
  ['modeToggle', 'appearance'],
  ['backgroundImage', 'background.image'],
  ['background.style', 'background.decoration'],
  ['colors.background', 'background.color'],
  ['openapi', 'api.openapi'],
  ['api.baseUrl', 'api.mdx.server'],
  ['api.auth', 'api.mdx.auth'],
  ['api.playground.mode', 'api.playground.display'],
  ['api.request', 'api.examples'],
  ['api.paramFields', 'api.params'],
  ['codeBlock', 'styling.codeblocks'],
  ['eyebrow', 'styling.eyebrows'],
  ['font', 'fonts'],
  ['font.url', 'fonts.source'],
  ['font.headings', 'fonts.heading'],
  ['metadata', 'seo.metatags'],
  ['seo.indexHiddenPages', 'seo.indexing'],
  ['analytics', 'integrations'],
  ['versions', 'navigation.versions'],
  ['tabs', 'navigation.tabs'],
  ['anchors', 'navigation.anchors'],
  ...divisionLists.flatMap(([list, name]): [string, string][] => [
    [`${list}.name`, `${list}.${name}`],
    [`${list}.url`, `${list}.href`],
    [`${list}.isDefaultHidden`, `${list}.hidden`],
  ]),
];

/** Properties of divisions and groups that have no counterpart in the other shape. */
const alone: Readonly<Record<Shape, RegExp>> = {
  older: /^(?:tabs|anchors|groups|pages)\.version$/,
  newer: new RegExp(
    '^(?:navigation|pages|tabs|anchors|versions)\\.' +
      `(?:${divisionLists.map(([list]) => list).join('|')}|groups|pages|color|description|tag|` +
      'directory|searchable|boost|public|asyncapi)$',
  ),
};

/**
 * Whether a property that is unknown in `shape` belongs to the other shape, and its counterpart in
 * `shape`, if there is one. `isKnown` is whether the other shape has the property at this pointer.
 */
export function inOtherShape(
  pointer: string,
  shape: Shape,
  isKnown: boolean,
): {readonly counterpart?: string} | undefined {
  const place = placeOf(pointer);
  const [around, name] = [outer(place), lastOf(place)];
  for (const [older, newer] of counterparts) {
    const [own, other] = shape === 'older' ? [older, newer] : [newer, older];
    if (`${other}.`.startsWith(`${place}.`)) {
      return {counterpart: outer(own) === around ? lastOf(own) : own};
    }
    // The container is the one of this shape already: only the name is of the other one.
    const isInside = around !== '' && around === outer(own) && outer(other) !== '';
    if (isInside && name === lastOf(other)) return {counterpart: lastOf(own)};
  }
  const other = shape === 'older' ? 'newer' : 'older';
  return isKnown || alone[other].test(place) ? {} : undefined;
}

/** The names of a pointer, without indices; of those in the navigation, the last two. */
function placeOf(pointer: string): string {
  const names = partsOf(pointer).filter((part) => !/^\d+$/.test(part));
  return (names[0] === 'navigation' ? names.slice(-2) : names).join('.');
}

function outer(place: string): string {
  return place.slice(0, Math.max(0, place.lastIndexOf('.')));
}

function lastOf(place: string): string {
  return place.slice(place.lastIndexOf('.') + 1);
}
