import {reloadIfDeployed} from './new-deployment.js';
import {DocsPartUnavailableEvent} from './page-events.js';
import {parts, type PartModules, type PartName} from './parts.js';

const imports: {readonly [N in PartName]: () => Promise<PartModules[N]>} = parts;

/**
 * Loads a part of the bundle. `onLoad` gets it as soon as it is there.
 *
 * Never rejects: without the part (offline, for example) the promise resolves to `undefined`, the
 * sites are told, and the part is requested again when the browser is back online.
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
  const module = await importModule().catch(() => undefined);
  if (module) onLoad?.(module);
  else {
    const retry = () => void loadModule(name, importModule, onLoad);
    addEventListener('online', retry, {once: true});
    await reloadIfDeployed();
    dispatchEvent(new DocsPartUnavailableEvent(name));
  }
  return module;
}
