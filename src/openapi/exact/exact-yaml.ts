import {
  CORE_SCHEMA,
  defineScalarTag,
  floatCoreTag,
  intCoreTag,
  mapTag,
  mergeTag,
  NOT_RESOLVED,
  seqTag,
  type ScalarTagDefinition,
} from 'js-yaml';
import {isJsonNumber} from '../../shared/number-literal.js';
import {markedNumber, withoutMark} from './exact-json.js';
import {markedKey} from './key-order.js';

/** A tag whose numbers keep the notation in which they are written. */
function exact(tag: ScalarTagDefinition<number>): ScalarTagDefinition<string | number> {
  return {
    ...tag,
    resolve: (source, ...rest) => {
      const number = tag.resolve(source, ...rest);
      if (number !== NOT_RESOLVED) return markedNumber(jsonNumberOf(source), number, source);
      // js-yaml takes what is too large for a number for a text.
      const huge = jsonNumberOf(source);
      const isHuge = isJsonNumber(huge) && !Number.isFinite(Number(huge));
      return isHuge ? markedNumber(huge, Infinity, source) : number;
    },
  };
}

/** A number of YAML as JSON writes it; any other text as it is. */
function jsonNumberOf(source: string): string {
  if (/^0(?:o[0-7]+|x[\da-f]+)$/i.test(source)) return String(BigInt(source));
  return source
    .replace(/^\+/, '')
    .replace(/^(-?)0+(?=\d)/, '$1')
    .replace(/^-?(?=\.)/, '$&0')
    .replace(/\.(?=e|$)/i, '');
}

/** Keys are texts, of which integers have the mark of {@link markedKey}. */
const exactMapTag: typeof mapTag = {
  ...mapTag,
  addPair: (map, key, value) => mapTag.addPair(map, keyOf(key), value),
  has: (map, key) => mapTag.has(map, keyOf(key)),
  get: (map, key) => mapTag.get(map, keyOf(key)),
};

function keyOf(key: unknown): unknown {
  const isText = typeof key === 'string' || typeof key === 'number';
  return isText ? markedKey(withoutMark(String(key))) : key;
}

/** Tags that are for other tools: a value with one is read as if it had none. */
const otherTags = {tagName: '', matchByTagPrefix: true, identify: () => false};

/** YAML 1.2 with merge keys, in which numbers are read as {@link markedNumber} reads them. */
export const exactSchema = CORE_SCHEMA.withTags(
  mergeTag,
  exact(intCoreTag),
  exact(floatCoreTag),
  exactMapTag,
  defineScalarTag('', {...otherTags, resolve: (source) => source}),
  {...seqTag, ...otherTags},
  {...exactMapTag, ...otherTags},
);
