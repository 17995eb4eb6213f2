import {printParseErrorCode, type ParseErrorCode} from 'jsonc-parser';

/** An error in a JSON text: where it is, what is expected there, and how to fix it. */
export interface JsonFault {
  readonly offset: number;
  readonly expected: string;
  readonly advice: string;
}

/** What may come next in a JSON text. */
export type Expected = 'value' | 'name' | 'colon' | 'comma';

/** Where the parser is when it reports an error. */
export interface ParserPosition {
  readonly expected: Expected;
  /** What closes the innermost container; `undefined` outside of the document's value. */
  readonly close: '}' | ']' | undefined;
  /** The property whose value is read. */
  readonly name: string;
  /** The offset of the container that ended last. */
  readonly lastOpen: number;
}

/** Enough for one look at a file; binary data would have millions. */
const mostFaults = 20;

const valueAdvice =
  'A value is a string in double quotes, a number, true, false, null, ' +
  'an array in [ ], or an object in { }.';

/**
 * The errors of a JSON text, each mistake once: what jsonc-parser reports as a consequence of an
 * error, such as a comma that an unclosed text contains, is left out.
 */
export class JsonFaults {
  readonly all: JsonFault[] = [];
  readonly #text: string;
  /** Whether the parser has understood anything since the last error. */
  #hasAdvanced = true;
  /** Where the text that caused the last error ends. */
  #end: number | undefined;
  /** The string that has no closing quote. */
  #unclosed: number | undefined;
  /** Where the parser began to skip text after an error. */
  #skipsFrom: number | undefined;
  #isLost = false;
  #number = {offset: 0, end: 0};

  constructor(text: string) {
    this.#text = text;
  }

  /** Whether brackets were skipped, so that what follows may be read at the wrong level. */
  get isLost(): boolean {
    return this.#isLost;
  }

