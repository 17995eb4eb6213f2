import {openSite} from './open-site.mjs';
import {startWire} from './wire-server.mjs';

/** The policy of a site that sends requests to its API only. */
export const strictPolicy = (...origins) =>
  `default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; ` +
  `media-src blob:; connect-src ${["'self'", ...origins].join(' ')}; ` +
  `require-trusted-types-for 'script'; trusted-types lit-html docs-site`;

/**
 * Opens a site with one page, about the first operation of an API, in a browser.
 *
 * @param {import('node:test').TestContext} t
 * @param {object} options
 * @param {Record<string, object>} options.paths The paths of the description.
 * @param {string | object[]} options.servers The URL of the server, or what the description says.
 * @param {object} [options.rest] More of the description: `components`, `security`.
 * @param {Record<string, unknown>} [options.api] The settings `api` of the site.
 * @param {object} [options.site] More options of `openSite`.
 * @returns {Promise<PlaygroundPage>}
 */
export async function openPlayground(t, {paths, servers, rest, api, site: options = {}}) {
  const site = await openEndpoint(t, {paths, servers, rest, api, site: options});
  await site.click('button', 'Try it');
  const playground = new PlaygroundPage(site);
  await playground.wait('dialog[open]');
  return playground;
}

/** The same, without opening the playground. */
export async function openEndpoint(t, {paths, servers, rest, api, site: options = {}}) {
  const [[path, item]] = Object.entries(paths);
  const [method] = Object.keys(item).filter((key) => key !== 'parameters');
  const description = {
    openapi: '3.1.1',
    info: {title: 'API', version: '1'},
    servers: typeof servers === 'string' ? [{url: servers}] : servers,
    paths,
    ...rest,
  };
  const origins = originsIn(JSON.stringify(description));
  const {files, allowed = [], ...others} = options;
  const site = await openSite(t, {
    headers: {'content-security-policy': strictPolicy(...origins, ...allowed)},
    files: {
      'docs.json': {
        name: 'API',
        openapi: 'api.json',
        navigation: [{group: 'API', pages: ['operation']}],
        ...(api && {api}),
      },
      'api.json': description,
      'operation.mdx': `---\nopenapi: ${method.toUpperCase()} ${path}\n---\n`,
      'index.html': indexPage,
      ...files,
    },
    allowed: [...origins, ...allowed],
    ...others,
  });
  await site.shown('operation');
  return site;
}

/**
 * Opens the playground of an operation that needs all of these security schemes.
 *
 * @param {import('node:test').TestContext} t
 * @param {Record<string, object>} schemes
 * @param {object} [site] More options of `openSite`.
 */
export async function openSecured(t, schemes, site) {
  const wire = await startWire(t);
  const security = [Object.fromEntries(Object.keys(schemes).map((name) => [name, []]))];
  const playground = await openPlayground(t, {
    servers: wire.url,
    paths: {'/items': {get: {security, responses: {200: {description: ''}}}}},
    rest: {components: {securitySchemes: schemes}},
    site,
  });
  return {wire, playground};
}

const indexPage = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<script type="module" src="docs-site/docs-site.js"></script>
`;

/** The servers on this machine that a description names. */
const originsIn = (text) => [...new Set(text.match(/https?:\/\/localhost:\d+/g))];

/** What a reader does in a playground. */
export class PlaygroundPage {
  constructor(site) {
    this.site = site;
    this.page = site.page;
  }

  /** Types a text into the field of this name. */
  async type(name, text) {
    const field = await this.site.find('textbox', name);
    await field.evaluate((element) => element.select());
    await field.type(text);
  }

  /** Fills in texts at once, as pasting does. */
  async fill(fields) {
    for (const [name, text] of Object.entries(fields)) {
      const field = await this.site.find('textbox', name);
      await field.evaluate((element, value) => {
        element.value = value;
        element.dispatchEvent(new Event('input', {bubbles: true, composed: true}));
        element.dispatchEvent(new Event('change', {bubbles: true, composed: true}));
      }, text);
    }
  }

  /** Chooses an option by its text. */
  async choose(name, option) {
    const field = await this.site.find('combobox', name);
    await field.evaluate((element, text) => {
      const index = [...element.options].findIndex((one) => one.text.trim() === text);
      if (index < 0) throw new Error(`no option ${text}`);
      element.selectedIndex = index;
      element.dispatchEvent(new Event('change', {bubbles: true, composed: true}));
    }, option);
  }

  /** Fills in the first example of everything that has one. */
  async fillExamples() {
    const fields = await this.page.$$('docs-endpoint >>> select[aria-label^="Fill in"]');
    for (const field of fields) {
      await field.evaluate((element) => {
        element.selectedIndex = 1;
        element.dispatchEvent(new Event('change', {bubbles: true, composed: true}));
      });
    }
  }

  /** Selects files of this computer, by the label of the field. */
  async upload(index, ...paths) {
    const fields = await this.page.$$('docs-endpoint >>> input[type="file"]');
    await fields[index].uploadFile(...paths);
    await fields[index].dispose();
  }

  /** Clicks a button, which is scrolled into view as when it gets the focus. */
  async click(name) {
    const button = await this.site.find('button', name);
    await button.evaluate((element) => element.scrollIntoView({block: 'nearest'}));
    await button.click();
  }

  /** Sends, and gives the status of the response. */
  async send(button = 'Send') {
    await this.click(button);
    return this.answered();
  }

  /** Sends what the description does not allow: the first click shows why. */
  async sendAnyway() {
    if (!(await this.hasProblems())) {
      await this.click('Send');
      await this.wait('[part="problems"]');
    }
    return this.send('Send anyway');
  }

  async hasProblems() {
    const problems = await this.page.$$('docs-endpoint >>> docs-playground >>> [part="problems"]');
    return problems.length > 0;
  }

  /** The line of status, once the response is complete. */
  async answered() {
    await this.wait('docs-response', '[part="status"]');
    await this.wait('[part="button primary send"]');
    return this.read('docs-response', '[part="status"]');
  }

  /** Why there is no response: title and text. */
  failure() {
    return this.read('docs-response', '[part="failure"]');
  }

  /** The body of the response, as it is shown. */
  async body() {
    const path = ['docs-response', 'docs-response-body', 'docs-long-text'];
    await this.wait(...path, 'span[data-block]');
    const text = await this.wait(...path, 'pre');
    return text.evaluate((element) => element.textContent);
  }

  /** The URL that would be sent. */
  url() {
    return this.read('[part="header"] [part="url"]');
  }

  /** Resolves once this is so in the test itself: a server got a request. */
  async until(condition) {
    while (!condition()) await this.page.evaluate(() => new Promise(requestAnimationFrame));
  }

  /** The text of an element, in one line; a selector for each shadow root on the way. */
  async read(...selectors) {
    const found = await this.wait(...selectors);
    return found.evaluate((element) => element.textContent.replace(/\s+/g, ' ').trim());
  }

  /** Resolves with an element once it is there; a selector for each shadow root on the way. */
  wait(...selectors) {
    return this.page.waitForFunction(
      (path) =>
        path.reduce(
          (found, selector) => found?.shadowRoot?.querySelector(selector),
          document.querySelector('docs-endpoint'),
        ),
      {},
      ['docs-playground', ...selectors],
    );
  }
}
