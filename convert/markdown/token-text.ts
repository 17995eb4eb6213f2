import type {Token, Tokens} from 'marked';

/** The first link in a token. */
export function linkIn(token: Token): Tokens.Link | undefined {
  if (token.type === 'link') return token as Tokens.Link;
  for (const inner of 'tokens' in token ? (token.tokens ?? []) : []) {
    const found = linkIn(inner);
    if (found) return found;
  }
  return undefined;
}

/** The text of a token without tags and marks. */
export function textOf(token: Token): string {
  // The text of an image is read out where it is missing; it is no part of a name.
  if (token.type === 'html' || token.type === 'image') return '';
  const tokens = 'tokens' in token ? token.tokens : undefined;
  if (tokens) return tokens.map(textOf).join('').trim();
  return 'text' in token ? decoded(String(token.text)) : '';
}

/** How many line breaks a text has. */
export function newlines(text: string): number {
  return text.split('\n').length - 1;
}

/** The characters that Markdown needs entities for, also as other tools write them. */
export function decoded(text: string): string {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&#x20;', ' ')
    .replaceAll('&#x26;', '&')
    .replaceAll('&amp;', '&');
}

/** A text of a tool that may contain HTML, without its tags. */
export function withoutTags(text: string): string {
  return decoded(text.replaceAll(/<[^<>]*>/g, '')).trim();
}