  /** Notes that the parser goes on at an offset. */
  advance(offset: number): void {
    this.#hasAdvanced = true;
    if (this.#skipsFrom === undefined) return;
    if (hasBracket(this.#text.slice(this.#skipsFrom, offset))) this.#isLost = true;
    this.#skipsFrom = undefined;
  }

  /** Notes a number, to tell `01` and `1x` from a missing comma. */
  passNumber(offset: number, length: number): void {
    this.#number = {offset, end: offset + length};
  }

  /** Whether the last error is at an offset. */
  isAt(offset: number): boolean {
    return this.all.at(-1)?.offset === offset;
  }

  /**
   * The text of a string without the commas and brackets that it contains only because its quote is
   * missing.
   */
  repair(value: string, offset: number): string {
    if (offset !== this.#unclosed) return value;
    let end = value.length;
    while (end > 0 && ' \t,]}'.includes(value.charAt(end - 1))) end -= 1;
    return value.slice(0, end);
  }

  /** Adds an error that jsonc-parser reports, unless it follows from another. */
  add(code: ParseErrorCode, offset: number, length: number, position: ParserPosition): void {
    const token = this.#text.slice(offset, offset + length);
    const name = printParseErrorCode(code);
    switch (name) {
      case 'UnexpectedEndOfString': {
        this.#unclosed = offset;
        const advice =
          'Close the string with a quote (") on the same line. Write \\n for a line break ' +
          'inside it.';
        this.#report(offset + length, 'a closing quote', advice, offset);
        this.#isLost ||= hasBracket(token);
        break;
      }
      case 'InvalidUnicode':
      case 'InvalidEscapeCharacter': {
        const advice = 'To write a backslash, double it: \\\\.';
        const at = offset + wrongEscape(token);
        this.#report(at, 'an escape such as \\n or \\"', advice, at, offset);
        break;
      }
      case 'InvalidCharacter': {
        const advice = 'Write \\t for a tab inside a string.';
        const at = offset + token.search(/[\0-\x1f]/);
        this.#report(at, 'an escape such as \\n or \\"', advice, at, offset);
        break;
      }
      case 'UnexpectedEndOfNumber':
        this.#report(offset, 'a value', valueAdvice, offset, offset + length);
        break;
      default:
        if (offset >= this.#text.length) this.#addAtEnd(name, position);
        else this.#addUnexpected(name, offset, length, position);
    }
  }

  /**
   * Of all that is missing at the end, the first matters: the innermost container that is not
   * closed.
   */
  #addAtEnd(name: string, {close, lastOpen}: ParserPosition): void {
    const isUnclosed = name === 'CloseBraceExpected' || name === 'CloseBracketExpected';
    if (!isUnclosed) {
      if (close === undefined) this.#report(this.#text.length, 'a value', valueAdvice);
    } else {
      const open = this.#text[lastOpen] ?? '';
      const closer = open === '[' ? ']' : '}';
      const line = this.#text.slice(0, lastOpen).split('\n').length;
      const advice = `The ${open} on line ${line} is never closed. Add ${closer} where it ends.`;
      this.#report(this.#text.length, closer, advice);
    }
  }

  #addUnexpected(name: string, offset: number, length: number, position: ParserPosition): void {
    const character = this.#text.charAt(offset);
    const {offset: start, end} = this.#number;
    if (offset === end && /[\w.+-]/.test(character)) {
      this.#report(start, 'a value', valueAdvice, offset, offset + length);
    } else {
      const {expected, advice} = expectation(this.#text, offset, position);
      this.#report(offset, expected, advice, offset, offset + length);
    }
    const skips = /^(?:PropertyName|Value|Colon)Expected$/.test(name);
    if (skips && character !== ',' && character !== position.close) this.#skipsFrom ??= offset;
  }

  /** `start` and `end` surround what causes the error. */
  #report(
    offset: number,
    expected: string,
    advice: string,
    start: number = offset,
    end: number = offset,
  ): void {
    if (this.all.length >= mostFaults || this.#isConsequence(start)) return;
    this.all.push({offset, expected, advice});
    this.#hasAdvanced = false;
    this.#end = end;
  }

  #isConsequence(start: number): boolean {
    if (this.#end === undefined) return false;
    return this.#isLost || !this.#hasAdvanced || !/\S/.test(this.#text.slice(this.#end, start));
  }
}

function expectation(
  text: string,
  offset: number,
  {expected, close, name}: ParserPosition,
): {readonly expected: string; readonly advice: string} {
  const isComma = text[offset] === ',';
  const extraComma = 'Remove the extra comma.';
  switch (expected) {
    case 'value':
      return {expected: 'a value', advice: isComma ? extraComma : adviceForValue(text, offset)};
    case 'name': {
      const advice = 'Put names and strings in double quotes: "name".';
      return {
        expected: 'a property name in double quotes',
        advice: isComma ? extraComma : advice,
      };
    }
    case 'colon':
      return {expected: `a colon after "${name}"`, advice: 'Write "name": value.'};
    case 'comma':
      if (close === undefined) {
        const advice = 'Remove everything after the closing brace.';
        return {expected: 'the end of the file', advice};
      }
      return {
        expected: `a comma or ${close}`,
        advice: `Put a comma between two entries, or ${close} after the last one.`,
      };
    default:
      return expected satisfies never;
  }
}

function hasBracket(text: string): boolean {
  return /[[\]{}]/.test(text);
}

function adviceForValue(text: string, offset: number): string {
  return /^['\p{L}_$]/u.test(text.slice(offset, offset + 2))
    ? 'Put strings in double quotes. Only numbers, true, false, and null are written ' +
        'without quotes.'
    : valueAdvice;
}

/** The index of the first escape that JSON does not have. */
function wrongEscape(token: string): number {
  // Pairs of backslashes are replaced first: after one, anything may follow.
  return token.replaceAll('\\\\', '__').search(/\\(?!["\\/bfnrt]|u[\da-fA-F]{4})/);
}
