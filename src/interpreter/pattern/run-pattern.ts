import type {Budget} from '../budget.js';
import type {Instruction, PatternProgram} from './compile-pattern.js';

/** Where a match and its groups begin and end, in turn; undefined for groups that took no part. */
export type Offsets = readonly (number | undefined)[];

/** So many steps of matching cost as much as one step of the evaluator. */
const stepsForOne = 10;
/** The budget is asked after so many steps. */
const paid = 1000;
/** After so many steps, what has failed is remembered. */
const patience = 2000;
/** So much is remembered. */
const mostKnown = 500_000;
/** Of patterns with more loops whose rounds may be empty, nothing is remembered. */
const mostLoops = 16;

/**
 * The first match of a program in a text at or after an offset (ECMAScript §22.2.7.2); only there
 * if `isSticky`. Undefined if there is none.
 *
 * It goes back as browsers do, so that it finds what they find, but remembers what has failed: from
 * one instruction and one offset on, the result is the same, unless the pattern refers to groups.
 * Most patterns take steps in proportion to the text that way. Throws a refusal when the budget has
 * no steps left.
 */
export function runPattern(
  program: PatternProgram,
  text: string,
  from: number,
  isSticky: boolean,
  budget: Budget,
): Offsets | undefined {
  const run = new PatternRun(program, text, budget);
  const failed = new Set<number>();
  const empty = Array<number | undefined>(program.slots).fill(undefined);
  let found: Offsets | undefined;
  // A match does not begin in the middle of a code point.
  const first = offsetAfter(text, from - 1, program.flags) > from ? from - 1 : from;
  for (let start = first; start <= text.length; start = offsetAfter(text, start, program.flags)) {
    found = run.at(0, start, empty, failed);
    if (found || isSticky) break;
  }
  run.pay();
  return found;
}

/** The offset after the character at an offset; with the flag `u`, a code point. */
export function offsetAfter(text: string, at: number, flags: string): number {
  const isWide = flags.includes('u') && (text.codePointAt(at) ?? 0) > 0xffff;
  return at + (isWide ? 2 : 1);
}

class PatternRun {
  readonly #program: PatternProgram;
  readonly #text: string;
  readonly #budget: Budget;
  readonly #isUnicode: boolean;
  #steps = 0;
  #unpaid = 0;

  constructor(program: PatternProgram, text: string, budget: Budget) {
    this.#program = program;
    this.#text = text;
    this.#budget = budget;
    this.#isUnicode = program.flags.includes('u');
  }

  /** Uses steps of the budget for what was done. */
  pay(): void {
    this.#budget.spend(this.#unpaid / stepsForOne);
    this.#unpaid = 0;
  }

