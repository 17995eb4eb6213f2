import {voidElements} from '../../../src/shared/html-elements.js';
import {components} from './starlight-components.js';
import {asText, codeOf, tagText, textOf, type TagAttributes} from './starlight-tags.js';

/** What the name of a tag in a template of Astro stands for. */
export type TemplateName =
  | 'starlight'
  | 'image'
  | 'picture'
  | 'component'
  /** A component that asks for parts of its content. */
  | 'slotted'
  | 'nothing';

/** What a template depends on. */
export interface TemplateContext {
  /** What an imported name stands for; `undefined` for elements and names of the code. */
  readonly nameOf: (name: string) => TemplateName | undefined;
  readonly link: (href: string) => string;
  readonly asset: (source: string) => string;
  readonly iconOf: (name: string) => string | undefined;
  /** Whether code needs a value that is not known; it is left out. */
  readonly isUnknown: (code: string) => boolean;
}

/** The class of what is for a slot with a name. */
export const slotClass = (name: string) => `slot-${name.replaceAll(/[^\w-]/g, '-')}`;

/** A template that cannot be written as JSX. */
class NoTemplate extends Error {}

/** The template of a component of Astro as JSX; `undefined` for one that cannot be written so. */
export function templateText(text: string, context: TemplateContext): string | undefined {
  try {
    return new TemplateReader(text, context).read();
  } catch (error) {
    if (error instanceof NoTemplate || error instanceof RangeError) return undefined;
    throw error;
  }
}

interface ReadTag {
  readonly attributes: Map<string, NonNullable<ReturnType<TagAttributes['get']>>>;
  /** `{...values}` */
  readonly spreads: readonly string[];
  readonly isClosed: boolean;
}

