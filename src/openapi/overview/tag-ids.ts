import {Slugger} from '../../content/link-targets.js';
import type {ApiDescription} from '../description.js';
import {idOf} from '../nodes/ids.js';

/** The ids of the headings of tags on the page of an API, by their names. */
export function tagIds({
  tags,
  operations,
}: Pick<ApiDescription, 'tags' | 'operations'>): ReadonlyMap<string, string> {
  const ids = new Slugger();
  const used = operations.flatMap(({tags: [first]}) => first ?? []);
  const names = new Set([...tags.map(({name}) => name), ...used]);
  return new Map([...names].map((name) => [name, idOf('tag', name, {ids})]));
}
