import type {OfflineSite} from './offline-store.js';

/** What pages and their worker tell each other; either ignores what it does not know. */
export const protocol = 'docs-site/1';

/** What a page tells the worker. */
export type PageMessage =
  /** A site is shown; the worker keeps the files that were loaded before it had started. */
  | {
      readonly protocol: typeof protocol;
      readonly type: 'opened';
      readonly site: OfflineSite;
      readonly loaded: readonly string[];
      /** When the page was requested: it gets the files that have changed since. */
      readonly since: number;
    }
  /** The worker is not wanted any more: it leaves everything alone. */
  | {readonly protocol: typeof protocol; readonly type: 'removed'};

/** What the worker answers. */
export interface WorkerAnswer {
  /** The URLs of files that have changed, which the page may have loaded before. */
  readonly changed: readonly string[];
}

/** What the worker tells pages; they answer through the port, so that it can wait for them. */
export interface WorkerMessage {
  readonly protocol: typeof protocol;
  /** The host has another file than the one that was stored or saved. */
  readonly type: 'changed';
  /** The file's URL. */
  readonly url: string;
}

/** Whether something that was received is a message of this protocol. */
export function isMessage<M extends PageMessage | WorkerMessage>(data: unknown): data is M {
  return (Object(data) as Partial<M>).protocol === protocol;
}
