import {markup} from '../html/html.js';

/** The limit of a sitemap (sitemaps.org, "Using Sitemap index files"). */
const mostUrls = 50_000;

/** A page that search engines may list. */
export interface SitemapPage {
  readonly url: string;
  /** When its file was last changed, where that is known: an ISO 8601 date with its time. */
  readonly changed?: string | undefined;
}

/** A file for machines: its path in the output, and its text. */
export interface MachineFile {
  readonly path: string;
  readonly text: string;
}

/**
 * The sitemap of a site: `sitemap.xml`, which is an index of several where there are more pages
 * than one may have (sitemaps.org, protocol 0.9). `base` is the URL of the site.
 */
export function sitemaps(pages: readonly SitemapPage[], base: URL): readonly MachineFile[] {
  if (pages.length <= mostUrls) return [{path: 'sitemap.xml', text: sitemap(pages)}];
  const count = Math.ceil(pages.length / mostUrls);
  const parts = Array.from({length: count}, (_, index) => ({
    path: `sitemap-${index + 1}.xml`,
    text: sitemap(pages.slice(index * mostUrls, (index + 1) * mostUrls)),
  }));
  const entries = parts.map(
    ({path}) => markup`<sitemap><loc>${new URL(path, base).href}</loc></sitemap>\n`,
  );
  const index = markup`
    <?xml version="1.0" encoding="UTF-8"?>\n
    <sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n
      ${entries}
    </sitemapindex>\n
  `;
  return [{path: 'sitemap.xml', text: index.toString()}, ...parts];
}

function sitemap(pages: readonly SitemapPage[]): string {
  const entries = pages.map(({url, changed}) => {
    const lastmod = changed !== undefined && markup`<lastmod>${changed}</lastmod>`;
    return markup`<url><loc>${url}</loc>${lastmod}</url>\n`;
  });
  return markup`
    <?xml version="1.0" encoding="UTF-8"?>\n
    <urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n
      ${entries}
    </urlset>\n
  `.toString();
}

/** What crawlers are told where the author has no `robots.txt` (RFC 9309). */
export function robotsFile(base: URL): MachineFile {
  const sitemap = new URL('sitemap.xml', base).href;
  return {path: 'robots.txt', text: `User-agent: *\nAllow: /\n\nSitemap: ${sitemap}\n`};
}
