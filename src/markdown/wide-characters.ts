/** Characters of Chinese, Japanese and Korean, with their punctuation; no emoji. */
const wide = new RegExp(
  '^[\\u1100-\\u11ff\\u20a9\\u2329\\u232a\\u2630-\\u2637\\u268a-\\u268f\\u2e80-\\u303e' +
    '\\u3041-\\ua4cf\\ua960-\\ua97f\\uac00-\\ud7ff\\uf900-\\ufaff\\ufe10-\\ufe19\\ufe30-\\ufe6f' +
    '\\uff01-\\uffee\\u{16fe0}-\\u{18fff}\\u{1aff0}-\\u{1b2ff}\\u{1d300}-\\u{1d376}' +
    '\\u{20000}-\\u{3fffd}\\u{e0100}-\\u{e01ef}]',
  'u',
);

/** Whether a text begins with a character of Chinese, Japanese or Korean, or its punctuation. */
export function isWide(text: string): boolean {
  // Most texts have none.
  return text > '\u10ff' && wide.test(text);
}

/** Punctuation of such texts, in a class of a pattern: a URL that is written in one ends before. */
export const widePunctuation =
  '\\u201c\\u201d\\u3001-\\u3003\\u3008-\\u3011\\u3014-\\u301f' +
  '\\uff01-\\uff0f\\uff1a-\\uff20\\uff3b-\\uff40\\uff5b-\\uff65';
