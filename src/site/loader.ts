/** The only door for files of a site. */
export interface Loader {
  /**
   * The text of a file, its path relative to the folder of `docs.json`: without byte order mark, lines end in `\n`.
   * Rejects with a {@link LoadError}, or with the signal's reason once that is aborted.
   */
  text(path: string, signal?: AbortSignal): Promise<string>;
  /** The file's full address, for messages. */
  url(path: string): string;
}

/** Why a file could not be had. */
export type LoadFailure =
  /** The host has no such file (404, 410), or does not say so (403, as some file stores do). */
  | 'missing'
  /** The host answered with an HTML page: its `index.html` for unknown paths, or a sign-in page. */
  | 'not-a-file'
  /** The host redirected out of the site's folder. */
  | 'left-the-site'
  /** The path leads out of the site's folder; nothing was requested. */
  | 'refused'
  /** Any other status than 2xx. */
  | 'status'
  | 'unreachable'
  | 'timeout'
  /** Not UTF-8; `detail` says what or where. */
  | 'encoding';

/** A file could not be had: why, at which address and with which HTTP status. */
export class LoadError extends Error {
  override readonly name = 'LoadError';
  readonly reason: LoadFailure;
  readonly url: string;
  readonly status: number | undefined;
  readonly detail: string;

  constructor(reason: LoadFailure, url: string, status?: number, detail = '') {
    super(`${reason}: ${url}`);
    this.reason = reason;
    this.url = url;
    this.status = status;
    this.detail = detail;
  }

  /** Whether there is no such file; the site goes on looking under another name. */
  get isMissing(): boolean {
    return ['missing', 'not-a-file', 'refused'].includes(this.reason);
  }
}

/** A loader of files held in memory (path → text), for tests and previews. */
export function memoryLoader(files: Readonly<Record<string, string>>): Loader {
  const texts = new Map(Object.entries(files));
  return {
    url: (path) => `memory:${path}`,
    text: (path) => {
      const text = texts.get(path);
      return text === undefined
        ? Promise.reject(new LoadError('missing', `memory:${path}`, 404))
        : Promise.resolve(text);
    },
  };
}
