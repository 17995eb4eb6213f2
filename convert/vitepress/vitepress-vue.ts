import {htmlElements} from '../../src/content/html/html-elements.js';
import {svgElements} from '../../src/content/html/svg.js';
import {codeFinder} from '../../src/markdown/code-spans.js';
import {paragraphEnds} from '../../src/markdown/paragraph-ends.js';
import {voidElements} from '../../src/shared/html-elements.js';
import type {ConvertedSite} from '../converted-site.js';
import {openingTag} from '../markdown/component-html.js';
import {escapedText} from '../markdown/escaped-text.js';
import {
  attributesAt,
  insertAttributes,
  type AttributeMarks,
  type WrittenAttributes,
} from './vitepress-attributes.js';
import {CodeLines} from './vitepress-code-lines.js';
import type {SourceLine} from './vitepress-lines.js';
import {LineOutput} from './vitepress-output.js';
import type {VitepressPageScope} from './vitepress-page-scope.js';
import {
  badgeNames,
  badgeTag,
  endOfElement,
  isOfVue,
  plainAttribute,
  wrappers,
  tagAt,
  type SourceTag,
} from './vitepress-tags.js';

/** What a page is read with. */
export interface VueContext {
  /** The values of the names in it. */
  readonly scope: VitepressPageScope;
  /** What encloses attributes; `undefined` where there are none. */
  readonly marks: AttributeMarks | undefined;
  /** The site that it is of. */
  readonly site: ConvertedSite;
}

/**
 * A page without what only Vue reads: scripts, style sheets, components and the attributes of
 * directives. Values that are known are written out.
 */
export function withoutVue(
  lines: readonly SourceLine[],
  context: VueContext,
): readonly SourceLine[] {
  return new VueRemover(lines, context).lines();
}

