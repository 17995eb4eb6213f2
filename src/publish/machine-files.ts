import {readMetas} from '../config/read/metas.js';
import {llmsFiles, type LongFile, type ReadablePage} from './llms.js';
import type {PublishedPage} from './publish-pages.js';
import {pageUrl, type Publishing} from './publishing.js';
import {encodePath} from '../routing/paths.js';
import {robotsFile, sitemaps, type MachineFile, type SitemapPage} from './sitemap.js';

/** What a site writes for crawlers and assistants. */
export class MachineFiles {
  readonly #publishing: Publishing;
  readonly #found: SitemapPage[] = [];
  readonly #readable = new Map<string, ReadablePage>();

  constructor(publishing: Publishing) {
    this.#publishing = publishing;
  }

  /** Takes a page up; returns its own files. */
  add(page: PublishedPage): readonly MachineFile[] {
    const {path, head, title, description, markdown, feed, changed} = page;
    const {url} = this.#publishing;
    if (head.isFound) {
      this.#found.push({url: pageUrl(path, this.#publishing), changed});
      const markdownUrl = new URL(encodePath(markdown.path), url).href;
      const readable = {title, description, url: markdownUrl, markdown: markdown.text};
      // Parts of a text keep all of it in memory, and a copy of them does not.
      this.#readable.set(path, structuredClone(readable));
    }
    return feed ? [markdown, feed] : [markdown];
  }

  /** The files of the site as a whole. */
  end(): readonly (MachineFile | LongFile)[] {
    const {url, site, navigation} = this.#publishing;
    const about = {name: site.config.name, description: readMetas(site.config).description};
    const isRoot = url.pathname === '/';
    return [
      ...sitemaps(this.#found, url),
      // Crawlers read it at the root of a host only.
      ...(isRoot ? [robotsFile(url)] : []),
      ...llmsFiles(about, navigation, (path) => this.#readable.get(path)),
    ];
  }
}
