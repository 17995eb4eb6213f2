import {pageSelector} from './is-private.js';

let isActing = false;

/** Whether the reader acts on the page: only then does code open, click or copy something. */
export function isReaderActing(): boolean {
  return isActing;
}

/** Calls what handles an event, which may be an act of the reader. */
export function whileActing(event: Event, handle: () => void): void {
  const before = isActing;
  const [target] = event.composedPath();
  const isInPage = target instanceof Element && target.closest(pageSelector) !== null;
  isActing ||= event.isTrusted && isInPage;
  try {
    handle();
  } finally {
    isActing = before;
  }
}
