import {reloadIfDeployed} from './new-deployment.js';
import {DocsPartUnavailableEvent} from './page-events.js';
import {parts, type PartModules, type PartName} from './parts.js';

const imports: {readonly [N in PartName]: () => Promise<PartModules[N]>} = parts;

/**
 * Modules that could not be imported → what is to be tried again when the browser is back online.
 * There is one for the whole document, as of the browser's own map of modules.
 */
const missing = new Map<string, Set<() => void>>();

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
  const module = await importModule().catch((error: unknown) => {
    // Browsers throw a TypeError for a module that they cannot fetch. Any other is a fault of ours.
    if (!(error instanceof TypeError)) reportError(error);
  });
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
    await reloadIfDeployed();
  }
  dispatchEvent(new DocsPartUnavailableEvent(name));
  return undefined;
}

function retryAll(): void {
  const retries = [...missing.values()].flatMap((waiting) => [...waiting]);
  missing.clear();
  for (const retry of retries) retry();
}
