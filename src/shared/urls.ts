/**
 * Where a link or an image leads, judged once (see `urls.ts`):
 * a path inside the site, a complete URL elsewhere, or nowhere because the URL was
 * refused.
 *
 * `path` has no leading or trailing slash and is relative to the folder of `docs.json`; `''` is the
 * site's first page. It keeps a file's extension (`files/price-list.pdf`) but not a page's (`.md`,
 * `.mdx`). `query` and `hash` come without their `?` and `#`. Where there is nothing at `path`,
 * `otherwise` is meant.
 */
export type Target =
  | {
      readonly to: 'site';
      readonly path: string;
      readonly query: string;
      readonly hash: string;
      readonly otherwise?: string;
    }
  | {readonly to: 'url'; readonly href: string}
  | {readonly to: 'nowhere'; readonly written: string};

/** The page that links to a fragment alone belong to, while it is not known what they mean. */
export const fragmentPage = '#';

/** The schemes of URLs that browsers load by themselves: in images, frames and redirects. */
const webSchemes: ReadonlySet<string> = new Set(['http', 'https']);

/**
 * The schemes of links, which a reader has to click. `demo/guide/links-and-images.mdx` lists them.
 *
 * Those of the first line are registered at IANA (Uniform Resource Identifier Schemes); the others
 * belong to applications. Browsers ask the reader before they open one. Schemes of operating
 * systems are not listed, such as `search-ms` and `intent`: they can start any program.
 */
export const linkSchemes: ReadonlySet<string> = new Set(
  `http https mailto tel sms xmpp irc ircs matrix webcal geo
  slack discord msteams zoommtg tg whatsapp
  vscode vscode-insiders vscodium cursor windsurf kiro zed jetbrains
  claude goose lmstudio raycast postman x-github-client obsidian
  itms-apps market ms-windows-store`.split(/\s+/),
);

const imageData = /^data:image\/(?:png|gif|jpe?g|webp|avif)[;,]/i;
// Characters that browsers remove from URLs before they read the scheme (URL standard, "basic
// URL parser").

const dropped = /^[\u0000-\u0020]+|(?<![\u0000-\u0020])[\u0000-\u0020]+$|[\t\n\r]+/g;

/**
 * Resolves a URL that a browser may load by itself, the only place where this is done.
 *
 * `written` is resolved like a link of the file `fromFile` (relative to the folder of `docs.json`):
 * `/x` and `#/x` from the site's root, `x` and `../x` from the file's folder, `#id` in the page
 * itself. A path never leaves the site. Schemes other than http and https lead nowhere.
 */
export function resolveUrl(written: string, fromFile = ''): Target {
  return resolve(written, fromFile, webSchemes);
}

/**
 * Resolves the URL of a link, which a reader has to click: as {@link resolveUrl}, and the schemes
 * that open an application ({@link linkSchemes}). The result is safe in the `href` of an `<a>`.
 */
export function resolveLinkUrl(written: string, fromFile = ''): Target {
  return resolve(written, fromFile, linkSchemes);
}

function resolve(written: string, fromFile: string, schemes: ReadonlySet<string>): Target {
  let url = plainUrl(written);
  // The URL of a page as the browser shows it. In an API description, it is the name of a part.
  if (fromFile !== fragmentPage) url = url.replace(/^\/?#\/+/, '/');
  if (url === '') return {to: 'nowhere', written};
  if (/^\/\/[^/]/.test(url)) return checkUrl(`https:${url}`, written, schemes);
  if (/^[a-z][a-z0-9+.-]*:/i.test(url)) return checkUrl(url, written, schemes);
  const [, path = '', query = '', hash = ''] =
    /^([^?#]*)(?:\?([^#]*))?(?:#(.*))?$/s.exec(url) ?? [];
  return {
    to: 'site',
    path: path === '' ? pagePathOf(fromFile) : resolvePath(path, fromFile),
    query,
    hash: decode(hash),
  };
}

/**
 * Whether a URL has a scheme, or a host after `//`.
 */
export function isExternalUrl(written: string): boolean {
  return /^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(plainUrl(written));
}

/** Browsers read a backslash as a slash, except in the query and the hash. */
function plainUrl(written: string): string {
  return written
    .replace(dropped, '')
    .replace(/^[^?#]+/, (beforeQuery) => beforeQuery.replaceAll('\\', '/'));
}

/**
 * Resolves the URL of an image: as {@link resolveUrl}, and `data:` for pixel formats (SVG could
 * carry script).
 */
export function resolveImageUrl(written: string, fromFile = ''): Target {
  const url = written.replace(dropped, '');
  return imageData.test(url) ? {to: 'url', href: url} : resolveUrl(written, fromFile);
}

/**
 * Resolves the URL of a file that the whole site uses (logo, icon, font): as
 * {@link resolveImageUrl}, but a path stays in the site, however many slashes and backslashes it
 * begins with.
 */
export function resolveAssetUrl(written: string): Target {
  return resolveImageUrl(written.replace(/^[\u0000-\u0020]*[/\\][\u0000-\u0020/\\]*/, '/'));
}

/** The page path of a page's file: without `.md` or `.mdx`. Other files keep their name. */
export function pagePathOf(file: string): string {
  return file.replace(/\.mdx?$/i, '');
}

function checkUrl(url: string, written: string, schemes: ReadonlySet<string>): Target {
  if (!URL.canParse(url)) return {to: 'nowhere', written};
  const {protocol, href} = new URL(url);
  return schemes.has(protocol.slice(0, -1)) ? {to: 'url', href} : {to: 'nowhere', written};
}

function resolvePath(path: string, fromFile: string): string {
  const folder = path.startsWith('/') ? [] : fromFile.split('/').slice(0, -1);
  const segments: string[] = [];
  for (const segment of [...folder, ...decode(path).replaceAll('\\', '/').split('/')]) {
    if (segment === '..') segments.pop();
    else if (segment !== '' && segment !== '.') segments.push(segment);
  }
  return pagePathOf(segments.join('/'));
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text; // a lone `%` is an ordinary character
  }
}
