import {CORE_SCHEMA, load, mergeTag, YAMLException} from 'js-yaml';
import {parse, printParseErrorCode, type ParseError} from 'jsonc-parser';
import type {ParsedText, TextFault} from './parsed-text.js';
import {recoverYaml} from './recover-yaml.js';

/** More faults of a file are consequences of the first ones. */
const mostFaults = 20;

/**
 * Reads JSON or YAML. Never throws. The result can be sent from a worker: it consists of plain data
 * (which aliases of YAML may repeat and contain in itself).
 */
export function parseText(text: string): ParsedText {
  const plain = text.replace(/^\ufeff/, '');
  if (!/^\s*[[{]/.test(plain)) return parseYaml(plain);
  try {
    return {value: JSON.parse(plain) as unknown, faults: []};
  } catch {
    const recovered = parseBrokenJson(plain);
    if (recovered.faults.length === 0) return recovered;
    // Braces and brackets are YAML too.
    const yaml = loadYaml(plain);
    return 'value' in yaml ? {value: yaml.value, faults: []} : recovered;
  }
}

function parseBrokenJson(text: string): ParsedText {
  const errors: ParseError[] = [];
  try {
    const value: unknown = parse(text, errors, {allowTrailingComma: true});
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
  return 'value' in loaded ? {value: loaded.value, faults: []} : recoverYaml(text, loadYaml);
}

function loadYaml(text: string): {readonly value: unknown} | {readonly fault: TextFault} {
  try {
    return {value: load(text, {schema: CORE_SCHEMA.withTags(mergeTag), json: true, maxDepth: 500})};
  } catch (error) {
    const {reason, mark} =
      error instanceof YAMLException ? error : new YAMLException(String(error));
    return {fault: {reason, line: (mark?.line ?? 0) + 1, column: (mark?.column ?? 0) + 1}};
  }
}
