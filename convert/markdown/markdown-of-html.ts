import {
  around,
  codeSpan,
  fencedCode,
  indented,
  joined,
  quoted,
} from '../../src/content/markdown-text.js';
import {componentOf, isInlineComponent, openingTag, type Component} from './component-html.js';
import {escapedLine, escapedText, withoutAlert} from './escaped-text.js';
import {
  attributeOf,
  elementsIn,
  isElement,
  isText,
  textOf,
  type HtmlChild,
  type HtmlElement,
} from './html-tree.js';
import {languageOf} from './reading-of-html.js';
import {emphasisTags} from './reading-words.js';
import {isUnknown} from './unknown-element.js';
import {writtenOf} from './written-html.js';

/** How HTML is written. */
export interface WriteOptions {
  /** Whether emphasis is written as tags, where marks would be misread. */
  readonly isWithTags?: boolean;
}

/** HTML as Markdown of this format: tags remain where Markdown has nothing for them. */
export function markdownOfHtml(nodes: readonly HtmlChild[], options: WriteOptions = {}): string {
  return new Writer(options).blocks(nodes);
}

/** Elements that are part of a line of text. */
const inlineTags = new Set(
  (
    'a abbr acronym b bdi bdo big br button cite code data del dfn em font i img input ins kbd ' +
    'label mark meter nobr picture progress q rp rt ruby s samp small span strike strong sub sup ' +
    'svg time tt u var wbr'
  ).split(' '),
);

/** Elements that contain a line of text. */
const lineTags = new Set('caption dt figcaption summary td th'.split(' '));

const voidTags = new Set('area base br col embed hr img input link source track wbr'.split(' '));

class Writer {
  readonly #options: WriteOptions;

  constructor(options: WriteOptions) {
    this.#options = options;
  }

  /** Nodes as blocks with an empty line between them. */
  blocks(nodes: readonly HtmlChild[]): string {
    const written: string[] = [];
    let line: HtmlChild[] = [];
    const endLine = () => {
      written.push(this.#paragraph(line));
      line = [];
    };
    for (const node of nodes) {
      if (isInline(node)) line.push(node);
      else if (isElement(node)) {
        endLine();
        written.push(this.#block(node));
      }
    }
    endLine();
    return joined(written);
  }

  #paragraph(nodes: readonly HtmlChild[]): string {
    const text = this.#inlines(nodes)
      // A break of the line may be written before one of the source.
      .replaceAll(/[ \t]*\n[ \t\n]*/g, '\n')
      .trim()
      // A tag that is alone in a line is a block.
      .replaceAll(/^((?:<br \/>)+)\n/gm, '$1');
    // A line that begins with a tag could begin a block.
    const hasTags = /(?<!\\)<(?!br \/>)/.test(text);
    return escapedLine(hasTags ? text.replaceAll('\n', ' ') : text);
  }

  #block(element: HtmlElement): string {
    const {tagName, childNodes} = element;
    if (isUnknown(element)) return this.blocks(childNodes);
    switch (tagName) {
      case 'script':
        return '';
      case 'hr':
        return '---';
      case 'h1':
      case 'h2':
      case 'h3':
      case 'h4':
      case 'h5':
      case 'h6':
        return this.#heading(element);
      case 'p':
        return hasOnly(element, []) ? this.#paragraph(childNodes) : this.#tag(element);
      case 'ul':
      case 'ol':
        return hasOnly(element, ['start']) && elementsIn(element).every(isPlainItem)
          ? this.#list(element)
          : this.#tag(element);
      case 'blockquote':
        if (!hasOnly(element, [])) return this.#tag(element);
        return quoted(withoutAlert(this.blocks(childNodes)));
      case 'pre':
        return fencedCode(
          attributeOf(element, 'data-info') ?? languageOf(element),
          textOf(childNodes),
        );
      case 'table':
        return this.#table(element) ?? this.#tag(element);
      default:
        return writtenOf(element)?.text ?? this.#tag(element);
    }
  }

