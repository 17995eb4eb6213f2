import {readBanner} from '../config/read/banner.js';
import {readContextual} from '../config/read/contextual.js';
import {readFooter} from '../config/read/footer.js';
import {readStyling} from '../config/read/styling.js';
import {offersActions} from '../config/read/has.js';
import {readNotFound} from '../config/read/not-found.js';
import type {SiteConfig} from '../config/site-config.js';
import {classNamesOf} from '../content/class-names.js';
import type {DocNode} from '../content/nodes.js';
import {hasRail, type Page} from '../content/page.js';
import {visitNodes} from '../content/visit-nodes.js';
import type {Diagnostic} from '../diagnostics/diagnostic.js';
import {offeredFeedback} from '../site/offered-feedback.js';
import {htmlOfFeedback, type PageFeedback} from '../html/feedback-html.js';
import {htmlOfDirectory} from '../html/directory-html.js';
import {htmlOfEndpoint} from '../html/endpoint-html.js';
import {htmlOfFrame, type FrameOptions} from '../html/frame-html.js';
import {
  attributes,
  dataElement,
  joined,
  markup,
  type Html,
  type HtmlContent,
} from '../html/html.js';
import {pageTarget, siteLink} from '../html/link-attributes.js';
import {htmlOfMissing} from '../html/missing-html.js';
import {htmlOfPage} from '../html/page-html.js';
import {breadcrumbsTo} from '../navigation/breadcrumbs.js';
import {directoryGroup} from '../navigation/directory-group.js';
import {shownName, tabTitle} from '../navigation/label.js';
import {newerVersion} from '../navigation/newer-version.js';
import {nearbyGroups} from '../navigation/nearby-groups.js';
import {choicesAt, positionOf} from '../navigation/position.js';
import {isOnePage} from '../navigation/sidebar-groups.js';
import {viewAt, type View} from '../navigation/view.js';
import {encodePath, missingPath} from '../routing/paths.js';
import type {SiteLinks} from '../routing/site-links.js';
import {languageTag} from '../shared/language-tag.js';
import {parseConfigMarkdown} from '../site/config-markdown.js';
import {descriptionOf} from '../site/page-metas.js';
import {pageActions} from '../site/page-actions.js';
import {loadEntry} from '../site/load-page.js';
import {namesRepository, repositoryOf} from '../site/site-repository.js';
import type {PageState} from '../site/state.js';
import {wholePage} from '../site/whole-page.js';
import {UtilitySheet} from '../theme/utilities/utility-sheet.js';
import {withDocumentMode} from './document-mode.js';
import {alternatesOf} from './alternates.js';
import {pageData} from './page-data.js';
import {ofPage, type PageRelations} from './page-relations.js';
import type {MachineFile} from './sitemap.js';
import {pageProblems} from './page-problems.js';
import {pageHead, type PageHead} from './page-head.js';
import {feedOf, markdownOf, type PageFeed} from './page-copies.js';
import {hostLinks, pageUrl, type Publishing} from './publishing.js';
import {needsElement} from './needs-element.js';
import {StyleClasses} from './style-classes.js';

/** A document as it is published. */
export interface PublishedDocument {
  /** Without extension or outer slashes; `''` for the first page of the site. */
  readonly path: string;
  /** The tag of its language; `undefined` for that of the author's `index.html`. */
  readonly language: string | undefined;
  readonly head: PageHead;
  /** The content of `<docs-site>`: the page, what is around it, and data for the element. */
  readonly content: Html;
  /** Whether it shows something that only the running element shows. */
  readonly needsElement: boolean;
  /** What its authors' classes and `style` attributes mean. */
  readonly sheet: string | undefined;
  /** Whether it is what hosts send for URLs without a page. */
  readonly isMissing?: true;
}

