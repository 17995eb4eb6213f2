import {Refusal} from '../refusal.js';
import {characterTests, type CharacterTest} from './character-tests.js';
import {readPattern, type PatternNode, type RepeatNode} from './read-pattern.js';

/** One step of matching. `isBehind`: what comes before is read, as in `(?<=…)`. */
export type Instruction =
  | {readonly kind: 'character'; readonly test: CharacterTest; readonly isBehind: boolean}
  /** Goes on at the first offset of the program, and if that fails, at the second. */
  | {readonly kind: 'split'; first: number; second: number}
  | {readonly kind: 'jump'; to: number}
  /** Notes the offset in the text: where a group begins or ends, or a round of a loop begins. */
  | {readonly kind: 'note'; readonly slot: number}
  /** Forgets what was noted in the slots. */
  | {readonly kind: 'forget'; readonly from: number; readonly to: number}
  /** Fails if nothing was read since the offset that was noted. */
  | {readonly kind: 'moved'; readonly slot: number}
  | {readonly kind: 'assertion'; readonly source: '^' | '$' | '\\b' | '\\B'}
  /** The instructions up to `next` must match here, or must not. */
  | {readonly kind: 'look'; readonly isNegative: boolean; next: number}
  | {readonly kind: 'reference'; readonly group: number; readonly isBehind: boolean}
  | {readonly kind: 'match'};

/** A regular expression that can be run. */
export interface PatternProgram {
  readonly instructions: readonly Instruction[];
  readonly flags: string;
  /** How many offsets are noted: two for the match and each group, and one for each loop. */
  readonly slots: number;
  /** Where the slots of loops begin. */
  readonly loops: number;
  readonly groups: number;
  readonly names: ReadonlyMap<string, number>;
  /** Whether it refers to groups, so that what matches depends on what was read. */
  readonly hasReferences: boolean;
  readonly isWord: CharacterTest;
}

/** A program is no longer: `a{1000}` repeats what it contains. */
const longest = 20_000;

/** The program of a regular expression that the browser accepts. */
export function compilePattern(source: string, flags: string): PatternProgram {
  const {body, count, names} = readPattern(source, flags);
  const tests = characterTests(flags);
  const writer = new ProgramWriter(2 * (count + 1), names, flags, tests);
  writer.add({kind: 'note', slot: 0});
  writer.write(body, false);
  writer.add({kind: 'note', slot: 1});
  writer.add({kind: 'match'});
  const {instructions, slots, loops, hasReferences} = writer;
  const isWord = tests('\\w', false);
  return {instructions, slots, loops, hasReferences, groups: count, names, flags, isWord};
}

class ProgramWriter {
  readonly instructions: Instruction[] = [];
  readonly loops: number;
  slots: number;
  hasReferences = false;
  readonly #rounds = new Map<PatternNode, number>();
  readonly #names: ReadonlyMap<string, number>;
  readonly #flags: string;
  readonly #tests: ReturnType<typeof characterTests>;

  constructor(
    slots: number,
    names: ReadonlyMap<string, number>,
    flags: string,
    tests: ReturnType<typeof characterTests>,
  ) {
    this.slots = slots;
    this.loops = slots;
    this.#names = names;
    this.#flags = flags;
    this.#tests = tests;
  }

  add<T extends Instruction>(instruction: T): T {
    if (this.instructions.length >= longest) {
      throw new Refusal('uses a regular expression that repeats too much');
    }
    this.instructions.push(instruction);
    return instruction;
  }

  write(node: PatternNode, isBehind: boolean): void {
    switch (node.kind) {
      case 'character': {
        const test = this.#tests(node.source, node.isLiteral);
        this.add({kind: 'character', test, isBehind});
        return;
      }
      case 'assertion':
        this.add({kind: 'assertion', source: node.source});
        return;
      case 'sequence':
        for (const part of isBehind ? [...node.parts].reverse() : node.parts) {
          this.write(part, isBehind);
        }
        return;
      case 'choice':
        this.#writeChoice(node.options, isBehind);
        return;
      case 'group': {
        const [start, end] = [2 * node.index, 2 * node.index + 1];
        this.add({kind: 'note', slot: isBehind ? end : start});
        this.write(node.body, isBehind);
        this.add({kind: 'note', slot: isBehind ? start : end});
        return;
      }
      case 'reference': {
        const {group} = node;
        if (/i.*u|u.*i/.test(this.#flags)) throw new Refusal('repeats a group in any case');
        this.hasReferences = true;
        const index = typeof group === 'number' ? group : (this.#names.get(group) ?? 0);
        this.add({kind: 'reference', group: index, isBehind});
        return;
      }
      case 'look': {
        const look = this.add({kind: 'look', isNegative: node.isNegative, next: 0});
        this.write(node.body, node.isBehind);
        this.add({kind: 'match'});
        look.next = this.#end;
        return;
      }
      case 'repeat':
        this.#writeRepeat(node, isBehind);
        return;
      default:
        node satisfies never;
    }
  }

  get #end(): number {
    return this.instructions.length;
  }

  #writeChoice(options: readonly PatternNode[], isBehind: boolean): void {
    const jumps: (Instruction & {kind: 'jump'})[] = [];
    for (const [index, option] of options.entries()) {
      const isLast = index === options.length - 1;
      const split = isLast ? undefined : this.#split();
      if (split) split.first = this.#end;
      this.write(option, isBehind);
      if (!split) break;
      jumps.push(this.add({kind: 'jump', to: 0}));
      split.second = this.#end;
    }
    for (const jump of jumps) jump.to = this.#end;
  }

  /** Where the beginning of a round is noted; a loop that is repeated needs one slot. */
  #slotOf(body: PatternNode): number | undefined {
    if (!mayBeEmpty(body)) return undefined;
    const slot = this.#rounds.get(body) ?? this.slots++;
    this.#rounds.set(body, slot);
    return slot;
  }

  #split() {
    return this.add({kind: 'split', first: 0, second: 0});
  }

  #writeRepeat({body, least, most, isGreedy, groups}: RepeatNode, isBehind: boolean): void {
    const [from, to] = groups;
    const round = () => {
      if (to > from) this.add({kind: 'forget', from: 2 * from, to: 2 * to});
      this.write(body, isBehind);
    };
    for (let count = 0; count < least; count++) round();
    const slot = this.#slotOf(body);
    const optional = () => {
      const split = this.#split();
      split[isGreedy ? 'first' : 'second'] = this.#end;
      if (slot !== undefined) this.add({kind: 'note', slot});
      round();
      if (slot !== undefined) this.add({kind: 'moved', slot});
      return split;
    };
    const after = isGreedy ? 'second' : 'first';
    if (most === Infinity) {
      const start = this.#end;
      const split = optional();
      this.add({kind: 'jump', to: start});
      split[after] = this.#end;
      return;
    }
    const splits = Array.from({length: Math.min(most - least, longest)}, optional);
    for (const split of splits) split[after] = this.#end;
  }
}

/** Whether a part may match without reading anything. */
function mayBeEmpty(node: PatternNode): boolean {
  switch (node.kind) {
    case 'character':
      return false;
    case 'sequence':
      return node.parts.every(mayBeEmpty);
    case 'choice':
      return node.options.some(mayBeEmpty);
    case 'group':
      return mayBeEmpty(node.body);
    case 'repeat':
      return node.least === 0 || mayBeEmpty(node.body);
    default:
      return true;
  }
}
