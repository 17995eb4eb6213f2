import type {Marked, Token} from 'marked';
import {headingIds, splitHeadingId, type HeadingIds, type SourceHeading} from '../heading-ids.js';
import {decoded} from '../markdown/token-text.js';

const emojiName = /:[a-z0-9+-][\w+-]*:/g;

/** The ids that the headings of a text have here, where these differ. */
export function vitepressHeadingIds(text: string, marked: Marked): HeadingIds {
  return headingIds([...headingsIn(marked.lexer(text))].map(withIds()));
}

interface Heading {
  readonly text: string;
  readonly tokens: readonly Token[];
}

/** Headings, also of those in lists, quotes and containers. */
function* headingsIn(tokens: readonly Token[]): Generator<Heading> {
  for (const token of tokens) {
    if (token.type === 'heading') yield {text: String(token['text']), tokens: token.tokens ?? []};
    else if (token.type === 'list') yield* headingsIn(token['items'] as Token[]);
    else if (token.type !== 'paragraph' && 'tokens' in token) yield* headingsIn(token.tokens ?? []);
  }
}

/** Gives headings of one page their ids in VitePress: the second of a kind ends with `-1`. */
function withIds(): (heading: Heading) => SourceHeading {
  const taken = new Set<string>();
  const next = new Map<string, number>();
  return ({text, tokens}) => {
    const [shown, wanted] = splitHeadingId(text);
    const base = wanted ?? vitepressSlug(wordsOf(tokens));
    let id = base;
    let count = next.get(base) ?? 0;
    while (taken.has(id)) id = `${base}-${++count}`;
    next.set(base, count);
    taken.add(id);
    return {id, text: shown, wanted};
  };
}

/** The text and the code of a heading, without what is in badges. */
function wordsOf(tokens: readonly Token[]): string {
  let words = '';
  let isInBadge = false;
  for (const token of tokens) {
    if (token.type === 'html') isInBadge = /^<Badge\b/.test(token.raw);
    else if (isInBadge) continue;
    else if ('tokens' in token && token.tokens) words += wordsOf(token.tokens);
    else if (token.type !== 'image' && 'text' in token)
      words += decoded(String(token['text'])).replaceAll(emojiName, '');
  }
  return words;
}

const marks = /[\u0300-\u036F]/g;
// Names of control characters as VitePress removes them.
const control = /\p{Cc}/gu;
const symbols = /[\s~`!@#$%^&*()\-_+=[\]{}|\\;:"'“”‘’<>,.?/]+/g;

/** The id that VitePress makes of a text. */
export function vitepressSlug(text: string): string {
  return text
    .trim()
    .normalize('NFKD')
    .replaceAll(marks, '')
    .replaceAll(control, '')
    .replaceAll(symbols, '-')
    .replaceAll(/^-|-$/g, '')
    .replace(/^(?=\d)/, '_')
    .toLowerCase();
}
