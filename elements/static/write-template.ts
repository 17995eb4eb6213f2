import {noChange, nothing, type CSSResult, type LitElement, type TemplateResult} from 'lit';
import {namesInStyles, tagClass, type StyledNames} from '../../src/html/element-classes.js';
import type {HtmlContext} from '../../src/html/html-context.js';
import {
  element,
  Html,
  joined,
  markup,
  type AttributeValue,
  type HtmlContent,
} from '../../src/html/html.js';
import {iconSpace} from '../../src/html/icons.js';
import type {ImageSize} from '../../src/html/image-size.js';
import type {Icon} from '../../src/shared/icon.js';
import {hostStyles} from '../styles/host.css.js';
import {
  parseTemplate,
  type TemplateAttribute,
  type TemplateElement,
  type TemplateNode,
} from './parse-template.js';
import {renderOnce, stylesOf, type Given} from './render-once.js';
import {staticElements, type StaticElement} from './static-elements.js';

/** What templates are written with. */
export interface WriterContext extends Pick<
  HtmlContext,
  'drawingOf' | 'classFor' | 'link' | 'nextNumber' | 'notes' | 'isWithoutControls'
> {
  /** The size of the image at a URL. */
  readonly imageSize: (src: string) => ImageSize | undefined;
}

/** The attributes of an element. */
type Look = Readonly<Record<string, AttributeValue>>;

/** The element whose shadow root is written. */
interface Shadow extends Pick<StaticElement, 'name' | 'slot' | 'buttonTag'> {
  readonly styled: StyledNames;
  readonly content: Html;
  /** An id that no other element of the page has. */
  readonly idOf: (id: string) => string;
}

/**
 * What a Lit template shows as HTML, without shadow roots: an element of ours is a `<div>` or a
 * `<span>` with its classes, the parts of its shadow root are classes of it, and its slot is its
 * content. What only a script does is left out; on paper, so is what only a click needs. `more`
 * is given to the outermost element besides what its template gives it.
 */
export function writeTemplate(
  value: unknown,
  context: WriterContext,
  more: readonly Given[] = [],
): Html {
  return joined([new Writer(context, undefined, more).write(value)]);
}

class Writer {
  readonly #context: WriterContext;
  readonly #shadow: Shadow | undefined;
  readonly #more: readonly Given[];

  constructor(context: WriterContext, shadow?: Shadow, more: readonly Given[] = []) {
    this.#context = context;
    this.#shadow = shadow;
    this.#more = more;
  }

  write(value: unknown): HtmlContent {
    if (value === nothing || value === noChange || isMissing(value)) return '';
    if (value instanceof Html) return value;
    if (typeof value === 'string' || typeof value === 'number') return value;
    if (Array.isArray(value)) return value.map((one) => this.write(one));
    if (typeof value === 'function') return this.write((value as () => unknown)());
    if (isTemplate(value)) return this.#writeNodes(parseTemplate(value.strings), value.values);
    throw new Error('A value of this kind cannot be written as HTML.');
  }

