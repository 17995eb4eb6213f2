import {DocsPartUnavailableEvent} from './page-events.js';
import {during} from './scheduler.js';
import {isPageShown, reloadIfUseful} from './reload-if-useful.js';
import {assetUrl, chunks} from './running-script.js';

/**
 * Loads a module that is needed late, when it is called; `onLoad` gets the module as soon as it is
 * there.
 *
 * Without the module (offline, for example) the promise does not reject but resolves to
 * `undefined`. The sites are told, and the module is requested again when the browser is back
 * online, or with a later call.
 */
export type LazyModule<M> = (onLoad?: (module: M) => void) => Promise<M | undefined>;

/** A module, by the name of its chunk. */
interface NamedModule<M> {
  readonly name: string;
  readonly importModule: () => Promise<M>;
  /** Whether pages lack something without it that their author wrote. */
  readonly isContent: boolean;
}

/** A module that could not be imported, with what is tried again when the browser is online. */
interface MissingModule {
  readonly isContent: boolean;
  readonly retries: Set<() => void>;
}

/**
 * The modules that are missing, by their names. There is one map for the whole document, as of the
 * browser's own map of modules.
 */
const missing = new Map<string, MissingModule>();

/** Whether modules are missing without which pages lack something that their author wrote. */
export function isContentMissing(): boolean {
  return [...missing.values()].some(({isContent}) => isContent);
}

/** Whether a module was there when it was needed last. */
const wasLoaded = new Map<string, boolean>();

/**
 * Makes a module load when it is needed: the `import()` with its failures handled. `name` is that
 * of the module's chunk; the build finds both in the call.
 */
export function lazy<M>(name: string, importModule: () => Promise<M>): LazyModule<M> {
  return (onLoad) => load({name, importModule, isContent: false}, onLoad);
}

/** Like {@link lazy}, for what reads or shows the text of pages: without it, readers are told. */
export function lazyContent<M>(name: string, importModule: () => Promise<M>): LazyModule<M> {
  return (onLoad) => load({name, importModule, isContent: true}, onLoad);
}

async function load<M>(
  wanted: NamedModule<M>,
  onLoad?: (module: M) => void,
): Promise<M | undefined> {
  const {name, importModule, isContent} = wanted;
  const before = wasLoaded.get(name);
  const importAgain = () =>
    before || mayImport() ? importModule() : fetchChunk(name).then(importModule);
  const module = await during(importAgain()).catch((error: unknown) => {
    // Browsers throw a TypeError for what they cannot fetch. Any other is a fault of ours.
    if (!(error instanceof TypeError)) reportError(error);
  });
  wasLoaded.set(name, !!module);
  const {retries = new Set<() => void>()} = missing.get(name) ?? {};
  if (module) {
    missing.delete(name);
    onLoad?.(module);
    for (const retry of retries) retry();
    return module;
  }
  const retry = () => void load(wanted, onLoad);
  const isFirst = missing.size === 0;
  missing.set(name, {isContent, retries: retries.add(retry)});
  // Several modules fail for one reason, and a page requests some of them again and again.
  if (isFirst) {
    addEventListener('online', retryAll, {once: true});
    await reloadIfUseful();
  }
  if (before === false) {
    const again = () => reloadIfUseful({name, load: importAgain});
    // On a page that is on the screen, the reader may be typing.
    if (isPageShown()) addEventListener('docs-page-shown', () => void again(), {once: true});
    else if (await again()) {
      missing.get(name)?.retries.delete(retry);
      return load(wanted, onLoad);
    }
  }
  dispatchEvent(new DocsPartUnavailableEvent(name, isContent));
  return undefined;
}

/**
 * Whether modules are imported without asking for their file first. Browsers may remember that an
 * `import()` has failed until the document ends, so nothing is imported that could not be fetched:
 * offline, without a service worker that may have it.
 */
function mayImport(): boolean {
  return navigator.onLine || !!navigator.serviceWorker?.controller;
}

/**
 * Rejects if the chunk of a module can neither be had from the browser's cache nor from the host,
 * which may be this machine.
 */
function fetchChunk(name: string): Promise<unknown> {
  return fetch(assetUrl(`${chunks}${name}.js`));
}

function retryAll(): void {
  const all = [...missing.values()].flatMap(({retries}) => [...retries]);
  missing.clear();
  for (const retry of all) retry();
}