const special = /[\n\\`<{%]/g;
/** Longer values in braces are text. */
const longestValue = 500;
const codeHint = 'Code in pages is not run. Write what it shows.';

class VueRemover {
  readonly #text: string;
  readonly #context: VueContext;
  readonly #output: LineOutput;
  readonly #findCodeEnd: ReturnType<typeof codeFinder>;
  #at = 0;
  readonly #code = new CodeLines();
  readonly #endOfParagraph: ReturnType<typeof paragraphEnds>;
  /** Closing tags of components → what they show there. */
  readonly #closing = new Map<number, string>();
  readonly #lastComment: number;

  constructor(lines: readonly SourceLine[], context: VueContext) {
    this.#text = lines.map(({text}) => text).join('\n');
    this.#context = context;
    this.#output = new LineOutput(lines);
    this.#findCodeEnd = codeFinder(this.#text);
    this.#endOfParagraph = paragraphEnds(this.#text);
    this.#lastComment = this.#text.lastIndexOf('-->');
  }

  lines(): readonly SourceLine[] {
    const text = this.#text;
    let isLineStart = true;
    while (this.#at < text.length) {
      if (isLineStart && this.#codeLine()) continue;
      special.lastIndex = this.#at;
      const next = special.exec(text)?.index ?? text.length;
      this.#copyTo(next);
      isLineStart = text[next] === '\n';
      if (next < text.length) this.#special(text[next] ?? '');
    }
    return this.#output.end();
  }

  /** Passes over a line of code with the line break after it; says whether it is one. */
  #codeLine(): boolean {
    const end = this.#text.indexOf('\n', this.#at);
    const line = this.#text.slice(this.#at, end === -1 ? undefined : end);
    if (!this.#code.isCode(line)) return false;
    this.#copyTo(end === -1 ? this.#text.length : end + 1);
    return true;
  }

  #copyTo(end: number): void {
    this.#output.copy(this.#text.slice(this.#at, end));
    this.#at = end;
  }

  #skipTo(end: number): void {
    this.#output.skip(this.#text.slice(this.#at, end));
    this.#at = end;
  }

  #special(character: string): void {
    const at = this.#at;
    switch (character) {
      case '\\':
        return this.#copyTo(at + (this.#text[at + 1] === '\n' ? 1 : 2));
      case '`':
        return this.#copyTo(this.#findCodeEnd(at, this.#endOfParagraph(at)));
      case '<':
        return this.#angle();
      case '{':
      case '%':
        return this.#brace();
      default:
        return this.#copyTo(at + 1);
    }
  }

  #angle(): void {
    const at = this.#at;
    if (this.#text.startsWith('<!--', at) && at < this.#lastComment) {
      return this.#copyTo(this.#text.indexOf('-->', at) + 3);
    }
    const tag = tagAt(this.#text, at);
    if (!tag) return this.#copyTo(at + 1);
    if (/^(?:script|style)$/.test(tag.name)) return this.#script(tag);
    if (badgeNames.has(tag.name)) {
      const isKnown = [...tag.attributes].every(([key, value]) => plainAttribute(key, value));
      if (!isKnown) this.#note('A part of <Badge>', codeHint);
      this.#output.insert(badgeTag(tag));
      return this.#skipTo(tag.end);
    }
    if (htmlElements.has(tag.name) || svgElements.has(tag.name)) return this.#element(tag);
    if (tag.isClosing) this.#output.insert(this.#closing.get(at) ?? '');
    else if (!wrappers.has(tag.name)) return this.#component(tag);
    return this.#skipTo(tag.end);
  }

  /** A component: what it shows where that is known, else its content. */
  #component(tag: SourceTag): void {
    const {name, isEmpty, end} = tag;
    const close = isEmpty ? -1 : this.#text.indexOf(`</${name}>`, end);
    const content = close === -1 ? '' : this.#text.slice(end, close);
    const isPlain = !/<template\b/.test(content) && !content.includes(`<${name}`);
    const hasContent = content.trim() !== '';
    const shown = isPlain ? this.#context.scope.component(tag, hasContent) : undefined;
    if (!shown) {
      this.#note(`The component <${name}>`, codeHint);
      return this.#skipTo(end);
    }
    this.#output.insert(shown.before);
    if (hasContent && shown.after !== undefined) {
      this.#closing.set(close, shown.after);
      return this.#skipTo(end);
    }
    return this.#skipTo(close === -1 ? end : close + name.length + 3);
  }

  /** Leaves out a script or a style sheet. */
  #script({name, end, isClosing, isEmpty}: SourceTag): void {
    if (isClosing) return this.#skipTo(end);
    const isScript = name === 'script';
    this.#note(
      isScript ? 'The script of the page' : 'The style sheet of the page',
      isScript ? codeHint : 'Write it into a file, and name that in "css" of docs.json.',
    );
    const close = isEmpty ? end : this.#text.indexOf(`</${name}`, end);
    const last = close === -1 || isEmpty ? close : this.#text.indexOf('>', close) + 1;
    return this.#skipTo(last <= 0 ? this.#text.length : last);
  }

  /** An element that a page repeats: it is written out where the list is known. */
  #repeated({name, isEmpty, end}: SourceTag): void {
    const last = isEmpty ? end : endOfElement(this.#text, name, end);
    const written = this.#text.slice(this.#at, last);
    const html = /\n[ \t]*\n/.test(written) ? undefined : this.#context.scope.element(written);
    if (html === undefined) this.#note(`The list of <${name} v-for>`, codeHint);
    this.#output.insert(html ?? '');
    return this.#skipTo(last);
  }

  /** An element of HTML without attributes that only Vue reads. */
  #element(tag: SourceTag): void {
    const {name, attributes, isClosing, isEmpty, end} = tag;
    if (attributes.has('v-for') && !isClosing) return this.#repeated(tag);
    const ofVue = [...attributes.keys()].filter(isOfVue);
    const kept = [...attributes].flatMap(([key, value]) => {
      const plain = plainAttribute(key, value);
      return plain ? [plain] : [];
    });
    const noted = ofVue.filter(
      (key) => key !== 'v-pre' && !plainAttribute(key, attributes.get(key) ?? ''),
    );
    if (noted.length > 0) this.#note(`The attribute "${noted.join('", "')}"`, codeHint);
    const isOpen = isEmpty && !voidElements.has(name) && !svgElements.has(name);
    if (isClosing || (ofVue.length === 0 && !isOpen)) return this.#copyTo(end);
    const opening = openingTag(name, Object.fromEntries(kept), isEmpty && !isOpen ? ' /' : '');
    this.#output.insert(isOpen ? `${opening}</${name}>` : opening);
    return this.#skipTo(end);
  }

  #brace(): void {
    const at = this.#at;
    if (this.#text.startsWith('{{', at)) {
      const close = this.#text.slice(at, at + longestValue).indexOf('}}');
      if (close !== -1 && at + close < this.#endOfParagraph(at)) return this.#value(at + close + 2);
    }
    const {marks} = this.#context;
    const attributes = marks && attributesAt(this.#text, at, marks);
    if (attributes && this.#isAfterContent(attributes)) return this.#attributes(attributes);
    return this.#copyTo(at + 1);
  }

  /** A value in braces: it is written out where it is known. */
  #value(end: number): void {
    const expression = this.#text.slice(this.#at + 2, end - 2).trim();
    const value = this.#code.isVPre ? undefined : this.#known(expression);
    if (value === undefined) {
      if (!this.#code.isVPre) this.#note(`The value of {{ ${expression} }}`, codeHint);
      return this.#copyTo(end);
    }
    this.#output.insert(escapedText(value));
    return this.#skipTo(end);
  }

  #known(expression: string): string | undefined {
    const [, , literal] = /^(["'])([^"'\\]*)\1$/.exec(expression) ?? [];
    if (literal !== undefined) return literal;
    if (/^\d+(?:\.\d+)?$/.test(expression)) return expression;
    return this.#context.scope.text(expression);
  }

  /** Attributes follow a link, emphasis or code, or end a line. */
  #isAfterContent({end}: WrittenAttributes): boolean {
    const last = this.#output.tail.at(-1) ?? '';
    return /[)*_`>\]]/.test(last) || /^[ \t]*(?:\n|$)/.test(this.#text.slice(end, end + 100));
  }

  #attributes(attributes: WrittenAttributes): void {
    if (insertAttributes(attributes, this.#output)) {
      const written = this.#text.slice(this.#at, attributes.end);
      this.#note(`${written} after a text`, 'Write an element with these attributes.');
    }
    return this.#skipTo(attributes.end);
  }

  #note(what: string, instead: string): void {
    this.#context.site.leaveOut(this.#output.source, what, instead);
  }
}
