import {readFeedback} from '../../src/config/read/feedback.js';
import {offersActions} from '../../src/config/read/has.js';
import {readFavicon} from '../../src/config/read/values.js';
import {readMetas} from '../../src/config/read/metas.js';
import type {SiteConfig, Mode} from '../../src/config/site-config.js';
import type {Diagnostic} from '../../src/diagnostics/diagnostic.js';
import {encodePath} from '../../src/routing/paths.js';
import {urlPath} from '../../src/routing/url-path.js';
import {pageMetas, type Meta, type PagePlace} from '../../src/site/page-metas.js';
import {isHome} from '../../src/site/title-in-tab.js';
import type {PageState, ReadyState, Site} from '../../src/site/state.js';
import {isModeChoice, type ModeChoice} from '../../src/theme/mode.js';
import {showsProblems} from '../shared/shows-problems.js';
import {siteProblems} from '../problems/problem-list.js';
import {lazy} from '../shared/lazy.js';
import type {SiteHost} from './site-options.js';
import {repositoryOf} from '../../src/site/site-repository.js';
import type {SiteResources} from './site-resources.js';
import type {Target} from '../../src/shared/urls.js';
import type {SiteLinks} from '../../src/routing/site-links.js';

/** What readers can do with a page. */
const pageMenu = lazy('docs-page-menu', () => import('../menus/docs-page-menu.js'));

/** The icon and the metadata of a site in the head of its document, until its resources end. */
export class DocumentMetadata {
  readonly #host: SiteHost;
  readonly #config: SiteConfig;
  readonly #head: HeadElements | undefined;
  readonly #resources: SiteResources;
  readonly #icons: ReturnType<typeof readFavicon>;
  #page: PageState | undefined;
  /** The mode that the browser's bar is in. */
  #mode: string | undefined;

  /** `report` gets what is wrong with what the site says of its document. */
  constructor(
    host: SiteHost,
    config: SiteConfig,
    resources: SiteResources,
    report: (diagnostic: Diagnostic) => void,
  ) {
    this.#host = host;
    this.#config = config;
    this.#icons = readFavicon(config);
    this.#resources = resources;
    if (offersActions(config)) {
      void pageMenu();
    }
    if (showsProblems(location)) void checkRepository(host, config, resources, report);
    // A site that does not use the browser's URL is a guest in its document.
    if (!resources.history) return;
    const head = new HeadElements();
    this.#head = head;
    const {signal} = resources;
    signal.addEventListener('abort', () => head.removeAll(), {once: true});
    const darkSystem = matchMedia('(prefers-color-scheme: dark)');
    darkSystem.addEventListener('change', () => head.showThemeColor(host), {signal});
  }

