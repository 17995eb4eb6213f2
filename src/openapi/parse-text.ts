import {load, YAMLException} from 'js-yaml';
import {parseTree, printParseErrorCode, type Node, type ParseError} from 'jsonc-parser';
import {markedNumber, parseMarkedJson, withLiterals} from './exact/exact-json.js';
import {exactSchema} from './exact/exact-yaml.js';
import {markedKey} from './exact/key-order.js';
import {withAnyIndentation} from '../shared/flow-indentation.js';
import type {ParsedText, TextFault} from './parsed-text.js';
import {recoverYaml} from './recover-yaml.js';
import {unreadTags} from './unread-tags.js';

/** More faults of a file are consequences of the first ones. */
const mostFaults = 20;

/**
 * Reads JSON or YAML. Never throws. Aliases of YAML may repeat a value, and contain it in itself.
 */
export function parseText(text: string): ParsedText {
  const parsed = parseToPlainData(text);
  return {...parsed, value: withLiterals(parsed.value)};
}

/**
 * The same for a worker, which can send plain data only: `withLiterals` turns the result into the
 * value that `parseText` returns.
 */
export function parseToPlainData(text: string): ParsedText {
  const plain = text.replace(/^\ufeff/, '');
  if (!/^\s*[[{]/.test(plain)) return parseYaml(plain);
  try {
    return {value: parseMarkedJson(plain), faults: []};
  } catch {
    const recovered = parseBrokenJson(plain);
    if (recovered.faults.length === 0) return recovered;
    // Braces and brackets are YAML too.
    const yaml = loadYaml(plain);
    return 'value' in yaml ? {...yaml, faults: []} : recovered;
  }
}

function parseBrokenJson(text: string): ParsedText {
  const errors: ParseError[] = [];
  try {
    const root = parseTree(text, errors, {allowTrailingComma: true});
    const value = root && valueOf(root, text);
    const faults = errors.slice(0, mostFaults).map(({error, offset}) => ({
      reason: wordsOf(printParseErrorCode(error)),
      ...positionOf(text, offset),
    }));
    return {value, faults};
  } catch {
    // The parser calls itself for each level.
    return {value: undefined, faults: [{reason: 'it is nested too deeply', line: 1, column: 1}]};
  }
}

function valueOf(node: Node, text: string): unknown {
  const {type, offset, length, children = []} = node;
  if (type === 'array') return children.map((item) => valueOf(item, text));
  if (type === 'number') return markedNumber(text.slice(offset, offset + length));
  if (type !== 'object') return node.value as unknown;
  const entries = children.flatMap(({children: [key, value] = []}) =>
    key && value ? [[markedKey(key.value as string), valueOf(value, text)] as const] : [],
  );
  return Object.fromEntries(entries);
}

/** `CommaExpected` → `comma expected`. */
function wordsOf(code: string): string {
  return code.replace(/\B[A-Z]/g, ' $&').toLowerCase();
}

function positionOf(text: string, offset: number): {line: number; column: number} {
  const before = text.slice(0, offset).split('\n');
  return {line: before.length, column: (before.at(-1) ?? '').length + 1};
}

function parseYaml(text: string): ParsedText {
  const loaded = loadYaml(text);
  return 'value' in loaded ? {...loaded, faults: []} : recoverYaml(text, loadYaml);
}

function loadYaml(text: string): Omit<ParsedText, 'faults'> | {readonly fault: TextFault} {
  try {
    const options = {schema: exactSchema, json: true, maxDepth: 500};
    const value = withAnyIndentation(text, (yaml) => load(yaml, options));
    const tags = unreadTags(text);
    return {value, ...(tags && {tags})};
  } catch (error) {
    const {reason, mark} =
      error instanceof YAMLException ? error : new YAMLException(String(error));
    return {fault: {reason, line: (mark?.line ?? 0) + 1, column: (mark?.column ?? 0) + 1}};
  }
}