/** A page as it is published. */
export interface PublishedPage extends PublishedDocument, PageFeed {
  readonly problems: readonly Diagnostic[];
  /** What it says of itself, in words. */
  readonly title: string;
  readonly description: string;
  /** The page as Markdown, and where that is: its path in the output. */
  readonly markdown: MachineFile;
  /** When its file was last changed, where that is known. */
  readonly changed: string | undefined;
}

/** A page that could not be published, and why. */
export interface UnpublishedPage {
  readonly path: string;
  readonly state: Exclude<PageState, {phase: 'shown'}>;
}

/** Of a longer list, a page has the rows that are nearest to it. */
const mostRows = 100;

/** Publishes one page; `''` is the first page of the site. */
export async function publishPage(
  path: string,
  publishing: Publishing,
): Promise<PublishedPage | UnpublishedPage> {
  publishing.recording.taken();
  const state = await loadWhole(path === '' ? publishing.home : path, publishing);
  if (state.phase !== 'shown') return {path, state};
  return publishedPage(path, state, publishing);
}

/** A page with all of its parts. */
export async function loadWhole(path: string, publishing: Publishing): Promise<PageState> {
  const {navigation, reader} = publishing;
  const entry = navigation.pages.get(path) ?? {path};
  return wholePage(await loadEntry(entry, navigation, reader));
}

function publishedPage(
  path: string,
  state: PageState & {readonly phase: 'shown'},
  publishing: Publishing,
): PublishedPage {
  const {page, api, diagnostics} = state;
  const {site, navigation, neighbors, labels, url, localizeTo, imageSize} = publishing;
  const {recording, configText, pageFiles, localizeApiTo, candidates} = publishing;
  const links = hostLinks(publishing);
  const choices = choicesAt(positionOf(navigation, page.path, {}));
  const whole = viewAt(navigation, site.config, page.path, choices);
  const {groups, ...outside} = nearbyGroups(whole.groups, page.path, mostRows);
  const view = {...whole, groups};
  const tag = view.language === undefined ? undefined : languageTag(view.language);
  const language = tag ?? publishing.language;
  const localize = localizeTo(language);
  const config = {...site.config, name: shownName(site.config, localize)};
  const classes = new StyleClasses();
  const nodes = [...page.description, ...page.body];
  const options = {
    links,
    path: page.path,
    localize,
    ...writersOf(publishing),
    // With such rules, an image may have another size than its file.
    imageSize: hasImageRules(page) ? () => undefined : imageSize,
    classFor: classes.classFor,
    nextNumber: counter(),
    base: url,
  };
  const isOffered = offersActions(config) && page.frontmatter.get('contextual') !== false;
  const surroundings = {
    actions: isOffered ? pageActions(readContextual(config), page, links, localize, url.href) : [],
    eyebrow: eyebrowOf(config, view, page.path, links),
    endpoint: api && htmlOfEndpoint(api, localizeApiTo(language)),
    hasFailed: diagnostics?.some(({code}) => code.startsWith('load/')),
  };
  const article = htmlOfPage(page, surroundings, options);
  const {socials, columns} = readFooter(config, view.language);
  const languages = alternatesOf(navigation, config, page.path, candidates.of);
  const frame = {
    config,
    view,
    labels,
    title: page.title,
    sameIn: languages,
    feedback: htmlOfFeedback(feedbackOf(page, publishing), {localize, language}),
    newer: newerVersion(navigation, view, page.path, choices, candidates.of),
    mode: page.mode,
    banner: bannerOf(publishing, view),
    outside,
    isSingle: isOnePage(view),
    hasRail: hasRail(page),
    outline: page.mode === 'default' ? page.outline : [],
    directory: htmlOfDirectory(directoryGroup(whole.groups, page.path), labels, options),
    neighbors: hasPager(page) ? neighbors.neighborsAt(page.path, choices) : undefined,
    columns,
    socials,
  };
  const isListed = page.path === '' || navigation.pages.has(page.path);
  const isMissing = path === missingPath;
  const operation = api && `${api.operation.method} ${api.operation.path}`;
  const markdown = markdownOf(page, operation, localize, publishing);
  const {feed, feedProblems} = feedOf(page, language, options, publishing);
  const relations = relationsOf(page, {...frame, languages}, {markdown, feed}, publishing);
  const texts = new Map([configText, ...recording.taken()]);
  const {rootIndex: index} = publishing;
  const data = pageData({config, view, labels, pageFiles, index, path: page.path, texts});
  return {
    path,
    language: tag,
    head: pageHead(config, page, {
      site: url,
      url: pageUrl(page.path, publishing),
      links,
      isListed,
      isHome: path === '' || page.path === publishing.home,
      isMissing,
      relations,
    }),
    content: joined([htmlOfFrame(article, frame, options), dataElement('application/json', data)]),
    needsElement: isMissing || needsElement(nodes) || publishing.hasLateStyles,
    sheet: sheetOf(page, nodes, classes, publishing),
    problems: pageProblems(state),
    title: page.title,
    description: descriptionOf(page),
    markdown,
    feed,
    feedProblems,
    changed: publishing.changedAt(page.file),
    ...(isMissing && {isMissing}),
  };
}

