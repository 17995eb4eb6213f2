import {LoadError, type Loader} from './loader.js';
import {untilAborted} from './clock.js';

interface Remembered {
  readonly text: Promise<string>;
  readonly request: AbortController;
  /** How many still want it. */
  waiting: number;
  isSettled: boolean;
  /** That it does not exist is only what a sign-in page or a refusal suggests. */
  isDoubtful?: boolean;
}

/** A loader that asks for each file once, however many want it. */
export interface RememberingLoader extends Loader {
  /** Forgets everything, so that files are asked for again. */
  forget(): void;
  /** Forgets which files seemed not to exist because the host answered with a page of its own or a refusal. */
  forgetDoubts(): void;
}

/**
 * Shares requests and keeps what came of them: texts, and that a file does not exist.
 * A request is given up when nobody waits for it any more; other failures are forgotten at once.
 */
export function rememberingLoader(loader: Loader): RememberingLoader {
  const known = new Map<string, Remembered>();

  function start(path: string): Remembered {
    const request = new AbortController();
    const entry: Remembered = {
      text: loader.text(path, request.signal),
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
    forgetDoubts() {
      for (const [path, {isDoubtful}] of known) if (isDoubtful) known.delete(path);
    },
    async text(path, signal) {
      signal?.throwIfAborted();
      const entry = known.get(path) ?? start(path);
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
