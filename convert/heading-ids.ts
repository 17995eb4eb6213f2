import {Slugger} from '../src/content/link-targets.js';
import {plainMarkdown} from '../src/content/parse-page.js';

/** A heading of a page of another tool. */
export interface SourceHeading {
  /** The id that it has there. */
  readonly id: string;
  /** Another id, which it has in an older version. */
  readonly older?: string | undefined;
  /** Its text, as Markdown. */
  readonly text: string;
  /** The id that its author chose. */
  readonly wanted?: string | undefined;
}

/** Ids of headings in another tool → their ids here, where these differ. */
export type HeadingIds = ReadonlyMap<string, string>;

/** A heading without the id at its end, `{#id}`, and that id. */
export function splitHeadingId(text: string): readonly [string, string | undefined] {
  const [mark, id] = /\{#([^\s{}]+)\}\s*$/.exec(text) ?? [];
  return [mark === undefined ? text : text.slice(0, -mark.length).trimEnd(), id];
}

/** The ids that the headings of a page have here. */
export function headingIds(headings: readonly SourceHeading[]): HeadingIds {
  const slugger = new Slugger();
  const ids = new Map<string, string>();
  for (const {id, older = id, text, wanted} of headings) {
    // As a heading: a number at its beginning is not that of a list.
    const own = slugger.headingIds(plainMarkdown(`# ${text}`).trim(), wanted).id;
    for (const other of [id, older]) {
      if (own !== other && !ids.has(other)) ids.set(other, own);
    }
  }
  return ids;
}
