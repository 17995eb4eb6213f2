import type {ComponentNode, DocNode, HtmlNode, ListNode, ParagraphNode} from '../content/nodes.js';
import type {Target} from '../shared/urls.js';
import {ContentValue, ElementValue, type ObjectValue, type Value} from './values.js';

/** A component of the page's code: its tag as an element, and the nodes that it renders. */
interface RenderedComponent {
  readonly element: ElementValue;
  readonly nodes: readonly DocNode[];
}

/** Content that is written in a page as the code of components gets it. */
export class WrittenContent {
  /** By the first node. */
  readonly #rendered = new WeakMap<DocNode, RenderedComponent>();

  /** Notes which tag of the page's own components makes these nodes. */
  note(element: ElementValue, nodes: readonly DocNode[]): readonly DocNode[] {
    const [first] = nodes;
    if (first) this.#rendered.set(first, {element, nodes});
    return nodes;
  }

  /** Children as React gives them: one value, or several in an array; text as a text. */
  childrenOf(nodes: readonly DocNode[]): Value {
    const values: Value[] = [];
    const shown = nodes.flatMap((node) => (hasOnlyTags(node) ? node.children : [node]));
    for (let at = 0; at < shown.length; at++) {
      const node = shown[at];
      if (node === undefined) continue;
      if (isBlank(node) && !(isInText(shown[at - 1]) && isInText(shown[at + 1]))) continue;
      const rendered = this.#rendered.get(node);
      if (rendered?.nodes.every((one, index) => one === shown[at + index])) {
        values.push(
          new ContentValue(
            () => rendered.nodes,
            () => rendered.element,
          ),
        );
        at += rendered.nodes.length - 1;
      } else if (node.kind === 'text') values.push(node.text);
      else {
        const read = () => [node];
        // What is left of a component that text was joined with is not its element.
        values.push(new ContentValue(read, rendered ? undefined : () => this.#elementOf(node)));
      }
    }
    return values.length > 1 ? values : values[0];
  }

  /**
   * The element that code finds where content is written: a tag with its attributes, or what
   * Markdown makes. Undefined for content that is no single element with children.
   */
  #elementOf(node: DocNode): ElementValue | undefined {
    switch (node.kind) {
      case 'component':
        return this.#element(node, node.name, this.#componentProps(node));
      case 'html':
        return this.#element(node, node.tag, this.#htmlProps(node));
      case 'link':
        return this.#element(node, 'a', [['href', urlOf(node.target)]]);
      case 'image':
        return this.#element(node, 'img', [
          ['src', urlOf(node.target)],
          ['alt', node.alt],
        ]);
      case 'heading':
        return this.#element(node, `h${node.level}`, [['id', node.id]]);
      case 'paragraph':
        return this.#element(node, 'p', []);
      case 'strong':
        return this.#element(node, 'strong', []);
      case 'emphasis':
        return this.#element(node, 'em', []);
      case 'strike':
        return this.#element(node, 'del', []);
      case 'quote':
        return this.#element(node, 'blockquote', []);
      case 'code':
        return this.#element(node, 'code', [['children', node.text]]);
      case 'code-block': {
        const className = node.language && `language-${node.language}`;
        const code = this.#element(node, 'code', [...stylesOf(className), ['children', node.code]]);
        return this.#element(node, 'pre', [['children', code]]);
      }
      case 'list':
        return this.#listOf(node);
      case 'task':
        return this.#element(node, 'input', [
          ['type', 'checkbox'],
          ['checked', node.done],
          ['disabled', true],
        ]);
      case 'break':
        return this.#element(node, 'br', []);
      case 'rule':
        return this.#element(node, 'hr', []);
      default:
        return undefined;
    }
  }

  /** The items are always an array: MDX has line ends between them. */
  #listOf(node: ListNode): ElementValue {
    const items = node.items.map((item) =>
      this.#element(node, 'li', [['children', this.childrenOf(item)]]),
    );
    return this.#element(node, node.isOrdered ? 'ol' : 'ul', [
      ...(node.start === 1 ? [] : [['start', node.start] as const]),
      ['children', items],
    ]);
  }

  #element(node: DocNode, name: string, entries: Iterable<Property>): ElementValue {
    const props: ObjectValue = new Map(entries);
    const children = 'children' in node ? this.childrenOf(node.children) : undefined;
    if (children !== undefined) props.set('children', children);
    const {line = 1, file = ''} = node as {readonly line?: number; readonly file?: string};
    return new ElementValue(name, name, props, {file, line});
  }

  #componentProps({attributes, authorStyles}: ComponentNode): readonly Property[] {
    const entries = Object.entries(attributes).map(([name, value]: [string, unknown]): Property => [
      name,
      this.#attribute(value),
    ]);
    return [...entries, ...stylesOf(authorStyles?.classes, authorStyles?.style)];
  }

  #htmlProps({attributes, style}: HtmlNode): readonly Property[] {
    const entries = [...attributes].map(([name, value]): Property => [
      name,
      this.#attribute(value),
    ]);
    const classes = attributes.get('class');
    const others = entries.filter(([name]) => name !== 'class');
    return [...others, ...stylesOf(typeof classes === 'string' ? classes : '', style)];
  }

  /** The value of an attribute that has been read, as it could be written. */
  #attribute(value: unknown): Value {
    if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') {
      return value;
    }
    if (Array.isArray(value)) {
      // A list of texts, or the content that Markdown in an attribute makes.
      const isList = value.every((item) => typeof item === 'string');
      return isList ? [...value] : this.childrenOf(value as readonly DocNode[]);
    }
    const read = value as Target | {readonly name: string} | {readonly src: string};
    if ('to' in read) return urlOf(read);
    return 'src' in read ? read.src : read.name;
  }
}

type Property = readonly [name: string, value: Value];

/** Lines of tags alone are no paragraph in MDX. */
function hasOnlyTags(node: DocNode): node is ParagraphNode {
  return (
    node.kind === 'paragraph' &&
    node.children.every((child) => isTag(child) || isBlank(child)) &&
    node.children.some(isTag)
  );
}

function isTag({kind}: DocNode): boolean {
  return kind === 'html' || kind === 'component';
}

/** Whether a space beside a node is one between words. */
function isInText(node: DocNode | undefined): boolean {
  return node !== undefined && /^(?:strong|emphasis|strike|code|link)$/.test(node.kind);
}

function isBlank(node: DocNode): boolean {
  return node.kind === 'text' && node.text.trim() === '';
}

function stylesOf(
  classes = '',
  style: ReadonlyMap<string, string> = new Map(),
): readonly Property[] {
  return [
    ...(classes === '' ? [] : [['className', classes] as const]),
    ...(style.size === 0 ? [] : [['style', new Map<string, Value>(style)] as const]),
  ];
}

function urlOf(target: Target): string {
  if (target.to === 'url') return target.href;
  if (target.to === 'nowhere') return target.written;
  const {path, query, hash} = target;
  const encoded = encodeURI(path).replace(/[?#]/g, encodeURIComponent);
  return `/${encoded}${query && `?${query}`}${hash && `#${encodeURIComponent(hash)}`}`;
}
