import type {PatternProgram} from './pattern/compile-pattern.js';
import {Refusal} from './refusal.js';

/**
 * The limits of one page. They are counted, not timed: the same page always ends the same way. A
 * long page, such as one with thousands of fields, may do more: its work stays proportional to what
 * is written.
 */
export const limits = {
  /** Of evaluation: each expression or statement, and library calls by the size of their work. */
  steps: 500_000,
  /** Of what happens in a browser before it can do anything else. */
  stepsOfTask: 100_000,
  /** More, for tasks that need it, until the reader acts again. */
  stepsOfReserve: 400_000,
  /** What a long page may do for each of its characters. */
  stepsForCharacter: 3,
  /** Expressions and calls inside each other. */
  depth: 600,
  /** Characters of a text. */
  text: 100_000,
  /** Items of an array, or properties of an object. */
  items: 10_000,
  /** Elements and texts that are shown. */
  nodes: 20_000,
  /** What a long page may show for each of its characters. */
  nodesForCharacter: 1 / 8,
  /** So many characters count. */
  characters: 1_000_000,
} as const;

/** What it costs to throw something, and to end each level around it. */
const stepsOfThrow = 200;
const stepsOfThrownLevel = 2;

/** What has been used of a budget. */
export class BudgetUse {
  steps = 0;
  nodes = 0;
  mostSteps: number = limits.stepsOfTask;

  /** Begins anew. `reserve` is what may be used besides the steps of a task. */
  renew(reserve: number): void {
    this.steps = 0;
    this.nodes = 0;
    this.mostSteps = limits.stepsOfTask + reserve;
  }

  /** What has been used besides the steps of a task. */
  get ofReserve(): number {
    return Math.max(0, this.steps - limits.stepsOfTask);
  }
}

/** What the code of a page may still do. */
export class Budget {
  /** The regular expressions that have been compiled, by their flags and source. */
  readonly patterns = new Map<string, PatternProgram>();
  #steps = 0;
  #depth = 0;
  #nodes = 0;
  #mostSteps: number;
  #isOfAct = false;
  readonly #mostNodes: number;

  /** `length` is that of the page and its snippets. */
  constructor(length = 0) {
    const counted = Math.min(length, limits.characters);
    this.#mostSteps = Math.max(limits.steps, counted * limits.stepsForCharacter);
    this.#mostNodes = Math.max(limits.nodes, Math.floor(counted * limits.nodesForCharacter));
  }

  /** Steps that have been used. */
  get steps(): number {
    return this.#steps;
  }

  /** Whether no steps are left. */
  get isSpent(): boolean {
    return this.#steps >= this.#mostSteps;
  }

  /** Goes on with another count, and leaves its own there. */
  exchange(use: BudgetUse): void {
    const own = [this.#steps, this.#nodes, this.#mostSteps] as const;
    [this.#steps, this.#nodes, this.#mostSteps] = [use.steps, use.nodes, use.mostSteps];
    [use.steps, use.nodes, use.mostSteps] = own;
    this.#isOfAct = !this.#isOfAct;
  }

  /** Uses steps. Throws a refusal when there are no more. */
  spend(steps = 1): void {
    this.#steps += steps;
    if (!(this.#steps < this.#mostSteps)) {
      this.#steps = this.#mostSteps;
      const most = Math.floor(this.#mostSteps);
      throw Refusal.final(
        `needs more than ${most} steps ${this.#isOfAct ? 'at once' : 'on one page'}`,
      );
    }
  }

  /** Does something some levels deeper: as many as it takes room on the stack. */
  nest<T>(work: () => T, levels = 1): T {
    this.enter(levels);
    const value = work();
    this.leave(levels);
    return value;
  }

  /**
   * What follows is some levels deeper, until `leave` is called. This is for what is done for each
   * part of the code; otherwise, use `nest`. What is thrown needs no `leave`: see `returnTo`.
   */
  enter(levels = 1): void {
    this.spend();
    if (this.#depth >= limits.depth) {
      throw Refusal.final(`is nested more than ${limits.depth} levels deep`);
    }
    this.#depth += levels;
  }

  leave(levels = 1): void {
    this.#depth -= levels;
  }

  /** How many levels are around what is done now. */
  get depth(): number {
    return this.#depth;
  }

  /**
   * Goes on at a level after something was caught there that was thrown inside it, which takes
   * time for each level that it ended.
   */
  returnTo(depth: number): void {
    const steps = stepsOfThrow + (this.#depth - depth) * stepsOfThrownLevel;
    this.#steps = Math.min(this.#steps + steps, this.#mostSteps);
    this.#depth = depth;
  }

  /** Checks the length of a text before it is made, and uses steps for it. */
  text(length: number): void {
    if (!(length <= limits.text)) {
      throw Refusal.final(`makes a string of more than ${limits.text} characters`);
    }
    this.spend(length / 64);
  }

  /**
   * Checks the length of an array or object before it is made, and uses steps for the items that
   * are written.
   */
  items(length: number, written = length): void {
    if (!(length <= limits.items)) {
      throw Refusal.final(`makes a list of more than ${limits.items} items`);
    }
    this.spend(written / 2);
  }

  /** Counts a node that is shown. */
  node(): void {
    this.spend();
    if (++this.#nodes > this.#mostNodes) {
      throw Refusal.final(`shows more than ${this.#mostNodes} elements on one page`);
    }
  }
}
