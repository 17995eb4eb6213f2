import {serve} from '../static-server.mjs';
import {holdableServer} from '../holdable-server.mjs';
import {FakeCaches} from './fake-caches.mjs';
import {FakeLocks} from './fake-locks.mjs';
import {FakePage} from './fake-page.mjs';
import {FakeWorker} from './fake-worker.mjs';
import {FakeRequest, fetchFrom} from './fake-requests.mjs';
import {offlineFiles} from './offline-files.mjs';

/** An address of this machine that pages do not take for that of an author. */
const publishedAddress = '0.0.0.0';

/**
 * Serves a site with files in place of our script, and gives a browser in Node that has the real
 * code of the service worker and of what pages do for it.
 *
 * @param {import('node:test').TestContext} t
 * @param {object} [options]
 * @param {Record<string, unknown>} [options.files] Those of the site; objects are written as JSON.
 * @param {Record<string, string>} [options.redirects] Where the host redirects files.
 * @param {boolean} [options.isPublished] Whether it is another machine than that of the author.
 * @returns {Promise<FakeBrowser>}
 */
export async function openBrowser(t, {files = {}, redirects = {}, isPublished = true} = {}) {
  const network = holdableServer();
  const server = await serve({
    files: written({...(await offlineFiles()), ...files}),
    async intercept(path, response) {
      if (await network.intercept(path, response)) return true;
      if (!Object.hasOwn(redirects, path)) return false;
      response.writeHead(302, {location: redirects[path]}).end();
      return true;
    },
  });
  const url = isPublished ? server.url.replace('localhost', publishedAddress) : server.url;
  const browser = new FakeBrowser({...server, url}, network);
  t.after(async () => {
    network.releaseAll();
    await browser.idle();
    await server.close();
  });
  return browser;
}

/** A reader's browser with one origin: what it stores, its service workers and its pages. */
export class FakeBrowser {
  pages = [];
  locks = new FakeLocks();
  /** What `localStorage` has. */
  stored = new Map();
  /** What pages and workers call `Date`, whose clock can be put forward. */
  Date = clock();
  #registrations = new Map();

  constructor(server, network) {
    this.server = server;
    /** Holds answers back and takes the network away, see `holdableServer`. */
    this.network = network;
    /** Those of all hosts that pages may ask. */
    this.networks = [network];
    this.url = server.url;
    this.caches = new FakeCaches(server.url);
  }

  /** The host has another deployment from now on: `null` is a file that is gone. */
  deploy(files) {
    this.network.answerWith((path, response) => {
      if (!Object.hasOwn(files, path)) return false;
      const content = files[path];
      if (typeof content === 'function') content(response);
      else if (content === null) response.writeHead(404).end('Not found');
      else response.end(textOf(content));
      return true;
    });
  }

  /** Goes to a URL of the host, in a new window; rejects where there is no answer. */
  async open(route = '') {
    const page = new FakePage(this, new URL(route, this.url).href);
    await page.load();
    this.pages.push(page);
    return page;
  }

  /**
   * Visits a site in a new window as readers do, until the worker has kept all of it.
   *
   * @param {string} [route]
   * @param {readonly string[]} [files] The configuration and the files of the page.
   */
  async visit(route, files = ['docs.json', 'introduction.md']) {
    const page = await this.open(route);
    await page.show(...files);
    return page;
  }

  /** The browser deletes the caches that have a file, as it may when space is short. */
  async deleteCachesWith(path) {
    for (const cacheName of await this.caches.keys()) {
      if (await this.caches.match(path, {cacheName})) await this.caches.delete(cacheName);
    }
  }

  /** Closes all windows. */
  closeAll() {
    this.pages.splice(0).forEach((page) => page.close());
  }

  /** The answer for a request of a page: that of its worker, else that of the host. */
  async request(request, {worker, clientId, base}) {
    const answer = await worker?.answer(request, clientId);
    return answer ?? fetchFrom(base)(request);
  }

