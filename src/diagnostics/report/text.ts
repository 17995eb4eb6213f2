import type {Diagnostic, Location, Severity} from '../diagnostic.js';
import {helpUrl} from '../help-url.js';
import {locationText} from '../location-text.js';
import {codeFrame} from './code-frame.js';

/** Makes a text bold, dim or colored, or leaves it as it is. */
export type Paint = (style: 'bold' | 'dim' | 'red' | 'yellow' | 'cyan', text: string) => string;

/** The colors of severities. */
const colors = {error: 'red', warning: 'yellow', info: 'cyan'} as const;

/**
 * Diagnostics for people: location, severity, code, message, the lines around it, how to fix it,
 * and with the first one of each code where that is described. `linesIn` gives the lines of a file,
 * if there is one; without it, problems of a file that differ only in their lines are one entry.
 * Files cannot send commands to the terminal: control characters are not printed.
 */
export function textReport(
  diagnostics: readonly Diagnostic[],
  paint: Paint,
  linesIn?: (file: string) => readonly string[] | undefined,
): string {
  const described = new Set<string>();
  const entries = linesIn ? diagnostics.map((one) => [one]) : [...byText(diagnostics)];
  const blocks = entries.flatMap((those) => {
    const [diagnostic] = those;
    if (!diagnostic) return [];
    const {code, severity, message, hint, location} = diagnostic;
    const place = paint('bold', printable(placeOf(those.map((one) => one.location))));
    const head = `${place}  ${paint(colors[severity], severity)}  ${paint('dim', code)}`;
    const help = described.has(code) ? [] : [helpUrl(code)];
    described.add(code);
    const lines = location.line === undefined ? undefined : linesIn?.(location.file);
    const frame = lines === undefined ? [] : codeFrame(lines, location);
    const block = [
      head,
      `  ${printable(message)}`,
      ...frame.map((line) => `    ${paint('dim', printable(line))}`),
      `  ${printable(hint)}`,
      ...help.map((url) => `  ${paint('dim', url)}`),
    ];
    return [`${block.join('\n')}\n`];
  });
  return blocks.join('\n');
}

/** The problems of each file that say the same. */
function byText(diagnostics: readonly Diagnostic[]): Iterable<readonly Diagnostic[]> {
  const entries = new Map<string, Diagnostic[]>();
  for (const one of diagnostics) {
    const {location, code, severity, message, hint} = one;
    const key = JSON.stringify([location.file, code, severity, message, hint]);
    const entry = entries.get(key);
    if (entry) entry.push(one);
    else entries.set(key, [one]);
  }
  return entries.values();
}

/** A file with the lines of several problems, `page.md:3, 8`, or the place of a single one. */
function placeOf(locations: readonly Location[]): string {
  const [first = {file: ''}] = locations;
  const lines = [...new Set(locations.flatMap(({line}) => line ?? []))];
  return lines.length < 2
    ? locationText({...first, pointer: ''})
    : `${first.file}:${lines.sort((one, other) => one - other).join(', ')}`;
}

/** A text in one line, in which each control character takes one place as before. */
export function printable(text: string): string {
  return text.replaceAll('\t', ' ').replace(/[\0-\x1f\x7f-\x9f]/g, '\ufffd');
}

/** How many problems there are of each severity: `2 errors, 1 warning`. */
export function countText(diagnostics: readonly Diagnostic[]): string {
  const words: readonly (readonly [Severity, string, string])[] = [
    ['error', 'error', 'errors'],
    ['warning', 'warning', 'warnings'],
    ['info', 'note', 'notes'],
  ];
  const counts = words.flatMap(([severity, one, many]) => {
    const count = diagnostics.filter((diagnostic) => diagnostic.severity === severity).length;
    return count === 0 ? [] : [`${count} ${count === 1 ? one : many}`];
  });
  return counts.join(', ') || 'No problems';
}
