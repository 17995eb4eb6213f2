import type {TagMark} from '../../src/markdown/marks.js';
import {escapedText} from '../markdown/escaped-text.js';
import {readHtml} from '../markdown/html-tree.js';
import {markdownOfHtml} from '../markdown/markdown-of-html.js';
import {withUrls, type PageUrls} from '../markdown/source-html.js';

/** The content that an attribute of Astro gives to its tag. */
export interface SetContent {
  /** The content as Markdown; `undefined` where only code could compute it. */
  readonly text: string | undefined;
  readonly name: string;
}

/** The content that `set:html` or `set:text` gives to a tag; `undefined` for a tag without them. */
export function setContent(
  {attributes}: TagMark,
  valueOf: (source: string) => string | undefined,
  urls: PageUrls,
): SetContent | undefined {
  const found = attributes.find(({name}) => name === 'set:html' || name === 'set:text');
  if (!found || found.value.kind === 'flag') return undefined;
  const {name, value} = found;
  const set = value.kind === 'string' ? value.text : valueOf(value.source);
  if (set === undefined) return {name, text: undefined};
  if (name === 'set:text') return {name, text: escapedText(set)};
  return {name, text: markdownOfHtml(readHtml(withUrls(set, urls))).trim()};
}
