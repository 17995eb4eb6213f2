import {parseStatements} from '../../src/interpreter/parse-code.js';
import {namesIn} from '../../src/interpreter/patterns.js';
import type {CodeNode} from '../../src/interpreter/syntax-tree.js';
import {slotClass} from './starlight-template.js';

/** The statements of a script that are kept. */
export interface KnownCode {
  readonly code: string;
  /** Names whose values are not known. */
  readonly unknown: ReadonlySet<string>;
  /** The lines of the statements that are left out, from 1. */
  readonly left: readonly number[];
}

/** The names of a component. */
interface ComponentNames {
  /** Those whose values are not known. */
  readonly unknown: ReadonlySet<string>;
  /** That of its properties. */
  readonly props: string;
}

/** A name that gets another value. */
const assigned = /(?<![\w$.])([\w$]+)\s*(?:[-+*/%|&?]{0,2}=(?![=>])|\+\+|--)/g;

/**
 * The statements of a script without those that need values that are not known; `undefined` for
 * one that cannot be read. `props` is the name of the properties of the component.
 */
export function knownCode(
  code: string,
  imported: ReadonlySet<string>,
  props: string,
): KnownCode | undefined {
  const read = parseStatements(code, 'component.tsx', 1);
  if ('refused' in read) return undefined;
  const unknown = new Set(imported);
  const kept: string[] = [];
  const left: number[] = [];
  for (const one of read.value) {
    if (one.type === 'EmptyStatement') continue;
    const statement = (one.type === 'ExportNamedDeclaration' && one.declaration) || one;
    const written = codeHere(statement, code, {unknown, props});
    if (written !== undefined) {
      kept.push(written);
      continue;
    }
    left.push(one.loc?.start.line ?? 1);
    if (statement.type === 'VariableDeclaration') {
      for (const {id} of statement.declarations) for (const name of namesIn(id)) unknown.add(name);
    } else if (statement.type === 'FunctionDeclaration' && statement.id) {
      unknown.add(statement.id.name);
    } else {
      const text = code.slice(statement.start, statement.end);
      for (const [, name = ''] of text.matchAll(assigned)) unknown.add(name);
    }
  }
  return {code: kept.join('\n  '), unknown, left};
}

/**
 * An expression of a template, or `...` with one, as it is written here; `undefined` for one that
 * needs a value that is not known. What cannot be read stays.
 */
export function expressionHere(source: string, names: ComponentNames): string | undefined {
  const [spread = ''] = /^\s*\.\.\./.exec(source) ?? [];
  const code = `(${source.slice(spread.length)}\n)`;
  const read = parseStatements(code, 'template.tsx', 1);
  const [statement] = 'refused' in read ? [] : read.value;
  if (!statement) return source;
  const written = codeHere(statement, code, names);
  return written === undefined ? undefined : spread + written.slice(1, -2);
}

/** The text of a node, with the properties and slots of Astro replaced by those of React. */
function codeHere(
  node: CodeNode,
  code: string,
  {unknown, props}: ComponentNames,
): string | undefined {
  const edits: {start: number; end: number; text: string}[] = [];
  const open = [node];
  for (let one = open.pop(); one; one = open.pop()) {
    const text = isMemberOfAstro(one, 'props') ? props : replacement(one);
    if (text !== undefined) edits.push({start: one.start, end: one.end, text});
    else if (isUnknown(one, unknown)) return undefined;
    else for (const inner of nodesIn(one)) open.push(inner);
  }
  let written = '';
  let at = node.start;
  for (const {start, end, text} of edits.sort((one, other) => one.start - other.start)) {
    written += code.slice(at, start) + text;
    at = end;
  }
  return written + code.slice(at, node.end);
}

/** What is written here instead of `Astro.slots.has('name')`. */
function replacement(node: CodeNode): string | undefined {
  if (node.type !== 'CallExpression' || node.callee.type !== 'MemberExpression') return undefined;
  const {object, property} = node.callee;
  const isHas = property.type === 'Identifier' && property.name === 'has';
  const [name] = node.arguments;
  if (!isHas || !isMemberOfAstro(object, 'slots') || name?.type !== 'Literal') return undefined;
  if (typeof name.value !== 'string') return undefined;
  return name.value === 'default'
    ? '(children !== undefined)'
    : `hasSlot('${slotClass(name.value)}')`;
}

function isMemberOfAstro(node: CodeNode, name: string): boolean {
  if (node.type !== 'MemberExpression' || node.computed) return false;
  const {object, property} = node;
  const isAstro = object.type === 'Identifier' && object.name === 'Astro';
  return isAstro && property.type === 'Identifier' && property.name === name;
}

/** Whether the value of a node is known only when Astro builds the site. */
function isUnknown(node: CodeNode, unknown: ReadonlySet<string>): boolean {
  switch (node.type) {
    case 'AwaitExpression':
    case 'ImportExpression':
    case 'MetaProperty':
      return true;
    case 'Identifier':
    case 'JSXIdentifier':
      return /^(?:Astro|require)$/.test(node.name) || unknown.has(node.name);
    default:
      return false;
  }
}

/** The nodes in a node, without the names of members, properties and attributes. */
export function nodesIn(node: CodeNode): readonly CodeNode[] {
  const isPlain = !('computed' in node && node.computed);
  return Object.entries(node).flatMap(([key, value]: [string, unknown]) => {
    const isName =
      (key === 'property' && isPlain) ||
      (key === 'key' && isPlain) ||
      (key === 'name' && node.type === 'JSXAttribute');
    return isName ? [] : [value].flat().filter(isNode);
  });
}

function isNode(value: unknown): value is CodeNode {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
}