const tagName = /[A-Za-z][\w.:-]*|(?=>)/y;
const attributeName = /[^\s"'`<>/={}]+/y;
const bareValue = /[^\s"'`<>={}]+/y;
const space = /\s*/y;
/** Tags that are in lines of text. */
const inlineStart = /^<(?:a|abbr|b|code|em|i|img|kbd|small|span|strong|sub|sup)\b/;
const inlineEnd = /<(?:\/(?:a|abbr|b|code|em|i|kbd|small|span|strong|sub|sup)|img\b[^<>]*)>$/;
/** What a tag is after in code; after anything else, `<` compares. */
const beforeTag = /(?:^|[([{,;=>&|?:]|\breturn)\s*$/;

class TemplateReader {
  readonly #text: string;
  readonly #context: TemplateContext;
  readonly #hasNamed: boolean;
  #at = 0;
  /** What is for the slots of the component around what is read. */
  #slots: string[] | undefined;

  constructor(text: string, context: TemplateContext) {
    this.#text = text;
    this.#context = context;
    this.#hasNamed = /<slot\s[^>]*\bname=/.test(text);
  }

  read(): string {
    return this.#children(undefined);
  }

  /** What is before the closing tag of an element, or before the end. */
  #children(parent: string | undefined): string {
    let written = '';
    while (this.#at < this.#text.length) {
      const one = this.#text[this.#at] ?? '';
      if (this.#skipComment() || (parent === undefined && this.#skipDoctype())) continue;
      if (this.#text.startsWith('</', this.#at)) {
        const end = this.#text.indexOf('>', this.#at);
        if (end < 0 || this.#text.slice(this.#at + 2, end).trim() !== parent)
          throw new NoTemplate();
        this.#at = end + 1;
        return written;
      }
      if (one === '<' && /[A-Za-z>]/.test(this.#text[this.#at + 1] ?? '')) written += this.#tag();
      else if (one === '{') written += this.#known(this.#braces());
      else if (/\s/.test(one)) written += this.#space(written);
      else {
        this.#at++;
        written += textCharacter(one);
      }
    }
    if (parent !== undefined) throw new NoTemplate();
    return written;
  }

  /** White space: JSX leaves out lines that HTML shows as a space. */
  #space(before: string): string {
    const found = this.#match(space);
    if (!found.includes('\n')) return found;
    const after = this.#text.slice(this.#at, this.#at + 40);
    const isInText = /[^\s>}]$/.test(before) || /^[^\s<{]/.test(after);
    const isBeside = inlineEnd.test(before.slice(-200)) || inlineStart.test(after);
    return isInText || isBeside ? ' ' : found;
  }

  #skipComment(): boolean {
    if (!this.#text.startsWith('<!--', this.#at)) return false;
    const end = this.#text.indexOf('-->', this.#at);
    this.#at = end < 0 ? this.#text.length : end + 3;
    return true;
  }

  #skipDoctype(): boolean {
    if (!/^<!doctype/i.test(this.#text.slice(this.#at, this.#at + 9))) return false;
    throw new NoTemplate();
  }

  /** The code between braces, whose tags are written as JSX; it begins at a brace. */
  #braces(): string {
    this.#at++;
    let written = '';
    for (let depth = 0; this.#at < this.#text.length;) {
      const one = this.#text[this.#at] ?? '';
      if (one === '}' && depth === 0) {
        this.#at++;
        return written;
      }
      if (this.#skipComment()) continue;
      if (/["'`]/.test(one)) written += this.#string(one);
      else if (this.#text.startsWith('//', this.#at)) this.#skipTo('\n');
      else if (this.#text.startsWith('/*', this.#at)) written += this.#skipTo('*/');
      else if (one === '<' && this.#isTag(written)) written += this.#tag();
      else {
        if (one === '{') depth++;
        if (one === '}') depth--;
        this.#at++;
        written += one;
      }
    }
    throw new NoTemplate();
  }

  /** An expression; nothing for one that needs a value that is not known. */
  #known(code: string): string {
    return this.#context.isUnknown(code) ? '' : `{${code}}`;
  }

  #isTag(before: string): boolean {
    const next = this.#text[this.#at + 1] ?? '';
    return /[A-Za-z>]/.test(next) && beforeTag.test(before.slice(-20));
  }

  #skipTo(end: string): string {
    const found = this.#text.indexOf(end, this.#at);
    if (found < 0) throw new NoTemplate();
    const skipped = this.#text.slice(this.#at, found + end.length);
    this.#at = found + end.length;
    return skipped;
  }

  /** A string or a template of code. */
  #string(quote: string): string {
    const start = this.#at++;
    let written = quote;
    while (this.#at < this.#text.length) {
      const one = this.#text[this.#at] ?? '';
      if (quote === '`' && this.#text.startsWith('${', this.#at)) {
        this.#at++;
        written += `\${${this.#braces()}}`;
        continue;
      }
      const length = one === '\\' ? 2 : 1;
      written += this.#text.slice(this.#at, this.#at + length);
      this.#at += length;
      if (one === quote) return written;
      if (one === '\n' && quote !== '`') break;
    }
    // An apostrophe in a text between tags is no string.
    this.#at = start + 1;
    return quote;
  }

  #match(pattern: RegExp): string {
    pattern.lastIndex = this.#at;
    const [found = ''] = pattern.exec(this.#text) ?? [];
    this.#at += found.length;
    return found;
  }

  #tag(): string {
    this.#at++;
    const name = this.#match(tagName);
    const {attributes, spreads, isClosed} = this.#attributes();
    if (name === 'script' || name === 'style') {
      if (!isClosed) this.#skipTo(`</${name}>`);
      return '<></>';
    }
    if (attributes.has('is:raw')) throw new NoTemplate();
    const set = setText(attributes);
    const hasContent = !isClosed && !voidElements.has(name);
    const read = () =>
      (hasContent ? this.#children(name) : '') + (set === undefined ? '' : this.#known(set));
    const content = this.#context.nameOf(name) === 'slotted' ? this.#inSlots(read) : read();
    const slot = textOf(attributes, 'slot');
    const kept = new Map([...attributes].filter(([key]) => !isLeftOut(key)));
    const written = this.#element(
      name,
      {attributes: kept, spreads, isClosed: isClosed && set === undefined},
      content,
    );
    if (slot === undefined || slot === 'default' || !this.#slots) return written;
    this.#slots.push(`<div className="${slotClass(slot)}">${written}</div>`);
    return '';
  }

  /** The content of a component with slots: each of them is an element with a class. */
  #inSlots(read: () => string): string {
    const around = this.#slots;
    this.#slots = [];
    const content = read();
    const others =
      content.trim() === '' ? '' : `<div className="${slotClass('')}">${content}</div>`;
    const written = others + this.#slots.join('');
    this.#slots = around;
    return written;
  }

  #attributes(): ReadTag {
    const attributes: ReadTag['attributes'] = new Map();
    const spreads: string[] = [];
    for (;;) {
      this.#match(space);
      if (this.#text.startsWith('/>', this.#at) || this.#text[this.#at] === '>') {
        const isClosed = this.#text[this.#at] === '/';
        this.#at += isClosed ? 2 : 1;
        return {attributes, spreads, isClosed};
      }
      if (this.#text[this.#at] === '{') {
        const code = this.#braces().trim();
        if (this.#context.isUnknown(code)) continue;
        if (code.startsWith('...')) spreads.push(code.slice(3));
        else if (/^[\w$]+$/.test(code)) attributes.set(code, {kind: 'expression', source: code});
        continue;
      }
      const name = this.#match(attributeName);
      if (name === '') throw new NoTemplate();
      this.#match(space);
      const hasValue = this.#text[this.#at] === '=';
      if (hasValue) this.#at++;
      const value = hasValue ? this.#value() : ({kind: 'flag'} as const);
      const isKept = value.kind !== 'expression' || !this.#context.isUnknown(value.source);
      if (isKept) attributes.set(name, value);
    }
  }

  #value(): Exclude<ReturnType<typeof asText>, {readonly kind: 'flag'}> {
    this.#match(space);
    const one = this.#text[this.#at] ?? '';
    if (one === '{') return {kind: 'expression', source: this.#braces()};
    if (one === '`') return {kind: 'expression', source: this.#string('`')};
    if (one !== '"' && one !== "'") return {kind: 'string', text: this.#match(bareValue)};
    const start = ++this.#at;
    this.#skipTo(one);
    return {kind: 'string', text: this.#text.slice(start, this.#at - 1)};
  }

  #element(name: string, tag: ReadTag, content: string): string {
    const {nameOf, iconOf} = this.#context;
    if (name === 'slot') return this.#slot(textOf(tag.attributes, 'name'), content);
    const isDynamic = /^[A-Z]/.test(name) && nameOf(name) === undefined;
    const kind = isDynamic && this.#context.isUnknown(name) ? 'nothing' : nameOf(name);
    if (name === '' || name === 'Fragment' || kind === 'nothing') return `<>${content}</>`;
    if (kind === 'starlight' && name === 'Code') return codeBlock(tag.attributes);
    const write = kind === 'starlight' ? components.get(name) : undefined;
    if (kind === 'starlight') {
      if (!write) return `<>${content}</>`;
      const [spread = ''] = tag.spreads;
      if (name === 'LinkCard' && /^[\w$.]+$/.test(spread)) {
        tag.attributes.set('description', {kind: 'expression', source: `${spread}.description`});
      }
      const text = write({
        attributes: this.#withUrls(tag.attributes),
        inner: () => content,
        indent: '',
        valueOf: () => undefined,
        iconOf,
        leaveOut: () => undefined,
      });
      return withSpreads(text.replace(/\n+$/, ''), tag.spreads);
    }
    const attributes = this.#withUrls(tag.attributes);
    if (kind === 'image' || kind === 'picture') return picture(name, attributes, kind);
    // An element that a script of the site defines shows its content.
    const element = /^[a-z][\w]*-/.test(name) ? 'div' : name;
    if (tag.isClosed || voidElements.has(name)) {
      return withSpreads(tagText(element, attributes, ' /'), tag.spreads);
    }
    return `${withSpreads(tagText(element, attributes), tag.spreads)}${content}</${element}>`;
  }

  #slot(name: string | undefined, content: string): string {
    const isDefault = name === undefined || name === 'default';
    const value = isDefault && !this.#hasNamed ? 'children' : `slotOf('${slotClass(name ?? '')}')`;
    if (content.trim() === '') return `<>{${value}}</>`;
    const has = isDefault ? 'children !== undefined' : `hasSlot('${slotClass(name)}')`;
    return `<>{${has} ? ${value} : <>${content}</>}</>`;
  }

  #withUrls(attributes: TagAttributes): TagAttributes {
    const {link, asset} = this.#context;
    return new Map(
      [...attributes].map(([name, value]) => {
        if (value.kind !== 'string') return [name, value] as const;
        if (name === 'href') return [name, asText(link(value.text))] as const;
        return [name, name === 'src' ? asText(asset(value.text)) : value] as const;
      }),
    );
  }
}

/** Attributes for Astro, handlers of events, and styles, which are texts in Astro. */
function isLeftOut(name: string): boolean {
  return name.includes(':') || name === 'slot' || name === 'style' || /^on[a-z]/i.test(name);
}

/** The content that an attribute sets; HTML that code makes is its text. */
function setText(attributes: TagAttributes): string | undefined {
  const html = codeOf(attributes, 'set:html');
  if (html === undefined) return codeOf(attributes, 'set:text');
  return `String(${html}).replace(/<[^>]*>/g, '')`;
}

function textCharacter(one: string): string {
  if (one === '>') return '&gt;';
  return one === '}' ? '&#125;' : one;
}

function withSpreads(text: string, spreads: readonly string[]): string {
  if (spreads.length === 0) return text;
  const written = spreads.map((code) => ` {...${code}}`).join('');
  return text.replace(/^<[\w.]+/, (start) => start + written);
}

function codeBlock(attributes: TagAttributes): string {
  const code = codeOf(attributes, 'code') ?? JSON.stringify(textOf(attributes, 'code') ?? '');
  const kept = ['lang', 'title'].flatMap((name) => {
    const value = attributes.get(name);
    return value ? [[name === 'lang' ? 'language' : 'filename', value] as const] : [];
  });
  return `${tagText('CodeBlock', new Map(kept))}{${code}}</CodeBlock>`;
}

/** An image; imported ones are objects with a URL. */
function picture(name: string, attributes: TagAttributes, kind: TemplateName): string {
  const kept = [...attributes].filter(([key]) => /^(?:src|alt|width|height|title)$/.test(key));
  const written = new Map(kept);
  const source = kind === 'picture' ? name : codeOf(attributes, 'src');
  if (source !== undefined) {
    const src = /^[\w$.]+$/.test(source.trim())
      ? `${source.trim()}.src ?? ${source.trim()}`
      : source;
    written.set('src', {kind: 'expression', source: src});
  }
  return written.has('src') ? tagText('img', written, ' /') : '<></>';
}
