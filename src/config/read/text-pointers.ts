import {within} from '../json/pointer.js';
import type {WrittenConfig} from '../site-config.js';

/** Each text in the navigation, without the blanks around it → its JSON pointer. */
export function navigationPointers({raw}: WrittenConfig): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const queue: [unknown, string][] = [[raw.get('navigation'), '/navigation']];
  for (const [one, pointer] of queue) {
    if (typeof one === 'string') found.set(one.trim(), pointer);
    else {
      for (const [key, inner] of Object.entries(Object(one) as object)) {
        queue.push([inner, within(pointer, key)]);
      }
    }
  }
  return found;
}
