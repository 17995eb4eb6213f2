import {nearestWord} from '../diagnostics/nearest-word.js';
import {within} from './json-pointer.js';
import {isOperation, readPagePath} from './page-path.js';
import {fieldsOf, listOf, textOf} from './raw.js';
import {maxGroupDepth} from './read-groups.js';
import {readVersions} from './read-versions.js';
import type {Report} from './diagnose.js';

/** The paths of all pages that a `docs.json` names, once the mistakes among its groups were reported. */
export function checkNavigation(raw: unknown, report: Report): ReadonlySet<string> {
  const fields = fieldsOf(raw);
  const navigation = fields.get('navigation');
  const paths = new Set<string>();
  if (!Array.isArray(navigation)) return paths;

  const versions = readVersions(fields.get('versions')).names;
  const seen = new Set<string>();
  let hasOperations = false;

  const checkEntry = (value: unknown, pointer: string, depth: number, outerVersion: string) => {
    if (typeof value === 'string') {
      checkPage(value, pointer, outerVersion);
      return;
    }
    const group = fieldsOf(value);
    if (!group.has('group') && !group.has('pages')) return;
    if (depth > maxGroupDepth) {
      report('config/too-deep', pointer);
      return;
    }
    checkVersion(group.get('version'), within(pointer, 'version'), versions, report);
    const pages = listOf(group.get('pages'));
    const name = textOf(group.get('group')) ?? '';
    if (pages.length === 0 && group.has('pages') && !group.has('openapi')) {
      report('nav/empty-group', pointer, {name});
    }
    const version = textOf(group.get('version')) ?? outerVersion;
    checkEntries(pages, within(pointer, 'pages'), depth + 1, version);
  };

  const checkEntries = (
    values: readonly unknown[],
    pointer: string,
    depth: number,
    version: string,
  ) => {
    values.forEach((value, index) => {
      checkEntry(value, within(pointer, index), depth, version);
    });
  };

  const checkPage = (written: string, pointer: string, version: string) => {
    if (isOperation(written)) {
      hasOperations = true;
      report('nav/operation', pointer, {path: written});
      return;
    }
    const path = readPagePath(written);
    if (path === undefined) {
      report('nav/unusable-page', pointer, {path: written});
      return;
    }
    // One page may stand in several versions, but once in each.
    const key = `${version}\n${path}`;
    if (seen.has(key)) report('nav/duplicate-page', pointer, {path});
    seen.add(key);
    paths.add(path);
  };

  checkEntries(navigation, '/navigation', 1, '');
  if (paths.size === 0 && !hasOperations) report('nav/no-pages', '/navigation');
  return paths;
}

/** Reports a version that readers cannot choose. */
export function checkVersion(
  value: unknown,
  pointer: string,
  versions: readonly string[],
  report: Report,
): void {
  const name = textOf(value);
  if (name === undefined || versions.includes(name)) return;
  const nearest = nearestWord(name, versions);
  report('config/unknown-version', pointer, {name, ...(nearest !== undefined && {nearest})});
}
