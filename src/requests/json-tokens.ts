/** A piece of a text of one color. */
export interface JsonToken {
  readonly text: string;
  readonly type?: 'name' | 'string' | 'number' | 'keyword';
}

/** The tokens of JSON, or of a part of it that ends between two lines. */
export function jsonTokens(text: string): readonly JsonToken[] {
  const tokens: JsonToken[] = [];
  // A string may be cut off: without its end, each quote inside it would be tried as a beginning.
  const pattern = /("(?:[^"\\\n]|\\.)*"?)(\s*:)?|(-?\d[\d.eE+-]*)|\b(true|false|null)\b/g;
  let end = 0;
  for (const match of text.matchAll(pattern)) {
    const [whole, string, colon, number] = match;
    if (match.index > end) tokens.push({text: text.slice(end, match.index)});
    end = match.index + whole.length;
    if (string !== undefined) {
      tokens.push({text: string, type: colon === undefined ? 'string' : 'name'});
      if (colon !== undefined) tokens.push({text: colon});
    } else {
      tokens.push({text: whole, type: number === undefined ? 'keyword' : 'number'});
    }
  }
  if (end < text.length) tokens.push({text: text.slice(end)});
  return tokens;
}
