import type {ParsedText} from './parsed-text.js';

/**
 * What a worker that parses a text sends. JSON is received in half the time that a copy of the
 * value takes.
 */
export type ParsedMessage = ParsedText | (Omit<ParsedText, 'value'> & {readonly json: string});

/**
 * The message with what was parsed: in JSON, unless that cannot express the value or would be much
 * longer than the text, whose `length` this is.
 */
export function toMessage(parsed: ParsedText, length: number): ParsedMessage {
  const {value, ...rest} = parsed;
  const json = toJsonText(value, 2 * length);
  return json === undefined ? parsed : {...rest, json};
}

/** Undefined for cycles, numbers that JSON does not have, and for more than so many characters. */
function toJsonText(value: unknown, mostCharacters: number): string | undefined {
  let left = mostCharacters;
  // Without aliases, which can repeat a value without end, a text has at least these characters.
  function check(this: unknown, key: string, inner: unknown): unknown {
    left -= lengthOf(inner) + (Array.isArray(this) ? 1 : key.length + 1);
    if (left < 0 || (typeof inner === 'number' && !Number.isFinite(inner))) {
      throw new TypeError('JSON cannot express it, or not in this length.');
    }
    return inner;
  }
  try {
    return JSON.stringify(value, check);
  } catch {
    return undefined;
  }
}

function lengthOf(value: unknown): number {
  return typeof value === 'string' ? value.length : 0;
}
