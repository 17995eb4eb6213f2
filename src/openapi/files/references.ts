import {isObject, own, type Part} from '../part.js';

/** A part of a file, and whether its keys are names instead of keywords. */
export interface Visit {
  readonly part: Part;
  readonly isMap?: boolean;
}

const maps = new Set(
  (
    'properties patternProperties $defs definitions dependentSchemas schemas responses headers ' +
    'parameters examples requestBodies securitySchemes links callbacks pathItems mediaTypes ' +
    'paths webhooks x-webhooks x-ms-paths content encoding additionalOperations'
  ).split(' '),
);

/** What is directly inside a part, without the values of authors. */
export function partsInside({part, isMap = false}: Visit): readonly Visit[] {
  const items = part.items().map((inner) => ({part: inner}));
  const entries = part.entries().flatMap(([key, inner]) => {
    if (!isMap && isData(key, inner.value)) return [];
    return [{part: inner, isMap: !isMap && maps.has(key)}];
  });
  return [...items, ...entries];
}

/** The same for values alone: tells each, and whether its keys are names. */
export function eachInside(
  value: object,
  isMap: boolean,
  tell: (inner: unknown, isMap: boolean) => void,
): void {
  if (Array.isArray(value)) for (const item of value) tell(item, false);
  else {
    for (const key of Object.keys(value)) {
      const inner = own(value, key);
      if (isMap || !isData(key, inner)) tell(inner, !isMap && maps.has(key));
    }
  }
}

/** Values of authors, in which `$ref` is an ordinary key. */
function isData(key: string, value: unknown): boolean {
  return (
    (/^(?:example|default|const|enum|value|dataValue|x-.*)$/.test(key) && !maps.has(key)) ||
    (key === 'examples' && Array.isArray(value))
  );
}

/** The values of authors that are examples. */
const exampleKeys = ['example', 'x-example', 'value', 'dataValue'];
/** More values of an example are not visited. */
const mostValues = 1000;

/** The first reference in each example of a part, where `$ref` is an ordinary key. */
export function referencesInExamples({part, isMap = false}: Visit): readonly Part[] {
  if (isMap) return [];
  const alone = exampleKeys.map((key) => part.get(key));
  return [...alone, ...part.get('examples').items()].flatMap(firstReference);
}

function firstReference(example: Part): readonly Part[] {
  const queue = [example];
  for (const one of queue) {
    if (one.ref !== undefined) return [one];
    if (queue.length > mostValues) break;
    for (const inner of one.items()) queue.push(inner);
    for (const [, inner] of one.entries()) queue.push(inner);
  }
  return [];
}

/** References in the mapping of a discriminator; plain names are not. */
export function mappedFiles(part: Part): readonly string[] {
  return mappedNames(part).filter((ref) => /[/#]|\.(?:json|ya?ml)$/i.test(ref));
}

/** What a discriminator names: the schemas of its mapping, and the one that is the default. */
export function mappedNames(part: Part): readonly string[] {
  const discriminator = own(part.value, 'discriminator');
  const mapping = own(discriminator, 'mapping');
  const named = Object.values(isObject(mapping) ? mapping : {});
  return [...named, own(discriminator, 'defaultMapping')].filter(
    (name): name is string => typeof name === 'string',
  );
}