  #heading(element: HtmlElement): string {
    if (!hasOnly(element, ['id'])) return this.#tag(element);
    const id = attributeOf(element, 'id');
    const text = this.#inlines(element.childNodes).replaceAll(/\s+/g, ' ').trim();
    const level = Number(element.tagName.slice(1));
    return [`${'#'.repeat(level)} ${text}`.trim(), id && `{#${id}}`].filter(Boolean).join(' ');
  }

  #list(list: HtmlElement): string {
    const items = elementsIn(list);
    const start = Number(attributeOf(list, 'start') ?? '1');
    const isLoose = items.some((item) => elementsIn(item).some(({tagName}) => tagName === 'p'));
    return items
      .map((item, index) => {
        const marker = list.tagName === 'ol' ? `${start + index}. ` : '- ';
        const content = this.#item(item.childNodes, isLoose);
        return `${marker}${indented(content, marker.length)}`.trimEnd();
      })
      .join(isLoose ? '\n\n' : '\n');
  }

  /** What is in an item; in a tight list, blocks follow a text without an empty line. */
  #item(nodes: readonly HtmlChild[], isLoose: boolean): string {
    const blocks = this.blocks(nodes);
    if (isLoose) return blocks;
    return blocks.replace(/^([^\n]+(?:\n(?!\n)[^\n]+)*)\n\n(?=(?:- |\d+\. ))/, '$1\n');
  }

  /** A table whose cells are lines of text; `undefined` for any other. */
  #table(table: HtmlElement): string | undefined {
    if (!hasOnly(table, [])) return undefined;
    const parts = elementsIn(table);
    if (!parts.every((part) => /^t(?:head|body)$/.test(part.tagName))) return undefined;
    const rows = parts.flatMap((part) => elementsIn(part).map((row) => ({part, row})));
    const [head, ...body] = rows;
    const isOne = head?.part.tagName === 'thead' && body.every(({part}) => part !== head.part);
    if (!head || !isOne) return undefined;
    const cells = rows.map(({row}) => elementsIn(row));
    const columns = cells[0]?.length ?? 0;
    const isPlain = cells.every(
      (row) =>
        row.length <= columns &&
        row.every((cell) => hasOnly(cell, ['align']) && cell.childNodes.every(isInline)),
    );
    if (!isPlain || columns === 0) return undefined;
    const written = cells.map((row) =>
      row.map((cell) => this.#inlines(cell.childNodes, true).replaceAll('\n', ' ').trim()),
    );
    const line = (row: readonly string[]) => `| ${row.join(' | ')} |`;
    const rules = (cells[0] ?? []).map((cell) => ruleOf(attributeOf(cell, 'align')));
    const [first = [], ...others] = written;
    return [line(first), line(rules), ...others.map(line)].join('\n');
  }

  /** An element as a tag: its content is Markdown again. */
  #tag(element: HtmlElement): string {
    const {tagName, childNodes} = element;
    const {name, attributes} = tagOf(element);
    if (voidTags.has(tagName)) return openingTag(name, attributes, ' /');
    const isLine = childNodes.every(isInline) && !componentOf(element);
    const text = isLine ? this.#paragraph(childNodes) : this.blocks(childNodes);
    // Lines in a cell would be paragraphs.
    const content = isLine && lineTags.has(tagName) ? text.replaceAll('\n', ' ') : text;
    const [open, close] = [openingTag(name, attributes), `</${name}>`];
    if (content === '') return open + close;
    if (isLine && !content.includes('\n')) return open + content + close;
    return `${open}\n${indentedAll(content)}\n${close}`;
  }

  #inlines(nodes: readonly HtmlChild[], isInCell = false): string {
    return nodes.map((node) => this.#inline(node, isInCell)).join('');
  }

  #inline(node: HtmlChild, isInCell: boolean): string {
    if (isText(node)) {
      const text = escapedText(node.value);
      return isInCell ? text.replaceAll('|', '\\|') : text;
    }
    if (!isElement(node)) return '';
    const {tagName, childNodes} = node;
    const inner = () => this.#inlines(childNodes, isInCell);
    const mark = emphasisTags.get(tagName);
    if (mark === '`') {
      const code = codeIn(textOf(childNodes).replaceAll('\n', ' '));
      if (childNodes.every(isText)) return isInCell ? code.replaceAll('|', '\\|') : code;
    } else if (mark !== undefined && !this.#options.isWithTags && hasOnly(node, [])) {
      return around(mark, inner());
    }
    switch (tagName) {
      case 'br':
        return isInCell ? '<br />' : '<br />\n';
      case 'a':
        if (!hasOnly(node, ['href', 'title', 'target', 'rel'])) break;
        if (!this.#options.isWithTags && isLiteralUrl(node)) return textOf(childNodes);
        return linked(inner(), attributeOf(node, 'href'), attributeOf(node, 'title'));
      case 'img': {
        if (!hasOnly(node, ['src', 'alt', 'title'])) break;
        const [source, title] = [attributeOf(node, 'src'), attributeOf(node, 'title')];
        return `!${linked(escapedText(attributeOf(node, 'alt') ?? ''), source ?? '', title)}`;
      }
      case 'input':
        if (!isTaskBox(node)) break;
        return attributeOf(node, 'checked') === undefined ? '[ ] ' : '[x] ';
    }
    const own = writtenOf(node);
    if (own) return own.text;
    if (isUnknown(node)) return inner();
    const {name, attributes} = tagOf(node);
    const isEmpty = voidTags.has(tagName) || (componentOf(node) && childNodes.length === 0);
    if (isEmpty) return openingTag(name, attributes, ' /');
    return `${openingTag(name, attributes)}${inner()}</${name}>`;
  }
}

