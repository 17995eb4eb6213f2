import type {Diagnostic} from '../../src/diagnostics/diagnostic.js';

/** Notes that say the same at fewer places than these stay as they are. */
const fewest = 4;

/**
 * Notes of which those that say the same of many places are one, which names all of them. What is
 * said twice of one place is said once.
 */
export function groupedNotes(notes: readonly Diagnostic[]): readonly Diagnostic[] {
  const groups = new Map<string, Diagnostic[]>();
  const seen = new Set<string>();
  for (const note of notes) {
    const {file, line} = note.location;
    const whole = JSON.stringify([note.code, note.message, note.hint, file, line]);
    if (seen.has(whole)) continue;
    seen.add(whole);
    const key = JSON.stringify([note.code, note.message, note.hint]);
    const group = groups.get(key) ?? [];
    group.push(note);
    groups.set(key, group);
  }
  return [...groups.values()].flatMap((group) => {
    const [first, ...others] = group;
    // What is said of "this" differs from place to place.
    if (!first || group.length < fewest || /^This\b/.test(first.message)) return group;
    return [{...first, hint: `${first.hint} The same applies to ${placesOf(others)}.`}];
  });
}

/** Places as a text, by file: `a.md:3, 9 and b.md:4`. */
function placesOf(notes: readonly Diagnostic[]): string {
  const linesOf = new Map<string, (number | undefined)[]>();
  for (const {location} of notes) {
    const lines = linesOf.get(location.file) ?? [];
    lines.push(location.line);
    linesOf.set(location.file, lines);
  }
  const places = [...linesOf].map(([file, lines]) => {
    const known = [...new Set(lines)].filter((line) => line !== undefined);
    return known.length === 0 ? file : `${file}:${known.join(', ')}`;
  });
  return new Intl.ListFormat('en').format(places);
}
