import {readFeedback} from '../../src/config/read/feedback.js';
import {readImages} from '../../src/config/read/values.js';
import {readMetas} from '../../src/config/read/metas.js';
import type {SiteConfig} from '../../src/config/site-config.js';
import type {Diagnostic} from '../../src/diagnostics/diagnostic.js';
import {pageMetas} from '../../src/site/page-metas.js';
import type {PageState, ReadyState} from '../../src/site/state.js';
import {isModeChoice} from '../../src/theme/mode.js';
import {showsProblems} from '../problems/shows-problems.js';
import {loadPart} from '../shared/load-part.js';
import {HeadElements} from './head-elements.js';
import type {SiteHost} from './site-host.js';
import {repositoryOf} from './site-repository.js';
import type {SiteResources} from './site-resources.js';

/** The icon and the metadata of a site in the head of its document, until its resources end. */
export class DocumentMetadata {
  readonly #host: SiteHost;
  readonly #config: SiteConfig;
  readonly #head: HeadElements | undefined;
  readonly #icons: ReturnType<typeof readImages>;
  #page: PageState | undefined;

  /** `report` gets what is wrong with what the site says of its document. */
  constructor(
    host: SiteHost,
    config: SiteConfig,
    resources: SiteResources,
    report: (diagnostic: Diagnostic) => void,
  ) {
    this.#host = host;
    this.#config = config;
    this.#icons = readImages(config.raw.get('favicon'));
    if (config.raw.has('contextual')) {
      void loadPart('docs-page-menu');
    }
    if (showsProblems(location)) void checkRepository(host, config, resources, report);
    // A site that does not use the browser's URL is a guest in its document.
    if (!resources.history) return;
    const head = new HeadElements();
    this.#head = head;
    resources.signal.addEventListener('abort', () => head.removeAll(), {once: true});
  }

  /** Shows the icon of the mode and the metadata of the page. */
  update({page, links, site}: ReadyState): void {
    const head = this.#head;
    if (!head) return;
    const {mode} = this.#host.dataset;
    head.showIcon(this.#icons, isModeChoice(mode) ? mode : 'system', links);
    if (page === this.#page) return;
    this.#page = page;
    const {pages} = site.navigation;
    head.showMetas(
      page.phase === 'shown'
        ? pageMetas(readMetas(this.#config.raw), page.page, pages.has(page.page.path))
        : [],
    );
  }
}

/** Buttons that lead nowhere are not shown; their author should know why. */
async function checkRepository(
  host: SiteHost,
  {raw}: SiteConfig,
  {location: {configFile, folder}, signal}: SiteResources,
  report: (diagnostic: Diagnostic) => void,
): Promise<void> {
  const {suggestEdit, raiseIssue} = readFeedback(raw);
  if (!(suggestEdit || raiseIssue) || repositoryOf(host, raw, folder)) return;
  const checks = await loadPart('validate');
  const place = {file: configFile, pointer: '/feedback'};
  if (checks && !signal.aborted) report(checks.diagnoseConfig('config/no-repository', place));
}
