import {fieldsOf, listOf, readEach, textOf} from './raw.js';

/**
 * The versions' names, each once, and the one new readers see: the one marked `default`, else the first.
 *
 * They are written as names or as `{name, default}` (specification §9; format notes §5.1).
 */
export function readVersions(value: unknown): {
  readonly names: readonly string[];
  readonly initial: string | undefined;
} {
  const items = listOf(value);
  const nameOf = (item: unknown) => textOf(item) ?? textOf(fieldsOf(item).get('name'));
  const names = [...new Set(readEach(items, nameOf))];
  const marked = items.find((item) => fieldsOf(item).get('default') === true);
  return {names, initial: nameOf(marked) ?? names[0]};
}
