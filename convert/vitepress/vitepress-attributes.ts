import {openingTag} from '../markdown/component-html.js';
import type {LineOutput} from './vitepress-output.js';

/** Attributes in braces, such as `{#id .class width=300}`. */
export interface WrittenAttributes {
  /** Where the text goes on after them. */
  readonly end: number;
  readonly id?: string;
  readonly classes: readonly string[];
  readonly others: ReadonlyMap<string, string>;
}

/** What encloses attributes: `{` and `}`, unless the settings say something else. */
export interface AttributeMarks {
  readonly left: string;
  readonly right: string;
}

const one = /^(?:#([\w:-]+)|\.([\w-]+)|([\w:-]+)=(?:"([^"]*)"|'([^']*)'|([^\s"'{}]+)))(?:\s+|$)/;

/** Longer texts in braces are no attributes. */
const longest = 500;

/** Reads the attributes that begin at an offset; `undefined` where there are none. */
export function attributesAt(
  text: string,
  at: number,
  {left, right}: AttributeMarks,
): WrittenAttributes | undefined {
  if (!text.startsWith(left, at)) return undefined;
  const window = text.slice(at + left.length, at + left.length + longest);
  const close = window.indexOf(right);
  const content = close === -1 ? '' : window.slice(0, close);
  if (content.trim() === '' || content.includes('\n')) return undefined;
  let rest = content.trim();
  let id: string | undefined;
  const classes: string[] = [];
  const others = new Map<string, string>();
  while (rest !== '') {
    const found = one.exec(rest);
    if (!found) return undefined;
    const [whole, written, name, key, double, single, bare] = found;
    if (written !== undefined) id = written;
    else if (name !== undefined) classes.push(name);
    else if (key !== undefined) others.set(key, double ?? single ?? bare ?? '');
    rest = rest.slice(whole.length);
  }
  const end = at + left.length + close + right.length;
  return {end, classes, others, ...(id !== undefined && {id})};
}

/** Writes what attributes are here; says whether some are left out. */
export function insertAttributes(
  {id, classes, others}: WrittenAttributes,
  output: LineOutput,
): boolean {
  const {head, tail} = output;
  const isHeading = /^ {0,3}#{1,6}[ \t]/.test(head);
  const size = [...others].filter(([key]) => key === 'width' || key === 'height');
  const [image, alt = '', source = ''] = /!\[([^[\]]*)\]\(([^()\s]*)\)$/.exec(tail) ?? [];
  if (size.length > 0 && image !== undefined) {
    output.takeBack(image.length);
    const kept = {src: source, alt, ...Object.fromEntries(size)};
    output.insert(openingTag('img', kept, ' /'));
  }
  if (isHeading && id !== undefined) output.insert(`{#${id}}`);
  const isLeftOut = [...others.keys()].some(
    (key) => !/^(?:target|rel|width|height|loading|download|open)$/.test(key),
  );
  return classes.length > 0 || isLeftOut || (id !== undefined && !isHeading);
}
