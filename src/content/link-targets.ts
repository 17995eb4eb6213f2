import type {ComponentName} from './components.js';
import type {DocNode, ComponentNode} from './nodes.js';
import type {OutlineEntry} from './page.js';
import {plainText} from './inline-nodes.js';
import {visitNodes} from './visit-nodes.js';

/**
 * Gives each heading of a page an id of its own: GitHub's rule, the second of a kind gets `-1`, the
 * third `-2`. Components that a link can lead to share these ids.
 */
export class Slugger {
  readonly #taken = new Set<string>();
  /** The number to try next for an id that is taken. */
  readonly #next = new Map<string, number>();
  readonly #aliases = new Map<string, number>();

  /** The id for a text; `wanted` is an id that the author chose, `prefix` precedes either. */
  idFor(text: string, wanted = slugOf(text), prefix = ''): string {
    const base = prefix + (wanted === '' ? 'section' : wanted);
    let id = base;
    let count = this.#next.get(base) ?? 1;
    for (; this.#taken.has(id); count++) id = `${base}-${String(count)}`;
    this.#next.set(base, count);
    this.#taken.add(id);
    return id;
  }

  /**
   * A heading's id and, where the format's rule makes another one of its text, that one as its
   * alias.
   */
  headingIds(text: string, wanted?: string): {readonly id: string; readonly alias?: string} {
    const id = this.idFor(text, wanted);
    const base = aliasOf(text);
    const count = (this.#aliases.get(base) ?? 0) + 1;
    this.#aliases.set(base, count);
    const alias = count === 1 ? base : `${base}-${String(count)}`;
    return alias === id ? {id} : {id, alias};
  }
}

/** Lower case, without punctuation, spaces as dashes; letters and digits of every script stay. */
export function slugOf(text: string): string {
  const words = text.trim().toLowerCase();
  // Browsers take long to compile the classes of Unicode, which most headings do not need.
  const isAscii = /^[\0-\x7f]*$/.test(words);
  const symbols = isAscii ? /[^\w\s-]/g : /[^\p{L}\p{M}\p{N}\p{Pc}\s-]/gu;
  return words.replace(symbols, '').replace(/\s/g, '-');
}

/** The format's own rule: `/` and `&` stay, spaces and periods are dashes, duplicates get `-2`. */
function aliasOf(text: string): string {
  return text
    .trim()
    .toLowerCase()
    .replace(/[\s.]+/g, '-')
    .replace(/[()]/g, '')
    .replaceAll("'", '’');
}

/** Components that a link can point to. */
const linked: ReadonlySet<ComponentName> = new Set([
  ...(['Accordion', 'Step', 'Tab', 'View', 'Update', 'ParamField', 'ResponseField'] as const),
]);

/** Attributes whose text makes an id; the first one that is set. */
const naming = ['title', 'label', 'path', 'query', 'body', 'header', 'cookie', 'name'] as const;

/**
 * Gives every component that a link can point to an id: the author's, or one made of its title. An
 * accordion inside another one is `outer:inner`. Call it after the headings have their ids, which
 * components must not take.
 */
export function nameComponents(nodes: readonly DocNode[], slugger: Slugger, outer = ''): void {
  for (const node of nodes) {
    let inner = outer;
    if (node.kind === 'component' && linked.has(node.name)) {
      // Which names there are depends on the component; the tree is not in use yet.
      const attributes = node.attributes as Record<string, string | undefined>;
      const text = naming.map((name) => attributes[name]).find((value) => value);
      const isNested = node.name === 'Accordion' && outer !== '';
      if (attributes['id'] || text) {
        const id = slugger.idFor(text ?? '', attributes['id'], isNested ? `${outer}:` : '');
        attributes['id'] = id;
        if (node.name === 'Accordion') inner = id;
      }
    }
    if (node.kind === 'list') for (const item of node.items) nameComponents(item, slugger, inner);
    else if ('children' in node) nameComponents(node.children, slugger, inner);
  }
}

/**
 * Gives the components of a part of a page that is shown anew the ids that they had before. The
 * new nodes are not in use yet.
 */
export function keepIds(
  before: readonly DocNode[],
  after: readonly DocNode[],
  slugger: Slugger,
): void {
  const ids = new Map<string, string[]>();
  visitLinked(before, ({name}, attributes, text) => {
    const {id} = attributes;
    const key = JSON.stringify([name, text]);
    if (id !== undefined) ids.set(key, [...(ids.get(key) ?? []), id]);
  });
  visitLinked(after, ({name}, attributes, text) => {
    if (attributes['id'] !== undefined || text === undefined) return;
    attributes['id'] = ids.get(JSON.stringify([name, text]))?.shift() ?? slugger.idFor(text);
  });
}

/** Passes on the components that a link can point to, with the text that makes their ids. */
function visitLinked(
  nodes: readonly DocNode[],
  see: (
    node: ComponentNode,
    attributes: Record<string, string | undefined>,
    text: string | undefined,
  ) => void,
): void {
  visitNodes(nodes, (node) => {
    if (node.kind !== 'component' || !linked.has(node.name)) return;
    // Which names there are depends on the component.
    const attributes = node.attributes as Record<string, string | undefined>;
    see(node, attributes, naming.map((name) => attributes[name]).find(Boolean));
  });
}

/**
 * The list "On this page": headings of level 2 and 3 at any depth, steps with such titles
 * (`titleSize` is that of the list around), and entries of a changelog.
 */
export function outlineOf(nodes: readonly DocNode[], titleSize = ''): readonly OutlineEntry[] {
  return nodes.flatMap((node): readonly OutlineEntry[] => {
    if (node.kind === 'heading') {
      const text = plainText(node.children).trim();
      return node.level === 1 || node.level > 3 || text === ''
        ? []
        : [{id: node.id, level: node.level, text}];
    }
    if (node.kind === 'list') return node.items.flatMap((item) => outlineOf(item));
    if (node.kind === 'component') {
      const inner = outlineOf(
        node.children,
        node.name === 'Steps' ? node.attributes.titleSize : '',
      );
      const own = ownEntry(node, titleSize);
      // The highest heading in an entry of a changelog is a level below the label.
      const isAsHigh = node.name === 'Update' && inner.some(({level}) => level === own[0]?.level);
      return [...own, ...inner.map((heading) => ({...heading, level: heading.level + +isAsHigh}))];
    }
    if (/^(?:html|quote|interactive|keyed)$/.test(node.kind) && 'children' in node) {
      return outlineOf(node.children);
    }
    return [];
  });
}

function ownEntry(node: ComponentNode, titleSize: string): readonly OutlineEntry[] {
  if (node.name === 'Update') return entry(node.attributes.id, 2, node.attributes.label);
  if (node.name !== 'Step') return [];
  const {id, title, titleSize: own, noAnchor} = node.attributes;
  const size = own || titleSize;
  return noAnchor || !/^h[23]$/.test(size) ? [] : entry(id, Number(size[1]), title);
}

function entry(id = '', level: number, text = ''): readonly OutlineEntry[] {
  return id === '' ? [] : [{id, level, text}];
}