  #writeNodes(nodes: readonly TemplateNode[], values: readonly unknown[]): HtmlContent {
    return nodes.map((node) => {
      if (node.kind === 'text') return textOf(node.text);
      return node.kind === 'value' ? this.write(values[node.index]) : this.#tag(node, values);
    });
  }

  #tag(node: TemplateElement, values: readonly unknown[]): HtmlContent {
    const {tag, attributes} = node;
    if (tag.includes('-')) return this.#customElement(node, values);
    if (tag === 'slot') return this.#slot();
    const more = this.#more.flatMap(({kind, name, value}) =>
      kind === 'attribute' ? [[name, String(value)] as const] : [],
    );
    const given: Look = {...this.#attributes(attributes, values), ...Object.fromEntries(more)};
    if (this.#isLeftOut(tag, given)) return '';
    const content = () => this.#within().#writeNodes(node.children, values);
    const look = this.#withClasses(tag, given);
    if (tag === 'a') return this.#context.link(look, content);
    if (tag === 'img') return element(tag, this.#image(look));
    if (tag === 'button') return this.#button(look, content());
    if (this.#context.notes && (tag === 'details' || tag === 'summary')) {
      return element('div', {...look, open: undefined}, content());
    }
    return element(tag, look, content());
  }

  /** What needs a script, or on paper a pointer. */
  #isLeftOut(tag: string, {part, role, class: own}: Look): boolean {
    const needsPointer =
      part === 'chevron' || part === 'anchor' || (tag === 'a' && own === 'anchor');
    if (this.#context.notes && needsPointer) return true;
    const isControl = tag === 'button' && !this.#shadow?.buttonTag;
    return (this.#context.isWithoutControls && isControl) || role === 'status';
  }

  #button(look: Look, content: HtmlContent): Html {
    const {buttonTag} = this.#shadow ?? {};
    if (buttonTag) return element(buttonTag, look, content);
    return element('button', {type: 'button', disabled: true, ...look}, content);
  }

  /** Writes what is in the outermost element. */
  #within(): Writer {
    return this.#more.length > 0 ? new Writer(this.#context, this.#shadow) : this;
  }

  #slot(): HtmlContent {
    const {name, slot, content} = this.#shadow ?? {};
    return slot === 'slot' ? markup`<div class="${name}-slot">${content}</div>` : content;
  }

  /** In the shadow root of an element, parts are classes. */
  #withClasses(tag: string, look: Look): Look {
    if (!this.#shadow) return look;
    const {part, class: own, ...others} = look;
    const classes = [this.#classes(tag, part), own].filter(Boolean).join(' ');
    return {class: classes || undefined, ...others};
  }

  #classes(tag: string, part: AttributeValue): string | undefined {
    if (!this.#shadow) return undefined;
    const {name, styled} = this.#shadow;
    const parts = typeof part === 'string' ? part.split(' ') : [];
    const classes = new Set(parts.map((one) => `${name}-${one}`));
    if (styled.tags.has(tag)) classes.add(tagClass(name, tag, styled.parts));
    return [...classes].join(' ') || undefined;
  }

  #attributes(attributes: readonly TemplateAttribute[], values: readonly unknown[]): Look {
    const all: [string, AttributeValue][] = [];
    for (const attribute of attributes) {
      const {kind, name} = attribute;
      const value = valueOf(attribute, values);
      if (kind === 'boolean') all.push([name, !!value]);
      else if (kind === 'attribute' && value !== nothing && name !== 'aria-live') {
        all.push([name, this.#reference(name, attributeText(value))]);
      }
    }
    return Object.fromEntries(all);
  }

  /** In a page, ids of a shadow root would be there once for each element. */
  #reference(name: string, value: string): string {
    if (!this.#shadow || !/^(?:id|for|aria-(?:labelledby|describedby|controls))$/.test(name)) {
      return value;
    }
    return value.split(' ').map(this.#shadow.idOf).join(' ');
  }

  #image(look: Look): Look {
    const {notes, imageSize} = this.#context;
    const {src} = look;
    const size = typeof src === 'string' ? imageSize(src) : undefined;
    // Only a script shows another image.
    const unused = {'data-otherwise': undefined, ...(notes && {loading: undefined})};
    return {...look, ...unused, ...size};
  }

  #customElement({tag, attributes, children}: TemplateElement, values: readonly unknown[]): Html {
    const given = attributes.flatMap((attribute): Given[] => {
      const {kind, name} = attribute;
      const value = valueOf(attribute, values);
      if (value === nothing || kind === 'event' || (kind === 'boolean' && !value)) return [];
      if (kind === 'property') return [{kind, name, value}];
      return [{kind: 'attribute', name, value: kind === 'boolean' ? '' : (value ?? '')}];
    });
    const outer = this.#classes(tag, given.find(({name}) => name === 'part')?.value as string);
    if (tag === 'docs-icon') {
      const icon = given.find(({name}) => name === 'icon')?.value as Icon;
      return iconSpace(icon, this.#context, outer);
    }
    const found = staticElements.get(tag);
    if (!found) throw new Error(`<${tag}> cannot be written as HTML.`);
    return this.#host(
      found,
      [...given, ...this.#more],
      joined([this.#within().#writeNodes(children, values)]),
      outer,
    );
  }

  #host(
    {type, tag, ...names}: StaticElement,
    given: readonly Given[],
    content: Html,
    outer: string | undefined,
  ): Html {
    const {classFor, nextNumber} = this.#context;
    const {name} = names;
    const {view, attributes, style} = renderOnce(type, given);
    const styleClass = style.size > 0 ? classFor(style) : '';
    const look = [...attributes].filter(([key]) => key !== 'open' && key !== 'part');
    let number: number | undefined;
    const shadow = {
      ...names,
      content,
      styled: styledBy(type),
      idOf: (id: string) => `${name}-${id}-${(number ??= nextNumber())}`,
    };
    return element(
      tag,
      {
        class: [name, outer, styleClass].filter(Boolean).join(' '),
        ...Object.fromEntries(look.map(([key, value]) => [attributeInHtml(key), value])),
      },
      new Writer(this.#context, shadow).write(view),
    );
  }
}

/** Attributes of elements of ours are data in HTML, which has others of the same names. */
function attributeInHtml(name: string): string {
  return /^(?:id|hidden|role|lang|dir|data-.*|aria-.*)$/.test(name) ? name : `data-${name}`;
}

const styledNames = new WeakMap<new () => LitElement, StyledNames>();

function styledBy(type: new () => LitElement): StyledNames {
  const found = styledNames.get(type);
  if (found) return found;
  const own = stylesOf(type).filter((styles) => styles !== hostStyles) as readonly CSSResult[];
  const styled = namesInStyles(own.map(({cssText}) => cssText).join('\n'));
  styledNames.set(type, styled);
  return styled;
}

/** As Lit does: one value alone is itself, and nothing of several is nothing of the whole. */
function valueOf({texts, first}: TemplateAttribute, values: readonly unknown[]): unknown {
  const [start = '', ...others] = texts;
  if (others.length === 1 && start === '' && others[0] === '') return values[first];
  const own = values.slice(first, first + others.length);
  if (own.includes(nothing)) return nothing;
  return others.reduce((text, one, index) => text + attributeText(own[index]) + one, start);
}

function attributeText(value: unknown): string {
  return isMissing(value) ? '' : String(value);
}

function isMissing(value: unknown): boolean {
  return value === undefined || value === null;
}

function isTemplate(value: unknown): value is TemplateResult {
  return typeof value === 'object' && value !== null && 'strings' in value && 'values' in value;
}

/** The texts of templates are ours: the few references to characters in them are read. */
function textOf(text: string): string {
  return text.replace(/&nbsp;/g, '\u00A0').replace(/&amp;/g, '&');
}
