import {voidElements} from '../../src/shared/html-elements.js';

/** An attribute of a template, a property of an element, or a listener. */
export interface TemplateAttribute {
  /** What Lit's prefixes `?`, `.` and `@` say. */
  readonly kind: 'attribute' | 'boolean' | 'property' | 'event';
  readonly name: string;
  /** The texts around its values: one more than values; one alone is the whole value. */
  readonly texts: readonly string[];
  /** The index of its first value among those of the template. */
  readonly first: number;
}

/** A piece of a template: text, the place of a value, or an element. */
export type TemplateNode =
  | {readonly kind: 'text'; readonly text: string}
  | {readonly kind: 'value'; readonly index: number}
  | TemplateElement;

/** An element of a template. */
export interface TemplateElement {
  readonly kind: 'element';
  readonly tag: string;
  readonly attributes: readonly TemplateAttribute[];
  readonly children: readonly TemplateNode[];
}

/** Where a value is, in the joined texts of a template. */
const hole = '\0';

const piece = new RegExp(
  `${hole}|</[\\w-]+\\s*>|<([\\w-]+)((?:[^>"']|"[^"]*"|'[^']*')*?)(/?)>|[^<${hole}]+`,
  'g',
);
const attribute = new RegExp(`([.?@]?)([\\w:-]+)(?:=(?:"([^"]*)"|(${hole}|[^\\s"'>]+)))?`, 'g');

const kinds = {'': 'attribute', '?': 'boolean', '.': 'property', '@': 'event'} as const;

const parsed = new WeakMap<TemplateStringsArray, readonly TemplateNode[]>();

/**
 * The pieces of a Lit template. A line break of its code is a space, and nothing beside a block.
 * Templates are ours: tags are closed, there are no comments, and attributes have double quotes or
 * none.
 */
export function parseTemplate(strings: TemplateStringsArray): readonly TemplateNode[] {
  const known = parsed.get(strings);
  if (known) return known;
  const nodes = parse(strings.join(hole));
  parsed.set(strings, nodes);
  return nodes;
}

function parse(template: string): readonly TemplateNode[] {
  const roots: TemplateNode[] = [];
  const open: TemplateNode[][] = [roots];
  let values = 0;
  const pieces = [...template.matchAll(piece)];
  for (const [index, [whole, tag, written = '', end]] of pieces.entries()) {
    const siblings = open.at(-1) ?? roots;
    if (whole === hole) siblings.push({kind: 'value', index: values++});
    else if (tag !== undefined) {
      const children: TemplateNode[] = [];
      const attributes = attributesIn(written, values);
      values += written.split(hole).length - 1;
      siblings.push({kind: 'element', tag, attributes, children});
      if (end === '' && !voidElements.has(tag)) open.push(children);
    } else if (whole.startsWith('</')) open.pop();
    else {
      const text = textBetween(pieces[index - 1]?.[0], whole, pieces[index + 1]?.[0]);
      if (text !== '') siblings.push({kind: 'text', text});
    }
  }
  return roots;
}

function textBetween(before: string | undefined, text: string, after: string | undefined): string {
  const start = text.replace(/^\s*\n\s*/, isBlock(before) ? '' : ' ');
  const isBlank = start.trim() === '' && start !== text;
  const end = isBlank && isBlock(after) ? '' : start;
  return end.replace(/\s*\n\s*$/, isBlock(after) ? '' : ' ').replace(/\s*\n\s*/g, ' ');
}

const inlineTag = /^<\/?(?:a|code|docs-icon|em|i|img|input|kbd|label|slot|span|strong|sup|svg)\b/;

/** Whether spaces beside a piece show nothing: at the edge of a template, too. */
function isBlock(text: string | undefined): boolean {
  return text === undefined || (text !== hole && text.startsWith('<') && !inlineTag.test(text));
}

function attributesIn(written: string, start: number): readonly TemplateAttribute[] {
  let first = start;
  return Array.from(written.matchAll(attribute), ([, prefix, name = '', quoted, bare]) => {
    const texts = (quoted ?? bare ?? '').split(hole);
    const kind = kinds[prefix as keyof typeof kinds];
    const read = {kind, name, texts, first};
    first += texts.length - 1;
    return read;
  });
}