function isInline(node: HtmlChild): boolean {
  if (isText(node)) return true;
  if (!isElement(node)) return node.nodeName === '#comment';
  const component = componentOf(node);
  const isPartOfLine =
    inlineTags.has(node.tagName) ||
    writtenOf(node)?.isBlock === false ||
    isUnknown(node) ||
    (component !== undefined && isInlineComponent(component.name));
  return isPartOfLine && node.childNodes.every(isInline);
}

/** Whether a link is its own text, which is a link without marks. */
function isLiteralUrl(link: HtmlElement): boolean {
  const text = textOf(link.childNodes);
  return text === attributeOf(link, 'href') && /^https?:\/\/[\w.~/?#@!$&'+,;=%-]*[\w/]$/.test(text);
}

/** Whether an element is the box at the beginning of an item of a task list. */
function isTaskBox(element: HtmlElement): boolean {
  const outer = element.parentNode;
  const item = outer && 'parentNode' in outer && outer.nodeName === 'p' ? outer.parentNode : outer;
  if (item?.nodeName !== 'li' || attributeOf(element, 'type') !== 'checkbox') return false;
  return outer?.childNodes.find((node) => !isText(node) || node.value.trim() !== '') === element;
}

function isPlainItem(element: HtmlElement): boolean {
  return element.tagName === 'li' && hasOnly(element, []);
}

/** Whether an element has no other attributes than these. */
function hasOnly({attrs}: HtmlElement, names: readonly string[]): boolean {
  return attrs.every(({name}) => names.includes(name));
}

/** Code in a line; Markdown has nothing for spaces alone. */
function codeIn(text: string): string {
  return text.trim() === '' ? `<code>${text}</code>` : codeSpan(text);
}

function ruleOf(align: string | undefined): string {
  if (align === 'center') return ':---:';
  if (align === 'right') return '---:';
  return align === 'left' ? ':---' : '---';
}

function linked(content: string, href: string | undefined, title: string | undefined): string {
  if (href === undefined) return content;
  const isPlain = /^[^\s()<>\\]*$/.test(href);
  const url = isPlain ? href : `<${href.replaceAll(/[<>]/g, encodeURIComponent)}>`;
  const written = title === undefined ? '' : ` "${title.replaceAll(/["\\]/g, String.raw`\$&`)}"`;
  return `[${content}](${url}${written})`;
}

/** The name and the attributes of a tag: those of a component, or of an element. */
function tagOf(element: HtmlElement): Component {
  const {tagName, attrs} = element;
  const attributes = Object.fromEntries(attrs.map(({name, value}) => [name, value]));
  return componentOf(element) ?? {name: tagName, attributes};
}

/** All lines moved to the right, but those of code. */
function indentedAll(text: string): string {
  return text.includes('```') ? text : text.replaceAll(/^(?=.)/gm, '  ');
}
