import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import type {IconEntry} from '../../src/publish/icon-drawings.js';
import {ownFiles, ownPackage} from '../package.js';

/** All icons of this package, by their names. */
export async function iconEntries(): Promise<ReadonlyMap<string, IconEntry>> {
  const {dist} = ownPackage();
  const entries = new Map<string, IconEntry>();
  for (const path of await ownFiles(/^icons\/.*\.json$/)) {
    const found = JSON.parse(await readFile(join(dist, path), 'utf8')) as Record<string, IconEntry>;
    for (const [name, entry] of Object.entries(found)) entries.set(name, entry);
  }
  return entries;
}
