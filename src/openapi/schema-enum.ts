import {definedOnly} from '../shared/defined-only.js';
import {writeExactJson} from './exact/exact-json.js';
import {scalarIn} from './examples/scalar-in.js';
import {toJson} from './json-value.js';
import {own, scalarText, type Part} from './part.js';
import type {ChoiceSource, Sources} from './schema-sources.js';
import {writtenTypes} from './schema-types.js';
import type {EnumValue, SchemaType} from './schema.js';

/** The allowed values of some types; of several enumerations, those that are in all of them. */
export function enumOf(
  sources: Sources,
  types: readonly SchemaType[],
): readonly EnumValue[] | undefined {
  const lists = [...sources.ranked.map(listIn), ...sources.choices.map(constantsOf)]
    .filter((list) => list !== undefined)
    .map((list) => list.map((one) => ({...one, value: scalarIn(one.value, types)})))
    .map((list) => list.filter(({value}) => value !== null || list.length === 1));
  const [first, ...others] = lists;
  if (!first) return undefined;
  const keys = others.map((list) => new Set(list.map(({value}) => writeExactJson(value))));
  const common = first.filter(({value}) => keys.every((set) => set.has(writeExactJson(value))));
  // Contradictions are mistakes: the outer values are shown.
  return common.length > 0 ? common : first;
}

function listIn(part: Part): readonly EnumValue[] | undefined {
  const constant = part.json('const');
  if (constant !== undefined) return [{value: constant}];
  const {value} = part.get('enum');
  if (!Array.isArray(value)) return undefined;
  const ofMicrosoft = new Map(
    part
      .get('x-ms-enum')
      .get('values')
      .items()
      .map((one) => [scalarText(one.get('value').value), one]),
  );
  return value.map((one: unknown, index) => {
    const other = ofMicrosoft.get(scalarText(one));
    return definedOnly({value: toJson(one), description: descriptionOf(part, one, index, other)});
  });
}

/**
 * What a value is called and means: in lists beside the values, in objects with the values as keys,
 * of which those of `x-enum-comments` are their names, or in `x-ms-enum`.
 */
function descriptionOf(
  part: Part,
  value: unknown,
  index: number,
  ofMicrosoft: Part | undefined,
): string | undefined {
  const key = scalarText(value) ?? '';
  const find = (keywords: readonly string[], keys: readonly string[]): string | undefined => {
    for (const texts of keywords.map((keyword) => part.get(keyword))) {
      const written = [texts.item(index)?.value, ...keys.map((one) => own(texts.value, one))];
      const text = written.find((one) => typeof one === 'string' && one !== '');
      if (typeof text === 'string') return text;
    }
    return undefined;
  };
  const names = ['x-enum-varnames', 'x-enumNames', 'enumNames'];
  const name = find(names, [key]) ?? (ofMicrosoft?.text('name') || undefined);
  const descriptions = ['x-enumDescriptions', 'x-enum-descriptions', 'x-enum-comments'];
  const text =
    find(descriptions, [key, name ?? key]) ?? (ofMicrosoft?.text('description') || undefined);
  if (name === undefined || name === key) return text;
  return text === undefined ? `\`${name}\`` : `\`${name}\`: ${text}`;
}

/** The values of a choice between constants: an enumeration with a description of each value. */
export function constantsOf({variants}: ChoiceSource): readonly EnumValue[] | undefined {
  const values: EnumValue[] = [];
  for (const variant of variants) {
    const items = variant.get('enum').items();
    const only = items.length === 1 ? items[0]?.value : undefined;
    const value = variant.get('const').value ?? only;
    if (value === undefined || variant.has('properties')) return undefined;
    const description = variant.text('description', 'title') || undefined;
    const ownValue = scalarIn(toJson(value), writtenTypes(variant));
    values.push(definedOnly({value: ownValue, description}));
  }
  return values;
}
