import type {Operation, Parameter} from '../../openapi/operation.js';
import {anySchema} from './map-schema.js';

/** The media types of successful responses: what a request accepts if the reader chooses none. */
export function acceptedTypes({responses}: Operation): readonly string[] {
  const successful = responses.filter(({status}) => /^2/.test(status));
  const relevant =
    successful.length > 0 ? successful : responses.filter(({status}) => status === 'default');
  return unique(relevant.flatMap(({contents}) => contents.map(({mediaType}) => mediaType)));
}

/**
 * The parameters that a reader can enter: those of the operation, and `Accept` as a choice where
 * there are several media types. A parameter `Accept` adds those that it names.
 */
export function requestParameters(operation: Operation): readonly Parameter[] {
  const {parameters} = operation;
  const declared = parameters.find(({place, name}) => place === 'header' && /^accept$/i.test(name));
  if (declared?.schema.enum) return parameters;
  const accepted = acceptedTypes(operation);
  const types = unique([...(declared ? valuesIn(declared) : []), ...accepted]);
  if (types.length < 2) return parameters;
  const choice = choiceOf(types, accepted);
  return declared
    ? parameters.map((one) => (one === declared ? {...one, ...choice} : one))
    : [...parameters, {...accept, ...choice}];
}

const accept = {
  name: 'Accept',
  place: 'header',
  description: '',
  isRequired: false,
  isDeprecated: false,
  style: 'simple',
  explode: false,
  allowReserved: false,
} as const;

function choiceOf(types: readonly string[], accepted: readonly string[]) {
  const schema = {
    ...anySchema,
    types: ['string'] as const,
    label: 'string',
    enum: types.map((value) => ({value})),
    ...(accepted.length > 0 && {default: accepted.join(', ')}),
  };
  return {schema, examples: []};
}

/** What a parameter says of its values. */
function valuesIn({examples, schema, initialValue}: Parameter): readonly string[] {
  const written = [...examples.map(({value}) => value), ...schema.examples];
  const all = [initialValue, schema.default, ...written];
  return all.flatMap((value) => (typeof value === 'string' && value !== '' ? [value] : []));
}

function unique(texts: readonly string[]): readonly string[] {
  return [...new Set(texts)];
}
