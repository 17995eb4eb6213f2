import type {Json} from '../../shared/json.js';
import {parseExactJson} from '../exact/exact-json.js';
import {toJson} from '../json-value.js';
import type {Schema} from '../schema.js';

/**
 * An example that is written as text where no text is allowed: the JSON that it contains. Any other
 * example is returned as it is.
 */
export function jsonInText(
  example: Json,
  {types, choices}: Pick<Schema, 'types' | 'choices'>,
): Json {
  if (typeof example !== 'string' || mayBeText({types, choices})) return example;
  try {
    return toJson(parseExactJson(example));
  } catch {
    return example;
  }
}

/** Whether a schema, or a variant of its choices, says that a value may be a text. */
export function mayBeText({types, choices}: Pick<Schema, 'types' | 'choices'>): boolean {
  const variants = choices.flatMap((choice) => choice.variants);
  return [{types}, ...variants.map(({schema}) => schema)].some((one) =>
    one.types.includes('string'),
  );
}

/** The same of an example of a body in a media type. Without a schema, a text may be a text. */
export function jsonInBody(example: Json, mediaType: string, schema: Schema | undefined): Json {
  if (!/[/+]json\s*(?:;|$)/i.test(mediaType)) return example;
  const {types = [], choices = []} = schema ?? {};
  const found = jsonInText(example, {types, choices});
  const isCertain = types.length > 0 || typeof found === 'object';
  return isCertain ? found : example;
}
