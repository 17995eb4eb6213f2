import {parseStatements} from '../../src/interpreter/parse-code.js';
import {namesIn} from '../../src/interpreter/patterns.js';
import type {CodeNode, NodeOf} from '../../src/interpreter/syntax-tree.js';
import {nodesIn} from './starlight-astro-code.js';

/** What code reads of a value: all of it, or some of its properties. */
interface Read {
  isWhole: boolean;
  readonly members: Map<string, Read>;
  /** What is read of each item, or of each property. */
  each: Read | undefined;
}

/** What is read of data, by its names; `undefined` for names that have another value there. */
type Reads = ReadonlyMap<string, Read | undefined>;

/** The methods whose results have the same items. */
const sameItems = /^(?:filter|slice|sort|toSorted|reverse|toReversed)$/;
/** The methods whose results are one of the items. */
const oneItem = /^(?:at|find|findLast|pop|shift)$/;
const otherResult = /^(?:map|flatMap|forEach|some|every|findIndex|findLastIndex)$/;

/** What the code of a file reads of the data that it imports under these names. */
export class DataReads {
  readonly #json: ReadonlyMap<string, string>;
  readonly #reads: ReadonlyMap<string, Read>;

  /** `json` is the data by its names. */
  constructor(json: ReadonlyMap<string, string>, code: readonly string[]) {
    this.#json = json;
    this.#reads = new Map([...json.keys()].map((name) => [name, newRead()]));
    if (json.size > 0) for (const one of code) this.#read(one);
  }

  /**
   * The part of data that the code reads, as JSON; `undefined` where it reads none, and for an
   * object or a list that it needs all of.
   */
  partOf(name: string): string | undefined {
    const [value, read] = this.#of(name);
    return !read || isUnread(read) || isAll(read, value)
      ? undefined
      : JSON.stringify(partOf(value, read));
  }

  /** Whether the code needs all of an object or a list, not only parts of it. */
  needsAll(name: string): boolean {
    const [value, read] = this.#of(name);
    return read !== undefined && isAll(read, value);
  }

