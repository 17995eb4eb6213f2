import {components} from '../../src/content/components.js';
import {readLiteral} from '../../src/content/mdx/literal.js';
import {attribute} from '../../src/content/other-tools/change.js';
import type {WrittenAttribute} from '../../src/markdown/attributes.js';
import type {Marks, TagMark} from '../../src/markdown/marks.js';
import type {PageUrls} from '../markdown/source-html.js';
import {attributeOf, textOf} from './docusaurus-attributes.js';
import {cardsText, type Card} from './docusaurus-cards.js';
import {contentsList} from './docusaurus-contents.js';
import type {TextEdit} from './docusaurus-edits.js';
import type {PageImports, Imported} from './docusaurus-imports.js';
import {DocusaurusTabs} from './docusaurus-tabs.js';
import {codeBlockText, imageText, themedImageText} from './docusaurus-tag-blocks.js';

/** What the tags of a page depend on. */
export interface TagContext {
  readonly text: string;
  readonly marks: Marks;
  readonly imports: PageImports;
  readonly urls: PageUrls;
  /** The cards of the category of the page. */
  readonly cards: readonly Card[];
  /** Notes that a part of the text is not carried over. */
  readonly leaveOut: (at: number, what: string, instead: string) => void;
}

/** Components that Docusaurus has, and sites use without an import. */
const ofTheme = new Set([
  ...['Tabs', 'TabItem', 'CodeBlock', 'Admonition', 'Head', 'BrowserOnly', 'Link', 'DocCardList'],
  ...['Details', 'TOCInline', 'ThemedImage', 'Translate', 'Heading', 'DocCard'],
]);

const urlAttributes = new Set(['src', 'href', 'to', 'poster']);

/** Tags that mean nothing here, whose content stays. */
const transparent = new Set(['Translate', 'Fragment', 'ErrorBoundary', 'Layout']);

/** Admonitions → components. */
const callouts: ReadonlyMap<string, string> = new Map([
  ...([
    ['tip', 'Tip'],
    ['info', 'Info'],
    ['success', 'Check'],
    ['warning', 'Warning'],
  ] as const),
  ...([
    ['caution', 'Warning'],
    ['danger', 'Danger'],
  ] as const),
]);

/** The edits that make the tags of a page those that there are here. */
export class TagWriter {
  readonly edits: TextEdit[] = [];
  readonly #context: TagContext;
  readonly #tabs: DocusaurusTabs;
  readonly #unknown = new Set<string>();

  constructor(context: TagContext) {
    this.#context = context;
    this.#tabs = new DocusaurusTabs(sortedTags(context), (mark) => this.#themeName(mark));
  }

  write(): readonly TextEdit[] {
    for (const [at, mark] of sortedTags(this.#context)) this.#tag(at, mark);
    return this.edits;
  }

  #tag(at: number, mark: TagMark): void {
    const imported = this.#context.imports.names.get(mark.name);
    const theme = this.#themeName(mark);
    if (theme !== undefined) this.#themeTag(theme, at, mark);
    else if (imported?.kind === 'snippet' || imported?.kind === 'component') this.#urls(at, mark);
    else if (imported?.kind === 'asset') this.#replace(at, mark, imageText(mark, imported.url));
    else if (imported) this.#remove(at, mark);
    else if (/^[a-z]/.test(mark.name)) this.#urls(at, mark);
    else if (this.#isUnknown(mark.name)) {
      if (!this.#unknown.has(mark.name)) {
        const instead = 'Its content is kept. Write what it shows.';
        this.#context.leaveOut(at, `The component "${mark.name}"`, instead);
      }
      this.#unknown.add(mark.name);
      this.#remove(at, mark);
    }
  }

  #isUnknown(name: string): boolean {
    if (name === '' || name === 'React.Fragment') return false;
    return !Object.hasOwn(components, name) && !this.#context.imports.defined.has(name);
  }

