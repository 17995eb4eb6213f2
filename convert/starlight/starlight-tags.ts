import type {WrittenAttribute} from '../../src/markdown/attributes.js';
import {escapedValue} from '../markdown/component-html.js';
import {literalText} from './starlight-statements.js';

/** Attributes of a tag as they are to be written: a text, code in braces, or a flag. */
export type TagAttributes = ReadonlyMap<string, WrittenAttribute['value']>;

/** The attributes of a tag by their names; code that is a text is that text. */
export function attributesOf(written: readonly WrittenAttribute[]): TagAttributes {
  return new Map(
    written.map(({name, value}) => {
      const text = value.kind === 'expression' ? literalText(value.source) : undefined;
      return [
        name,
        text === undefined ? value : {kind: 'string', text: escapedValue(text)},
      ] as const;
    }),
  );
}

/** The text of an attribute as it is written in quotes; `undefined` for code. */
export function textOf(attributes: TagAttributes, name: string): string | undefined {
  const value = attributes.get(name);
  return value?.kind === 'string' ? value.text : undefined;
}

/** The code of an attribute. */
export function codeOf(attributes: TagAttributes, name: string): string | undefined {
  const value = attributes.get(name);
  return value?.kind === 'expression' ? value.source : undefined;
}

/** An attribute with a text. */
export function asText(text: string): WrittenAttribute['value'] {
  return {kind: 'string', text};
}

/** Some of the attributes of a tag, with their new names. */
export function renamed(
  attributes: TagAttributes,
  names: Readonly<Record<string, string>>,
): Map<string, WrittenAttribute['value']> {
  const found = new Map<string, WrittenAttribute['value']>();
  for (const [name, to] of Object.entries(names)) {
    const value = attributes.get(name);
    if (value) found.set(to, value);
  }
  return found;
}

/** An opening tag; `end` is what is before its last character. */
export function tagText(name: string, attributes: TagAttributes, end = ''): string {
  const written = [...attributes].map(([key, value]) => {
    if (value.kind === 'flag') return ` ${key}`;
    if (value.kind === 'expression') return ` ${key}={${value.source}}`;
    return ` ${key}="${value.text.replaceAll('"', '&quot;')}"`;
  });
  return `<${name}${written.join('')}${end}>`;
}
