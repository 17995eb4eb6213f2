import {selectedEngine} from '../../scripts/lib/engines/engines.mjs';
import {findByRole} from './find-by-role.mjs';

/** A reader's page of a site: what they do and what they see. */
export class SitePage {
  /**
   * What no journey may cause: exceptions, logged errors, requests that leave the site's folder.
   */
  problems = [];

  /** What the page has warned of in the console. */
  warnings = [];

  constructor(page, server, control, allowed = []) {
    this.page = page;
    this.server = server;
    /** Holds answers back and takes the network away, see `holdableServer`. */
    this.network = control;
    page.on('pageerror', ({message}) => {
      if (!isNetworkNote(message)) this.problems.push(`exception: ${message}`);
    });
    page.on('console', (message) => {
      const text = message.text();
      if (message.type() === 'warn') this.warnings.push(text);
      if (message.type() === 'error' && !isNetworkNote(text))
        this.problems.push(`console: ${text}`);
    });
    page.on('request', (request) => {
      const url = request.url();
      const isHere =
        [server.url, ...allowed].some((start) => url.startsWith(start)) ||
        /^(data|blob):/.test(url);
      if (!isHere && !url.endsWith('/favicon.ico')) this.problems.push(`request: ${url}`);
    });
  }

  /**
   * Loads the site as if its URL, and this after it, had been typed. While the host holds answers
   * back, this does not wait for the `load` event, which Firefox delays for imported modules.
   */
  async open(route = '') {
    const waitUntil = this.network?.isHolding() ? 'domcontentloaded' : 'load';
    await this.page.goto('about:blank');
    await this.page.goto(this.server.url + route, {waitUntil});
  }

  /** Goes back (-1) or forward (+1), as the buttons of the browser do. */
  async go(steps) {
    await this.page.evaluate((value) => history.go(value), steps);
  }

  /** Changes what follows `#`, as typing it into the URL bar does. */
  async goTo(hash) {
    await this.page.evaluate((value) => void (location.hash = value), hash);
  }

  /**
   * Resolves once this page is on the screen. The site may reload the document at that moment, so
   * this does not ask for the element.
   */
  async shown(path) {
    const isShown = (selector) => document.querySelector(selector) !== null;
    const selector = `docs-site[data-path="${path}"]`;
    await this.page.waitForFunction(isShown, {polling: 'mutation'}, selector);
  }

  /** Resolves once this text can be read somewhere, in shadow roots as well. */
  async says(text) {
    await this.page.waitForSelector(`::-p-text(${text})`, {visible: true});
  }

  /** What the elements with this role are called, in reading order. */
  async names(role) {
    const handles = await this.page.$$(`::-p-aria([role="${role}"])`);
    return Promise.all(
      handles.map((handle) => handle.evaluate((element) => element.textContent.trim())),
    );
  }

  /** The first element of this role and name that assistive technology would find. */
  find(role, name) {
    return selectedEngine()
      ? this.page.waitForFunction(findByRole, {}, role, name)
      : this.page.waitForSelector(`::-p-aria([name="${name}"][role="${role}"])`, {});
  }

  async click(role, name) {
    await (await this.find(role, name)).click();
  }

  /** The URL of the document; Firefox tells its driver of changes by the history only later. */
  url() {
    return this.page.evaluate(() => location.href);
  }

  /** Goes back, as with the button of the browser. */
  goBack() {
    return this.page.evaluate(() => history.back());
  }

  /**
   * Resolves once the site says that it has nothing more to do, and all that the page has asked its
   * host for is answered: also pictures, which a site does not wait for. (The browser never says
   * that the request of a frame ended that was removed meanwhile, so that waiting for an idle
   * network may never end.)
   */
  async settled() {
    const {requests, unanswered} = this.server;
    for (let seen = -1; seen < requests.length || unanswered() > 0;) {
      seen = requests.length;
      const site = await this.page.waitForSelector('docs-site:defined');
      await site.evaluate((element) => element.settled());
      // Otherwise, the browser would keep a site that is removed later.
      await site.dispose();
    }
  }

  /** The requests for files of the site so far, without those for the bundle. */
  get requests() {
    return this.server.requests.filter((url) => !url.includes('/docs-site/'));
  }
}

/**
 * Whether this is a note of the browser that an answer was not 200, is not for this site, or did
 * not come: journeys cause this on purpose.
 */
const isNetworkNote = (text) =>
  /^(?:Failed to load (?:resource:|‘)|A bad HTTP response code )/.test(text) ||
  // The script of a service worker, whose request ends when the page is left.
  text === 'An unknown error occurred when fetching the script.' ||
  /^(?:Access to fetch at |Cross-Origin Request Blocked: )/.test(text);
