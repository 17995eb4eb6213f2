import type {SiteHost} from '../site/site-options.js';
import type {SiteResources} from '../site/site-resources.js';
import {diagnoseOffline} from '../../src/offline/diagnose-offline.js';
import './docs-offline.js';
import {OfflineSession} from './offline-session.js';
import type {UpdatableSite} from './updatable-site.js';
import {during} from '../shared/scheduler.js';
import {registerWorker} from './register-worker.js';
import {removeUnwanted} from './remove-unwanted.js';

/**
 * Keeps a site readable without a network, as its attribute `offline` says; removes what did so on
 * an earlier visit and is not wanted any more. `before` is the session that ended when the site was
 * opened again.
 */
export async function startOffline(
  host: SiteHost,
  site: UpdatableSite,
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
  const script = written === null ? undefined : new URL(url, base);
  const worker = script && (await registerWorker(script));
  const isActive = worker !== undefined && 'registration' in worker;
  await removeUnwanted(folder, script, isActive);
  if (worker && !isActive) site.problems.add(worker);
  if (!isActive || resources.signal.aborted) return undefined;
  const since = before?.endTime ?? performance.timeOrigin;
  const session = new OfflineSession(host, site, resources, worker, since);
  void during(session.open(worker));
  return session;
}
