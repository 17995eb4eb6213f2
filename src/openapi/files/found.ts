import type {Part} from '../part.js';

/** What a reference leads to, or why it leads nowhere. */
export type ResolvedReference =
  | {readonly part: Part}
  /** The URL of its file, which has not been loaded yet. */
  | {readonly unloaded: string}
  | {
      readonly code: `openapi/ref-${'missing' | 'refused' | 'unavailable'}`;
      readonly reason: string;
      /** Of the file that cannot be loaded. */
      readonly url?: string;
    };
