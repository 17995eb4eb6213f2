/** The data of a file in JSON or YAML: of a broken one, what can be read. */
export interface ParsedText {
  readonly value: unknown;
  readonly faults: readonly TextFault[];
}

/** A mistake in the syntax. Lines and columns start at 1. */
export interface TextFault {
  readonly reason: string;
  readonly line: number;
  readonly column: number;
}
