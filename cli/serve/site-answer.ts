import {readFileSync} from 'node:fs';
import type {IncomingMessage, ServerResponse} from 'node:http';
import {join} from 'node:path';
import {notFoundPage, starterPage} from '../init/index-page.mjs';
import {isFile} from '../is-file.js';
import {isSiteFile} from '../package.js';
import {sendFile} from './send-file.js';

/**
 * Answers a request for a path under the base of a site, decoded and without a leading slash;
 * resolves to whether it has.
 */
export type Answer = (
  path: string,
  response: ServerResponse,
  request: IncomingMessage,
) => Promise<boolean>;

/** What is served. */
export interface ServedSite {
  /** The folder of the site. */
  readonly site: string;
  /** The folder of the bundle. */
  readonly dist: string;
  /**
   * Whether `docs-site build` has written `site`: a document for each page, and `docs-site/`.
   */
  readonly isBuilt?: boolean | undefined;
  /** Whether a path belongs to no site. */
  readonly isPrivate: (path: string) => boolean;
  /**
   * Whether a file of the author is not part of the site; tells the author why. Of a built site, it
   * is asked for missing files only.
   */
  readonly isLeftOut?: ((path: string) => Promise<boolean>) | undefined;
}

const leavesNothingOut = () => Promise.resolve(false);

/** Answers from the folder of an author, with the bundle beside it. */
export function siteAnswer(
  {site, dist, isLeftOut = leavesNothingOut}: ServedSite,
  base: string,
): Answer {
  const read = async (name: string) => ((await isLeftOut(name)) ? undefined : textOf(site, name));
  const sendIndex = async (response: ServerResponse) => {
    const page = (await read('index.html')) ?? starterPage('Documentation');
    return sendPage(response, 200, page, base);
  };
  return async (path, response, request) => {
    if (path === '' || path === 'index.html') return sendIndex(response);
    const own = /^docs-site\/(.*)$/.exec(path)?.[1];
    const isPlain = !otherSpelling.test(path);
    if (own !== undefined) {
      // Only a build for development has source maps.
      const isServed = isSiteFile(own) || /^[^/]+\.js\.map$/.test(own);
      return isPlain && isServed && sendFile(request, response, dist, own);
    }
    const file = fileFor(path, site);
    const isPart = isPlain && !(await isLeftOut(file));
    if (isPart && (await sendFile(request, response, site, file))) return true;
    if (!isVisit(request)) return false;
    if (historyBase(await read('index.html')) !== undefined) return sendIndex(response);
    const page = (await read('404.html')) ?? notFoundPage('Documentation');
    return sendText(response, 404, page, 'text/html');
  };
}

/**
 * A path with an empty or a relative segment: files that are named so have no such path, and what
 * is said of a path must be true of its file.
 */
const otherSpelling = /(?:^|[/\\])(?:\.{0,2}[/\\]|\.{1,2}$)/;

/** The file of the folder that a path means. */
function fileFor(path: string, site: string): string {
  const file = path.endsWith('/') ? `${path}index.html` : path;
  return file === 'docs.json' && !isFile(join(site, file)) ? 'mint.json' : file;
}

/** Answers from a build as most hosts do: `guides/start` is `guides/start.html`. */
export function builtAnswer({site, isPrivate, isLeftOut = leavesNothingOut}: ServedSite): Answer {
  return async (path, response, request) => {
    const isPlain = !otherSpelling.test(path);
    if (isPlain && !isPrivate(path)) {
      const isPage = path.endsWith('.html');
      if (!isPage && (await sendFile(request, response, site, path))) return true;
      for (const name of isPage ? [path] : [`${path}.html`, join(path, 'index.html')]) {
        const page = textOf(site, name);
        if (page !== undefined) return sendPage(response, 200, page, '/');
      }
    }
    // Tells the author why.
    for (const name of isPlain ? [path, `${path}.mdx`, `${path}.md`] : []) {
      if (await isLeftOut(name)) break;
    }
    if (!isVisit(request)) return false;
    return sendPage(response, 404, textOf(site, '404.html') ?? '', '/');
  };
}

/** The base of a site whose pages have URLs without a hash; `undefined` for any other. */
export function historyBase(page = ''): string | undefined {
  const [element] = /<docs-site\b[^>]*\brouter="?history\b[^>]*>/i.exec(page) ?? [];
  if (element === undefined) return undefined;
  const [, base = '/'] = /\bbase="?(\/(?:[^">]*\/)?)["\s>]/i.exec(element) ?? [];
  return base;
}

/** The text of a file of a folder; `undefined` where there is none. */
export function textOf(folder: string, name: string): string | undefined {
  const file = join(folder, name);
  return isFile(file) ? readFileSync(file, 'utf8') : undefined;
}

/** Whether a request is for a page that a reader opens. */
function isVisit({headers}: IncomingMessage): boolean {
  return headers.accept?.includes('text/html') === true;
}

/**
 * Sends a page that shows changes of the site at this base. A service worker would keep what its
 * author is changing: the page is sent without the attribute that asks for one.
 */
function sendPage(response: ServerResponse, status: number, page: string, base: string): true {
  const reload = `<script type="module" src="${base}__dev/reload.js"></script>\n`;
  const changing = page.replace(/<docs-site\b[^>]*>/gi, (tag) =>
    tag.replace(/\soffline(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'>]+))?(?=[\s/>])/i, ''),
  );
  return sendText(response, status, changing + reload, 'text/html');
}

/** Sends a text, which browsers do not keep. */
export function sendText(
  response: ServerResponse,
  status: number,
  text: string,
  type = 'text/plain',
): true {
  response.writeHead(status, {
    'content-type': `${type}; charset=utf-8`,
    'cache-control': 'no-store',
  });
  response.end(text);
  return true;
}
