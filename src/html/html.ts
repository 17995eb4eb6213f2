import {voidElements} from '../shared/html-elements.js';

/**
 * A piece of HTML. It is written as a template only: whatever is filled into one is escaped unless
 * it is such a piece itself, so that a text stays text in every position.
 */
export class Html {
  readonly #text: string;

  /** To be called by {@link markup} and {@link element} alone. */
  constructor(text: string) {
    this.#text = text;
  }

  toString(): string {
    return this.#text;
  }
}

/** What can be filled into a template: nothing of `undefined` and `false`. */
export type HtmlContent = Html | string | number | undefined | false | readonly HtmlContent[];

/** The value of an attribute: `true` has none, `undefined` and `false` leave it out. */
export type AttributeValue = string | number | boolean | undefined;

/**
 * A template of HTML. Values may be between tags and between the quotes of attributes; in tags
 * beside attributes, only what {@link attributes} made. Line breaks of the code beside tags are not
 * in the HTML; `\\n` is one.
 */
export function markup(template: TemplateStringsArray, ...values: readonly HtmlContent[]): Html {
  const pieces = piecesOf(template);
  let text = pieces[0] ?? '';
  for (const [index, value] of values.entries()) {
    text += textOf(value) + (pieces[index + 1] ?? '');
  }
  return new Html(text);
}

/** Templates → their texts without the line breaks of the code. */
const known = new WeakMap<TemplateStringsArray, readonly string[]>();

function piecesOf(template: TemplateStringsArray): readonly string[] {
  const found = known.get(template);
  if (found) return found;
  const pieces = template.raw.map((piece) =>
    piece
      .replace(/^\s*\n\s*$|(?<=>|\\n)\s*\n\s*|\s*\n\s*(?=[<>])/g, '')
      .replace(/\s*\n\s*/g, ' ')
      .replaceAll('\\n', '\n'),
  );
  known.set(template, pieces);
  return pieces;
}

/** The attributes of a tag, each with a blank before it. */
export function attributes(values: Readonly<Record<string, AttributeValue>>): Html {
  let text = '';
  for (const [name, value] of Object.entries(values)) {
    if (value === undefined || value === false) continue;
    if (!attributeName.test(name)) throw new Error(`not the name of an attribute: ${name}`);
    text += value === true ? ` ${name}` : ` ${name}="${escaped(String(value))}"`;
  }
  return new Html(text);
}

/** An element whose tag is data. */
export function element(
  tag: string,
  values: Readonly<Record<string, AttributeValue>>,
  content?: HtmlContent,
): Html {
  if (!tagName.test(tag)) throw new Error(`not the name of an element: ${tag}`);
  const start = `<${tag}${attributes(values).toString()}>`;
  return new Html(voidElements.has(tag) ? start : `${start}${textOf(content)}</${tag}>`);
}

/** A value as JSON that programs read; browsers do not run what has such a type. */
export function dataElement(
  type: `application/${'' | 'ld+'}json`,
  value: unknown,
  look: Readonly<Record<string, string>> = {},
): Html {
  // Neither an end tag nor a comment can begin in it.
  const text = JSON.stringify(value).replaceAll('<', '\\u003c');
  return new Html(`<script${attributes({type, ...look}).toString()}>${text}</script>`);
}

/** A piece that contains others one after another. */
export function joined(pieces: readonly HtmlContent[]): Html {
  return new Html(textOf(pieces));
}

/** A tag of a piece of HTML. */
export interface WrittenTag {
  readonly name: string;
  /** Its attributes in their order, with their texts; `undefined` for one without a value. */
  readonly attributes: ReadonlyMap<string, string | undefined>;
}

/**
 * A piece with other tags. An end tag has the name that `change` gives for no attributes. Outside
 * of tags, no text of a piece has angle brackets.
 */
export function withTags(html: Html, change: (tag: WrittenTag) => WrittenTag): Html {
  const replaced = (_: string, start: string, name: string, written: string) => {
    if (start === '</') return `</${change({name, attributes: noAttributes}).name}>`;
    const changed = change({name, attributes: attributesIn(written)});
    const values = [...changed.attributes].map(attributeText).join('');
    return `<${changed.name}${values}${written.endsWith('/') ? ' /' : ''}>`;
  };
  return new Html(html.toString().replace(tagPattern, replaced));
}

const tagPattern = /(<\/?)([a-z][\w-]*)([^<>]*)>/gi;
const attributePattern = /([\w:.-]+)(?:="([^"]*)")?/g;
const noAttributes: WrittenTag['attributes'] = new Map();

function attributesIn(written: string): WrittenTag['attributes'] {
  const all = written.matchAll(attributePattern);
  return new Map(
    Array.from(all, ([, name = '', value]) => [name, value && unescaped(value)] as const),
  );
}

function attributeText([name, value]: readonly [string, string | undefined]): string {
  return value === undefined ? ` ${name}` : ` ${name}="${escaped(value)}"`;
}

function unescaped(text: string): string {
  return text.replace(/&(?:amp|lt|gt|quot);/g, (reference) => characters.get(reference) ?? '');
}

const attributeName = /^[a-z_][\w:.-]*$/i;
const tagName = /^[a-z][\w-]*$/i;

function textOf(value: HtmlContent): string {
  if (value === undefined || value === false) return '';
  if (typeof value === 'string') return escaped(value);
  if (typeof value === 'number') return String(value);
  return value instanceof Html ? value.toString() : value.map(textOf).join('');
}

const references: ReadonlyMap<string, string> = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
]);

const characters: ReadonlyMap<string, string> = new Map(
  [...references].map(([character, reference]) => [reference, character]),
);

/** A text without characters that begin or end markup, between tags and in quotes. */
export function escaped(text: string): string {
  // Parsers replace null characters and drop other control characters, or reject the document.
  const known = text.replace(/[\0-\x08\x0B\x0E-\x1F\uFFFE\uFFFF]/g, '\uFFFD');
  return known.replace(/[&<>"]/g, (character) => references.get(character) ?? character);
}
