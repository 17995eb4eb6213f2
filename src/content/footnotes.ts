import {footnoteReader} from '../markdown/read-footnotes.js';
import type {Slugger} from './link-targets.js';
import type {DocNode, FootnoteLinkNode} from './nodes.js';
import type {FootnoteExtension, Footnotes, ParseContext} from './parse-context.js';

/** A footnote of a page: its definition, and where the page refers to it. */
interface Footnote {
  readonly label: string;
  readonly id: string;
  /** The ids of what refers to it, in reading order. */
  readonly references: string[];
  /** Its place among those that the page refers to. */
  number: number;
  definition?: {
    readonly line: number;
    readonly context: ParseContext;
    readonly read: () => readonly DocNode[];
  };
}

/** Reads footnotes. */
export const footnoteExtension: FootnoteExtension = {
  reader: footnoteReader,
  collect: (slugger) => new FootnoteCollection(slugger),
};

/** The footnotes of a page, numbered in the order in which it refers to them. */
class FootnoteCollection implements Footnotes {
  readonly #slugger: Slugger;
  /** By file and label: a snippet has its own. */
  readonly #known = new Map<string, Footnote>();
  readonly #used: Footnote[] = [];

  constructor(slugger: Slugger) {
    this.#slugger = slugger;
  }

  define(label: string, line: number, context: ParseContext, read: () => readonly DocNode[]): void {
    // The first definition of a label counts, and a snippet may be on a page more than once.
    this.#footnote(label, context).definition ??= {line, context, read};
  }

  refer(label: string, context: ParseContext): FootnoteLinkNode {
    const footnote = this.#footnote(label, context);
    const {references} = footnote;
    if (references.length === 0) footnote.number = this.#used.push(footnote);
    const repeated = references.length === 0 ? '' : `-${String(references.length + 1)}`;
    const id = this.#slugger.idFor('', `user-content-fnref-${label}${repeated}`);
    references.push(id);
    return {kind: 'footnote-link', number: String(footnote.number), id, to: footnote.id};
  }

  section(): readonly DocNode[] {
    // Footnotes refer to others, so that there may be more of them after each one.
    const contents: (readonly DocNode[])[] = [];
    for (const {definition} of this.#used) contents.push(definition?.read() ?? []);
    for (const {label, references, definition} of this.#known.values()) {
      if (references.length > 0) continue;
      definition?.context.report('page/unused-footnote', definition.line, {label});
    }
    const children = this.#used.map((footnote, index) => ({
      kind: 'footnote' as const,
      id: footnote.id,
      children: withLinksBack(contents[index] ?? [], footnote),
    }));
    // Each description of an API has its own.
    this.#known.clear();
    this.#used.length = 0;
    return children.length === 0 ? [] : [{kind: 'footnotes', children}];
  }

  #footnote(label: string, {source}: ParseContext): Footnote {
    const key = `${source.file}\n${label}`;
    const known = this.#known.get(key);
    if (known) return known;
    const id = this.#slugger.idFor('', `user-content-fn-${label}`);
    const footnote = {label, id, references: [], number: 0};
    this.#known.set(key, footnote);
    return footnote;
  }
}

/** The content of a footnote with links to where the page refers to it, after its last words. */
function withLinksBack(
  content: readonly DocNode[],
  {references, definition, number}: Footnote,
): readonly DocNode[] {
  const links = references.flatMap((to, index): readonly DocNode[] => {
    const repeated = index === 0 ? '' : `-${String(index + 1)}`;
    return [
      {kind: 'text', text: ' '},
      {kind: 'footnote-link', number: `${String(number)}${repeated}`, to},
    ];
  });
  const last = content.at(-1);
  return last?.kind === 'paragraph'
    ? [...content.slice(0, -1), {...last, children: [...last.children, ...links]}]
    : [...content, {kind: 'paragraph', line: definition?.line ?? 1, children: links.slice(1)}];
}
