import type {browserObjects} from '../../src/content/browser-members.js';
import type {HostObject, ReaderHost} from '../../src/content/interactive.js';
import {readOrigins} from '../../src/config/read/origins.js';
import type {PendingDiagnostic} from '../../src/diagnostics/pending-diagnostic.js';
import {askSite, DocsFileRequestEvent} from '../shared/page-events.js';
import {fieldsIn} from './fields-in.js';
import {pageSelector} from './is-private.js';
import {observersFor} from './observers.js';
import {currentEvent, isReaderActing} from './reader-act.js';
import {sendRequest} from './send-request.js';
import {inSite} from './site-folder.js';
import {documentObject, storageObject, windowObject} from './window-object.js';

/** A component on a page reports a mistake in its code. */
export class DocsPageProblemEvent extends Event {
  readonly problem: PendingDiagnostic;

  constructor(problem: PendingDiagnostic) {
    super('docs-page-problem', {bubbles: true, composed: true});
    this.problem = problem;
  }
}

/** The browser for the components in an element of a page. */
export function hostOf(element: Element): ReaderHost {
  const page = () => element.closest(pageSelector) ?? element;
  let siteKey = '';
  // Cleanups run when the element is no longer in the site.
  const storageKey = () => {
    siteKey = askSite(element).store?.key ?? siteKey;
    return `${siteKey}#code`;
  };
  return {
    objects: objectsFor(page, storageKey, () => askSite(element).store?.read().tabs?.[0]),
    constructors: observersFor(page),
    fieldsIn,
    watchLabels: (selected, signal) =>
      window.addEventListener('docs-label-chosen', ({label}) => selected(label), {signal}),
    now: () => Date.now(),
    random: () => Math.random(),
    timer(milliseconds, isRepeated, run) {
      if (isRepeated) {
        const timer = setInterval(run, Math.max(10, milliseconds));
        return () => clearInterval(timer);
      }
      const timer = setTimeout(run, milliseconds);
      return () => clearTimeout(timer);
    },
    frame(run) {
      const request = requestAnimationFrame(run);
      return () => cancelAnimationFrame(request);
    },
    event: currentEvent,
    isReaderActing,
    afterTask: (run) => void setTimeout(run),
    afterRender: (run) =>
      queueMicrotask(() => {
        storageKey();
        run();
      }),
    readFile(file) {
      const request = new DocsFileRequestEvent(file);
      element.dispatchEvent(request);
      return request.text ?? Promise.reject(new TypeError('There is no site.'));
    },
    inSite: (url) => inSite(element, url),
    send: (request) => {
      const {config} = askSite(element);
      const isNamed = config && readOrigins(config).has(new URL(request.url).origin);
      return isNamed ? sendRequest(request) : undefined;
    },
    report: (problem) => void element.dispatchEvent(new DocsPageProblemEvent(problem)),
  };
}

/** The objects that code finds by their names, each made when it is first used. */
function objectsFor(
  page: () => Element,
  storageKey: () => string,
  selectedLabel: () => string | undefined,
): ReaderHost['objects'] {
  let made: HostObject | undefined;
  const window = () => (made ??= windowObject(page()));
  const objects: Readonly<Record<keyof typeof browserObjects, () => HostObject>> = {
    window,
    globalThis: window,
    document: () => documentObject(page()),
    localStorage: () => storageObject(() => localStorage, storageKey(), selectedLabel),
    sessionStorage: () => storageObject(() => sessionStorage, storageKey()),
  };
  return new Map(Object.entries(objects));
}

declare global {
  interface HTMLElementEventMap {
    'docs-page-problem': DocsPageProblemEvent;
  }
}