/** What writes code, icons and elements. */
function writersOf({tokensOf, drawingOf, htmlOfNodes}: Publishing) {
  return {tokensOf, drawingOf, htmlOfNodes};
}

function hasImageRules({styles = []}: Page): boolean {
  return styles.some(({css}) => /\bimg\b/.test(css));
}

function feedbackOf(page: Page, publishing: Publishing): PageFeedback {
  const {attribute, site, url, changedAt} = publishing;
  const {config} = site;
  const {file, path, title} = page;
  const repository = repositoryOf(attribute, config, url);
  const isNamed = repository !== undefined && namesRepository(attribute, config);
  const offered = offeredFeedback(config, page, isNamed);
  const {suggestEdit, raiseIssue, thumbsRating, written, fileDate} = offered;
  const changed = written || (fileDate === 'none' ? '' : (changedAt(file) ?? ''));
  return {
    ...{file, title, url: pageUrl(path, publishing), repository, changed},
    ...{suggestEdit, raiseIssue, thumbsRating},
  };
}

/** What is above the title of a page. */
function eyebrowOf(
  config: SiteConfig,
  {groups, trail}: View,
  path: string,
  links: SiteLinks,
): HtmlContent {
  const crumbs = readStyling(config).eyebrows === 'breadcrumbs' ? breadcrumbsTo(groups, path) : [];
  if (crumbs.length === 0) return trail.at(-1);
  return crumbs.map(({name, page}, index) => {
    const leadsOn = page !== undefined && page.path !== path;
    const crumb = leadsOn ? siteLink(pageTarget(page.path), {part: 'crumb'}, name, {links}) : name;
    return index === 0 ? crumb : [markup`<i aria-hidden="true">/</i>`, crumb];
  });
}

function relationsOf(
  page: Page,
  {
    config,
    view,
    neighbors,
    title,
    languages,
  }: Pick<FrameOptions, 'config' | 'view' | 'neighbors' | 'title'> & {
    readonly languages: ReadonlyMap<string, string>;
  },
  {markdown, feed}: Pick<PublishedPage, 'markdown' | 'feed'>,
  publishing: Publishing,
): PageRelations {
  const {site, url, navigation} = publishing;
  const urlOf = (path: string) => pageUrl(path, publishing);
  const crumbs = breadcrumbsTo(view.groups, page.path);
  const firstPages = new Map(crumbs.map((crumb) => [crumb.name, crumb.page]));
  const alternates = new Map(
    [...languages].map(([code, path]) => [languageTag(code), urlOf(path)]),
  );
  // For readers of all other languages (Google Search Central, "Localized versions").
  const {language: initial = ''} = viewAt(navigation, site.config, publishing.home);
  const usual = languages.get(initial);
  if (usual !== undefined) alternates.set('x-default', urlOf(usual));
  const fileUrl = ({path}: MachineFile) => new URL(encodePath(path), url).href;
  const inSite = [
    ...view.trail.map((name) => {
      const first = firstPages.get(name);
      return {name, url: first && first.path !== page.path ? urlOf(first.path) : undefined};
    }),
    {name: title, url: urlOf(page.path)},
  ];
  return {
    languages: alternates,
    previous: neighbors?.previous && urlOf(neighbors.previous.path),
    next: neighbors?.next && urlOf(neighbors.next.path),
    markdown: fileUrl(markdown),
    feed: feed && fileUrl(feed),
    trail: [{name: config.name, url: url.href}, ...(page.path === publishing.home ? [] : inSite)],
  };
}

