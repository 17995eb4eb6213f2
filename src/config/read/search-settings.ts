import type {WrittenConfig} from '../site-config.js';
import {divisionLists, readPagePath} from './navigation.js';
import {fieldsOf, flagOf, listOf} from './raw.js';

/** What the navigation says about the search. */
export interface SearchSettings {
  readonly isSearchable: boolean;
  readonly boost: number;
}

const lists = ['pages', 'groups', ...divisionLists.map(([list]) => list)];

/** What `searchable` and `boost` of groups and divisions say of each page, by its path. */
export function readSearchSettings({raw}: WrittenConfig): ReadonlyMap<string, SearchSettings> {
  const settings = new Map<string, SearchSettings>();
  readSettings(raw.get('navigation'), {isSearchable: true, boost: 1}, settings);
  return settings;
}

function readSettings(
  value: unknown,
  outer: SearchSettings,
  settings: Map<string, SearchSettings>,
): void {
  if (Array.isArray(value)) {
    for (const item of value) readSettings(item, outer, settings);
    return;
  }
  const path = readPagePath(value);
  if (path !== undefined) {
    if (!settings.has(path)) settings.set(path, outer);
    return;
  }
  const fields = fieldsOf(value);
  if (fields.size === 0) return;
  const own = {
    isSearchable: flagOf(fields.get('searchable')) ?? outer.isSearchable,
    boost: readBoost(fields.get('boost')) * outer.boost,
  };
  readSettings(fields.get('root'), own, settings);
  for (const list of lists) readSettings(listOf(fields.get(list)), own, settings);
}

/** A factor; 1 for anything that is none. */
export function readBoost(value: unknown): number {
  const boost = Number(value ?? 1);
  return boost > 0 && boost <= 1000 ? boost : 1;
}
