import {within} from '../json/pointer.js';
import {fieldsOf, listOf} from '../read/raw.js';

/** A value and its JSON pointer. */
export type Selected = readonly [value: unknown, pointer: string];

/** The values at a path such as `navbar.links[].href`, as far as they are written; `[]` stands for every item of a list. */
export function select(root: unknown, path: string): readonly Selected[] {
  let found: readonly Selected[] = [[root, '']];
  for (const step of path.split('.')) {
    const name = step.replace('[]', '');
    found = found.flatMap(([value, pointer]): readonly Selected[] => {
      const fields = fieldsOf(value);
      return fields.has(name) ? [[fields.get(name), within(pointer, name)]] : [];
    });
    if (step.endsWith('[]')) {
      found = found.flatMap(([value, pointer]) =>
        listOf(value).map((item, index): Selected => [item, within(pointer, index)]),
      );
    }
  }
  return found;
}
