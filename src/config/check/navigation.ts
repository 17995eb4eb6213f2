import {GroupChecks} from './groups.js';
import type {Report} from './diagnose.js';
import {within} from '../json/pointer.js';
import {fieldsOf, listOf, textOf} from '../read/raw.js';
import {
  maxGroupDepth,
  divisionLists,
  isNavigationObject,
  readVersions,
} from '../read/navigation.js';

/**
 * Reports the mistakes among the groups and divisions of a `docs.json` of either shape. Returns the
 * paths of all pages that it names.
 */
export function checkNavigation(raw: unknown, report: Report): ReadonlySet<string> {
  const fields = fieldsOf(raw);
  const navigation = fields.get('navigation');
  const isObject = isNavigationObject(navigation);
  if (!isObject && !Array.isArray(navigation)) return new Set();

  const versions = isObject ? undefined : readVersions(fields.get('versions')).names;
  const checks = new GroupChecks(report, versions);
  const pointer = '/navigation';
  let isMade = false;
  if (isObject) isMade = checkDivisions(fieldsOf(navigation), pointer, checks, report);
  else checks.check(navigation, {pointer, depth: 1, seen: new Set()});
  if (!checks.foundAny && !isMade) report('nav/no-pages', pointer);
  return checks.paths;
}

/** What a division can contain, or link to. */
const kinds = [...divisionLists.map(([list]) => list), 'groups', 'pages', 'href'];

/**
 * Reports the mistakes among the divisions of an object: those without pages, and different ones at
 * one level. Returns whether API descriptions are named, from which pages can be generated.
 */
function checkDivisions(
  navigation: ReadonlyMap<string, unknown>,
  pointer: string,
  groups: GroupChecks,
  report: Report,
): boolean {
  let namesApi = false;

  const visit = (fields: ReadonlyMap<string, unknown>, pointer: string, depth: number): void => {
    if (depth > maxGroupDepth) {
      report('config/too-deep', pointer);
      return;
    }
    namesApi ||= fields.has('openapi') || fields.has('asyncapi');
    const names = kinds.filter((kind) => hasContent(fields.get(kind)));
    if (names.length > 1) report('nav/mixed-containers', pointer, {names});

    const seen = new Set<string>();
    for (const list of ['groups', 'pages']) {
      groups.check(fields.get(list), {pointer: within(pointer, list), depth, seen});
    }
    for (const [list, nameKey, kind] of divisionLists) {
      listOf(fields.get(list)).forEach((item, index) => {
        const division = fieldsOf(item);
        const place = within(within(pointer, list), index);
        const name = textOf(division.get(nameKey));
        const isEmpty = ![...kinds, 'openapi', 'asyncapi'].some((one) =>
          hasContent(division.get(one)),
        );
        if (isEmpty && name !== undefined) report('nav/empty-division', place, {name, kind});
        visit(division, place, depth + 1);
      });
    }
  };

  visit(navigation, pointer, 1);
  return namesApi;
}

function hasContent(value: unknown): boolean {
  if (Array.isArray(value)) return value.length > 0;
  return typeof value === 'object' ? value !== null : textOf(value) !== undefined;
}
