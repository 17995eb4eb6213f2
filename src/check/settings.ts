import {readJson} from '../config/json/read-json.js';
import {fieldsOf, listOf, textOf} from '../config/read/raw.js';
import type {Diagnostic, Severity} from '../diagnostics/diagnostic.js';
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

/** Reads the settings; what is wrong with them is reported and ignored. */
export function readSettings(text: string): {
  readonly value: CheckSettings;
  readonly diagnostics: readonly Diagnostic[];
} {
  const {value: document, diagnostics: found} = readJson(text, settingsFile);
  const problems: Diagnostic[] = [];
  const report = (pointer: string, problem: string) =>
    problems.push(diagnoseCheck('check/settings', document.locate(pointer), {problem}));
  const fields = fieldsOf(document.value);
  for (const name of fields.keys()) {
    if (!['$schema', 'rules', 'ignore'].includes(name)) {
      report(`/${name}`, `There is no setting "${name}".`);
    }
  }
  const chosen = new Map<string, Level>();
  for (const [code, value] of fieldsOf(fields.get('rules'))) {
    const level = levels.find((one) => one === value);
    const pointer = `/rules/${code.replaceAll('/', '~1')}`;
    if (!/^[a-z]+\/(?:\*|[a-z-]+)$/.test(code)) report(pointer, `"${code}" is not a code.`);
    else if (level === undefined) report(pointer, `"${String(value)}" is not a level.`);
    else chosen.set(code, level);
  }
  const patterns = listOf(fields.get('ignore')).flatMap((item) => textOf(item) ?? []);
  const ignored = patterns.map(globPattern);
  return {
    value: {levels: chosen, isIgnored: (file) => ignored.some((pattern) => pattern.test(file))},
    diagnostics: [...found, ...problems],
  };
}

/** What the signs of a glob match. */
const signs = new Map([
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
    (part) => signs.get(part) ?? part.replace(/[.+^${}()|[\]\\]/g, '\\$&'),
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
    const area = `${code.slice(0, code.indexOf('/'))}/*`;
    const level = levels.get(code) ?? levels.get(area) ?? severity;
    return level === 'off' || isIgnored(location.file) ? [] : [{...diagnostic, severity: level}];
  });
}
