import {untilAborted} from '../shared/until-aborted.js';

/**
 * Gives a site its files, which an application may have in a database, an archive or in memory.
 * Paths are relative to the folder of `docs.json`, as in `guides/start.mdx`.
 */
export interface SiteLoader {
  /**
   * The text of a file, whose lines end in `\n`; `undefined` for one that does not exist: the site
   * then looks for it under another name. Rejects for a file that cannot be loaded now, and may
   * reject with the signal's reason once that is aborted. After 60 s, the file has failed. With
   * the priority `low`, all that the reader waits for comes first.
   */
  text(path: string, signal?: AbortSignal, priority?: 'low'): Promise<string | undefined>;
  /** What messages call a file: its full URL, or another name that the author knows. */
  url(path: string): string;
  /**
   * The URL of a file that the browser itself loads, such as an image or a download: also one of
   * `blob:` or `data:`. `undefined` for a file that does not exist. Where there is no such method,
   * these files are in the folder of the site.
   */
  fileUrl?(path: string): string | undefined;
  /**
   * Calls `onChange` with the paths of files that have changed, until the signal is aborted. The
   * site reads what it shows again, and readers stay where they are.
   */
  watch?(onChange: (paths: readonly string[]) => void, signal: AbortSignal): void;
}

/** Loads the files of a site. */
export interface Loader extends SiteLoader {
  /**
   * The text of a file: bytes that are not UTF-8 are U+FFFD. Rejects with a {@link LoadError}, or
   * with the signal's reason once that is aborted.
   */
  text(path: string, signal?: AbortSignal, priority?: 'low'): Promise<string>;
}

/** Why a file could not be loaded. */
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
  /** `detail` is the origin of the page, if that of the file is another one. */
  | 'unreachable'
  /** `detail` is how many seconds the site has waited. */
  | 'timeout';

/** A file could not be loaded: why, with its URL and HTTP status. */
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

interface Remembered {
  readonly text: Promise<string>;
  readonly request: AbortController;
  /** How many still want it. */
  waiting: number;
  isSettled: boolean;
  /** That it does not exist is only what a sign-in page or a refusal suggests. */
  isDoubtful?: boolean;
}

/** A loader that requests each file once, however many callers need it. */
export interface RememberingLoader extends Loader {
  /** Forgets everything, so that files are requested again. */
  forget(): void;
  /** The paths of the files that have been loaded. */
  files(): Iterable<string>;
  /**
   * Forgets which files seemed not to exist because the host answered with a page of its own or a
   * refusal.
   */
  forgetDoubts(): void;
}

/**
 * Shares requests and keeps what came of them: texts, and that a file does not exist.
 * A request is aborted when no one waits for it any more; other failures are forgotten at once.
 */
export function rememberingLoader(loader: SiteLoader): RememberingLoader {
  const known = new Map<string, Remembered>();

  function start(path: string, priority?: 'low'): Remembered {
    const request = new AbortController();
    const entry: Remembered = {
      text: loader
        .text(path, request.signal, priority)
        .then((text) => text ?? Promise.reject(new LoadError('missing', loader.url(path)))),
      request,
      waiting: 0,
      isSettled: false,
    };
    known.set(path, entry);
    entry.text.then(
      () => {
        entry.isSettled = true;
      },
      (error: unknown) => {
        entry.isSettled = true;
        if (error instanceof LoadError && error.isMissing) {
          entry.isDoubtful = error.reason === 'not-a-file' || error.status === 403;
        } else if (known.get(path) === entry) known.delete(path);
      },
    );
    return entry;
  }

  return {
    url: (path) => loader.url(path),
    forget: () => known.clear(),
    files: () => [...known].flatMap(([path, {isSettled}]) => (isSettled ? [path] : [])),
    forgetDoubts() {
      for (const [path, {isDoubtful}] of known) if (isDoubtful) known.delete(path);
    },
    async text(path, signal, priority) {
      signal?.throwIfAborted();
      const entry = known.get(path) ?? start(path, priority);
      entry.waiting++;
      try {
        return await (signal ? untilAborted(entry.text, signal) : entry.text);
      } finally {
        entry.waiting--;
        if (entry.waiting === 0 && !entry.isSettled) {
          if (known.get(path) === entry) known.delete(path);
          entry.request.abort();
        }
      }
    },
  };
}