  /** Matches from an instruction on, at an offset; `failed` is what is known to fail. */
  at(first: number, start: number, noted: Offsets, failed: Set<number>): Offsets | undefined {
    const {instructions, hasReferences, slots: count, loops} = this.#program;
    const canRemember = !hasReferences && count - loops <= mostLoops;
    /** What is left to try: instruction, offset and slots in turn. */
    const waiting: (number | Offsets)[] = [];
    let [pc, at, slots] = [first, start, noted];
    for (;;) {
      this.#count(1);
      const instruction = instructions[pc];
      let next: number | undefined = pc + 1;
      switch (instruction?.kind) {
        case 'match':
          return slots;
        case 'character': {
          const end = this.#read(instruction, at);
          if (end === undefined) next = undefined;
          else at = end;
          break;
        }
        case 'split': {
          if (canRemember && this.#steps > patience) {
            const key = this.#keyOf(pc, at, slots);
            if (failed.has(key)) {
              next = undefined;
              break;
            }
            if (failed.size < mostKnown) failed.add(key);
          }
          waiting.push(instruction.second, at, slots);
          next = instruction.first;
          break;
        }
        case 'jump':
          next = instruction.to;
          break;
        case 'note':
          slots = this.#change(slots, instruction.slot, instruction.slot + 1, at);
          break;
        case 'forget':
          slots = this.#change(slots, instruction.from, instruction.to, undefined);
          break;
        case 'moved':
          if (slots[instruction.slot] === at) next = undefined;
          break;
        case 'assertion':
          if (!this.#holds(instruction.source, at)) next = undefined;
          break;
        case 'look': {
          const found = this.at(pc + 1, at, slots, new Set());
          if ((found === undefined) !== instruction.isNegative) next = undefined;
          else {
            slots = found ?? slots;
            next = instruction.next;
          }
          break;
        }
        case 'reference': {
          const end = this.#repeat(instruction, at, slots);
          if (end === undefined) next = undefined;
          else at = end;
          break;
        }
        case undefined:
          return undefined;
        default:
          instruction satisfies never;
      }
      if (next !== undefined) pc = next;
      else if (waiting.length === 0) return undefined;
      else {
        // As they were added above.
        slots = waiting.pop() as Offsets;
        at = waiting.pop() as number;
        pc = waiting.pop() as number;
      }
    }
  }

  #count(steps: number): void {
    this.#steps += steps;
    this.#unpaid += steps;
    if (this.#unpaid >= paid) this.pay();
  }

  /**
   * A number for an instruction, an offset, and which loops have read nothing yet in their rounds:
   * what follows depends on nothing else.
   */
  #keyOf(pc: number, at: number, slots: Offsets): number {
    let key = pc * (this.#text.length + 1) + at;
    for (let slot = this.#program.loops; slot < slots.length; slot++) {
      key = key * 2 + (slots[slot] === at ? 1 : 0);
    }
    return key;
  }

  #change(slots: Offsets, from: number, to: number, value: number | undefined): Offsets {
    this.#count(slots.length / 8);
    const changed = [...slots];
    return changed.fill(value, from, to);
  }

  /** The offset after the character that is read, if it is the right one. */
  #read({test, isBehind}: Instruction & {kind: 'character'}, at: number): number | undefined {
    const text = this.#text;
    if (at === (isBehind ? 0 : text.length)) return undefined;
    let size = 1;
    if (this.#isUnicode) {
      const isPair = isBehind ? at > 1 && isWide(text, at - 2) : isWide(text, at);
      if (isPair) size = 2;
    }
    const start = isBehind ? at - size : at;
    const character = size === 1 ? text.charAt(start) : text.slice(start, start + 2);
    return test(character) ? (isBehind ? start : start + size) : undefined;
  }

  #holds(assertion: (Instruction & {kind: 'assertion'})['source'], at: number): boolean {
    const {flags, isWord} = this.#program;
    const text = this.#text;
    const isLineEnd = (index: number) =>
      flags.includes('m') && /[\n\r\u2028\u2029]/.test(text.charAt(index));
    if (assertion === '^') return at === 0 || isLineEnd(at - 1);
    if (assertion === '$') return at === text.length || isLineEnd(at);
    const wordAt = (index: number) => isWord(text.charAt(index));
    return (wordAt(at - 1) !== wordAt(at)) === (assertion === '\\b');
  }

  /** The offset after the text of a group, if it is here again. */
  #repeat(
    {group, isBehind}: Instruction & {kind: 'reference'},
    at: number,
    slots: Offsets,
  ): number | undefined {
    const [start, end] = [slots[2 * group], slots[2 * group + 1]];
    if (start === undefined || end === undefined) return at;
    const length = end - start;
    this.#count(length / 8);
    const from = isBehind ? at - length : at;
    if (from < 0) return undefined;
    const [wanted, found] = [this.#text.slice(start, end), this.#text.slice(from, from + length)];
    const isSame = this.#program.flags.includes('i')
      ? folded(wanted) === folded(found)
      : wanted === found;
    return isSame ? (isBehind ? from : from + length) : undefined;
  }
}

function isWide(text: string, at: number): boolean {
  return (text.codePointAt(at) ?? 0) > 0xffff;
}

/** A text as it is compared in any case (`Canonicalize` without the flag `u`). */
function folded(text: string): string {
  return text.replace(/[^]/g, (character) => {
    const upper = character.toUpperCase();
    const isAscii = upper.charCodeAt(0) < 128 && character.charCodeAt(0) >= 128;
    return upper.length !== 1 || isAscii ? character : upper;
  });
}
