import {DocsPartUnavailableEvent} from './page-events.js';
import {parts, type PartModules, type PartName} from './parts.js';
import {during} from './scheduler.js';
import {isPageShown, reloadIfUseful} from './reload-if-useful.js';
import {assetUrl, chunks} from './running-script.js';

const imports: {readonly [N in PartName]: () => Promise<PartModules[N]>} = parts;

/**
 * Modules that could not be imported → what is to be tried again when the browser is back online.
 * There is one for the whole document, as of the browser's own map of modules.
 */
const missing = new Map<string, Set<() => void>>();

/** The names of the parts that could not be loaded, and are requested again. */
export function missingParts(): Iterable<string> {
  return missing.keys();
}

/** Whether a module was there when it was needed last. */
const wasLoaded = new Map<string, boolean>();

/**
 * Loads a part of the bundle. `onLoad` gets it as soon as it is there.
 *
 * Without the part (offline, for example) the promise does not reject but resolves to `undefined`.
 * The sites are told, and the part is requested again when the browser is back online, or when a
 * later call needs it.
 */
export function loadPart<N extends PartName>(
  name: N,
  onLoad?: (part: PartModules[N]) => void,
): Promise<PartModules[N] | undefined> {
  return loadModule(name, imports[name], onLoad);
}

/** Does for any other module what {@link loadPart} does for a part; `name` is for the author. */
export async function loadModule<M>(
  name: string,
  importModule: () => Promise<M>,
  onLoad?: (module: M) => void,
): Promise<M | undefined> {
  const before = wasLoaded.get(name);
  const load = () => (before || mayImport() ? importModule() : fetchChunk(name).then(importModule));
  const module = await during(load()).catch((error: unknown) => {
    // Browsers throw a TypeError for what they cannot fetch. Any other is a fault of ours.
    if (!(error instanceof TypeError)) reportError(error);
  });
  wasLoaded.set(name, !!module);
  const waiting = missing.get(name);
  if (module) {
    missing.delete(name);
    onLoad?.(module);
    waiting?.forEach((retry) => retry());
    return module;
  }
  const retry = () => void loadModule(name, importModule, onLoad);
  const isFirst = missing.size === 0;
  missing.set(name, (waiting ?? new Set()).add(retry));
  // Several parts fail for one reason, and a page requests some of them again and again.
  if (isFirst) {
    addEventListener('online', retryAll, {once: true});
    await reloadIfUseful();
  }
  if (before === false) {
    const again = () => reloadIfUseful({name, load});
    // On a page that is on the screen, the reader may be typing.
    if (isPageShown()) addEventListener('docs-page-shown', () => void again(), {once: true});
    else if (await again()) {
      missing.get(name)?.delete(retry);
      return loadModule(name, importModule, onLoad);
    }
  }
  dispatchEvent(new DocsPartUnavailableEvent(name));
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
 * Rejects if the chunk of a part can neither be had from the browser's cache nor from the host,
 * which may be this machine.
 */
function fetchChunk(part: string): Promise<unknown> {
  return fetch(assetUrl(`${chunks}${part}.js`));
}

function retryAll(): void {
  const retries = [...missing.values()].flatMap((waiting) => [...waiting]);
  missing.clear();
  for (const retry of retries) retry();
}
