import {Workbox} from 'workbox-window';
import {diagnoseOffline} from '../../src/offline/diagnose-offline.js';
import type {Diagnostic} from '../../src/diagnostics/diagnostic.js';
import {redirectedScripts} from './redirected-scripts.js';
import {removeIfGone} from './remove-worker.js';
import {assetUrl} from '../shared/running-script.js';
import {scriptUrl} from '../shared/start-worker.js';

/** A service worker that answers for this page. */
export interface ActiveWorker {
  readonly worker: ServiceWorker;
  readonly registration: ServiceWorkerRegistration;
}

/**
 * Registers the service worker of a site, by the URL of its script; a diagnostic says why there is
 * none.
 */
export async function registerWorker(script: URL): Promise<ActiveWorker | Diagnostic> {
  const {href, origin} = script;
  if (!isSecureContext) return diagnoseOffline('offline/not-secure');
  if (!(await canStore())) return diagnoseOffline('offline/storage-refused');
  if (origin !== location.origin) return diagnoseOffline('offline/other-origin', {url: href});
  const {href: scope} = new URL('.', script);
  if (!location.href.startsWith(scope)) {
    return diagnoseOffline('offline/out-of-scope', {url: href, scope});
  }
  const other = await otherWorker(script, scope);
  if (other !== undefined) return diagnoseOffline('offline/other-worker', {url: other, scope});
  const withAssets = new URL(script);
  withAssets.searchParams.set('assets', assetUrl(''));
  for (const url of await redirectedScripts()) withAssets.searchParams.append('redirected', url);
  try {
    const workbox = new Workbox(scriptUrl(withAssets.href), {updateViaCache: 'none'});
    const registration = await workbox.register({immediate: true});
    if (!registration) throw new TypeError('The browser refused it.');
    registration.update().catch(() => removeIfGone(script));
    return {worker: await activeWorker(registration), registration};
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return diagnoseOffline('offline/worker-missing', {url: href, reason});
  }
}

/**
 * The worker of a registration, once it is active. Workbox waits for the installation of a worker:
 * there is none where it was installed before, and does not answer for this page (after a reload
 * past the cache), or where another window has begun it.
 */
async function activeWorker(registration: ServiceWorkerRegistration): Promise<ServiceWorker> {
  const worker = registration.installing ?? registration.waiting ?? registration.active;
  await new Promise<void>((resolve) => {
    const check = () => {
      if (!worker || ['activated', 'redundant'].includes(worker.state)) resolve();
    };
    worker?.addEventListener('statechange', check);
    check();
  });
  if (!registration.active) throw new TypeError('The browser did not start it.');
  return registration.active;
}

/**
 * The URL of a worker of the host application with this scope, if there is one: ours would take its
 * place.
 */
async function otherWorker(script: URL, scope: string): Promise<string | undefined> {
  const registration = await navigator.serviceWorker.getRegistration(scope);
  if (registration?.scope !== scope) return undefined;
  const {active, waiting, installing} = registration;
  const url = (active ?? waiting ?? installing)?.scriptURL;
  if (url === undefined || new URL(url).searchParams.has('assets')) return undefined;
  return url === script.href ? undefined : url;
}

/** Whether the browser has service workers and caches, and allows this page to use them. */
async function canStore(): Promise<boolean> {
  try {
    await caches.has('docs-site');
    return 'serviceWorker' in navigator;
  } catch {
    return false;
  }
}
