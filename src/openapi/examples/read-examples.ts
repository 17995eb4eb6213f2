import {definedOnly} from '../../shared/defined-only.js';
import type {Json} from '../../shared/json.js';
import type {Example} from '../operation.js';
import type {Part} from '../part.js';
import type {Resolver} from '../resolver.js';

/** The properties of an Example Object. */
const exampleKeys = 'value dataValue serializedValue externalValue summary description'.split(' ');

/**
 * The examples of a parameter, a media type or a header, in the shapes of all versions. `read`
 * returns a value as the schema reads it.
 */
export function examplesOf(
  resolver: Resolver,
  holder: Part,
  read: (value: Json) => Json,
): readonly Example[] {
  const alone = holder.get(holder.has('example') ? 'example' : 'x-example');
  const examples = holder.get('examples');
  const items = examples.items();
  const all = [
    ...(alone.value === undefined ? [] : [exampleWith('', alone)]),
    ...items.map((item, index) => exampleWith(items.length > 1 ? String(index + 1) : '', item)),
    ...examples.entries().map(([name, written]) => {
      const part = resolver.follow(written);
      return exampleKeys.some((key) => part.has(key))
        ? exampleOf(name, part)
        : exampleWith(name, part);
    }),
  ];
  return all.map((one) => readLater(one, read));
}

/** An example whose value is read with its schema when it is first needed. */
function readLater({value: written, ...example}: Example, read: (value: Json) => Json): Example {
  if (written === undefined) return example;
  let value: Json | undefined;
  return {
    ...example,
    get value() {
      return (value ??= read(written));
    },
  };
}

/** The example of a value where an object with `value` may be. */
function exampleWith(name: string, part: Part): Example {
  return exampleOf(name, part.with({value: part.value ?? null}));
}

function exampleOf(name: string, part: Part): Example {
  return definedOnly({
    name,
    summary: part.text('summary'),
    description: part.text('description'),
    value: part.json('dataValue', 'value'),
    text: part.text('serializedValue') || undefined,
    externalValue: part.url('externalValue'),
  });
}
