import {indented} from '../../src/content/markdown-text.js';
import type {TagMark} from '../../src/markdown/marks.js';
import {scanMarks} from '../../src/markdown/scan.js';
import {voidElements} from '../../src/shared/html-elements.js';
import {escapedValue} from '../markdown/component-html.js';
import {Walker, type Replaced, type WrittenCode} from '../markdown/text-walk.js';
import {decoded} from '../markdown/token-text.js';
import {Asides} from './starlight-asides.js';
import {components, type WrittenComponent} from './starlight-components.js';
import {DataReads} from './starlight-data.js';
import {removed, withoutRemoved} from './starlight-removed.js';
import {setContent} from './starlight-set.js';
import {literalText, statementsIn, type ImportedName} from './starlight-statements.js';
import {asText, attributesOf, tagText, type TagAttributes} from './starlight-tags.js';
import {slotClass} from './starlight-template.js';
import {codeOfPage, PageValues} from './starlight-values.js';

/** What an MDX text depends on. */
export interface MdxContext {
  readonly link: (href: string) => string;
  readonly asset: (source: string) => string;
  readonly iconOf: (name: string, at: number) => string | undefined;
  /** Notes that what begins at an offset is not carried over. */
  readonly leaveOut: (at: number, what: string, instead: string) => void;
  /** What an imported name refers to. */
  readonly imported: (name: ImportedName) => Promise<Imported>;
  /** What `{frontmatter.name}` shows. */
  readonly frontmatter: (name: string) => string | undefined;
  /** A block of code as it is written here. */
  readonly code: (code: WrittenCode, at: number) => WrittenCode;
  /** Whether the text is included by others, with values as `props`. */
  readonly isSnippet: boolean;
}

/** What an import gives: an image, the text of a file, a snippet, or something without meaning. */
export type Imported =
  | {readonly kind: 'image'; readonly url: string}
  | {readonly kind: 'text'; readonly text: string}
  /** The value of a file of data, as JSON. */
  | {readonly kind: 'data'; readonly json: string}
  | {readonly kind: 'snippet'; readonly path: string}
  /** A component of the site, whose tag stays; `clause` is what is between `import` and `from`. */
  | {
      readonly kind: 'own';
      readonly path: string;
      readonly clause: string;
      readonly hasSlots: boolean;
    }
  | {readonly kind: 'component'; readonly name: string}
  | {readonly kind: 'nothing'};

/** Writes an MDX text of Starlight as one of this format. */
export async function convertMdx(text: string, context: MdxContext): Promise<string> {
  const {imports, ranges} = statementsIn(text);
  const names = new Map<string, Imported>();
  for (const name of imports) names.set(name.name, await context.imported(name));
  const snippets = [...names].flatMap(([name, imported]) => {
    if (imported.kind === 'own') return [`import ${imported.clause} from '/${imported.path}';`];
    return imported.kind === 'snippet' ? [`import ${name} from '/${imported.path}';`] : [];
  });
  const values = new PageValues([
    ...[...names].flatMap(([name, imported]) => {
      if (imported.kind === 'data') return [`const ${name} = ${imported.json};`];
      return imported.kind === 'text' ? [`const ${name} = ${JSON.stringify(imported.text)};`] : [];
    }),
    ...[...ranges].flatMap(([at, {end, isImport}]) => (isImport ? [] : [text.slice(at, end)])),
  ]);
  const written = new MdxWriter(text, context, {names, ranges, values}).write();
  const body = withoutRemoved(written).trimStart();
  // Only what code of the page still reads of data is written into it.
  const json = new Map(
    [...names].flatMap(([name, one]) => (one.kind === 'data' ? [[name, one.json] as const] : [])),
  );
  const reads = new DataReads(json, codeOfPage(body));
  const data = [...json.keys()].flatMap((name) => {
    const at = imports.find((one) => one.name === name)?.at ?? 0;
    if (reads.needsAll(name)) context.leaveOut(at, `The data of ${name}`, whole);
    const part = reads.partOf(name);
    return part === undefined ? [] : [`export const ${name} = ${part};`];
  });
  const before = [...snippets, ...data];
  return [...before, ...(before.length > 0 ? [''] : []), body].join('\n');
}

const whole = 'Code of this page needs all of it. Write what readers may see into the page.';

/** Content of deeper nesting is not written by people. */
const mostDepth = 200;

interface PageNames {
  readonly names: ReadonlyMap<string, Imported>;
  readonly ranges: ReturnType<typeof statementsIn>['ranges'];
  readonly values: PageValues;
}

class MdxWriter {
  readonly #text: string;
  readonly #context: MdxContext;
  readonly #page: PageNames;
  readonly #marks: ReturnType<typeof scanMarks>;
  readonly #walker: Walker;
  readonly #asides: Asides;
  #depth = 0;
  /** What is for the slots of the component of the site that is around what is written. */
  #slots: string[] | undefined;

