import {Refusal} from './refusal.js';

/** The limits of one page. They are counted, not timed: the same page always ends the same way. */
export const limits = {
  /** Of evaluation: each expression or statement, and library calls by the size of their work. */
  steps: 300_000,
  /** Expressions and calls inside each other. */
  depth: 600,
  /** Characters of a text. */
  text: 100_000,
  /** Items of an array, or properties of an object. */
  items: 10_000,
  /** Elements and texts that are shown. */
  nodes: 20_000,
} as const;

/** What the code of a page may still do. */
export class Budget {
  #steps = 0;
  #depth = 0;
  #nodes = 0;

  /** Steps that have been used. */
  get steps(): number {
    return this.#steps;
  }

  /** Uses steps. Throws a refusal when there are no more. */
  spend(steps = 1): void {
    this.#steps += steps;
    if (!(this.#steps <= limits.steps)) {
      this.#steps = limits.steps;
      throw new Refusal(`needs more than ${limits.steps} steps on one page`);
    }
  }

  /** Does something one level deeper. */
  nest<T>(work: () => T): T {
    this.spend();
    if (this.#depth >= limits.depth) {
      throw new Refusal(`is nested more than ${limits.depth} levels deep`);
    }
    this.#depth++;
    try {
      return work();
    } finally {
      this.#depth--;
    }
  }

  /** Checks the length of a text before it is made, and uses steps for it. */
  text(length: number): void {
    if (!(length <= limits.text)) {
      throw new Refusal(`makes a text of more than ${limits.text} characters`);
    }
    this.spend(length / 64);
  }

  /**
   * Checks the length of an array or object before it is made, and uses steps for the items that
   * are written.
   */
  items(length: number, written = length): void {
    if (!(length <= limits.items)) {
      throw new Refusal(`makes a list of more than ${limits.items} items`);
    }
    this.spend(written / 4);
  }

  /** Counts a node that is shown. */
  node(): void {
    this.spend();
    if (++this.#nodes > limits.nodes) {
      throw new Refusal(`shows more than ${limits.nodes} elements on one page`);
    }
  }
}
