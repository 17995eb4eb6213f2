import {scalarText, type Part} from './part.js';

/** Labels of the author beside the name of a value. */
export interface FieldLabels {
  readonly pre: readonly string[];
  readonly post: readonly string[];
}

/**
 * The labels in the parts that count for a value, which are in the order of precedence: before its
 * name those of `x-mint.pre`; after it the values of the `keys` that the site shows as labels
 * (`api.params.post`), then those of `x-mint.post`.
 */
export function fieldLabels(parts: readonly Part[], keys: readonly string[]): FieldLabels {
  const mint = parts.filter((part) => part.has('x-mint')).map((part) => part.get('x-mint'));
  const written = (key: 'pre' | 'post'): readonly string[] =>
    mint.flatMap((part) => textsOf(part.get(key)));
  const keywords = keys.flatMap((key) => {
    const value = parts.find((part) => part.has(key))?.get(key);
    if (value === undefined) return [];
    return value.value === true ? [key] : textsOf(value);
  });
  return {
    pre: [...new Set(written('pre'))],
    post: [...new Set([...keywords, ...written('post')])],
  };
}

/** A text or a number, or those of a list. */
function textsOf(part: Part): readonly string[] {
  const all = Array.isArray(part.value) ? part.items() : [part];
  return all.flatMap(({value}) =>
    typeof value === 'boolean' ? [] : scalarText(value)?.trim() || [],
  );
}
