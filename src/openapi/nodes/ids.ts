import {slugOf} from '../../content/link-targets.js';
import type {SchemaView} from './view.js';

/** The id of what has a name inside something with an id; no other node of the page has it. */
export function idOf(prefix: string, name: string, {ids}: Pick<SchemaView, 'ids'>): string {
  return ids.idFor('', prefixOf(prefix, name));
}

/** The prefix of the ids of everything inside a named part. */
export function prefixOf(prefix: string, name: string): string {
  return `${prefix}-${slugOf(name) || 'value'}`;
}
