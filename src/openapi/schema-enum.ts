import {toJson} from './json-value.js';
import {own, scalarText, type Part} from './part.js';
import type {ChoiceSource, Sources} from './schema-sources.js';
import type {EnumValue} from './schema.js';

/** The allowed values; of several enumerations, those that are in all of them. */
export function enumOf(sources: Sources): readonly EnumValue[] | undefined {
  const lists = [
    ...sources.ranked.flatMap((part) => listIn(part) ?? []),
    ...sources.choices.flatMap((choice) => constantsOf(choice) ?? []),
  ].map(({values}) => values.filter(({value}) => value !== null || values.length === 1));
  const [first, ...others] = lists;
  if (!first) return undefined;
  const keys = others.map((list) => new Set(list.map(({value}) => JSON.stringify(value))));
  const common = first.filter(({value}) => keys.every((set) => set.has(JSON.stringify(value))));
  // Contradictions are mistakes: the outer values are shown.
  return common.length > 0 ? common : first;
}

interface ValueList {
  readonly values: readonly EnumValue[];
}

function listIn(part: Part): ValueList | undefined {
  if (part.get('const').value !== undefined) {
    return {values: [{value: toJson(part.get('const').value)}]};
  }
  const {value} = part.get('enum');
  if (!Array.isArray(value)) return undefined;
  return {
    values: value.map((one: unknown, index): EnumValue => {
      const description = descriptionOf(part, one, index);
      return {value: toJson(one), ...(description !== undefined && {description})};
    }),
  };
}

/** Descriptions are a list beside the values, or an object with the values as keys. */
function descriptionOf(part: Part, value: unknown, index: number): string | undefined {
  const find = (...keys: readonly string[]): string | undefined => {
    for (const key of keys) {
      const texts = part.get(key);
      const text = texts.items()[index]?.value ?? own(texts.value, scalarText(value) ?? '');
      if (typeof text === 'string' && text !== '') return text;
    }
    return undefined;
  };
  const name = find('x-enum-varnames', 'x-enumNames', 'enumNames');
  const text = find('x-enumDescriptions', 'x-enum-descriptions');
  if (name === undefined || name === scalarText(value)) return text;
  return text === undefined ? `\`${name}\`` : `\`${name}\`: ${text}`;
}

/** The values of a choice between constants: an enumeration with a description of each value. */
export function constantsOf({variants}: ChoiceSource): ValueList | undefined {
  const values: EnumValue[] = [];
  for (const variant of variants) {
    const [only, ...others] = variant.get('enum').items();
    const constant = variant.get('const').value ?? (others.length === 0 ? only?.value : undefined);
    if (constant === undefined || variant.has('properties')) return undefined;
    const description = variant.text('description') || variant.text('title');
    values.push({value: toJson(constant), ...(description !== '' && {description})});
  }
  return {values};
}
