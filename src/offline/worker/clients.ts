import {protocol, type FileChangedMessage} from '../messages.js';

/** So long the worker waits for a page that does not answer, in milliseconds. */
const timeout = 500;

/** The part of a worker's global scope that knows its pages. */
export type Pages = Pick<Clients, 'matchAll' | 'get'>;

/** Tells all pages, and waits until those that listen have heard it. */
export async function tellPages(
  pages: Pages,
  message: Omit<FileChangedMessage, 'protocol'>,
): Promise<void> {
  const all = await pages.matchAll({type: 'window'});
  await Promise.all(all.map((page) => tell(page, {protocol, ...message})));
}

function tell(page: Pick<Client, 'postMessage'>, message: FileChangedMessage): Promise<unknown> {
  return new Promise((resolve) => {
    const {port1, port2} = new MessageChannel();
    port1.onmessage = resolve;
    setTimeout(resolve, timeout);
    page.postMessage(message, [port2]);
  });
}