  #of(name: string): readonly [unknown, Read | undefined] {
    return [JSON.parse(this.#json.get(name) ?? 'null'), this.#reads.get(name)];
  }

  /** Notes what statements or an expression read; all of it for code that cannot be read. */
  #read(code: string): void {
    const words = code.split(/[^\w$]+/).filter((word) => this.#reads.has(word));
    if (words.length === 0) return;
    if (isVisited(code, this.#reads)) return;
    for (const word of words) {
      const read = this.#reads.get(word);
      if (read) read.isWhole = true;
    }
  }
}

const newRead = (): Read => ({isWhole: false, members: new Map(), each: undefined});

const isUnread = ({isWhole, members, each}: Read) => !isWhole && members.size === 0 && !each;

function isAll(read: Read, value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return read.isWhole || (!Array.isArray(value) && read.each?.isWhole === true);
}

function member(read: Read, name: string): Read {
  const found = read.members.get(name) ?? newRead();
  read.members.set(name, found);
  return found;
}

function each(read: Read): Read {
  read.each ??= newRead();
  return read.each;
}

/** A value without what is not read; items of a list keep their places. */
function partOf(value: unknown, read: Read): unknown {
  if (isUnread(read)) return null;
  if (read.isWhole || typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((one) => partOf(one, read.each ?? newRead()));
  const parts = Object.entries(value).flatMap(([name, one]: [string, unknown]) => {
    const own = [read.members.get(name), read.each].filter((found) => found !== undefined);
    if (own.length === 0) return [];
    return [[name, partOf(one, own.reduce(together))] as const];
  });
  return Object.fromEntries(parts);
}

function together(one: Read, other: Read): Read {
  const members = new Map(one.members);
  for (const [name, read] of other.members) {
    const found = members.get(name);
    members.set(name, found ? together(found, read) : read);
  }
  const items = one.each && other.each ? together(one.each, other.each) : undefined;
  const isWhole = one.isWhole || other.isWhole;
  return {isWhole, members, each: items ?? one.each ?? other.each};
}

/** Notes what an expression or statements read; `false` for code that cannot be read. */
function isVisited(code: string, reads: Reads): boolean {
  const read = [`(${code}\n)`, code]
    .map((source) => parseStatements(source, 'code.tsx', 1))
    .find((one) => !('refused' in one));
  if (!read || 'refused' in read) return false;
  try {
    for (const statement of read.value) visit(statement, reads);
    return true;
  } catch (error) {
    // Code that is nested too deeply is not read.
    if (error instanceof RangeError) return false;
    throw error;
  }
}

/** Notes what code reads. */
function visit(node: CodeNode, reads: Reads): void {
  if (node.type === 'VariableDeclarator' && node.init) {
    const read = valueOf(node.init, reads);
    if (read === 'other') visit(node.init, reads);
    else if (read) for (const [, part] of partsIn(node.id, read)) part.isWhole = true;
    return;
  }
  const read = valueOf(node, reads);
  if (read === 'other') {
    const inner = 'params' in node ? new Map([...reads, ...boundIn(node.params)]) : reads;
    for (const one of nodesIn(node)) visit(one, inner);
  } else if (read) read.isWhole = true;
}

/**
 * What is read of the data that code evaluates to; `undefined` for other values that are computed
 * from data, and `'other'` for code that is still to be visited.
 */
function valueOf(node: CodeNode, reads: Reads): Read | 'other' | undefined {
  switch (node.type) {
    case 'Identifier':
      return reads.get(node.name) ?? 'other';
    case 'ChainExpression':
      return valueOf(node.expression, reads);
    case 'MemberExpression':
      return memberOf(node, reads);
    case 'CallExpression':
      return resultOf(node, reads);
    default:
      return 'other';
  }
}

function memberOf(
  {object, property, computed}: NodeOf<'MemberExpression'>,
  reads: Reads,
): Read | 'other' | undefined {
  const read = valueOf(object, reads);
  if (read === undefined || read === 'other') return read;
  if (!computed && property.type === 'Identifier') return member(read, property.name);
  if (property.type === 'Literal' && typeof property.value === 'string') {
    return member(read, property.value);
  }
  visit(property, reads);
  return each(read);
}

/** Methods of lists and what their functions read; other methods need their whole object. */
function resultOf(node: NodeOf<'CallExpression'>, reads: Reads): Read | 'other' | undefined {
  const {callee} = node;
  if (callee.type !== 'MemberExpression' || callee.computed) return 'other';
  const name = callee.property.type === 'Identifier' ? callee.property.name : '';
  const list = valueOf(callee.object, reads);
  if (list === 'other' || list === undefined) {
    for (const one of list === undefined ? node.arguments : []) visit(one, reads);
    return list;
  }
  const isKnown = sameItems.test(name) || oneItem.test(name) || otherResult.test(name);
  if (!isKnown) list.isWhole = true;
  for (const one of node.arguments) {
    if (one.type !== 'ArrowFunctionExpression' && one.type !== 'FunctionExpression') {
      if (!/^(?:slice|at)$/.test(name)) each(list).isWhole = true;
      visit(one, reads);
      continue;
    }
    if (one.params.length > 2 || /sort/i.test(name)) each(list).isWhole = true;
    const inner = new Map([...reads, ...boundIn(one.params, each(list))]);
    visit(one.body, inner);
  }
  if (oneItem.test(name)) return each(list);
  return sameItems.test(name) ? list : undefined;
}

/** The names that parameters define; the first of them is an item of a list. */
function boundIn(params: readonly CodeNode[], item?: Read): Reads {
  const names = params.flatMap((one) => namesIn(one).map((name) => [name, undefined] as const));
  const [first] = params;
  const parts = first && item ? partsIn(first, item) : [];
  return new Map<string, Read | undefined>([...names, ...parts]);
}

/** What is read of data by the names that a pattern gives to its parts. */
function partsIn(pattern: CodeNode, read: Read): readonly (readonly [string, Read])[] {
  if (pattern.type === 'Identifier') return [[pattern.name, read]];
  const properties = pattern.type === 'ObjectPattern' ? pattern.properties : [];
  const parts = properties.flatMap((one) => {
    if (one.type === 'RestElement' || one.computed || one.key.type !== 'Identifier') return [];
    const target = one.value.type === 'AssignmentPattern' ? one.value.left : one.value;
    return target.type === 'Identifier' ? [[target.name, member(read, one.key.name)] as const] : [];
  });
  if (parts.length === 0 || parts.length < properties.length) read.isWhole = true;
  return parts;
}
