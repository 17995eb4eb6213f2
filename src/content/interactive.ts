import type {PendingDiagnostic} from '../diagnostics/pending-diagnostic.js';

/** What an element of a component does besides showing its children. */
export interface ElementBehavior {
  /**
   * The name of a DOM event, with `!` after it for the capture phase → what handles it. This may be
   * another function after the next rendering.
   */
  readonly handlers: ReadonlyMap<string, EventHandler>;
  /** What a field always contains, whatever the reader enters. */
  readonly value?: string | undefined;
  /** Whether a box is always checked. */
  readonly checked?: boolean | undefined;
  /** Whether a button submits the form around it. */
  readonly submits?: boolean | undefined;
  /** Whether it gets the focus when an event of the reader shows it. */
  readonly focuses?: boolean | undefined;
  /** Its `data-*` properties, for its handlers. */
  readonly dataset?: ReadonlyMap<string, string> | undefined;
  /** Calls several handlers and shows what they change once. */
  batch(work: () => void): void;
  readonly ref?: ElementRef | undefined;
}

/** Is given an element when it is there, and again when it is gone. */
export interface ElementRef {
  /** The same for the same ref of the code. */
  readonly key: unknown;
  set(element: HostObject, isThere: boolean): void;
}

/** Handles an event. */
export type EventHandler = (event: HostObject) => void;

/** What code may give to the browser, and get of it. */
export type HostValue =
  | undefined
  | null
  | boolean
  | number
  | string
  | readonly HostValue[]
  | ReadonlyMap<string, HostValue>
  | HostFunction
  | HostObject
  | Promise<HostValue>;

/** A function of the code, which the browser may call. */
export interface HostFunction {
  (...args: readonly HostValue[]): void;
  /** Aborted when the component that it belongs to is no longer shown. */
  readonly ended?: AbortSignal | undefined;
}

/**
 * A few members of an object of the browser. The object itself is out of reach of the code: it
 * finds only the names in these tables.
 */
export interface HostObject {
  /** What it is, for messages: "an element". */
  readonly name: string;
  /** Where code sends events of its own; in the window, it also adds names of its own. */
  readonly scope?: 'window' | 'document' | undefined;
  /** The value of a property; `undefined` for a name that is no property. */
  get(name: string): {readonly value: HostValue} | undefined;
  /** Whether the object itself has a member of this name, which code may not use. */
  hides(name: string): boolean;
  /** Changes a property. Whether there is such a property. */
  set(name: string, value: HostValue): boolean;
  /** A method; `undefined` for a name that is none. */
  method(name: string): ((args: readonly HostValue[]) => HostValue) | undefined;
}

/** A request of code to a host, as for `fetch`. */
export interface HostRequest {
  readonly url: string;
  /** In capital letters. */
  readonly method: string;
  /** By names in small letters. */
  readonly headers: ReadonlyMap<string, string>;
  readonly body: string | undefined;
  readonly signal: AbortSignal | undefined;
}

/** What a host has answered. */
export interface HostResponse {
  readonly status: number;
  readonly statusText: string;
  readonly url: string;
  /** By names in small letters. */
  readonly headers: ReadonlyMap<string, string>;
  readonly text: string;
}

/** The browser around the components of a page, as far as their code may use it. */
export interface ReaderHost {
  /** The objects that code finds by their names: `window`, `document`, `localStorage`. */
  readonly objects: ReadonlyMap<string, () => HostObject>;
  /** What code makes with `new`, by the names of the classes. */
  readonly constructors: ReadonlyMap<
    string,
    (args: readonly HostValue[]) => HostObject | undefined
  >;
  /** The names and values of the fields in a form, as a browser would send them. */
  fieldsIn(form: HostObject): readonly (readonly [name: string, value: string])[];
  /** Calls a function for each label of tabs and code groups that the reader selects. */
  watchLabels(selected: (label: string) => void, signal: AbortSignal): void;
  /** The time, in milliseconds since 1970. */
  now(): number;
  /** A number from 0 to 1. */
  random(): number;
  /** Calls a function later, once or again and again. Returns what ends it. */
  timer(milliseconds: number, isRepeated: boolean, run: () => void): () => void;
  /** Calls a function before the next frame. Returns what ends it. */
  frame(run: (time: number) => void): () => void;
  /** The event that is being handled, if there is one. */
  event(): object | undefined;
  /** Whether this event is an act of the reader, such as a click or a key. */
  isReaderActing(): boolean;
  /** Calls a function when the browser has done what waits for it, such as acts of the reader. */
  afterTask(run: () => void): void;
  /** Calls a function once what was changed is on the page. */
  afterRender(run: () => void): void;
  /** The text of a file of the site; rejects with an error if there is none. */
  readFile(url: string): Promise<string>;
  /** A URL of the site as a link in it, such as `/data.json`; any other one as it is written. */
  inSite(url: string): string;
  /** Sends a request to another host; `undefined` if `docs.json` does not name its origin. */
  send(request: HostRequest): Promise<HostResponse> | undefined;
  report(problem: PendingDiagnostic): void;
}
