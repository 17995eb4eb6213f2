import {matchPattern} from '../../shared/match-pattern.js';
import {parsePattern, type PatternNode} from './parse-pattern.js';

/** How long a text is, in characters. */
export interface TextLength {
  readonly least?: number | undefined;
  readonly most?: number | undefined;
}

/** Longer texts are not made. */
const longest = 200;
/** As long as texts are where the pattern leaves that open. */
const usual = 6;

/**
 * A text that matches a pattern of an author and has a length; undefined where that would take
 * more than this reads of regular expressions. Its time grows with the length of the pattern.
 */
export function textLike(
  pattern: string,
  {least = 0, most = longest}: TextLength = {},
): string | undefined {
  const parsed = parsePattern(pattern);
  if (!parsed) return undefined;
  const {node, isWhole} = parsed;
  if (Math.max(node.least, least) > Math.min(longest, most)) return undefined;
  const wanted = Math.min(Math.max(usual, least), most);
  const writer = new Writer(wanted - node.least);
  writer.write(node);
  const text = writer.isEnded ? writer.text : writer.text.padEnd(least, 'x');
  if (!writer.isValid || text.length < least || text.length > most) return undefined;
  // Patterns that may take long are not tried; the text has been made of all that they contain.
  return (matchPattern(pattern, text) ?? isWhole) ? text : undefined;
}

class Writer {
  text = '';
  /** False once there is text before `^` or after `$`. */
  isValid = true;
  isEnded = false;
  /** How many characters may be added by repeating what may be repeated. */
  #spare: number;
  #chosen = 0;

  constructor(spare: number) {
    this.#spare = spare;
  }

  write(node: PatternNode): void {
    switch (node.kind) {
      case 'start':
        this.isValid &&= this.text === '';
        return;
      case 'end':
        this.isEnded = true;
        return;
      case 'character': {
        const {options} = node;
        this.isValid &&= !this.isEnded;
        // Each is another one, so that a text does not look like a mistake.
        this.text += options[this.#chosen % options.length] ?? '';
        if (options.length > 1) this.#chosen += 1;
        return;
      }
      case 'sequence':
        for (const part of node.parts) this.write(part);
        return;
      case 'repeat':
        this.#repeat(node);
        return;
    }
    node satisfies never;
  }

  #repeat({node, times, most}: PatternNode & {kind: 'repeat'}): void {
    // Nothing is the same any number of times.
    const least = node.least === 0 ? Math.min(times, 1) : times;
    for (let count = 0; count < least; count++) this.write(node);
    if (node.least === 0) return;
    for (let count = least; count < most && node.least <= this.#spare; count++) {
      this.#spare -= node.least;
      this.write(node);
    }
  }
}
