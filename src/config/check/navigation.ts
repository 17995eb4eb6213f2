import {checkContainers} from './containers.js';
import {GroupChecks} from './groups.js';
import type {Report} from './diagnose.js';
import {fieldsOf} from '../read/raw.js';
import {isNewerShape} from '../read/navigation.js';
import {readVersions} from '../read/versions.js';

/**
 * The paths of all pages that a `docs.json` of either shape names, once the mistakes among its groups and divisions were
 * reported.
 */
export function checkNavigation(raw: unknown, report: Report): ReadonlySet<string> {
  const fields = fieldsOf(raw);
  const navigation = fields.get('navigation');
  const isNewer = isNewerShape(navigation);
  if (!isNewer && !Array.isArray(navigation)) return new Set();

  const versions = isNewer ? undefined : readVersions(fields.get('versions')).names;
  const checks = new GroupChecks(report, versions);
  const pointer = '/navigation';
  let isMade = false;
  if (isNewer) isMade = checkContainers(fieldsOf(navigation), pointer, checks, report);
  else checks.check(navigation, {pointer, depth: 1, seen: new Set()});
  checks.finish();
  if (!checks.foundAny && !isMade) report('nav/no-pages', pointer);
  return checks.paths;
}
