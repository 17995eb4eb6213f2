import {readFeedback} from '../../src/config/read/feedback.js';
import {readImages} from '../../src/config/read/links.js';
import {readMetas} from '../../src/config/read/metas.js';
import {pageMetas} from '../../src/site/page-metas.js';
import type {PageState, Site} from '../../src/site/state.js';
import {isModeChoice} from '../../src/theme/mode.js';
import {loadPart} from '../shared/load-part.js';
import {HeadElements} from './head-elements.js';
import type {SiteController} from './site-controller.js';
import type {SiteHost} from '../shared/site-host.js';
import type {SiteSession} from './site-session.js';
import {showsProblems} from '../problems/shows-problems.js';
import {repositoryOf} from './site-repository.js';

const followers = new WeakMap<SiteSession, Follower>();

/** What a site does beside its pages, once the first of them can be read. To be called after each update of the host. */
export function updateDocumentMetadata(host: SiteHost, controller: SiteController): void {
  const {session, state} = controller;
  if (!session || state.phase !== 'ready') return;
  const follower = followers.get(session) ?? new Follower(host, controller, session, state.site);
  followers.set(session, follower);
  follower.follow(state.page);
}

/** Lives as long as its session. */
class Follower {
  readonly #host: SiteHost;
  readonly #session: SiteSession;
  readonly #site: Site;
  readonly #head: HeadElements | undefined;
  readonly #icons: ReturnType<typeof readImages>;
  #page: PageState | undefined;

  constructor(host: SiteHost, controller: SiteController, session: SiteSession, site: Site) {
    this.#host = host;
    this.#session = session;
    this.#site = site;
    this.#icons = readImages(site.config.raw.get('favicon'));
    if (site.config.raw.has('contextual')) {
      void loadPart('docs-page-menu');
    }
    if (showsProblems(location)) void checkRepository(host, controller, session, site);
    // A site that keeps out of the address is a guest in its document.
    if (!session.address) return;
    const head = new HeadElements();
    this.#head = head;
    session.signal.addEventListener('abort', () => head.removeAll(), {once: true});
  }

  follow(page: PageState): void {
    const head = this.#head;
    const {links, isPage} = this.#session;
    if (!head || !links) return;
    const {raw} = this.#site.config;
    const {mode} = this.#host.dataset;
    const shown = isModeChoice(mode) ? mode : 'system';
    head.showIcon(this.#icons, shown, links);
    if (page === this.#page) return;
    this.#page = page;
    head.showMetas(
      page.phase === 'shown' ? pageMetas(readMetas(raw), page.page, isPage(page.page.path)) : [],
    );
  }
}

/** Buttons that have nowhere to lead are not shown; their author should know why. */
async function checkRepository(
  host: SiteHost,
  controller: SiteController,
  {configFile, folder}: SiteSession,
  {config: {raw}}: Site,
): Promise<void> {
  const {suggestEdit, raiseIssue} = readFeedback(raw);
  if (!(suggestEdit || raiseIssue) || repositoryOf(host, raw, folder)) return;
  const checks = await loadPart('validate');
  const place = {file: configFile, pointer: '/feedback'};
  if (checks) controller.report(checks.diagnoseConfig('config/no-repository', place));
}
