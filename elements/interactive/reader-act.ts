import {isFromPage} from './is-private.js';

/** What a reader does; code and the browser cause other trusted events, such as `error`. */
const acts = new Set(
  (
    'click dblclick auxclick contextmenu keydown keyup keypress mousedown mouseup pointerdown ' +
    'pointerup touchend change input'
  ).split(' '),
);

/** So often may code open another page of the site without an act of the reader. */
const mostOpened = 20;

let isActing = false;
let opened = 0;
let current: Event | undefined;

/** Whether the reader acts on the page: only then does code open, click or copy something. */
export function isReaderActing(): boolean {
  return isActing;
}

/** Whether code may open another page of the site now: pages could open each other without end. */
export function mayOpenPage(): boolean {
  return isActing || ++opened <= mostOpened;
}

/** The event that is being handled, if there is one. */
export function currentEvent(): Event | undefined {
  return current;
}

/** Calls what handles an event, which may be an act of the reader. */
export function whileActing(event: Event, handle: () => void): void {
  const before = {isActing, current};
  isActing ||= event.isTrusted && acts.has(event.type) && isFromPage(event);
  current ??= event;
  try {
    handle();
  } finally {
    ({isActing, current} = before);
  }
}
