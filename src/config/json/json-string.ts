import {JsonFault} from './json-fault.js';

/**
 * Reads the JSON string that begins at `start`: its text, and the offset behind its closing quote.
 *
 * Throws a {@link JsonFault} where there is none (`expected` says what should stand there) or where it is wrong.
 */
export function readJsonString(
  text: string,
  start: number,
  expected: string,
): {readonly value: string; readonly end: number} {
  if (text[start] !== '"') {
    throw new JsonFault(start, expected, 'Put names and strings in double quotes: "name".');
  }
  for (let at = start + 1; at < text.length; at += 1) {
    const character = text[at] ?? '';
    if (character === '"') return {value: unescape(text, start, at + 1), end: at + 1};
    if (character === '\\') {
      at += 1;
    } else if (character < ' ') {
      const advice =
        'Close the string with " on the same line. Write \\n for a line break inside it.';
      throw new JsonFault(at, 'a closing quote', advice);
    }
  }
  throw new JsonFault(text.length, 'a closing quote', 'Close the string with a quote.');
}

function unescape(text: string, start: number, end: number): string {
  const quoted = text.slice(start, end);
  // Pairs of backslashes are taken out first: behind one, anything may follow.
  const wrong = /\\(?!["\\/bfnrt]|u[\da-fA-F]{4})/.exec(quoted.replace(/\\\\/g, '__'));
  if (wrong) {
    const advice = 'To write a backslash, double it: \\\\.';
    throw new JsonFault(start + wrong.index, 'an escape such as \\n or \\"', advice);
  }
  // What passed the checks above is a JSON string.
  return JSON.parse(quoted) as string;
}
