import {Slugger} from '../../src/content/link-targets.js';
import {plainMarkdown} from '../../src/content/parse-page.js';
import {lineAt} from '../../src/markdown/line-rules.js';
import {skipFence} from '../../src/markdown/scan.js';

/** The ids of the headings of a page here, by what they have in common with those in GitBook. */
export type PageHeadingIds = ReadonlyMap<string, string>;

const heading = /^[ \t]*#{1,6}[ \t]+(.*?)[ \t]*#*[ \t]*$/;
const ownId = /<a (?:href="#[^"<>]*" )?id="([\w.-]+)">\s*<\/a>/;

/** Reads the headings of the body of a page without its title. */
export function headingIdsIn(body: string): PageHeadingIds {
  const slugger = new Slugger();
  const ids = new Map<string, string>();
  for (let at = 0; at < body.length;) {
    const fenceEnd = skipFence(body, at);
    const line = lineAt(body, at, body.length);
    const [, text] = fenceEnd === undefined ? (heading.exec(line) ?? []) : [];
    if (text !== undefined) {
      const [, wanted] = ownId.exec(text) ?? [];
      const {id} = slugger.headingIds(plainMarkdown(`# ${text.replace(ownId, '')}`).trim(), wanted);
      if (!ids.has(lettersOf(id))) ids.set(lettersOf(id), id);
    }
    at = fenceEnd ?? at + line.length + 1;
  }
  return ids;
}

/**
 * The id that a heading has here: GitBook keeps dots, begins the id of `1. One` with `id-`, and
 * divides words in other places.
 */
export function idHere(ids: PageHeadingIds | undefined, id: string): string {
  return ids?.get(lettersOf(id)) ?? id;
}

function lettersOf(id: string): string {
  return id
    .replace(/^id-(?=\d)/, '')
    .replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '')
    .toLowerCase();
}
