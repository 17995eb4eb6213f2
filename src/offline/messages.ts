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
export interface FileChangedMessage {
  readonly protocol: typeof protocol;
  /** The host has another file than the one that was stored or saved. */
  readonly type: 'changed';
  /** The file's URL. */
  readonly url: string;
}

type Message = PageMessage | FileChangedMessage;

/** Whether something that was received is this message, and has all that belongs to it. */
export function isMessage<T extends Message['type']>(
  data: unknown,
  type: T,
): data is Extract<Message, {readonly type: T}> {
  const message = fieldsOf(data);
  return message['protocol'] === protocol && message['type'] === type && isComplete[type](message);
}

/** Whether a worker has answered, which may be of another version. */
export function isAnswer(data: unknown): data is WorkerAnswer {
  const {changed} = fieldsOf(data);
  return Array.isArray(changed) && changed.every((url) => typeof url === 'string');
}

const fieldsOf = (data: unknown) => Object(data) as Readonly<Record<string, unknown>>;

const siteFields = ['folder', 'config', 'assets', 'router', 'document'] as const;

const isComplete: Readonly<
  Record<Message['type'], (message: ReturnType<typeof fieldsOf>) => boolean>
> = {
  opened: ({site, loaded, since}) =>
    siteFields.every((name) => typeof fieldsOf(site)[name] === 'string') &&
    Array.isArray(loaded) &&
    typeof since === 'number',
  removed: () => true,
  changed: ({url}) => typeof url === 'string',
};
