import {readFeedback} from '../../src/config/read-feedback.js';
import type {Site} from '../../src/site/state.js';
import type {SiteController} from './site-controller.js';
import type {SiteHost} from './site-host.js';
import type {SiteSession} from './site-session.js';
import {showsProblems} from './shows-problems.js';
import {repositoryOf} from './site-repository.js';

const seen = new WeakSet<SiteSession>();

/** What a site does beside its pages, once the first of them can be read. To be called after each update of the host. */
export function followPage(host: SiteHost, controller: SiteController): void {
  const {session, state} = controller;
  if (!session || state.phase !== 'ready') return;
  if (seen.has(session)) return;
  seen.add(session);
  if (showsProblems(location)) void checkRepository(host, controller, session, state.site);
}

/** Buttons that have nowhere to lead are not shown; their author should know why. */
async function checkRepository(
  host: SiteHost,
  controller: SiteController,
  {configFile, folder}: SiteSession,
  {config: {written}}: Site,
): Promise<void> {
  const {suggestEdit, raiseIssue} = readFeedback(written);
  if (!(suggestEdit || raiseIssue) || repositoryOf(host, written, folder)) return;
  const checks = await import('../lazy/validate.js').catch(() => undefined);
  const place = {file: configFile, pointer: '/feedback'};
  if (checks) controller.report(checks.diagnoseConfig('config/no-repository', place));
}
