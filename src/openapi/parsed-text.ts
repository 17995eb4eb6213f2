/**
 * The data of a file in JSON or YAML: of a broken one, what can be read. Keys that are integers may
 * have the mark of `markedKey`.
 */
export interface ParsedText {
  readonly value: unknown;
  readonly faults: readonly TextFault[];
  readonly tags?: UnreadTags | undefined;
}

/** Tags of YAML that are for other tools, with the lines on which values have them. */
export interface UnreadTags {
  readonly names: readonly string[];
  /** The numbers of the lines in the file, from 1. */
  readonly lines: readonly number[];
}

/** A mistake in the syntax. Lines and columns start at 1. */
export interface TextFault {
  readonly reason: string;
  readonly line: number;
  readonly column: number;
}
