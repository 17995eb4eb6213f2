/**
 * The texts of limits in English: `{0}` and `{1}` are values, or other texts. `and`, `or` and
 * `also` are written between others.
 */
export const englishLimits = {
  value: '{0}value{1}',
  length: '{0}length{1}',
  items: '{0}items{1}',
  properties: '{0}properties{1}',
  uniqueItems: 'unique items',
  multipleOf: 'multiple of {0}',
  pattern: 'pattern: {0}',
  format: 'format: {0}',
  keys: 'keys: {0}',
  exactlyOne: 'exactly one of: {0}',
  atLeastOne: 'at least one of: {0}',
  notTogether: 'not together: {0}',
  without: 'without {0}',
  alsoRequired: 'with {0}, also required: {1}',
  withName: 'with {0}, {1}',
  ifMet: 'if {0}, {1}',
  unlessMet: 'unless {0}, {1}',
  moreIf: 'If {0}:',
  moreUnless: 'Unless {0}:',
  unmet: 'not ({0})',
  contains: 'contains {0}',
  times: '{0} × {1}',
  is: '{0} is {1}',
  fits: '{0} matches',
  isPresent: '{0} is present',
  otherConditions: 'other conditions are met',
  required: 'required: {0}',
  otherRules: 'other rules apply',
  and: ' and ',
  or: ' or ',
  also: '; ',
  like: 'like {0}',
  fittingItem: 'a matching item',
  notDots: 'not . or ..',
  oneLine: 'one line of text',
} as const;

/** The texts of limits in one language. */
export type LimitTexts = Readonly<Record<keyof typeof englishLimits, string>>;

/** What is said of a value: a text as it is, or one in the language of the reader. */
export type Limit = string | LimitPhrase;

/** One of the texts, and what it contains. */
interface LimitPhrase {
  readonly text: keyof LimitTexts;
  readonly parts: readonly Limit[];
}

/** The texts that are written between others. */
const separators: ReadonlySet<string> = new Set(['and', 'or', 'also']);

export function limit(text: keyof LimitTexts, ...parts: readonly Limit[]): Limit {
  return {text, parts};
}

/** A limit in words: `1 ≤ value ≤ 100`, `length ≤ 64`, `pattern: ^a`. */
export function limitText(one: Limit, texts: LimitTexts = englishLimits): string {
  if (typeof one === 'string') return one;
  const text = texts[one.text];
  const parts = one.parts.map((part) => limitText(part, texts));
  return separators.has(one.text)
    ? parts.join(text)
    : text.replace(/\{(\d)\}/g, (_, index: string) => parts[Number(index)] ?? '');
}
