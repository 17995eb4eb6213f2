/** A number from 0 to below `below`, the same ones for the same seed. */
export type Random = (below: number) => number;

export function randomFrom(seed: number): Random {
  let state = seed * 2654435761 + 1;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

const lists = [
  ['products', 'product'],
  ['languages', 'language'],
  ['versions', 'version'],
  ['tabs', 'tab'],
  ['dropdowns', 'dropdown'],
  ['anchors', 'anchor'],
] as const;

/** Few paths, so that many pages are listed several times. */
const paths = Array.from({length: 14}, (_, index) => `page-${index}`);
const names = ['A', 'B', 'C', 'D'];

/**
 * A configuration of the newer shape: divisions in each other, groups, menus, hidden ones, default
 * ones and `global`. Divisions of one list have different names, and those beside and inside others
 * often the same. None is inside another one of its kind.
 */
export function newerSite(random: Random): object {
  return {navigation: contentOf(random, lists, 0)};
}

type Lists = readonly (readonly [list: string, name: string])[];

function contentOf(random: Random, unused: Lists, depth: number): object {
  const count = depth > 2 || (depth > 0 && random(3) === 0) ? 0 : 1 + Number(random(5) === 0);
  const chosen = unused.filter((_, index) => index >= random(unused.length)).slice(0, count);
  if (chosen.length === 0) return {groups: groupsOf(random, 0)};
  const rest = unused.filter((list) => !chosen.includes(list));
  const divisions = chosen.map(([list, name]) => {
    const offset = random(2);
    const items = Array.from({length: 1 + random(depth > 1 ? 2 : 3)}, (_, index) => ({
      [name]: names[offset + index],
      ...(index > 0 && random(6) === 0 && {hidden: true}),
      ...(random(6) === 0 && {default: true}),
      ...(name === 'tab' && random(4) === 0 ? menuOf(random) : contentOf(random, rest, depth + 1)),
    }));
    return [list, items];
  });
  const isGlobal = random(8) === 0 && rest.some(([list]) => list === 'anchors');
  return {
    ...(Object.fromEntries(divisions) as object),
    ...(isGlobal && {global: {anchors: [{anchor: 'Everywhere', pages: pagesOf(random)}]}}),
  };
}

function menuOf(random: Random): object {
  const items = names.slice(0, 1 + random(3));
  return {menu: items.map((item) => ({item, groups: groupsOf(random, 1)}))};
}

function groupsOf(random: Random, depth: number): readonly object[] {
  return Array.from({length: 1 + random(2)}, (_, index) => ({
    group: `Group ${index}`,
    ...(index > 0 && random(5) === 0 && {hidden: true}),
    ...(random(5) === 0 && {root: paths[random(paths.length)]}),
    pages: [
      ...pagesOf(random),
      ...(depth < 2 && random(3) === 0 ? groupsOf(random, depth + 1) : []),
    ],
  }));
}

function pagesOf(random: Random): readonly string[] {
  return Array.from({length: 1 + random(3)}, () => paths[random(paths.length)] ?? '');
}

/** A configuration of the older shape: prefixes share out the pages, and groups have versions. */
export function olderSite(random: Random) {
  const folders = ['guides', 'api', 'api/hooks', 'blog'];
  const versions = ['v2', 'v1'].slice(0, random(3));
  const page = () => `${folders[random(folders.length)]}/${paths[random(4)]}`;
  const groupOf = (index: number, version?: string) => ({
    group: `Group ${index}`,
    ...(version !== undefined && {version}),
    pages: Array.from({length: 1 + random(4)}, page),
  });
  const look = () => ({isDefaultHidden: random(5) === 0});
  const some = () => folders.filter(() => random(2) === 0);
  return {
    versions,
    tabs: some().map((url) => ({name: `Tab ${url}`, url, ...look()})),
    anchors: some().map((url) => ({name: `Anchor ${url}`, url, ...look()})),
    navigation: [...versions, undefined, ...versions].map((version, index) =>
      groupOf(index, version),
    ),
  };
}
