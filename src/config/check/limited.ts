import type {Diagnostic, Location} from '../../diagnostics/diagnostic.js';
import {diagnoseConfig, type ConfigCode} from './diagnose.js';

/** Enough of one code to see what is wrong; generated files can have a hundred thousand. */
const mostOfOneCode = 50;

/**
 * Collects diagnostics: the first 50 of each code, and one that says how many more there are. The
 * others are counted only, not made.
 */
export class LimitedDiagnostics {
  readonly #listed: Diagnostic[] = [];
  readonly #omitted = new Map<ConfigCode, {readonly location: Location; count: number}>();
  readonly #counts = new Map<ConfigCode, number>();

  /** Adds the diagnostic of a code that `make` makes. */
  add(code: ConfigCode, make: () => Diagnostic): void {
    const count = (this.#counts.get(code) ?? 0) + 1;
    this.#counts.set(code, count);
    const omitted = this.#omitted.get(code);
    if (count <= mostOfOneCode) this.#listed.push(make());
    else if (omitted) omitted.count++;
    else this.#omitted.set(code, {location: make().location, count: 1});
  }

  /** All diagnostics: after those that are listed, how many more there are of each code. */
  get all(): readonly Diagnostic[] {
    const more = Array.from(this.#omitted, ([code, {location, count}]) =>
      diagnoseConfig('config/more', location, {code, count}),
    );
    return [...this.#listed, ...more];
  }
}
