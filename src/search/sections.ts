import type {ComponentNode, DocNode, FootnotesNode, HeadingNode} from '../content/nodes.js';
import type {Page} from '../content/page.js';

/** A part of a page that a search can find: what follows a heading, or the title. */
export interface PageSection {
  /** The id that leads there; empty for the beginning of the page. */
  readonly id: string;
  /** Its heading after those around it, the outermost first; none for the beginning. */
  readonly headings: readonly string[];
  /** The heading, where the interface says it on many pages: it is shown, and not found. */
  readonly label?: string;
  /** The names of fields and parameters. */
  readonly names: readonly string[];
  readonly text: string;
  readonly code: string;
}

/** The part of a page that is searched. */
export type SectionSource = Pick<Page, 'description' | 'body' | 'hasOwnTitle'>;

function isHeading(node: DocNode): node is HeadingNode {
  return node.kind === 'heading';
}

/** What is longer is not documentation but data. */
const longestPage = 400_000;
/** Schemas may contain themselves. */
const deepestDeferred = 2;
const mostBeforeDeferred = 40_000;
const deepestHeading = 4;

/** The sections of a page, with all of its text: one walk over its tree. */
export function sectionsOf(page: SectionSource): readonly PageSection[] {
  const {description, body, hasOwnTitle} = page;
  // The title of the page begins no section of its own.
  const title = hasOwnTitle ? body.find((node) => isHeading(node) && node.level === 1) : undefined;
  const walk = new SectionWalk(title);
  walk.visitAll(description);
  walk.visitAll(body);
  return walk.sections.map(({id, headings, label, names, text, code}) => ({
    id,
    headings,
    ...(label !== undefined && {label}),
    names: [...names],
    text: squeezed(text.join('')),
    code: code.join('\n'),
  }));
}

interface OpenSection {
  readonly id: string;
  readonly level: number;
  readonly headings: readonly string[];
  readonly label: string | undefined;
  readonly names: Set<string>;
  readonly text: string[];
  readonly code: string[];
}

class SectionWalk {
  readonly sections: OpenSection[] = [];
  #current: OpenSection;
  #length = 0;
  #depth = 0;
  readonly #title: DocNode | undefined;

  constructor(title?: DocNode) {
    this.#title = title;
    this.#current = this.#open('', 1, []);
  }

  write(text: string): void {
    if (this.#hasRoom(text)) this.#current.text.push(text);
  }

  visitAll(nodes: readonly DocNode[]): void {
    for (const node of nodes) this.#visit(node);
  }

  #visit(node: DocNode): void {
    switch (node.kind) {
      case 'text':
      case 'code':
        return this.write(node.text);
      case 'break':
      case 'rule':
        return this.write(' ');
      case 'image':
        return this.write(` ${node.alt} `);
      case 'math':
        return this.write(` ${node.tex} `);
      case 'task':
      case 'footnote-link':
        return;
      case 'code-block':
        if (node.title !== '') this.write(`${node.title}\n`);
        if (this.#hasRoom(node.code)) this.#current.code.push(node.code);
        return;
      case 'list':
        for (const item of node.items) this.#block(item);
        return;
      case 'table':
        for (const {children} of node.columns) this.#cell(children);
        for (const row of node.rows) {
          this.write('\n');
          for (const cell of row) this.#cell(cell);
        }
        return this.write('\n');
      case 'heading':
        return this.#heading(node);
      case 'paragraph':
      case 'quote':
        return this.#block(node.children);
      case 'footnote':
        return this.#block(node.children);
      case 'footnotes':
        return this.#footnotes(node);
      case 'link':
      case 'strong':
      case 'emphasis':
      case 'strike':
      case 'interactive':
      case 'keyed':
        return this.visitAll(node.children);
      case 'html':
        return node.isInline ? this.visitAll(node.children) : this.#block(node.children);
      case 'component':
        return this.#component(node);
      case 'deferred':
        return this.#deferred(() => node.read());
      default:
        node satisfies never;
    }
  }

  #block(nodes: readonly DocNode[]): void {
    this.visitAll(nodes);
    this.write('\n');
  }

