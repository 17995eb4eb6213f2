import type {DocNode} from '../content/nodes.js';
import type {NodeOf} from '../html/html-context.js';
import {attributes, markup, type Html} from '../html/html.js';
import {writtenDate} from './written-date.js';

/** What a feed is made of. */
export interface FeedSource {
  /** The title of the page, and the name of its site. */
  readonly title: string;
  readonly author: string;
  /** The URLs of the page and of the feed. */
  readonly url: string;
  readonly feedUrl: string;
  /** When the page was last changed: the date of entries on a page that names no dates. */
  readonly changed: string;
  /** The text of an entry, with complete URLs. */
  readonly htmlOf: (nodes: readonly DocNode[]) => Html;
}

/**
 * The feed of a page with `<Update>`s (Atom, RFC 4287), the latest first as on the page;
 * `undefined` without any.
 */
export function atomFeed(body: readonly DocNode[], source: FeedSource): string | undefined {
  const updates = body.filter(isUpdate);
  if (updates.length === 0) return undefined;
  const {title, author, url, feedUrl, changed, htmlOf} = source;
  const written = updates.map(dateOf);
  const dated = updates.map((update, index) => {
    // Between two others, an entry is as old as its neighbors.
    const nearest =
      written.slice(0, index + 1).findLast(isKnown) ?? written.slice(index).find(isKnown);
    return [update, nearest ?? changed] as const;
  });
  const latest = dated.map(([, date]) => date).reduce((one, other) => (one > other ? one : other));
  const entries = dated.map(([{attributes: a, children}, date], index) => {
    const place = a.id ? `${url}#${encodeURIComponent(a.id)}` : url;
    const id = a.id ? place : `${url}#entry-${updates.length - index}`;
    const content = htmlOf(children).toString();
    return markup`
      <entry>\n
        <title>${titleOf(a.label, a.description)}</title>\n
        <id>${id}</id>\n
        <link${attributes({href: place})}/>\n
        <updated>${date}</updated>\n
        ${(a.tags ?? []).map((tag) => markup`<category${attributes({term: tag})}/>\n`)}
        <content type="html">${content}</content>\n
      </entry>\n
    `;
  });
  return markup`
    <?xml version="1.0" encoding="UTF-8"?>\n
    <feed xmlns="http://www.w3.org/2005/Atom">\n
      <title>${title}</title>\n
      <id>${feedUrl}</id>\n
      <link${attributes({href: url})}/>\n
      <link${attributes({rel: 'self', href: feedUrl})}/>\n
      <updated>${latest}</updated>\n
      <author><name>${author}</name></author>\n
      ${entries}
    </feed>\n
  `.toString();
}

type UpdateNode = NodeOf<'Update'>;

function isUpdate(node: DocNode): node is UpdateNode {
  return node.kind === 'component' && node.name === 'Update';
}

function dateOf({attributes: {label, description}}: UpdateNode): string | undefined {
  return writtenDate(label ?? '') ?? writtenDate(description ?? '');
}

function isKnown(date: string | undefined): date is string {
  return date !== undefined;
}

function titleOf(label = '', description = ''): string {
  return [label, description].filter(Boolean).join(' – ') || 'Update';
}
