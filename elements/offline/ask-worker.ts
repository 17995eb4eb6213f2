import {isAnswer, type PageMessage, type WorkerAnswer} from '../../src/offline/messages.js';

import {scheduler} from '../shared/scheduler.js';

/** So long a worker that does not know the message may take, in milliseconds. */
const timeout = 10_000;

/** Tells a worker something; resolves with its answer, `undefined` if it gives none. */
export function askWorker(
  worker: ServiceWorker,
  message: PageMessage,
): Promise<WorkerAnswer | undefined> {
  const {port1, port2} = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = ({data}: MessageEvent<unknown>) => {
      resolve(isAnswer(data) ? data : undefined);
    };
    scheduler.timeout(timeout, () => resolve(undefined));
    worker.postMessage(message, [port2]);
  });
}
