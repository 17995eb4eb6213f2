import {isFromPage} from './is-private.js';

let isActing = false;
let current: Event | undefined;

/** Whether the reader acts on the page: only then does code open, click or copy something. */
export function isReaderActing(): boolean {
  return isActing;
}

/** The event that is being handled, if there is one. */
export function currentEvent(): Event | undefined {
  return current;
}

/** Calls what handles an event, which may be an act of the reader. */
export function whileActing(event: Event, handle: () => void): void {
  const before = {isActing, current};
  isActing ||= event.isTrusted && isFromPage(event);
  current ??= event;
  try {
    handle();
  } finally {
    ({isActing, current} = before);
  }
}