  #cell(nodes: readonly DocNode[]): void {
    this.visitAll(nodes);
    this.write(' · ');
  }

  #heading(heading: HeadingNode): void {
    if (heading === this.#title) return;
    const {id, level, children, isLabel} = heading;
    const title = squeezed(textIn(children));
    if (level > deepestHeading || title === '') return this.#block(children);
    const outer = this.sections.findLast(
      (section) => section.level < level && isPrefix(section.headings, this.#current.headings),
    );
    const around = outer?.headings ?? [];
    this.#current = isLabel
      ? this.#open(id, level, around, title)
      : this.#open(id, level, [...around, title]);
  }

  #component(node: ComponentNode): void {
    // Which attributes there are depends on the component.
    const attributes = node.attributes as Readonly<Record<string, unknown>>;
    if (attributes['hidden'] === true || attributes['for'] === 'agents') return;
    if (node.name === 'ParamField' || node.name === 'ResponseField') {
      for (const key of fieldNames) {
        if (typeof attributes[key] === 'string') this.#name(attributes[key]);
      }
    }
    const id = ownSections.has(node.name) ? textAt(attributes, 'id') : '';
    const title = textAt(attributes, 'title') || textAt(attributes, 'label');
    const around = this.#current;
    const isSection = id !== '' && title !== '';
    if (isSection) {
      this.#current = this.#open(id, deepestHeading + 1, [...around.headings, title]);
    }
    for (const key of writtenAttributes) {
      if (isSection && /^(?:title|label)$/.test(key)) continue;
      const value = attributes[key];
      if (typeof value === 'string' && value !== '') this.write(` ${value} `);
      else if (isNodes(value)) this.#block(value);
    }
    this.visitAll(node.children);
    // What follows an accordion is not part of it, unless it contains headings of its own.
    if (isSection) this.#current = around;
    if (node.name !== 'Badge' && node.name !== 'Icon' && node.name !== 'Tooltip') this.write('\n');
  }

  /** A search leads to each footnote: they are not about the last heading. */
  #footnotes({children}: FootnotesNode): void {
    for (const footnote of children) {
      this.#current = this.#open(footnote.id, deepestHeading + 1, []);
      this.#block(footnote.children);
    }
  }

  #deferred(read: () => readonly DocNode[]): void {
    // Its title is one of the interface.
    this.write(' ');
    if (this.#depth >= deepestDeferred || this.#length > mostBeforeDeferred) return;
    this.#depth++;
    this.visitAll(read());
    this.#depth--;
  }

  #name(name: string): void {
    if (name === '' || !this.#hasRoom(name)) return;
    this.#current.names.add(name);
    this.#current.text.push(`${name} `);
  }

  #open(id: string, level: number, headings: readonly string[], label?: string): OpenSection {
    const section = {id, level, headings, label, names: new Set<string>(), text: [], code: []};
    this.sections.push(section);
    return section;
  }

  #hasRoom(text: string): boolean {
    this.#length += text.length;
    return this.#length <= longestPage;
  }
}

/** Components that links can lead to, whose title is like a heading. */
const ownSections: ReadonlySet<string> = new Set(['Accordion', 'Update', 'Tab', 'Step', 'View']);

const fieldNames = ['path', 'query', 'body', 'header', 'cookie', 'name'] as const;

/** Attributes whose values readers see. */
const writtenAttributes = [
  ...['title', 'label', 'headline', 'tip', 'description', 'type', 'default', 'caption', 'hint'],
  ...['comment', 'cta'],
] as const;

function isNodes(value: unknown): value is readonly DocNode[] {
  return Array.isArray(value) && value.every((one) => typeof (one as DocNode).kind === 'string');
}

function textAt(attributes: Readonly<Record<string, unknown>>, name: 'id' | 'title' | 'label') {
  const value = attributes[name];
  return typeof value === 'string' ? value : '';
}

function isPrefix(outer: readonly string[], inner: readonly string[]): boolean {
  return outer.every((heading, index) => heading === inner[index]);
}

function textIn(nodes: readonly DocNode[]): string {
  const walk = new SectionWalk();
  walk.visitAll(nodes);
  return walk.sections.flatMap(({text}) => text).join('');
}

/** White space is one space, or one line end. */
function squeezed(text: string): string {
  return text
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n[\s]*/g, '\n')
    .trim();
}
