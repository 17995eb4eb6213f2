import {voidElements} from '../../src/shared/html-elements.js';
import {components} from './starlight-components.js';
import {asText, tagText, textOf, type TagAttributes} from './starlight-tags.js';
import {NoTemplate, TemplateCode} from './starlight-template-code.js';
import {
  codeBlock,
  isLeftOut,
  picture,
  setText,
  textCharacter,
  withSpreads,
} from './starlight-template-tags.js';

/** What a tag in a template of Astro refers to. */
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
  /** What an imported name refers to; `undefined` for elements and names of the code. */
  readonly nameOf: (name: string) => TemplateName | undefined;
  readonly link: (href: string) => string;
  readonly asset: (source: string) => string;
  readonly iconOf: (name: string) => string | undefined;
  /**
   * Code, which begins at a place in the template, as it is written here; `undefined` for code
   * that is left out since it needs a value that is not known.
   */
  readonly codeHere: (code: string, at: number) => string | undefined;
}

/** The class of what is for a slot with a name. */
export const slotClass = (name: string) => `slot-${name.replaceAll(/[^\w-]/g, '-')}`;

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
  readonly start: number;
  readonly attributes: Map<string, NonNullable<ReturnType<TagAttributes['get']>>>;
  /** `{...values}` */
  readonly spreads: readonly string[];
  readonly isClosed: boolean;
}

const tagName = /[A-Za-z][\w.:-]*|(?=>)/y;
const attributeName = /[^\s"'`<>/={}]+/y;
const space = /\s*/y;
const bareValue = /[^\s"'`<>={}]+/y;
class TemplateReader {
  readonly #code: TemplateCode;
  readonly #context: TemplateContext;
  readonly #hasNamed: boolean;
  /** What is for the slots of the component around what is read. */
  #slots: string[] | undefined;

  constructor(text: string, context: TemplateContext) {
    this.#code = new TemplateCode(text, () => this.#tag());
    this.#context = context;
    this.#hasNamed = /<slot\s[^>]*\bname=/.test(text);
  }

  read(): string {
    return this.#children(undefined);
  }

  /** What is before the closing tag of an element, or before the end. */
  #children(parent: string | undefined): string {
    let written = '';
    while (this.#code.at < this.#code.text.length) {
      const one = this.#code.text[this.#code.at] ?? '';
      if (this.#code.skipComment() || (parent === undefined && this.#skipDoctype())) continue;
      if (this.#code.text.startsWith('</', this.#code.at)) {
        const end = this.#code.text.indexOf('>', this.#code.at);
        if (end < 0 || this.#code.text.slice(this.#code.at + 2, end).trim() !== parent)
          throw new NoTemplate();
        this.#code.at = end + 1;
        return written;
      }
      if (one === '<' && /[A-Za-z>]/.test(this.#code.text[this.#code.at + 1] ?? ''))
        written += this.#tag();
      else if (one === '{') written += this.#known(this.#code.at, this.#code.braces());
      else if (/\s/.test(one)) written += this.#code.space(written);
      else {
        this.#code.at++;
        written += textCharacter(one);
      }
    }
    if (parent !== undefined) throw new NoTemplate();
    return written;
  }

  #skipDoctype(): boolean {
    if (!/^<!doctype/i.test(this.#code.text.slice(this.#code.at, this.#code.at + 9))) return false;
    throw new NoTemplate();
  }

  /** An expression; nothing for one that needs a value that is not known. */
  #known(at: number, code: string): string {
    const written = this.#context.codeHere(code, at);
    return written === undefined ? '' : `{${written}}`;
  }

  #tag(): string {
    const start = this.#code.at++;
    const name = this.#code.match(tagName);
    const {attributes, spreads, isClosed} = this.#attributes();
    if (name === 'script' || name === 'style') {
      if (!isClosed) this.#code.skipTo(`</${name}>`);
      return '<></>';
    }
    if (attributes.has('is:raw')) throw new NoTemplate();
    const set = setText(attributes);
    const hasContent = !isClosed && !voidElements.has(name);
    const read = () =>
      (hasContent ? this.#children(name) : '') + (set === undefined ? '' : this.#known(start, set));
    const content = this.#context.nameOf(name) === 'slotted' ? this.#inSlots(read) : read();
    const slot = textOf(attributes, 'slot');
    const kept = new Map([...attributes].filter(([key]) => !isLeftOut(key)));
    const written = this.#element(
      name,
      {start, attributes: kept, spreads, isClosed: isClosed && set === undefined},
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

  #attributes(): Omit<ReadTag, 'start'> {
    const attributes: ReadTag['attributes'] = new Map();
    const spreads: string[] = [];
    for (;;) {
      this.#code.match(space);
      if (
        this.#code.text.startsWith('/>', this.#code.at) ||
        this.#code.text[this.#code.at] === '>'
      ) {
        const isClosed = this.#code.text[this.#code.at] === '/';
        this.#code.at += isClosed ? 2 : 1;
        return {attributes, spreads, isClosed};
      }
      if (this.#code.text[this.#code.at] === '{') {
        const {at} = this.#code;
        const code = this.#context.codeHere(this.#code.braces().trim(), at);
        if (code === undefined) continue;
        if (code.startsWith('...')) spreads.push(code.slice(3));
        else if (/^[\w$]+$/.test(code)) attributes.set(code, {kind: 'expression', source: code});
        continue;
      }
      const name = this.#code.match(attributeName);
      if (name === '') throw new NoTemplate();
      this.#code.match(space);
      const hasValue = this.#code.text[this.#code.at] === '=';
      if (hasValue) this.#code.at++;
      const value = hasValue ? this.#value() : ({kind: 'flag'} as const);
      if (value) attributes.set(name, value);
    }
  }

  /** The value of an attribute; `undefined` for one that is not known. */
  #value(): ReturnType<typeof asText> | undefined {
    this.#code.match(space);
    const {at} = this.#code;
    const one = this.#code.text[at] ?? '';
    if (one === '{' || one === '`') {
      const code = one === '{' ? this.#code.braces() : this.#code.string('`');
      const source = this.#context.codeHere(code, at);
      return source === undefined ? undefined : {kind: 'expression', source};
    }
    if (one !== '"' && one !== "'") return {kind: 'string', text: this.#code.match(bareValue)};
    const start = ++this.#code.at;
    this.#code.skipTo(one);
    return {kind: 'string', text: this.#code.text.slice(start, this.#code.at - 1)};
  }

  #element(name: string, tag: ReadTag, content: string): string {
    const {nameOf, iconOf} = this.#context;
    if (name === 'slot') return this.#slot(textOf(tag.attributes, 'name'), content);
    const isDynamic = /^[A-Z]/.test(name) && nameOf(name) === undefined;
    const isUnknown = isDynamic && this.#context.codeHere(name, tag.start) === undefined;
    const kind = isUnknown ? 'nothing' : nameOf(name);
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
        link: this.#context.link,
        leaveOut: () => undefined,
      });
      return withSpreads(text.replace(/\n+$/, ''), tag.spreads);
    }
    const attributes = this.#withUrls(tag.attributes);
    if (kind === 'picture') return picture(name, attributes);
    if (kind === 'image') return picture(undefined, attributes);
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
