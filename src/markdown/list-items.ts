import type {BlockToken} from './tokens.js';

/** Removes the box before the text of an item (GFM §5.3), and tells whether it is checked. */
export function takeTask([first]: readonly BlockToken[]): boolean | undefined {
  const [box, sign] =
    (first?.type === 'paragraph' && /^\[([ xX])\][ \t]+(?=\S)/.exec(first.text)) || [];
  if (first?.type !== 'paragraph' || box === undefined) return undefined;
  first.text = first.text.slice(box.length);
  return sign !== ' ';
}

/** The text of an item of a tight list is no paragraph (CommonMark §5.3). */
export function tighten(tokens: readonly BlockToken[]): void {
  for (const token of tokens) {
    if (token.type === 'paragraph') token.type = 'tight-paragraph';
    else if (token.type === 'fragment') tighten(token.tokens);
  }
}
