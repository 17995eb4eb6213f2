import type {Localize} from '../locales/messages.js';
import type {Target} from '../shared/urls.js';
import {isInlineNode} from './inline-nodes.js';
import {around, codeSpan, fencedCode, indented, joined, quoted} from './markdown-text.js';
import type {
  CodeBlockNode,
  ComponentNode,
  DocNode,
  HtmlNode,
  ListNode,
  TableNode,
} from './nodes.js';
import type {Page} from './page.js';

/** The words beside the name of a field, in the reader's language. */
export interface FieldTexts {
  readonly required: string;
  readonly deprecated: string;
  /** Before the default value: `default:`. */
  readonly default: string;
  /** Before the allowed values: `Allowed values:`. */
  readonly allowed: string;
}

/** Those words in the language of an interface. */
export function fieldTexts(localize: Localize): FieldTexts {
  return {
    required: localize('required'),
    deprecated: localize('deprecated'),
    default: localize('default:'),
    allowed: localize('Allowed values:'),
  };
}

/** What a page is written with. */
export interface MarkdownOptions {
  readonly texts: FieldTexts;
  /** The complete URL of a link or an image; undefined where it leads nowhere. */
  readonly url: (target: Target, kind: 'link' | 'image') => string | undefined;
  /** The method and path of the operation that the page is about: `GET /users`. */
  readonly operation?: string | undefined;
}

/** The most levels that are written of what readers open: schemas may contain themselves. */
const mostLevels = 3;
/** The most parts that readers open and that are written. */
const mostOpened = 500;

/**
 * A page as Markdown, for what reads Markdown alone: also what readers would have to open. Fields
 * are lists; what is left out because there is too much of it is an ellipsis.
 */
export function writeMarkdown(
  {title, hasOwnTitle, description, body}: Page,
  options: MarkdownOptions,
): string {
  const {operation} = options;
  const writer = new MarkdownWriter(options);
  const head = [
    hasOwnTitle || title === '' ? '' : `# ${escaped(title)}`,
    writer.blocks(description),
    operation === undefined ? '' : codeSpan(operation),
  ];
  return `${joined([...head, writer.blocks(body)])}\n`;
}

type FieldNode = ComponentNode & {readonly name: 'ParamField' | 'ResponseField'};

class MarkdownWriter {
  readonly #options: MarkdownOptions;
  #level = 0;
  #opened = 0;

  constructor(options: MarkdownOptions) {
    this.#options = options;
  }

  /** Nodes as paragraphs, lists and so on, with an empty line between them. */
  blocks(nodes: readonly DocNode[]): string {
    const written: string[] = [];
    let isLine = false;
    for (const node of nodes) {
      if (isInlineNode(node)) {
        const before = isLine ? (written.pop() ?? '') : '';
        written.push(before + this.#node(node));
      } else {
        const block = this.#node(node);
        // Fields and other items are one list.
        const isItem = isField(node) && block.startsWith('- ');
        const last = written.at(-1);
        if (isItem && last?.startsWith('- ') && !isLine) {
          written[written.length - 1] = `${last}\n${block}`;
        } else written.push(block);
      }
      isLine = isInlineNode(node);
    }
    return joined(written);
  }

  #inlines(nodes: readonly DocNode[]): string {
    return nodes.map((node) => this.#node(node)).join('');
  }

  #node(node: DocNode): string {
    switch (node.kind) {
      case 'text':
        return escaped(node.text);
      case 'break':
        return '\\\n';
      case 'code':
        return codeSpan(node.text);
      case 'image':
        return `![${escaped(node.alt)}](${this.#options.url(node.target, 'image') ?? ''})`;
      case 'link':
        return this.#link(node.target, this.#inlines(node.children));
      case 'task':
        return node.done ? '[x] ' : '[ ] ';
      case 'strong':
        return around('**', this.#inlines(node.children));
      case 'emphasis':
        return around('*', this.#inlines(node.children));
      case 'strike':
        return around('~~', this.#inlines(node.children));
      case 'footnote-link':
        // Links back to the text have no id.
        return node.id === undefined ? '' : `[^${node.number}]`;
      case 'math':
        return node.isBlock ? `$$\n${node.tex}\n$$` : `$${node.tex}$`;
      case 'paragraph':
        return this.#inlines(node.children)
          .trim()
          .replaceAll(/^(?=#{1,6} |[-+] |>)/gm, '\\')
          .replaceAll(/^(\d+)(?=[.)] )/gm, '$1\\');
      case 'heading':
        return `${'#'.repeat(node.level)} ${this.#inlines(node.children)}`;
      case 'code-block':
        return codeBlock(node);
      case 'list':
        return this.#list(node);
      case 'table':
        return this.#table(node);
      case 'quote':
        return quoted(this.blocks(node.children));
      case 'rule':
        return '---';
      case 'html':
        return this.#html(node);
      case 'component':
        return isInlineNode(node) ? this.#inlines(node.children) : this.#component(node);
      case 'interactive':
      case 'keyed':
        return isInlineNode(node) ? this.#inlines(node.children) : this.blocks(node.children);
      case 'deferred':
        return this.#open(node);
      case 'footnotes':
        return node.children
          .map((one, index) => `[^${index + 1}]: ${indented(this.#node(one), 4)}`)
          .join('\n');
      case 'footnote':
        return this.blocks(node.children);
      default:
        return node satisfies never;
    }
  }

  #link(target: Target, content: string): string {
    const url = this.#options.url(target, 'link');
    return url === undefined ? content : `[${content}](${url})`;
  }

  #html(node: HtmlNode): string {
    const {tag, isInline, attributes, children} = node;
    if (tag === 'br') return '\\\n';
    const content = isInline ? this.#inlines(children) : this.blocks(children);
    const [href, src] = [attributes.get('href'), attributes.get('src')];
    if (isTarget(href)) return this.#link(href, content);
    if (!isTarget(src)) return content;
    const alt = attributes.get('alt');
    const url = this.#options.url(src, 'image') ?? '';
    return `![${typeof alt === 'string' ? escaped(alt) : ''}](${url})`;
  }

  #list({isOrdered, start, items}: ListNode): string {
    return items
      .map((item, index) => {
        const marker = isOrdered ? `${start + index}. ` : '- ';
        return marker + indented(this.blocks(item), marker.length);
      })
      .join('\n');
  }

  #table({columns, rows}: TableNode): string {
    const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
    const cell = (nodes: readonly DocNode[]): string =>
      this.#inlines(nodes).replaceAll('|', '\\|').replaceAll('\n', ' ');
    return [
      row(columns.map(({children}) => cell(children))),
      row(columns.map(() => '---')),
      ...rows.map((cells) => row(cells.map(cell))),
    ].join('\n');
  }

