import {Tokenizer, type MarkedExtension} from 'marked';

/** Emphasis and addresses are not longer. */
const longest = 2000;

/** What is before a mark only counts where it is directly before it. */
const before = 100;

/** Where a text without marks is looked for at once; the rest is read as another one. */
const nearby = 500;

const usual = Tokenizer.prototype;

/** Two texts, of which one is what is left of the other, without what is too far away. */
function near(source: string, whole: string): readonly [string, string] {
  const at = whole.length - source.length;
  return [source.slice(0, longest), whole.slice(Math.max(0, at - before), at + longest)];
}

/** The beginning of a text up to the last word that is not too far away. */
function beginning(source: string): string {
  for (let at = nearby; at > 0; at--) {
    if (source[at - 1] === ' ' && /\S/.test(source[at] ?? '')) return source.slice(0, at);
  }
  return source.slice(0, nearby);
}

/** Where a mark of an extension begins, as marked asks; `undefined` where it is not nearby. */
export function startOf(mark: string, source: string): number | undefined {
  const at = source.slice(0, nearby).indexOf(mark);
  return at === -1 ? undefined : at;
}

/**
 * Looks for the end of emphasis, of addresses and of words nearby only. marked looks for it in the
 * whole paragraph, each time, and calls itself for each emphasis in another one.
 */
export const boundedInlines: MarkedExtension = {
  tokenizer: {
    emStrong(source, whole, previous) {
      if (source.length <= longest) return false;
      return usual.emStrong.call(this, ...near(source, whole), previous);
    },
    del(source, whole, previous) {
      if (source.length <= longest) return false;
      return usual.del.call(this, ...near(source, whole), previous);
    },
    url(source) {
      return source.length <= longest ? false : usual.url.call(this, source.slice(0, longest));
    },
    inlineText(source) {
      return source.length <= nearby ? false : usual.inlineText.call(this, beginning(source));
    },
  },
};
