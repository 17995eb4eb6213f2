import {Marked, type Token} from 'marked';
import {headingIds, type HeadingIds, type SourceHeading} from '../heading-ids.js';
import {boundedInlines} from '../markdown/bounded-inlines.js';
import {splitPage} from '../page-head.js';
import type {SourceFolder} from '../source-folder.js';

/** Files of pages → the ids that their headings have here, where these differ. */
export async function docsifyHeadingIds(
  folder: SourceFolder,
  pages: readonly string[],
): Promise<ReadonlyMap<string, HeadingIds>> {
  const found = new Map<string, HeadingIds>();
  const marked = new Marked(boundedInlines);
  for (const file of pages) {
    const {body} = splitPage((await folder.text(file)) ?? '');
    const ids = headingIds([...headingsIn(marked.lexer(body))].map(withIds()));
    if (ids.size > 0) found.set(file, ids);
  }
  return found;
}

/** The texts of headings, also of those in lists and quotes. */
function* headingsIn(tokens: readonly Token[]): Generator<string> {
  for (const token of tokens) {
    if (token.type === 'heading' && 'text' in token) yield String(token.text);
    else if (token.type === 'list' && 'items' in token) yield* headingsIn(token.items as Token[]);
    else if (token.type !== 'paragraph' && 'tokens' in token) yield* headingsIn(token.tokens ?? []);
  }
}

const option = /(?:^|\s):id=([\w-]+)|(?:<!--\s*)?\{docsify-ignore(?:-all)?\}(?:\s*-->)?/g;

/** Gives headings of one page their ids in docsify: the second of a kind ends with `-1`. */
function withIds(): (text: string) => SourceHeading {
  const [newer, older] = [idsOf(), idsOf()];
  return (text) => {
    const [, wanted] = /(?:^|\s):id=([\w-]+)/.exec(text) ?? [];
    return {
      id: newer(docsifySlug(wanted ?? text)),
      // docsify 4 makes ids of HTML, in which quotes are entities.
      older: older(docsifySlug(wanted ?? text.replaceAll('"', 'quot').replaceAll("'", '39'))),
      text: text.replace(option, '').trim(),
      wanted,
    };
  };
}

/** Gives each id of a page once. */
function idsOf(): (base: string) => string {
  const counts = new Map<string, number>();
  return (base) => {
    const count = counts.get(base) ?? 0;
    counts.set(base, count + 1);
    return count === 0 ? base : `${base}-${count}`;
  };
}

const punctuation = /[\u2000-\u206F\u2E00-\u2E7F\\'!"#$%&()*+,./:;<=>?@[\]^`{|}~]/g;

/** The id that docsify makes of a text. */
function docsifySlug(text: string): string {
  return text
    .trim()
    .normalize('NFC')
    .replaceAll(/\p{Emoji_Presentation}|\p{Extended_Pictographic}|\uFE0F/gu, '')
    .replaceAll(/[A-Z]+/g, (letters) => letters.toLowerCase())
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll(punctuation, '')
    .replaceAll(/\s/g, '-')
    .replace(/^(?=\d)/, '_');
}
