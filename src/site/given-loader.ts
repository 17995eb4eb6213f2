import type {Timers} from '../shared/scheduler.js';
import {untilAborted} from '../shared/until-aborted.js';
import {LoadError, type SiteLoader} from './loader.js';

/** How many seconds an application may take for a file, which it may get from far away. */
const longestText = 60;

/**
 * The loader of an application, whose mistakes leave the rest of a site alive. A text that takes
 * longer than 60 s rejects with a {@link LoadError}. Where `fileUrl` throws, there is no such file:
 * `onError` gets what it threw, and the path.
 */
export function givenLoader(
  loader: SiteLoader,
  onError: (error: unknown, path: string) => void,
  {timeout}: Pick<Timers, 'timeout'>,
): SiteLoader {
  return {
    url: (path) => loader.url(path),
    async text(path, signal, priority) {
      const limit = new AbortController();
      const cancel = timeout(longestText * 1000, () =>
        limit.abort(new LoadError('timeout', loader.url(path), undefined, String(longestText))),
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
          return loader.fileUrl?.(path);
        } catch (error) {
          onError(error, path);
          return undefined;
        }
      },
    }),
  };
}
