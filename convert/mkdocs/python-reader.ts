import type {MarkdownFeature} from './mkdocs-extensions.js';
import type {Block} from './python-block.js';
import type {Line} from './python-lines.js';

export type Features = ReadonlySet<MarkdownFeature>;

/** Reads the blocks that are inside of others. */
export interface BlockReader {
  readonly features: Features;
  readonly read: (lines: readonly Line[]) => readonly Block[];
}
