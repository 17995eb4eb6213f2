import type {Page} from '../content/page.js';
import {fieldTexts, writeMarkdown} from '../content/write-markdown.js';
import {htmlOfNodes, type HtmlOptions} from '../html/render-nodes.js';
import type {Localize} from '../locales/messages.js';
import {encodePath} from '../routing/paths.js';
import {atomFeed} from './feed.js';
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

/** The feed of a page with updates. */
export function feedOf(
  page: Page,
  options: HtmlOptions,
  publishing: Publishing,
): MachineFile | undefined {
  const {url, site, changedAt} = publishing;
  // Some hosts take a folder of the same name for the page.
  const path = `${page.path || 'index'}.feed.xml`;
  const links = completeLinks(publishing);
  const text = atomFeed(page.body, {
    title: page.title,
    author: site.config.name,
    url: pageUrl(page.path, publishing),
    feedUrl: new URL(encodePath(path), url).href,
    changed: changedAt(page.file) ?? '1970-01-01T00:00:00Z',
    htmlOf: (nodes) =>
      htmlOfNodes(nodes, {...options, links, classFor: () => '', isWithoutControls: true}),
  });
  return text === undefined ? undefined : {path, text};
}