  constructor(text: string, context: MdxContext, page: PageNames) {
    this.#text = text;
    this.#context = context;
    this.#page = page;
    this.#marks = scanMarks(text);
    this.#asides = new Asides((name, at) => context.iconOf(name, at));
    const {link, asset, code} = context;
    const line = (written: string, at: number) => this.#line(written, at);
    const mark = (at: number) => this.#mark(at);
    this.#walker = new Walker(text, {link, asset, code, line, mark});
  }

  write(): string {
    return this.#walker.walk(0, this.#text.length);
  }

  #line(line: string, at: number): Replaced | undefined {
    const statement = this.#page.ranges.get(at);
    if (statement) {
      const {end, isImport} = statement;
      return {end, text: isImport ? removed : this.#text.slice(at, end)};
    }
    return this.#asides.read(line, at);
  }

  #mark(at: number): Replaced | undefined {
    const mark = this.#marks.get(at);
    if (mark?.kind === 'expression') return this.#expression(mark.source, at, mark.end);
    if (mark?.kind === 'comment') return {end: mark.end, text: this.#text.slice(at, mark.end)};
    if (mark?.kind !== 'tag') return undefined;
    if (this.#depth > mostDepth) return {end: mark.end, text: this.#text.slice(at, mark.end)};
    this.#depth++;
    const {end, text} = this.#tag(mark, at);
    this.#depth--;
    const slot = this.#slotOf(mark);
    if (slot === undefined) return {end, text};
    const around = text.includes('\n') && !text.startsWith('\n') ? '\n\n' : '';
    const content = around + text + around;
    this.#slots?.push(`${this.#indent(at)}<div className="${slotClass(slot)}">${content}</div>`);
    return {end, text: removed};
  }

  /** The slot of a component of the site that a tag is for. */
  #slotOf({attributes}: TagMark): string | undefined {
    if (!this.#slots) return undefined;
    const slot = attributes.find((one) => one.name === 'slot')?.value;
    return slot?.kind === 'string' && slot.text !== 'default' ? slot.text : undefined;
  }

  #tag(tag: TagMark, at: number): Replaced {
    const {name, end, contentEnd, close} = tag;
    const attributes = this.#attributes(tag);
    const imported = this.#page.names.get(name.split('.')[0] ?? '');
    const isKept = imported?.kind === 'snippet' || imported?.kind === 'own';
    const set = this.#setContent(tag, at);
    const inner = () => set ?? (contentEnd === undefined ? '' : this.#walker.walk(end, contentEnd));
    const isImage = name === 'Image' || name === 'Picture';
    if (imported?.kind === 'component' && !isImage) {
      const write = components.get(imported.name);
      if (write) return {end: close ?? end, text: write(this.#component(attributes, inner, at))};
    }
    if (imported && !isKept && isImage) {
      const kept = [...attributes].filter(([key]) => /^(?:src|alt|width|height|title)$/.test(key));
      return {end: close ?? end, text: tagText('img', new Map(kept), ' /')};
    }
    if (name === 'Fragment' || name === '' || (imported && !isKept)) {
      const content = inner();
      const isAlone = this.#isAlone(at, content === '' ? (close ?? end) : end);
      const mark = isAlone ? removed : '';
      return {end: close ?? end, text: content === '' ? mark : mark + content + mark};
    }
    if (set !== undefined) {
      const around = set.includes('\n') ? '\n\n' : '';
      const text = `${tagText(name, attributes)}${around}${set}${around}</${name}>`;
      return {end: close ?? end, text};
    }
    const isEmpty = contentEnd === undefined || contentEnd === end;
    const isClosed = isEmpty && /\/>$/.test(this.#text.slice(at, end));
    const opening = this.#isChanged(tag, attributes)
      ? tagText(name, attributes, isClosed || voidElements.has(name) ? ' /' : '')
      : this.#text.slice(at, end);
    if (contentEnd === undefined || close === undefined) return {end, text: opening};
    const isOwner = imported?.kind === 'own' && imported.hasSlots;
    const content = isOwner ? this.#inSlots(inner) : inner();
    return {end: close, text: opening + content + this.#text.slice(contentEnd, close)};
  }

  /** The content of a component with slots: each of them is an element with a class. */
  #inSlots(inner: () => string): string {
    const around = this.#slots;
    this.#slots = [];
    const content = inner();
    const isEmpty = content.replaceAll(removed, '').trim() === '';
    const others = isEmpty ? [] : [`<div className="${slotClass('')}">${content}</div>`];
    const written = ['', ...others, ...this.#slots, ''].join('\n');
    this.#slots = around;
    return written;
  }

  /** The content that an attribute of a tag is. */
  #setContent(tag: TagMark, at: number): string | undefined {
    const content = setContent(tag, (source) => this.#value(source), this.#context);
    if (!content) return undefined;
    if (content.text !== undefined) return indented(content.text, this.#indent(at).length);
    const what = `The attribute "${content.name}" of <${tag.name}>`;
    this.#context.leaveOut(at, what, 'Write the content in the page.');
    return '';
  }

  /** The space that a line begins with. */
  #indent(at: number): string {
    const lineStart = this.#text.lastIndexOf('\n', at - 1) + 1;
    return /^[ \t]*/.exec(this.#text.slice(lineStart, at))?.[0] ?? '';
  }

  /** The attributes of a tag, with the URLs and values that they have in the new site. */
  #attributes({name: tag, attributes}: TagMark): TagAttributes {
    const {link, asset} = this.#context;
    const isOwn = this.#page.names.get(tag)?.kind === 'own';
    const withUrl = (name: string, text: string) => {
      if (name === 'href') return link(text);
      return /^(?:src|poster)$/.test(name) ? asset(text) : text;
    };
    const found = [...attributesOf(attributes)].map(([name, value]) => {
      if (value.kind === 'string') {
        const text = decoded(value.text);
        const url = withUrl(name, text);
        return [name, url === text ? value : asText(escapedValue(url))] as const;
      }
      if (value.kind !== 'expression') return [name, value] as const;
      const text = this.#textOfData(value.source);
      if (text !== undefined) return [name, asText(escapedValue(withUrl(name, text)))] as const;
      const imported = this.#page.names.get(value.source.trim().replace(/\.src$/, ''));
      if (/^(?:src|poster|href)$/.test(name)) {
        return [name, imported?.kind === 'image' ? asText(imported.url) : value] as const;
      }
      return [name, isOwn ? withImported(value, imported) : value] as const;
    });
    return new Map(found.filter(([name]) => !/^(?:slot|client:\w+|set:\w+)$/.test(name)));
  }

  /** The text of code with imported data; `undefined` for any other code. */
  #textOfData(source: string): string | undefined {
    const {names, values} = this.#page;
    const isData = source.split(/[^\w$]+/).some((word) => names.get(word)?.kind === 'data');
    return isData ? values.text(source) : undefined;
  }

  #isChanged(tag: TagMark, attributes: TagAttributes): boolean {
    const before = attributesOf(tag.attributes);
    return (
      before.size !== attributes.size ||
      [...attributes].some(([name, value]) => {
        const old = before.get(name);
        return JSON.stringify(old) !== JSON.stringify(value);
      })
    );
  }

  #component(attributes: TagAttributes, inner: () => string, at: number): WrittenComponent {
    const {iconOf, leaveOut, link} = this.#context;
    return {
      link,
      attributes,
      inner,
      indent: this.#indent(at),
      valueOf: (source) => this.#value(source),
      iconOf: (name) => iconOf(name, at),
      leaveOut: (what, instead) => leaveOut(at, what, instead),
    };
  }

  /** The text that code evaluates to. */
  #value(source: string): string | undefined {
    return literalText(source) ?? this.#page.values.text(source);
  }

  #expression(source: string, at: number, end: number): Replaced {
    const kept = {end, text: this.#text.slice(at, end)};
    const {isSnippet, frontmatter, leaveOut} = this.#context;
    const name = /^\s*(?:frontmatter|props)\.([\w$]+)\s*$/.exec(source)?.[1];
    if (name !== undefined && source.includes('frontmatter')) {
      const text = frontmatter(name);
      if (text !== undefined) return {end, text};
    }
    if (name !== undefined && isSnippet && source.includes('props'))
      return {end, text: `{${name}}`};
    const imported = this.#page.names.get(/^\s*([\w$]+)/.exec(source)?.[1] ?? '');
    if (imported?.kind === 'text') return {end, text: `{${JSON.stringify(imported.text)}}`};
    const value = this.#textOfData(source);
    if (value !== undefined) return {end, text: `{${JSON.stringify(value)}}`};
    const isUnknown = imported !== undefined && imported.kind !== 'data';
    if (!/\bimport\.meta\b|\bAstro\./.test(source) && !isUnknown) return kept;
    leaveOut(at, `The expression {${source.trim().slice(0, 60)}}`, 'Write its value.');
    return {end, text: ''};
  }

  /** Whether nothing else is in the lines of a tag. */
  #isAlone(start: number, end: number): boolean {
    const before = this.#text.slice(this.#text.lastIndexOf('\n', start - 1) + 1, start);
    return before.trim() === '' && /^[ \t]*(?:\n|$)/.test(this.#text.slice(end, end + 200));
  }
}

/** A value, or what it refers to if it is an imported name. */
function withImported(
  value: ReturnType<typeof asText>,
  imported: Imported | undefined,
): ReturnType<typeof asText> {
  if (imported?.kind === 'image') {
    return {kind: 'expression', source: JSON.stringify({src: imported.url})};
  }
  if (imported?.kind !== 'text') return value;
  return {kind: 'expression', source: JSON.stringify(imported.text)};
}
