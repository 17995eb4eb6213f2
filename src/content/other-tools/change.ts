import type {OtherTool} from '../../diagnostics/help-url.js';

/** A text at an offset, and what replaces it. Neither of them contains a line end. */
export interface Edit {
  readonly at: number;
  readonly find: string;
  readonly replace: string;
}

/** What a text contains for another tool, and how it is written here. */
export interface Change {
  readonly tool: OtherTool | 'VitePress and docsify';
  /** In their order; the first one is where the change is reported. */
  readonly edits: readonly [Edit, ...Edit[]];
}

/** An attribute of a tag; quotes in its value are written as entities. */
export function attribute(name: string, value: string): string {
  return ` ${name}="${value.replaceAll('"', '&quot;')}"`;
}
