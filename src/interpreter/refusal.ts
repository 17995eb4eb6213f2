/**
 * Why code is not evaluated. It is thrown inside the evaluator, which ends what is being evaluated,
 * and is a value (`Refused`) outside of it. The reason completes the sentence "The code …".
 */
export class Refusal extends Error {
  /** What refers to something refused is refused at the same place. */
  readonly place: Place | undefined;
  /** Whether the page reports it already. */
  readonly isReported: boolean;
  /** Whether it ends the component: nothing more can be evaluated, or JavaScript throws as well. */
  readonly isFinal: boolean;

  /** The name of the error that JavaScript throws here, which code can catch. */
  errorName: string | undefined;

  constructor(reason: string, place?: Place, isReported = false, isFinal = false) {
    super(reason);
    this.place = place;
    this.isReported = isReported;
    this.isFinal = isFinal;
  }

  /** Whether it works as soon as the page is shown in a browser. */
  needsBrowser = false;

  /** To refuse again what was refused before. */
  static again({reason, place, isReported, isFinal, needsBrowser = false}: Refused): Refusal {
    return Object.assign(new Refusal(reason, place, isReported, isFinal), {needsBrowser});
  }

  static unknownName(name: string, needsBrowser: boolean): Refusal {
    const reason = `uses \`${name}\`, which is not available to pages`;
    return Object.assign(Refusal.error('ReferenceError', reason), {needsBrowser});
  }

  /** Where JavaScript throws an error of this name. */
  static error(name: string, reason: string): Refusal {
    const refusal = new Refusal(reason);
    refusal.errorName = name;
    return refusal;
  }

  static final(reason: string): Refusal {
    return new Refusal(reason, undefined, false, true);
  }
}

/** A line of a file, from 1. */
export interface Place {
  readonly file: string;
  readonly line: number;
}

/** The outcome of evaluating something. */
export type Evaluated<T> = {readonly value: T} | {readonly refused: Refused};

export interface Refused {
  readonly reason: string;
  readonly place: Place;
  readonly isReported: boolean;
  readonly isFinal?: boolean;
  readonly needsBrowser?: boolean;
}
