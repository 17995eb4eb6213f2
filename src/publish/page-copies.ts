import type {HtmlOptions} from '../html/html-context.js';
import type {Page} from '../content/page.js';
import {fieldTexts, writeMarkdown} from '../content/write-markdown.js';
import type {Diagnostic} from '../diagnostics/diagnostic.js';
import type {Localize} from '../locales/messages.js';
import {encodePath} from '../routing/paths.js';
import {diagnoseBuild} from './diagnose-build.js';
import {atomFeed, updatesOf, updateTitle, type PageUpdates} from './feed.js';
import {completeLinks, pageUrl, type Publishing} from './publishing.js';
import type {MachineFile} from './sitemap.js';

/**
 * A page as Markdown, at the URL of its HTML with `.md` (llmstxt.org). A file `start.md` would be
 * taken for the source of the page.
 */
export function markdownOf(
  page: Page,
  operation: string | undefined,
  localize: Localize,
  publishing: Publishing,
): MachineFile {
  const links = completeLinks(publishing);
  const text = writeMarkdown(page, {
    operation,
    url: (target, kind) => (kind === 'link' ? links.href(target) : links.src(target)),
    texts: fieldTexts(localize),
  });
  return {path: `${page.path || 'index'}.html.md`, text};
}

/** The feed of a page with updates, and what is not in it. */
export interface PageFeed {
  readonly feed: MachineFile | undefined;
  readonly feedProblems: readonly Diagnostic[];
}

/** Makes the feed of a page in a language. */
export function feedOf(
  page: Page,
  language: string,
  options: HtmlOptions,
  publishing: Publishing,
): PageFeed {
  const {url, site, readDate} = publishing;
  // Some hosts take a folder of the same name for the page.
  const path = `${page.path || 'index'}.feed.xml`;
  const links = completeLinks(publishing);
  const {dated, undated} = updatesOf(page.body, (text) => readDate(text, language));
  const text = atomFeed(dated, {
    title: page.title,
    author: site.config.name,
    url: pageUrl(page.path, publishing),
    feedUrl: new URL(encodePath(path), url).href,
    htmlOf: (nodes) =>
      options.htmlOfNodes(nodes, {...options, links, classFor: () => '', isWithoutControls: true}),
  });
  return {
    feed: text === undefined ? undefined : {path, text},
    feedProblems: undatedProblems(undated, page.file),
  };
}

function undatedProblems(undated: PageUpdates['undated'], page: string): readonly Diagnostic[] {
  const [first] = undated;
  if (first === undefined) return [];
  const {file = page, line} = first;
  return [diagnoseBuild('build/undated-update', {file, line}, {titles: undated.map(updateTitle)})];
}
