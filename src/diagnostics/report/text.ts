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
 * and with the first one of each code where that is described. `textOf` gives the text of a file, if there is one.
 */
export function textReport(
  diagnostics: readonly Diagnostic[],
  textOf: (file: string) => string | undefined,
  paint: Paint,
): string {
  const described = new Set<string>();
  const blocks = diagnostics.map((diagnostic) => {
    const {code, severity, message, hint, location} = diagnostic;
    const place = paint('bold', locationText({...location, pointer: ''}));
    const head = `${place}  ${paint(colors[severity], severity)}  ${paint('dim', code)}`;
    const text = location.line === undefined ? undefined : textOf(location.file);
    const help = described.has(code) ? [] : [helpUrl(code)];
    described.add(code);
    const frame = text === undefined ? [] : codeFrame(text, location);
    return [
      head,
      `  ${message}`,
      ...frame.map((line) => `    ${paint('dim', line)}`),
      `  ${hint}`,
      ...help.map((url) => `  ${paint('dim', url)}`),
    ].join('\n');
  });
  return blocks.map((block) => `${block}\n`).join('\n');
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
