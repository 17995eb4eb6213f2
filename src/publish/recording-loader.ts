import {siteUrl} from '../routing/paths.js';
import type {Loader} from '../site/loader.js';

/** A loader, and what it has loaded. */
export interface RecordingLoader {
  readonly loader: Loader;
  /**
   * The texts that were loaded since the last call, by their files: in the order in which they were
   * asked for, so that what is made of them is the same each time.
   */
  taken(): ReadonlyMap<string, string>;
}

/**
 * Notes what a loader loads: a published page contains the files that it was made of. Their URLs
 * are those that they will have, below `site`.
 */
export function recordingLoader(loader: Loader, site: URL): RecordingLoader {
  let texts = new Map<string, string | undefined>();
  return {
    loader: {
      url: (path) => siteUrl(path, site)?.href ?? path,
      text: async (path, signal, priority) => {
        const noted = texts;
        if (!noted.has(path)) noted.set(path, undefined);
        const text = await loader.text(path, signal, priority);
        noted.set(path, text);
        return text;
      },
    },
    taken() {
      const loaded = [...texts].flatMap(([path, text]) =>
        text === undefined ? [] : [[path, text] as const],
      );
      texts = new Map();
      return new Map(loaded);
    },
  };
}