  #themeName({name}: TagMark): string | undefined {
    const imported = this.#context.imports.names.get(name);
    if (imported) return imported.kind === 'theme' ? imported.name : undefined;
    return ofTheme.has(name) && !this.#context.imports.defined.has(name) ? name : undefined;
  }

  #themeTag(name: string, at: number, mark: TagMark): void {
    const {leaveOut} = this.#context;
    switch (name) {
      case 'Tabs':
        this.#rename(at, mark, `<Tabs${this.#tabs.startOf(mark)}`, 'Tabs');
        return;
      case 'TabItem':
        this.#rename(at, mark, `<Tab${attribute('title', this.#tabs.titleOf(mark))}`, 'Tab');
        return;
      case 'Admonition': {
        const component = callouts.get(textOf(mark, 'type') ?? 'note') ?? 'Note';
        const title = textOf(mark, 'title');
        const named = title === undefined ? '' : attribute('title', title);
        this.#rename(at, mark, `<${component}${named}`, component);
        return;
      }
      case 'Details': {
        const title = attribute('title', textOf(mark, 'summary') ?? 'Details');
        this.#rename(at, mark, `<Accordion${title}`, 'Accordion');
        return;
      }
      case 'Link':
        this.#link(at, mark);
        return;
      case 'Heading': {
        const tag = textOf(mark, 'as') ?? 'h2';
        const id = textOf(mark, 'id');
        this.#rename(at, mark, `<${tag}${id === undefined ? '' : attribute('id', id)}`, tag);
        return;
      }
      case 'CodeBlock':
        this.#codeBlock(at, mark);
        return;
      case 'DocCardList':
        if (this.#context.cards.length > 0) {
          this.#replace(at, mark, `\n${cardsText(this.#context.cards)}\n`);
        } else {
          leaveOut(at, 'The list of cards', 'The page is in no sidebar. Write the list.');
          this.#replace(at, mark, '');
        }
        return;
      case 'ThemedImage':
        this.#replace(
          at,
          mark,
          themedImageText(mark, (source) => this.#expressionUrl(source)),
        );
        return;
      case 'Head':
        leaveOut(at, 'The content of "Head"', 'Write it into the frontmatter, or into index.html.');
        this.#replace(at, mark, '');
        return;
      case 'BrowserOnly':
        leaveOut(at, 'The content of "BrowserOnly"', 'Code of authors is not run.');
        this.#replace(at, mark, '');
        return;
      case 'TOCInline':
        this.#contents(at, mark);
        return;
      default:
        if (!transparent.has(name)) {
          leaveOut(at, `The component "${name}"`, 'Its content is kept. Write what it shows.');
        }
        this.#remove(at, mark);
    }
  }

  #contents(at: number, mark: TagMark): void {
    const {text, marks, leaveOut} = this.#context;
    const isOwnLine = at === 0 || text[at - 1] === '\n';
    const list = isOwnLine ? contentsList(text.slice(at, mark.end), text, marks) : undefined;
    if (list === undefined) {
      leaveOut(at, 'The list of headings', 'Every page lists its headings at the side.');
    }
    this.#replace(at, mark, list ?? '');
  }

  #link(at: number, mark: TagMark): void {
    const to = attributeOf(mark, 'to') ?? attributeOf(mark, 'href');
    const url = to && this.#urlOf(to);
    const named = url === undefined ? '' : attribute('href', url);
    const classes = textOf(mark, 'className');
    const styled = classes === undefined ? '' : attribute('className', classes);
    this.#rename(at, mark, `<a${named}${styled}`, 'a');
  }

  #codeBlock(at: number, mark: TagMark): void {
    const {text, imports, leaveOut} = this.#context;
    const block = codeBlockText(text, at, mark, imports.names);
    if (block === undefined) leaveOut(at, 'This code', 'Write it as a code block.');
    this.#replace(at, mark, block ?? '');
  }

  /** The URLs in the attributes of a tag. */
  #urls(at: number, mark: TagMark): void {
    const {text} = this.#context;
    const tag = text.slice(at, mark.end);
    let written = tag;
    for (const one of mark.attributes) {
      if (!urlAttributes.has(one.name)) continue;
      const url = this.#urlOf(one);
      if (url === undefined) continue;
      const {value, name} = one;
      const before =
        value.kind === 'expression'
          ? [`${name}={${value.source}}`]
          : value.kind === 'string'
            ? [`${name}="${value.text}"`, `${name}='${value.text}'`]
            : [];
      for (const found of before) {
        written = written.replace(found, () => attribute(name, url).trim());
      }
    }
    if (written !== tag) this.edits.push({at, end: mark.end, text: written});
  }

  #urlOf({value}: WrittenAttribute): string | undefined {
    if (value.kind === 'flag') return undefined;
    if (value.kind === 'string') return this.#context.urls.link(value.text);
    return this.#expressionUrl(value.source);
  }

  #expressionUrl(source: string): string | undefined {
    const {imports, urls} = this.#context;
    return urlOfExpression(source, imports.names, urls);
  }

  /** Writes another name and other attributes of a tag. */
  #rename(at: number, mark: TagMark, opening: string, name: string): void {
    const isEmpty = this.#context.text.slice(at, mark.end).endsWith('/>');
    this.edits.push({at, end: mark.end, text: `${opening}${isEmpty ? ' />' : '>'}`});
    const {contentEnd, close} = mark;
    if (!isEmpty && contentEnd !== undefined && close !== undefined) {
      this.edits.push({at: contentEnd, end: close, text: `</${name}>`});
    }
  }

  #replace(at: number, mark: TagMark, text: string): void {
    this.edits.push({at, end: mark.close ?? mark.end, text});
  }

  /** The end of a tag, with its line and the blank one below it where it is alone there. */
  #lineEnd(at: number, end: number): number {
    const {text} = this.#context;
    const isAlone = /^[ \t]*$/.test(text.slice(text.lastIndexOf('\n', at - 1) + 1, at));
    return isAlone && text.startsWith('\n\n', end) ? end + 2 : end;
  }

  /** Removes a tag, and keeps its content. */
  #remove(at: number, mark: TagMark): void {
    this.edits.push({at, end: this.#lineEnd(at, mark.end), text: ''});
    const {contentEnd, close} = mark;
    if (contentEnd !== undefined && close !== undefined && close > contentEnd) {
      this.edits.push({at: contentEnd, end: this.#lineEnd(contentEnd, close), text: ''});
    }
  }
}

function sortedTags({marks}: TagContext): readonly (readonly [number, TagMark])[] {
  const tags = [...marks].flatMap(([at, mark]) =>
    mark.kind === 'tag' ? [[at, mark] as const] : [],
  );
  return tags.toSorted(([one], [other]) => one - other);
}

const baseUrl = /^\s*useBaseUrl\(\s*["'`]([^"'`]*)["'`]\s*(?:,[^)]*)?\)\s*$/;
const required = /^\s*require\(\s*["'`]([^"'`]*)["'`]\s*\)(?:\.default)?\s*$/;
const importedName = /^\s*([\w$]+)(?:\.(?:default|src))?\s*$/;

/** The URL that the code of an attribute refers to; `undefined` for any other code. */
function urlOfExpression(
  source: string,
  names: ReadonlyMap<string, Imported>,
  urls: PageUrls,
): string | undefined {
  const [, based] = baseUrl.exec(source) ?? [];
  if (based !== undefined) return urls.link(based.startsWith('/') ? based : `/${based}`);
  const [, from] = required.exec(source) ?? [];
  if (from !== undefined) return urls.asset(from.replace(/^!!?(?:url|file)-loader!/, ''));
  const imported = names.get(importedName.exec(source)?.[1] ?? '');
  if (imported?.kind === 'asset') return imported.url;
  const literal = readLiteral(source)?.value;
  return typeof literal === 'string' ? urls.link(literal) : undefined;
}
