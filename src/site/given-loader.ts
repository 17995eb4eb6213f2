import type {Timers} from '../shared/scheduler.js';
import {untilAborted} from '../shared/until-aborted.js';
import {LoadError, type SiteLoader} from './loader.js';

/** How many seconds an application may take for a file, which it may get from far away. */
const longestText = 60;

/** With more reports of files without a URL, nobody would read them. */
const mostErrors = 20;

/**
 * The loader of an application without `watch`, whose mistakes leave the rest of a site alive. A
 * text that takes longer than 60 s rejects with a {@link LoadError}. Where `fileUrl` throws, there
 * is no such file: `onError` gets what it threw, and the path, once for each message and at most 20
 * times.
 */
export function givenLoader(
  loader: SiteLoader,
  onError: (error: unknown, path: string) => void,
  {timeout}: Pick<Timers, 'timeout'>,
): Omit<SiteLoader, 'watch'> {
  const told = new Set<string>();
  const tell = (error: unknown, path: string) => {
    const message = error instanceof Error ? error.message : '';
    if (told.has(message) || told.size === mostErrors) return;
    told.add(message);
    onError(error, path);
  };
  const url = (path: string) => {
    try {
      return loader.url(path);
    } catch {
      return path;
    }
  };
  return {
    url,
    async text(path, signal, priority) {
      const limit = new AbortController();
      const cancel = timeout(longestText * 1000, () =>
        limit.abort(new LoadError('timeout', url(path), undefined, String(longestText))),
      );
      const ended = signal ? AbortSignal.any([signal, limit.signal]) : limit.signal;
      try {
        return await untilAborted(loader.text(path, ended, priority), ended);
      } finally {
        cancel();
      }
    },
    ...(loader.fileUrl && {
      fileUrl(path) {
        try {
          return textOrNothing(loader.fileUrl?.(path));
        } catch (error) {
          tell(error, path);
          return undefined;
        }
      },
    }),
  };
}

/** The type is not checked in JavaScript. */
function textOrNothing(url: unknown): string | undefined {
  if (typeof url === 'string') return url;
  if (url === undefined || url === null) return undefined;
  throw new TypeError('fileUrl() returned something other than a string');
}
