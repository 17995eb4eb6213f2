import {within} from '../config/json/pointer.js';
import {readJson} from '../config/json/read-json.js';
import {fieldsOf, listOf, textOf} from '../config/read/raw.js';
import type {Diagnostic, Severity} from '../diagnostics/diagnostic.js';
import {nearestWord} from '../diagnostics/nearest-word.js';
import {diagnoseCheck} from './check-code.js';

/** The file beside `docs.json` that says how a site is checked. */
export const settingsFile = 'docs-check.json';

/** A severity, or that a code is not reported. */
export type Level = Severity | 'off';

/** How a site is checked. */
export interface CheckSettings {
  /** The level of a code, or of all codes of an area (`writing/*`); none for the default. */
  readonly levels: ReadonlyMap<string, Level>;
  /** Whether a file is not checked. */
  readonly isIgnored: (file: string) => boolean;
}

/** The settings of a site without the file. */
export const defaultSettings: CheckSettings = {levels: new Map(), isIgnored: () => false};

const levels: readonly Level[] = ['off', 'info', 'warning', 'error'];

/**
 * Reads the settings; what is wrong with them is reported and ignored. `codes` are all that exist,
 * where that is known.
 */
export function readSettings(
  text: string,
  codes?: readonly string[],
): {
  readonly value: CheckSettings;
  readonly diagnostics: readonly Diagnostic[];
} {
  const {value: document, diagnostics: found} = readJson(text, settingsFile);
  const problems: Diagnostic[] = [];
  const report = (pointer: string, problem: string) =>
    problems.push(diagnoseCheck('check/settings', document.locate(pointer), {problem}));
  const fields = fieldsOf(document.value);
  const isRead = found.every(({code}) => code !== 'config/syntax');
  if (isRead && !isObject(document.value)) report('', 'The settings are not an object.');
  for (const name of fields.keys()) {
    if (!['$schema', 'rules', 'ignore'].includes(name)) {
      report(within('', name), `There is no setting "${name}".`);
    }
  }
  const {rules, ignore} = Object.fromEntries(fields);
  if (rules !== undefined && !isObject(rules)) report('/rules', '"rules" is not an object.');
  const isList = Array.isArray(ignore) && ignore.every((item) => textOf(item) !== undefined);
  if (ignore !== undefined && !isList) report('/ignore', '"ignore" is not a list of paths.');
  const chosen = new Map<string, Level>();
  for (const [code, value] of fieldsOf(rules)) {
    const level = levels.find((one) => one === value);
    const pointer = within('/rules', code);
    if (!/^[a-z]+\/(?:\*|[a-z-]+)$/.test(code)) report(pointer, `"${code}" is not a code.`);
    else if (codes && !isKnown(code, codes)) report(pointer, unknown(code, codes));
    else if (level === undefined) report(pointer, `${JSON.stringify(value)} is not a level.`);
    else chosen.set(code, level);
  }
  const patterns = listOf(ignore).flatMap((item) => textOf(item) ?? []);
  const ignored = patterns.map(globPattern);
  return {
    value: {levels: chosen, isIgnored: (file) => ignored.some((pattern) => pattern.test(file))},
    diagnostics: [...found, ...problems],
  };
}

function isKnown(code: string, codes: readonly string[]): boolean {
  return codes.some((one) => one === code || code === areaOf(one));
}

function unknown(code: string, codes: readonly string[]): string {
  const nearest = nearestWord(code, [...codes, ...new Set(codes.map(areaOf))]);
  const question = nearest === undefined ? '' : ` Did you mean "${nearest}"?`;
  return `There is no code "${code}".${question}`;
}

/** All codes of the area of a code: `writing/*`. */
function areaOf(code: string): string {
  return `${code.slice(0, code.indexOf('/'))}/*`;
}

function isObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** What the wildcards of a glob match. */
const wildcards = new Map([
  ['**/', '(?:.*/)?'],
  ['**', '.*'],
  ['*', '[^/]*'],
  ['?', '[^/]'],
]);

/** A glob as a regular expression: `*` within a name, `**` over folders; a folder is all in it. */
function globPattern(glob: string): RegExp {
  const plain = glob.replace(/^(?:\.?\/)+|\/$/g, '');
  const source = plain.replace(
    /\*\*\/?|[*?]|[^*?]+/g,
    (part) => wildcards.get(part) ?? part.replace(/[.+^${}()|[\]\\]/g, '\\$&'),
  );
  return new RegExp(`^${source}(?:/|$)`);
}

/** The diagnostics at the levels that the settings choose, without those that are off. */
export function withLevels(
  diagnostics: readonly Diagnostic[],
  {levels, isIgnored}: CheckSettings,
): readonly Diagnostic[] {
  return diagnostics.flatMap((diagnostic) => {
    const {code, severity, location} = diagnostic;
    const level = levels.get(code) ?? levels.get(areaOf(code)) ?? severity;
    return level === 'off' || isIgnored(location.file) ? [] : [{...diagnostic, severity: level}];
  });
}
