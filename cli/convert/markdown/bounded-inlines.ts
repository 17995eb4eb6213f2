import {Tokenizer, type MarkedExtension} from 'marked';

/** Emphasis and addresses are not longer. */
const longest = 2000;

const usual = Tokenizer.prototype;

/** Two texts, of which one is what is left of the other, without what is too far away. */
function near(source: string, whole: string): readonly [string, string] {
  return [source.slice(0, longest), whole.slice(0, whole.length - source.length + longest)];
}

/**
 * Looks for the end of emphasis and of addresses nearby only. marked looks for it in the whole
 * paragraph, each time, and calls itself for each emphasis in another one.
 */
export const boundedInlines: MarkedExtension = {
  tokenizer: {
    emStrong(source, whole, before) {
      if (source.length <= longest) return false;
      return usual.emStrong.call(this, ...near(source, whole), before);
    },
    del(source, whole, before) {
      if (source.length <= longest) return false;
      return usual.del.call(this, ...near(source, whole), before);
    },
    url(source) {
      return source.length <= longest ? false : usual.url.call(this, source.slice(0, longest));
    },
  },
};
