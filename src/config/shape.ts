import {partsOf} from './json/pointer.js';
import {fieldsOf} from './read/raw.js';
import {divisionLists, isNavigationObject} from './read/navigation.js';

/**
 * What the navigation of a `docs.json` is: a list, or an object as in Mintlify's current
 * `docs.json`, which names other properties differently, too.
 */
export type Shape = 'list' | 'object';

export function shapeOf(raw: unknown): Shape {
  return isNavigationObject(fieldsOf(raw).get('navigation')) ? 'object' : 'list';
}

export function otherThan(shape: Shape): Shape {
  return shape === 'list' ? 'object' : 'list';
}

/**
 * Properties beside a list, and their names beside an object. Items of lists have no step of their
 * own.
 */
const counterparts: readonly (readonly [list: string, object: string])[] = [
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

/** The counterparts, with the names of the shape itself first. */
const pairs: Readonly<Record<Shape, readonly (readonly [own: string, other: string])[]>> = {
  list: counterparts,
  object: counterparts.map(([list, object]) => [object, list]),
};

/** Properties of divisions and groups that have no counterpart in the other shape. */
const alone: Readonly<Record<Shape, RegExp>> = {
  list: /^(?:tabs|anchors|groups|pages)\.version$/,
  object: new RegExp(
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
  for (const [own, other] of pairs[shape]) {
    if (`${other}.`.startsWith(`${place}.`)) {
      return {counterpart: outer(own) === around ? lastOf(own) : own};
    }
    // The container is the one of this shape already: only the name is of the other one.
    const isInside = around !== '' && around === outer(own) && outer(other) !== '';
    if (isInside && name === lastOf(other)) return {counterpart: lastOf(own)};
  }
  return isKnown || alone[otherThan(shape)].test(place) ? {} : undefined;
}

/** Properties that only have a meaning together with a navigation of their shape. */
const ofNavigation = ['navigation', 'tabs', 'anchors', 'versions', 'topAnchor', 'primaryTab'];

/**
 * Whether a property that only the other shape has is read in `shape` as well: the functions that
 * read properties accept both names, unless the file sets the counterpart, too. `isKnown` is
 * whether the other shape has the property at this pointer.
 */
export function isReadAnyway(
  raw: unknown,
  pointer: string,
  shape: Shape,
  isKnown: boolean,
): boolean {
  const parts = partsOf(pointer);
  if (!isKnown || parts.some((part) => /^\d+$/.test(part))) return false;
  if (ofNavigation.includes(parts[0] ?? '')) return false;
  const place = parts.join('.');
  return !pairs[shape].some(
    ([own, other]) => `${other}.`.startsWith(`${place}.`) && isSet(raw, own) && isSet(raw, other),
  );
}

function isSet(raw: unknown, place: string): boolean {
  let value = raw;
  for (const name of place.split('.')) value = fieldsOf(value).get(name);
  return value !== undefined;
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
