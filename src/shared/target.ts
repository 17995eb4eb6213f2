/**
 * Where a link or a picture leads, judged once (see `urls.ts`):
 * a place inside the site, a complete address elsewhere, or nowhere because the address was refused.
 *
 * `path` has no leading or trailing slash and is relative to the folder of `docs.json`; `''` is the site's first page.
 * It keeps a file's extension (`files/price-list.pdf`) but not a page's (`.md`, `.mdx`). `query` and `hash` come without
 * their `?` and `#`.
 */
export type Target =
  | {readonly to: 'site'; readonly path: string; readonly query: string; readonly hash: string}
  | {readonly to: 'address'; readonly href: string}
  | {readonly to: 'nowhere'; readonly written: string};
