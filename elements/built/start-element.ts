import type {livePart, searchFrom} from './live-part.js';

/** What readers' acts are done with in elements that have started. */
export interface StartedElement {
  readonly livePart: typeof livePart;
  readonly searchFrom: typeof searchFrom;
}

/**
 * Starts the elements of the document, once. Resolves when they show its pages; rejects if a script
 * cannot be loaded, and tries again the next time.
 */
export type StartElement = () => Promise<StartedElement>;

/** @param load Loads the scripts, and resolves when the elements show the pages. */
export function startOnce(load: StartElement): StartElement {
  let started: Promise<StartedElement> | undefined;
  return () =>
    (started ??= load().catch((error: unknown) => {
      started = undefined;
      throw error;
    }));
}