  /** Shows the icon of the mode and the metadata of the page. */
  update({page, links, site}: ReadyState): void {
    const head = this.#head;
    if (!head) return;
    const {mode} = this.#host.dataset;
    if (mode !== this.#mode) {
      this.#mode = mode;
      head.showThemeColor(this.#host);
    }
    head.showIcon(this.#icons, isModeChoice(mode) ? mode : 'system', links);
    if (page === this.#page) return;
    this.#page = page;
    head.showMetas(
      page.phase === 'shown'
        ? pageMetas(readMetas(this.#config), page.page, this.#placeOf(page.page.path, site))
        : [],
    );
  }

  #placeOf(path: string, site: Site): PagePlace {
    const {location, reader} = this.#resources;
    const isPage = (other: string) => site.navigation.pages.has(other);
    const isFirst = isHome(path, site, reader);
    return {
      path: isFirst ? '' : encodePath(urlPath(path, isPage, location.codec.isFolders)),
      isListed: isFirst || isPage(path),
    };
  }
}

/** Buttons that lead nowhere are not shown; their author should know why. */
async function checkRepository(
  host: SiteHost,
  config: SiteConfig,
  {location: {configFile, folder}, signal}: SiteResources,
  report: (diagnostic: Diagnostic) => void,
): Promise<void> {
  const {suggestEdit, raiseIssue} = readFeedback(config);
  const attribute = (name: string) => host.getAttribute(name) ?? undefined;
  if (!(suggestEdit || raiseIssue) || repositoryOf(attribute, config, folder)) return;
  const checks = await (await siteProblems())?.siteChecks();
  const place = {file: configFile, pointer: '/feedback'};
  if (checks && !signal.aborted) report(checks.diagnoseConfig('config/no-repository', place));
}

/** An element of the head, with what its author wrote there if it is not ours. */
interface Kept {
  readonly element: Element;
  readonly before: string | undefined;
}

/** The elements of a site in the head of its document; all of them are removed with the site. */
export class HeadElements {
  readonly #metas = new Map<string, Kept>();
  #icons: readonly Element[] = [];
  #icon: readonly unknown[] = [];
  #themeColor: Element | undefined;

  /**
   * Shows this metadata instead of what was shown before. An element of the host page is reused
   * meanwhile.
   */
  showMetas(metas: readonly Meta[]): void {
    const wanted = new Map(metas.map((meta) => [selectorOf(meta), meta]));
    for (const selector of this.#metas.keys()) if (!wanted.has(selector)) this.#restore(selector);
    for (const [selector, meta] of wanted) {
      const {element} = this.#metas.get(selector) ?? this.#keep(selector, meta);
      element.setAttribute(contentOf(element), meta.content);
    }
  }

  /**
   * Shows the site's icon of a mode in the browser's tab, unless the document has its own: `data:,`
   * is none.
   */
  showIcon(
    images: Readonly<Record<Mode, Target>> | undefined,
    mode: ModeChoice,
    links: SiteLinks,
  ): void {
    const icon = [images, mode, links];
    if (icon.every((part, index) => part === this.#icon[index])) return;
    this.#icon = icon;
    for (const element of this.#icons) element.remove();
    this.#icons = [];
    if (!images || document.head.querySelector('link[rel~="icon"]:not([href="data:,"])')) return;
    const modes = mode === 'system' ? (['light', 'dark'] as const) : [mode];
    this.#icons = modes.flatMap((one) => {
      const href = links.src(images[one]);
      const media = mode === 'system' ? {media: `(prefers-color-scheme: ${one})`} : {};
      return href === undefined ? [] : [add('link', {rel: 'icon', href, ...media})];
    });
  }

  /**
   * Gives the bar of the browser the background of an element, unless the document has a color for
   * all modes.
   */
  showThemeColor(element: Element): void {
    this.#themeColor?.remove();
    this.#themeColor = undefined;
    if (document.head.querySelector('meta[name="theme-color"]:not([media])')) return;
    const content = getComputedStyle(element).backgroundColor;
    this.#themeColor = add('meta', {name: 'theme-color', content});
    document.head.prepend(this.#themeColor); // the first one that fits is used
  }

  /** Leaves the head as the host page wrote it. */
  removeAll(): void {
    this.#themeColor?.remove();
    for (const selector of this.#metas.keys()) this.#restore(selector);
    for (const element of this.#icons) element.remove();
  }

  #keep(selector: string, {kind, name}: Meta): Kept {
    const there = document.head.querySelector(selector);
    const element =
      there ??
      (kind === 'canonical' ? add('link', {rel: 'canonical'}) : add('meta', {[kind]: name}));
    const kept = {element, before: there?.getAttribute(contentOf(there)) ?? undefined};
    this.#metas.set(selector, there ? {...kept, before: kept.before ?? ''} : kept);
    return kept;
  }

  #restore(selector: string): void {
    const kept = this.#metas.get(selector);
    this.#metas.delete(selector);
    if (kept?.before === undefined) kept?.element.remove();
    else kept.element.setAttribute(contentOf(kept.element), kept.before);
  }
}

function selectorOf({kind, name}: Meta): string {
  return kind === 'canonical' ? 'link[rel="canonical"]' : `meta[${kind}="${CSS.escape(name)}"]`;
}

function contentOf(element: Element): string {
  return element.localName === 'link' ? 'href' : 'content';
}

function add(tag: 'meta' | 'link', attributes: Readonly<Record<string, string>>): Element {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  document.head.append(element);
  return element;
}
