import {readLiteral} from '../../src/content/mdx/literal.js';
import type {WrittenAttribute} from '../../src/markdown/attributes.js';
import type {TagMark} from '../../src/markdown/marks.js';

/** The attribute of a tag with a name. */
export function attributeOf({attributes}: TagMark, name: string): WrittenAttribute | undefined {
  return attributes.find((one) => one.name === name);
}

/** The text of an attribute; `undefined` for one that is not set, and for code. */
export function textOf(mark: TagMark, name: string): string | undefined {
  const value = attributeOf(mark, name)?.value;
  if (value?.kind === 'string') return value.text;
  const read = value?.kind === 'expression' ? readLiteral(value.source)?.value : undefined;
  return typeof read === 'string' || typeof read === 'number' ? String(read) : undefined;
}
