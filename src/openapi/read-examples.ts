import {toJson} from './json-value.js';
import {resolve} from './library.js';
import type {Example} from './operation.js';
import type {Part} from './part.js';
import type {Resolver} from './resolver.js';

/** The properties of an Example Object. */
const exampleKeys = [
  'value',
  'dataValue',
  'serializedValue',
  'externalValue',
  'summary',
  'description',
];

/** The examples of a parameter, a media type or a header, in the shapes of all versions. */
export function examplesOf(resolver: Resolver, holder: Part): readonly Example[] {
  const single = holder.has('example') ? 'example' : 'x-example';
  const alone: readonly Example[] =
    holder.get(single).value === undefined
      ? []
      : [{name: '', summary: '', description: '', value: toJson(holder.get(single).value)}];
  const {value} = holder.get('examples');
  if (Array.isArray(value)) {
    const items = value.map((item, index): Example => {
      const name = value.length === 1 ? '' : String(index + 1);
      return {name, summary: '', description: '', value: toJson(item)};
    });
    return [...alone, ...items];
  }
  const named = holder
    .get('examples')
    .entries()
    .map(([name, written]): Example => {
      const part = resolver.follow(written);
      // A value where an object with `value` should be
      if (!exampleKeys.some((key) => part.get(key).value !== undefined)) {
        return {name, summary: '', description: '', value: toJson(part.value ?? null)};
      }
      const data = ['dataValue', 'value'].find((key) => part.get(key).value !== undefined);
      const text = part.text('serializedValue');
      const external = part.text('externalValue');
      const url = external === '' ? undefined : resolve(external, part.file.url);
      return {
        name,
        summary: part.text('summary'),
        description: part.text('description'),
        ...(data !== undefined && {value: toJson(part.get(data).value)}),
        ...(text !== '' && {text}),
        ...(url !== undefined && {externalValue: url}),
      };
    });
  return [...alone, ...named];
}
