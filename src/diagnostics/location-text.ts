import type {Location} from './diagnostic.js';

/**
 * A location as editors and terminals write it: `guide/start.md:14:3`, or with the pointer into a
 * configuration.
 */
export function locationText({file, line, column, pointer}: Location): string {
  const numbers = [line, column].filter((part) => part !== undefined).map((part) => `:${part}`);
  return `${file}${numbers.join('')}${pointer ? ` ${pointer}` : ''}`;
}
