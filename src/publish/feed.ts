import type {DocNode} from '../content/nodes.js';
import type {NodeOf} from '../html/html-context.js';
import {attributes, markup, type Html} from '../html/html.js';

/** What a feed is made of. */
export interface FeedSource {
  /** The title of the page, and the name of its site. */
  readonly title: string;
  readonly author: string;
  /** The URLs of the page and of the feed. */
  readonly url: string;
  readonly feedUrl: string;
  /** The text of an entry, with complete URLs. */
  readonly htmlOf: (nodes: readonly DocNode[]) => Html;
}

/** An `<Update>` with its date. */
interface DatedUpdate {
  readonly update: UpdateNode;
  /** As an RFC 3339 date and time in UTC. */
  readonly date: string;
  /** Counted from the last entry of the page, so that it stays the same below new ones. */
  readonly number: number;
}

/** The `<Update>`s of a page. */
export interface PageUpdates {
  readonly dated: readonly DatedUpdate[];
  /** Those whose label and description are not dates in the language of the page. */
  readonly undated: readonly UpdateNode[];
}

/** Finds the updates of a page, and the date that each of them names. */
export function updatesOf(
  body: readonly DocNode[],
  read: (text: string) => string | undefined,
): PageUpdates {
  const updates = body.filter(isUpdate);
  const all = updates.map((update, index) => {
    const {label = '', description = ''} = update.attributes;
    const date = read(label) ?? read(description);
    return {update, date, number: updates.length - index};
  });
  return {
    dated: all.flatMap(({date, ...entry}) => (date === undefined ? [] : {...entry, date})),
    undated: all.filter(({date}) => date === undefined).map(({update}) => update),
  };
}

/** The feed of updates (Atom, RFC 4287), in the order of the page; `undefined` without any. */
export function atomFeed(updates: PageUpdates['dated'], source: FeedSource): string | undefined {
  if (updates.length === 0) return undefined;
  const {title, author, url, feedUrl, htmlOf} = source;
  const latest = updates.map(({date}) => date).reduce((one, other) => (one > other ? one : other));
  const entries = updates.map(({update, date, number}) => {
    const {attributes: a, children} = update;
    const place = a.id ? `${url}#${encodeURIComponent(a.id)}` : url;
    const id = a.id ? place : `${url}#entry-${number}`;
    const content = htmlOf(children).toString();
    return markup`
      <entry>\n
        <title>${updateTitle(update)}</title>\n
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

/** The title of an update in its feed. */
export function updateTitle({attributes: {label, description}}: UpdateNode): string {
  return [label, description].filter(Boolean).join(' – ') || 'Update';
}