function bannerOf({site, configText}: Publishing, {language}: View) {
  const banner = readBanner(site.config, language);
  if (!banner) return undefined;
  const {nodes} = parseConfigMarkdown(banner.content, site.config, configText[0]);
  return {config: banner, nodes};
}

function counter(): () => number {
  let last = 0;
  return () => ++last;
}

/** What the classes and styles of a page mean; `undefined` where it has none. */
function sheetOf(
  {styles = []}: Page,
  nodes: readonly DocNode[],
  classes: StyleClasses,
  {authorSheet}: Publishing,
): string | undefined {
  const utilities = new UtilitySheet();
  const names: string[] = [];
  visitNodes(nodes, (node) => names.push(...classNamesOf(node)));
  const isStyled = utilities.add(names);
  const own = styles.map(({css, media, file}) => authorSheet(css, media, file));
  const ofClasses = (isStyled ? withDocumentMode(utilities.css) : '') + classes.css;
  const sheet = [ofClasses, ...own].filter(Boolean).join('\n');
  return sheet || undefined;
}

/** The page that hosts send for URLs without one; it is in the language of the home page. */
export function publishMissing(publishing: Publishing): PublishedDocument {
  const {site, navigation, labels, localizeTo, home, url} = publishing;
  const whole = viewAt(navigation, site.config, home, choicesAt(positionOf(navigation, home, {})));
  const {groups, ...outside} = nearbyGroups(whole.groups, home, mostRows);
  const view = {...whole, groups};
  const tag = view.language === undefined ? undefined : languageTag(view.language);
  const language = tag ?? publishing.language;
  const localize = localizeTo(language);
  const config = {...site.config, name: shownName(site.config, localize)};
  const classes = new StyleClasses();
  const links = hostLinks(publishing);
  const path = missingPath;
  const {classFor} = classes;
  const nextNumber = counter();
  const {imageSize} = publishing;
  const shown = {...writersOf(publishing), imageSize, classFor, nextNumber};
  const options = {links, path, localize, base: url, ...shown};
  const {title = localize('Page not found'), description = ''} = readNotFound(config);
  const {nodes} = parseConfigMarkdown(description, config, publishing.configText[0]);
  const {socials, columns} = readFooter(config, view.language);
  const frame = {
    ...{config, view, outside, labels, title, columns, socials},
    mode: 'default' as const,
    isMissing: true,
    banner: bannerOf(publishing, view),
    isSingle: isOnePage(view),
    outline: [],
    neighbors: undefined,
  };
  return {
    path,
    isMissing: true,
    language: tag,
    head: {
      title: tabTitle(title, config.name),
      elements: [markup`<meta name="robots" content="noindex"${attributes(ofPage)}>`],
      names: new Set(['robots']),
      others: new Map(),
      isFound: false,
    },
    content: htmlOfFrame(htmlOfMissing(title, nodes, options), frame, options),
    // It finds the pages that come near.
    needsElement: true,
    sheet: classes.css || undefined,
  };
}

function hasPager({frontmatter}: Page): boolean {
  return frontmatter.get('hideFooterPagination') !== true;
}
