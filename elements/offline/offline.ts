import type {SiteHost} from '../site/site-options.js';
import type {SiteResources} from '../site/site-resources.js';
import {diagnoseOffline} from '../../src/offline/diagnose-offline.js';
import './docs-offline.js';
import {markOffline} from './offline-mark.js';
import {OfflineSession, type OfflineTarget} from './offline-session.js';
import {registerWorker, removeWorker} from './register-worker.js';

/**
 * Keeps a site readable without a network, as its attribute `offline` says; without the attribute,
 * removes what did so on an earlier visit. `before` is the session that ended when the site was
 * opened again.
 */
export async function startOffline(
  host: SiteHost,
  site: OfflineTarget,
  resources: SiteResources,
  before?: OfflineSession,
): Promise<OfflineSession | undefined> {
  const {folder} = resources.location;
  const written = host.getAttribute('offline');
  const [url, base] = written ? [written, document.baseURI] : ['docs-sw.js', folder];
  if (!URL.canParse(url, base)) {
    site.problems.add(
      diagnoseOffline('offline/worker-missing', {url, reason: 'This is not a URL.'}),
    );
    return undefined;
  }
  const script = new URL(url, base);
  if (written === null) {
    markOffline(folder, await removeWorker(script));
    return undefined;
  }
  const worker = await registerWorker(script);
  // What an earlier worker has kept is removed on the visits after this one.
  markOffline(folder, true);
  if ('code' in worker) {
    site.problems.add(worker);
    return undefined;
  }
  if (resources.signal.aborted) return undefined;
  const since = before?.endTime ?? performance.timeOrigin;
  const session = new OfflineSession(host, site, resources, worker, since);
  void session.open(worker);
  return session;
}
