import {FenceLines} from '../markdown/fence-lines.js';
import {mapIn} from '../settings/setting-values.js';
import {isSettings, type SettingsMap} from '../settings/setting.js';
import type {SourceFolder} from '../source-folder.js';
import type {OldBook} from './gitbook-book.js';

/** A folder whose pages have the values of the variables that the old command line knows. */
export function withVariables(folder: SourceFolder, {settings}: OldBook): SourceFolder {
  const values = new Map(variablesIn(mapIn(settings.values, 'variables'), 'book.'));
  return {
    ...folder,
    async text(path) {
      const text = await folder.text(path);
      return /\.(?:md|markdown)$/i.test(path) ? text && withValues(text, values) : text;
    },
  };
}

const inLine =
  /`[^`]*`|\{\{-?[ \t]*([\w.]{1,100})[ \t]*-?\}\}|\{%-?[ \t]*((?:end)?raw)[ \t]*-?%\}/g;
const setTag =
  /^[ \t]*\{%-?[ \t]*set[ \t]+(\w{1,100})[ \t]*=[ \t]*(?:"([^"]*)"|'([^']*)')[ \t]*-?%\}[ \t]*$/;

/** A text with values for variables, which are not read in code; its lines stay where they are. */
function withValues(text: string, known: ReadonlyMap<string, string>): string {
  const values = new Map(known);
  const fences = new FenceLines();
  let isRaw = false;
  const lines = text.split('\n').map((line) => {
    if (fences.isCode(line)) return line;
    const [whole, name = '', double, one] = isRaw ? [] : (setTag.exec(line) ?? []);
    if (whole !== undefined) {
      values.set(name, double ?? one ?? '');
      return '';
    }
    return line.replaceAll(inLine, (written, variable?: string, raw?: string) => {
      if (raw !== undefined) isRaw = raw === 'raw';
      if (raw !== undefined) return '';
      return variable === undefined || isRaw ? written : (values.get(variable) ?? written);
    });
  });
  return lines.join('\n');
}

function variablesIn(
  variables: SettingsMap | undefined,
  prefix: string,
): readonly (readonly [string, string])[] {
  return [...(variables ?? [])].flatMap(([name, value]) => {
    if (isSettings(value)) return variablesIn(value, `${prefix}${name}.`);
    const text = typeof value === 'string' || typeof value === 'number' ? String(value) : '\n';
    // Pages keep their lines.
    return text.includes('\n') ? [] : [[prefix + name, text] as const];
  });
}
