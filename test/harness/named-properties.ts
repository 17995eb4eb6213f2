import {readJson} from '../../src/config/json/read-json.js';
import {spell} from '../../src/config/json/pointer.js';
import {validateConfig} from '../../src/config/validate.js';
import type {Diagnostic} from '../../src/diagnostics/diagnostic.js';
import {sentenceOf} from '../../src/diagnostics/sentence.js';
import {siteChecks} from '../../src/site/check-site.js';

/** What authors learn of a property that they got wrong. */
export interface Finding {
  /** The diagnostics that the unchanged configuration does not have. */
  readonly added: readonly Diagnostic[];
  /** Whether one of them names the property by its path, or is on its line. */
  readonly isNamed: boolean;
}

/** Remarks on what several properties amount to: none of them is wrong. */
const remarks: ReadonlySet<string> = new Set(['config/color-contrast', 'config/not-used']);

/** Returns what authors learn of a copy of a configuration in which one property is wrong. */
export function findingsIn(config: unknown): (wrong: unknown, pointer: string) => Finding {
  const keyOf = ({code, message, location}: Diagnostic) =>
    JSON.stringify([code, message, location.pointer]);
  const known = new Set(diagnosticsOf(textOf(config)).map(keyOf));
  return (wrong, pointer) => {
    const text = textOf(wrong);
    const line = lineOf(text, pointer);
    const added = diagnosticsOf(text).filter((diagnostic) => !known.has(keyOf(diagnostic)));
    return {added, isNamed: added.some((diagnostic) => names(diagnostic, pointer, line))};
  };
}

function diagnosticsOf(text: string): readonly Diagnostic[] {
  const all = validateConfig(text, 'docs.json', undefined, siteChecks);
  return all.filter(({code}) => !remarks.has(code));
}

/** One property on each line. */
function textOf(config: unknown): string {
  return JSON.stringify(config, null, 1);
}

function names(diagnostic: Diagnostic, pointer: string, line: number | undefined): boolean {
  const {location} = diagnostic;
  if (`${location.pointer ?? ''}/`.startsWith(`${pointer}/`)) return true;
  return location.line === line || sentenceOf(diagnostic).includes(spell(pointer));
}

/** The line of a property; `undefined` if it is missing. */
function lineOf(text: string, pointer: string): number | undefined {
  const {value: document} = readJson(text, '');
  const outer = pointer.slice(0, pointer.lastIndexOf('/'));
  const {line, column} = document.locate(pointer, 'name');
  const around = document.locate(outer, 'name');
  return line === around.line && column === around.column ? undefined : line;
}
