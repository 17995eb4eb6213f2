import {readStyleSheets} from '../../config/read/style-sheets.js';
import type {SiteConfig} from '../../config/site-config.js';
import type {SiteLinks} from '../../routing/site-links.js';
import {resolveImageUrl, type Target} from '../../shared/urls.js';
import type {Loader} from '../../site/loader.js';
import {importsOf} from '../../theme/style-sheets/sheet-text.js';
import {authorSheet} from './author-sheet.js';

/** How many files the style sheets of a site may be, as in the browser. */
const most = 20;

/** Images and typefaces in the text of a style sheet. */
const embedded = /^data:(?:image|font|application\/(?:x-)?font)/i;

/** Style sheets of authors as published pages have them. */
export class AuthorSheets {
  readonly #loader: Loader;
  readonly #links: SiteLinks;
  readonly #known = new Set<string>();
  #hasLateStyles = false;

  constructor(loader: Loader, links: SiteLinks) {
    this.#loader = loader;
    this.#links = links;
  }

  /**
   * The style sheets that a configuration names, with those that they import, in the order in which
   * they apply. Those of other hosts apply when the element runs; files that cannot be read are
   * problems of the site that `docs-site check` reports.
   */
  async ofSite(config: SiteConfig): Promise<string> {
    const sheets: string[] = [];
    for (const target of readStyleSheets(config)) sheets.push(await this.#load(target, ''));
    return sheets.filter(Boolean).join('\n');
  }

  /** Whether some of those rules apply when the element runs. */
  get hasLateStyles(): boolean {
    return this.#hasLateStyles;
  }

  /** A style sheet in a file: URLs in it are relative to that. `within` selects its page. */
  read(css: string, media: string, file: string, within?: string): string {
    const resolve = (url: string) =>
      embedded.test(url) ? url : this.#links.src(resolveImageUrl(url, file));
    return authorSheet(css, media, resolve, within);
  }

  async #load(target: Target, media: string): Promise<string> {
    if (target.to !== 'site') {
      this.#hasLateStyles = true;
      return '';
    }
    const {path} = target;
    if (this.#known.has(path) || this.#known.size === most) return '';
    this.#known.add(path);
    const css = await this.#loader.text(path).catch(() => undefined);
    if (css === undefined) return '';
    // Selectors of the path of a page.
    if (css.includes('data-current-path')) this.#hasLateStyles = true;
    const parts: string[] = [];
    for (const one of importsOf(css)) {
      parts.push(await this.#load(resolveImageUrl(one.url, path), one.media || media));
    }
    return [...parts, this.read(css, media, path)].filter(Boolean).join('\n');
  }
}
