import type {Diagnostic, Severity} from '../diagnostic.js';
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
 * if there is one. Files cannot send commands to the terminal: control characters are not printed.
 */
export function textReport(
  diagnostics: readonly Diagnostic[],
  linesIn: (file: string) => readonly string[] | undefined,
  paint: Paint,
): string {
  const described = new Set<string>();
  const blocks = diagnostics.map((diagnostic) => {
    const {code, severity, message, hint, location} = diagnostic;
    const place = paint('bold', printable(locationText({...location, pointer: ''})));
    const head = `${place}  ${paint(colors[severity], severity)}  ${paint('dim', code)}`;
    const help = described.has(code) ? [] : [helpUrl(code)];
    described.add(code);
    const lines = location.line === undefined ? undefined : linesIn(location.file);
    const frame = lines === undefined ? [] : codeFrame(lines, location);
    return [
      head,
      `  ${printable(message)}`,
      ...frame.map((line) => `    ${paint('dim', printable(line))}`),
      `  ${printable(hint)}`,
      ...help.map((url) => `  ${paint('dim', url)}`),
    ].join('\n');
  });
  return blocks.map((block) => `${block}\n`).join('\n');
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
