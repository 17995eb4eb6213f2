import type {Diagnostic} from '../src/diagnostics/diagnostic.js';
import type {OtherTool} from '../src/diagnostics/help-url.js';
import type {BlockCounts} from './markdown/text-writer.js';
import type {SourceFolder} from './source-folder.js';

/** What a site of another tool becomes. */
export interface Conversion {
  readonly tool: OtherTool;
  /** How many pages it has. */
  readonly pages: number;
  /**
   * The folder that the paths begin at, with a slash at its end, if it is inside the folder that
   * was given: in place, the site is written into it.
   */
  readonly root?: string;
  /** The content of `docs.json`. */
  readonly config: Readonly<Record<string, unknown>>;
  /** The new texts of files, by their paths. */
  readonly texts: ReadonlyMap<string, string>;
  /** Path of a page → the file that it is from. */
  readonly sources: ReadonlyMap<string, string>;
  /** How many blocks of each text keep what their author wrote. */
  readonly blocks: readonly BlockCounts[];
  /** Files that are copied to another path: new path → path in the folder that was given. */
  readonly moved?: ReadonlyMap<string, string>;
  /** The files that only the other tool reads. */
  readonly unused: ReadonlySet<string>;
  /** What could not be carried over. */
  readonly notes: readonly Diagnostic[];
}

/** A tool whose sites can be read. */
export interface Converter {
  readonly tool: OtherTool;
  /** Whether the files are those of a site of this tool. */
  readonly recognizes: (folder: SourceFolder) => Promise<boolean>;
  readonly convert: (folder: SourceFolder) => Promise<Conversion>;
}