  /** Requests a document and follows its redirects, each with the worker of its URL. */
  async navigate(url) {
    for (let at = url; ;) {
      const controller = this.workerFor(at);
      const request = new FakeRequest(at, {mode: 'navigate', destination: 'document'});
      const response = await this.request(request, {worker: controller, base: at});
      if (response.type !== 'opaqueredirect') return {url: at, response, controller};
      at = response.location ?? url;
    }
  }

  /** The worker that answers for a document. */
  workerFor(url) {
    return this.registrationOf(url)?.active;
  }

  /** The registration with the longest scope of a URL. */
  registrationOf(url) {
    const all = [...this.#registrations.values()].filter(({scope}) => url.startsWith(scope));
    return all.sort((one, other) => other.scope.length - one.scope.length)[0];
  }

  get registrations() {
    return [...this.#registrations.values()];
  }

  /** Registers the script of a worker, and starts it if it is another one than before. */
  async register(scriptURL) {
    const {href: scope} = new URL('.', scriptURL);
    const before = this.#registrations.get(scope);
    if (before?.active?.scriptURL === scriptURL) return before;
    const code = await this.#scriptAt(scriptURL);
    const registration = before ?? new FakeRegistration(this, scope);
    this.#registrations.set(scope, registration);
    registration.start(scriptURL, code);
    return registration;
  }

  /** Requests the script of a registration again. */
  async update(registration) {
    const {scriptURL} = registration.installing ?? registration.active;
    const code = await this.#scriptAt(scriptURL);
    if (code !== registration.code) registration.start(scriptURL, code);
  }

  /** Its worker answers the pages that it has, until they are closed. */
  unregister({scope}) {
    return this.#registrations.delete(scope);
  }

  /** Resolves once workers and pages do nothing more for each other. */
  async idle() {
    for (let quiet = 0; quiet < 2;) {
      const workers = [...this.pages, ...this.registrations].map(
        ({controller, active}) => controller ?? active,
      );
      // What the host holds back does not end.
      const pages = this.networks.some((network) => network.isHolding()) ? [] : this.pages;
      const busy = [...new Set(workers), ...pages].filter((one) => one?.isBusy());
      await Promise.all(busy.map((one) => one.idle()));
      // What has ended may begin something in the tasks after it.
      await new Promise((resolve) => setImmediate(resolve));
      quiet = busy.length > 0 ? 0 : quiet + 1;
    }
  }

  async #scriptAt(url) {
    const response = await fetch(url).catch(() => undefined);
    if (!response?.ok) throw new TypeError('The script cannot be loaded.');
    return response.text();
  }
}

/** The worker of a folder; pages listen to it. */
class FakeRegistration extends EventTarget {
  installing = null;
  waiting = null;
  active = null;
  code = '';
  #browser;

  constructor(browser, scope) {
    super();
    this.#browser = browser;
    this.scope = scope;
  }

  start(scriptURL, code) {
    const worker = new FakeWorker({scriptURL, code, scope: this.scope, browser: this.#browser});
    const before = this.active;
    this.installing = worker;
    this.code = code;
    worker.addEventListener('statechange', () => {
      if (worker.state !== 'activating') return;
      this.installing = null;
      this.active = worker;
      before?.discard();
    });
    void worker.start();
  }

  async update() {
    await this.#browser.update(this);
    return this;
  }

  async unregister() {
    return this.#browser.unregister(this);
  }
}

/** A `Date` that begins with the time of this machine; `pass` lets milliseconds pass. */
function clock() {
  /* oxlint-disable no-restricted-globals -- Tests put this clock forward, and never wait for it. */
  let passed = 0;
  return class FakeDate extends Date {
    static pass(time) {
      passed += time;
    }

    static now() {
      return Date.now() + passed;
    }
  };
  /* oxlint-enable no-restricted-globals */
}

const written = (files) =>
  Object.fromEntries(Object.entries(files).map(([path, content]) => [path, textOf(content)]));

const textOf = (content) =>
  typeof content === 'object' && !Buffer.isBuffer(content) ? JSON.stringify(content) : content;
