import assert from 'node:assert/strict';
import {existsSync} from 'node:fs';
import {join} from 'node:path';
import {indexPage} from '../../cli/init/index-page.mjs';
import {serve} from './static-server.mjs';
import {newPage, publishedHost, trustedHost} from './browser.mjs';
import {holdableServer} from './holdable-server.mjs';
import {SitePage} from './site-page.mjs';
import {root, textOf} from './sources.mjs';
import {waitInShadowRoots} from './wait-in-shadow.mjs';

/** After so many milliseconds, a test that waits in vain ends: no machine is so slow. */
const guard = 120_000;

/**
 * Serves a site with the bundle beside it, opens it in a page of its own profile, and closes both
 * after the test. The test fails when the page throws, logs an error, or asks another host or
 * anything outside the site's folder.
 *
 * @param {import('node:test').TestContext} t
 * @param {object} options
 * @param {Record<string, unknown>} [options.files] The site's files; objects are written as JSON,
 *   buffers as they are.
 * @param {string} [options.folder] A folder of the project that is the site, such as `demo`.
 * @param {string} [options.base] The path of the site on its host, such as `/team/docs/`.
 * @param {Record<string, string>} [options.headers] Sent with every answer.
 * @param {boolean} [options.fallback] The host answers missing files with `index.html`, status 200.
 * @param {boolean} [options.errorPage] The host answers missing files with `404.html`, status 404.
 * @param {string} [options.route] What follows the site's URL at first, such as
 * `#/guides/start`.
 * @param {string[] | ((path: string) => boolean)} [options.held] Files whose answers wait from the
 *   start, see `holdableServer`.
 * @param {Record<string, string>} [options.folders] More folders by prefix: `{'copy/': dist}`.
 * @param {Record<string, string>} [options.redirects] Where the host redirects files, answering
 * 302.
 * @param {string[]} [options.allowed] Other hosts that the page may ask.
 * @param {boolean} [options.isAuthors] On the author's own machine, where a site is checked while
 *   it is read. By default, it is on another host, which is loaded faster.
 * @param {boolean} [options.isInsecure] On a host without HTTPS that is not trusted.
 * @param {string} [options.hostName] What this machine is called instead.
 * @param {boolean} [options.isSecure] Over HTTPS: the browser gets the answers of the host from the
 *   test, so that no certificate is needed.
 * @param {boolean} [options.isPhone] In a window as narrow as a phone.
 * @returns {Promise<SitePage>}
 */
export async function openSite(t, options) {
  const {
    files = {},
    folder,
    base = '/',
    headers,
    fallback,
    errorPage,
    route = '',
    held = [],
    isPhone,
    isAuthors,
    isInsecure,
    hostName = isAuthors ? 'localhost' : isInsecure ? publishedHost : trustedHost,
    isSecure,
    folders,
    redirects = {},
    allowed,
  } = options;
  const control = holdableServer();
  if (typeof held === 'function') control.holdIf(held);
  else held.forEach(control.hold);
  const local = await serve({
    base,
    headers,
    fallback,
    errorPage,
    async intercept(path, response) {
      if (await control.intercept(path, response)) return true;
      if (!Object.hasOwn(redirects, path)) return false;
      response.writeHead(302, {location: redirects[path]}).end();
      return true;
    },
    root: folder && join(root, folder),
    folders: {'docs-site/': join(root, 'dist'), ...folders},
    files: written({...(folder ? workerFor(folder) : {'index.html': indexPage}), ...files}),
  });
  const secureUrl = `https://${publishedHost}${base}`;
  const url = isSecure ? secureUrl : local.url.replace('localhost', hostName);
  return openAt(
    t,
    {...local, url},
    {
      control,
      allowed,
      isPhone,
      route,
      prepare: (page) => (isSecure ? answerFor(page, secureUrl, local.url) : undefined),
      close: () => local.close(),
    },
  );
}

/** The same on the author's own machine. */
export const openAuthorsSite = (t, options) => openSite(t, {isAuthors: true, ...options});

/**
 * Opens what a server has at its `url` in a page of its own profile, with what `openSite` promises.
 *
 * @param {import('node:test').TestContext} t
 * @param {{url: string}} server
 * @param {object} [options]
 * @param {ReturnType<typeof holdableServer>} [options.control]
 * @param {string[]} [options.allowed]
 * @param {boolean} [options.isPhone]
 * @param {string} [options.route]
 * @param {(page: object) => Promise<void> | undefined} [options.prepare] Called with the browser's
 *   page before it loads anything.
 * @param {() => Promise<void>} [options.close] Called after the page was closed, which may have
 *   asked the server for something until then.
 * @returns {Promise<SitePage>}
 */
export async function openAt(t, server, options = {}) {
  const {control, allowed, isPhone, route = '', prepare, close} = options;
  const page = await newPage();
  page.setDefaultTimeout(guard);
  waitInShadowRoots(page);
  await page.setViewport(isPhone ? {width: 390, height: 844} : {width: 1280, height: 800});
  await prepare?.(page);
  await page.evaluateOnNewDocument(logViolations);
  await page.evaluateOnNewDocument(markShown);
  const site = new SitePage(page, server, control, allowed);
  t.after(async () => {
    control?.releaseAll();
    await page.browserContext().close().finally(close);
    assert.deepEqual(site.problems, []);
  });
  await site.open(route);
  return site;
}

/** The service worker that a folder lacks: that of the bundle, which is beside it. */
const workerFor = (folder) =>
  existsSync(join(root, folder, 'docs-sw.js')) ? {} : {'docs-sw.js': textOf('dist/docs-sw.js')};

/** Answers requests for a URL, and all below it, with what is at another one. */
async function answerFor(page, url, local) {
  await page.setRequestInterception(true);
  const respond = async (request) => {
    if (!request.url().startsWith(url)) return request.continue();
    const answer = await fetch(local + request.url().slice(url.length));
    await request.respond({
      status: answer.status,
      headers: Object.fromEntries(answer.headers),
      body: Buffer.from(await answer.arrayBuffer()),
    });
  };
  page.on('request', (request) =>
    respond(request).catch((error) => {
      // The host and the page are closed at the end of a test, whatever the page still requests.
      if (!page.isClosed()) throw error;
    }),
  );
}

function logViolations() {
  addEventListener('securitypolicyviolation', ({violatedDirective, blockedURI, sample}) =>
    console.error(`policy violated: ${violatedDirective} ${blockedURI} ${sample}`),
  );
}

/** Notes when the first page is shown, on the clock of the requests. */
function markShown() {
  addEventListener('docs-page-shown', ({type}) => performance.mark(type), {once: true});
}

const written = (files) =>
  Object.fromEntries(
    Object.entries(files).map(([path, content]) => [
      path,
      typeof content === 'object' && !Buffer.isBuffer(content) ? JSON.stringify(content) : content,
    ]),
  );
