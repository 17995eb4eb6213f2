import {existsSync, readFileSync} from 'node:fs';
import {join, resolve} from 'node:path';
import {setTimeout as pause} from 'node:timers/promises';
import {gzipSync} from 'node:zlib';
import {starterPage} from '../../cli/init/index-page.mjs';
import {serve} from './static-server.mjs';
import {
  launchTestBrowser,
  newPageIn,
  publishedHost,
} from '../../scripts/lib/tests/test-browser.mjs';
import {watchShifts} from './watch-loading.mjs';

const picture =
  '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="700">' +
  '<rect width="1200" height="700" fill="#7aa"/></svg>';

/**
 * Serves a folder as a good host does, and opens its pages as readers see them: authors, on their
 * own machine, see a list of problems as well. Pictures that the folder does not have are 1200 by
 * 700 pixels large. No other host can be reached.
 *
 * @param {object} options
 * @param {string} options.folder
 * @param {string} [options.dist] Where the bundle is.
 * @param {number} [options.delay] The milliseconds after which the host answers.
 * @param {boolean} [options.isSlow] 150 ms, 1.6 Mbit/s, CPU slowed four times.
 */
export async function publishedSite({folder, dist = 'dist', delay = 0, isSlow = false}) {
  const root = resolve(folder);
  const server = await serve({
    root,
    folders: {'docs-site/': resolve(dist)},
    files: siteOverlay(root),
    intercept: answerWell,
  });
  const url = server.url.replace('localhost', publishedHost);
  const browser = await launchTestBrowser();
  return {
    url,
    browser,
    openPage,
    settled,
    async close() {
      await browser.close();
      await server.close();
    },
  };

  /** Files of the bundle are kept by the browser; all that is text is compressed. */
  async function answerWell(path, response) {
    await pause(delay);
    const {writeHead, end} = response;
    const isText = /(^|\.(js|json|css|html|mdx?|svg|yaml|yml|txt))$/.test(path);
    const isCompressed = isSlow && isText;
    response.writeHead = (status) => {
      const isKept = path.startsWith('docs-site/chunks/');
      response.setHeader('cache-control', isKept ? 'max-age=31536000, immutable' : 'no-cache');
      if (isCompressed) response.setHeader('content-encoding', 'gzip');
      return writeHead.call(response, status);
    };
    response.end = (body) => end.call(response, isCompressed ? gzipSync(body) : body);
    return false;
  }

  /** A page in a new profile, and its connection to the browser's tools. */
  async function openPage({width = 1440, height = 900, mode = 'light'}) {
    const context = await browser.createBrowserContext();
    const page = await newPageIn(context);
    const isPhone = width < 600;
    await page.setViewport({
      width,
      height: isPhone ? 844 : height,
      isMobile: isPhone,
      hasTouch: isPhone,
    });
    await page.emulateMediaFeatures([{name: 'prefers-color-scheme', value: mode}]);
    const client = await page.createCDPSession();
    await client.send('Network.enable');
    if (isSlow) {
      const speed = 1_600_000 / 8;
      await client.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: 150,
        downloadThroughput: speed,
        uploadThroughput: speed,
      });
      await client.send('Emulation.setCPUThrottlingRate', {rate: 4});
    }
    await client.send('Fetch.enable', {patterns: [{resourceType: 'Image'}]});
    client.on('Fetch.requestPaused', ({requestId, request}) =>
      answerPicture(client, requestId, request),
    );
    await page.evaluateOnNewDocument(watchShifts);
    return {context, page, client};
  }

  async function answerPicture(client, requestId, {url: source}) {
    const path = source.startsWith(url) ? source.slice(url.length) : undefined;
    const isThere = path !== undefined && existsSync(join(root, path.split(/[?#]/)[0]));
    const answer = isThere
      ? client.send('Fetch.continueRequest', {requestId})
      : pause(delay).then(() =>
          client.send('Fetch.fulfillRequest', {
            requestId,
            responseCode: 200,
            responseHeaders: [{name: 'content-type', value: 'image/svg+xml'}],
            body: Buffer.from(picture).toString('base64'),
          }),
        );
    await answer.catch(() => undefined); // the page was closed
  }

  /**
   * Resolves once the page is shown, idle, and has no request under way; to whether it was shown.
   */
  async function settled(page, timeout = 30_000) {
    const isShown = await page
      .waitForFunction(() => document.querySelector('docs-site[data-path]'), {timeout})
      .then(
        () => true,
        () => false, // a page that does not exist
      );
    let seen;
    do {
      seen = server.requests.length;
      if (isShown) await page.$eval('docs-site', (site) => site.settled());
      await pause(isSlow ? 900 : 250);
    } while (server.requests.length > seen || server.unanswered() > 0);
    return isShown;
  }
}

/**
 * What is laid over a folder so that it is a site: an index page where it has none, and
 * `mint.json`, as older sites call it, under the name `docs.json`.
 */
function siteOverlay(site) {
  const lacks = (name) => !existsSync(join(site, name));
  return {
    ...(lacks('index.html') && {'index.html': starterPage('Documentation')}),
    ...(lacks('docs.json') &&
      !lacks('mint.json') && {'docs.json': readFileSync(join(site, 'mint.json'))}),
  };
}
