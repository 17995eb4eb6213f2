import type {Diagnostic} from '../../src/diagnostics/diagnostic.js';
import {counted} from '../../src/shared/counted.js';

/** Notes of which those that say the same about a file are one, at the first place. */
export function mergedNotes(notes: readonly Diagnostic[]): readonly Diagnostic[] {
  const counts = new Map<string, number>();
  const first = notes.filter((note) => {
    const key = keyOf(note);
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    return count === 1;
  });
  return first.map((note) => {
    const more = (counts.get(keyOf(note)) ?? 1) - 1;
    const places = `The file has ${counted(more, 'more place')} like this one.`;
    return more === 0 ? note : {...note, hint: [note.hint, places].filter(Boolean).join(' ')};
  });
}

/** What two notes have in common that are one; each place that reads differently is its own. */
function keyOf({code, message, hint, location}: Diagnostic): string {
  const line = code === 'convert/left-out' ? undefined : location.line;
  return JSON.stringify([code, message, hint, location.file, line]);
}