  #component(node: ComponentNode): string {
    switch (node.name) {
      case 'ParamField':
      case 'ResponseField':
        return this.#field(node);
      case 'Note':
      case 'Tip':
      case 'Warning':
      case 'Info':
      case 'Check':
      case 'Danger':
      case 'Callout': {
        const {title = node.name} = node.attributes;
        return quoted(joined([around('**', escaped(title)), this.blocks(node.children)]));
      }
      case 'Card':
      case 'Tile': {
        const {title = '', href} = node.attributes;
        const name = href && title ? this.#link(href, escaped(title)) : escaped(title);
        return joined([around('**', name), this.blocks(node.children)]);
      }
      case 'Update': {
        const {label = '', description = ''} = node.attributes;
        const heading = label && `## ${escaped(label)}`;
        return joined([heading, escaped(description), this.blocks(node.children)]);
      }
      default: {
        const title = 'title' in node.attributes ? node.attributes.title : undefined;
        return joined([around('**', escaped(title ?? '')), this.blocks(node.children)]);
      }
    }
  }

  /** An item with the name and type of a field, and below it what it says. */
  #field(node: FieldNode): string {
    const {texts} = this.#options;
    const {type, required, deprecated, pre = [], post = [], enum: values = []} = node.attributes;
    const [place, name] = nameOf(node);
    const fallback = node.attributes.default;
    const facts = [
      ...pre,
      ...post,
      type && codeSpan(type),
      place,
      fallback && `${texts.default} ${codeSpan(fallback)}`,
      required && texts.required,
      deprecated && texts.deprecated,
    ].filter(Boolean);
    const head = [
      around('**', name && codeSpan(name)),
      name && facts.length > 0 ? `(${facts.join(', ')})` : facts.join(', '),
    ];
    const allowed = values.length > 0 ? `${texts.allowed} ${values.map(codeSpan).join(', ')}` : '';
    const inner = joined([this.blocks(node.children), allowed]);
    const line = head.filter(Boolean).join(' ');
    if (!name) return joined([line, inner]);
    return `- ${indented(joined([line, inner]), 2)}`;
  }

  /** What is made when a reader opens it; an ellipsis where there is too much. */
  #open({read}: DocNode & {kind: 'deferred'}): string {
    if (this.#level >= mostLevels || this.#opened >= mostOpened) return '…';
    this.#opened++;
    this.#level++;
    const inner = this.blocks(read());
    this.#level--;
    return inner;
  }
}

function isField(node: DocNode): boolean {
  return node.kind === 'component' && /Field$/.test(node.name);
}

/** Where a field is sent, if it says that, and its name. */
function nameOf(node: FieldNode): readonly [string, string] {
  if (node.name === 'ResponseField') return ['', node.attributes.name];
  const {name = '', path, query, body, header, cookie} = node.attributes;
  const [placed] = Object.entries({path, query, body, header, cookie}).flatMap(([place, written]) =>
    written === undefined ? [] : [[place, written] as const],
  );
  return placed ?? ['', name];
}

function isTarget(value: unknown): value is Target {
  return typeof value === 'object' && value !== null && 'to' in value;
}

function escaped(text: string): string {
  return text.replaceAll(/[\\`*[\]<]|(?<!\w)_|_(?!\w)/g, String.raw`\$&`);
}

function codeBlock({language, title, code}: CodeBlockNode): string {
  return fencedCode([language, title].filter(Boolean).join(' '), code);
}
