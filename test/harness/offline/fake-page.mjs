import {FakeChannel} from './fake-messages.mjs';
import {FakeRequest} from './fake-requests.mjs';
import {pageScript} from './offline-files.mjs';
import {runScript} from './realm.mjs';
import {RunningWork} from './running-work.mjs';

/** From this on, a limit of time is for what does not answer at all, in milliseconds. */
const longest = 10_000;

/** A window that shows a document of the host, which may have a site. */
export class FakePage {
  id = crypto.randomUUID();
  /** The worker that answers for it. */
  controller = null;
  /** What it has requested, as `performance` lists it. */
  loaded = [];
  /** The codes of the problems that authors see. */
  problems = [];
  /** What it knows of its network. */
  connection = {saveData: false};
  /** Globals that it has in place of others. */
  globals = {};
  /** Changes our script before it runs. */
  edit = (code) => code;
  /** The files of which its worker has told that they have changed. */
  told = [];
  /** How often readers were offered to load the page again. */
  offers = 0;
  #browser;
  #container = new EventTarget();
  #observers = new Set();
  #waiting = new Set();
  #work = new RunningWork();
  #lifetime = new AbortController();
  #started = 0;
  #firstAnswer = deferred();
  #firstChange = deferred();

  constructor(browser, url) {
    this.#browser = browser;
    this.url = url;
  }

  /** Resolves once its worker has told it a change. */
  get wasTold() {
    return this.#firstChange.promise;
  }

  /** Requests the document. */
  async load() {
    this.#started = this.#browser.Date.now();
    const {url, response, controller} = await this.#browser.navigate(this.url);
    this.url = url;
    this.controller = controller ?? null;
    this.response = response;
    this.text = await response.text();
  }

  close() {
    this.#lifetime.abort();
  }

  /** Another worker answers for it from now on. */
  control(worker) {
    if (this.controller === worker) return;
    this.controller = worker;
    this.#container.dispatchEvent(new Event('controllerchange'));
  }

  /** A worker tells it something. */
  receive(data, ports, source) {
    this.told.push(data.url.replace(this.#browser.url, ''));
    this.#firstChange.resolve();
    this.#container.dispatchEvent(Object.assign(new Event('message'), {data, ports, source}));
  }

  isBusy() {
    return this.#work.isBusy();
  }

  /** Resolves once all that it has requested is answered. */
  idle() {
    return this.#work.idle();
  }

  /** Requests a file, as code in the page does. */
  fetch = (input, options) => this.#work.add(this.#fetch(input, options));

  async #fetch(input, options) {
    const given = input instanceof Request ? input : new URL(input, this.url);
    let request = new FakeRequest(given, options);
    const entry = {name: request.url, startTime: this.#now()};
    const from = {worker: this.controller, clientId: this.id, base: this.url};
    let response = await this.#browser.request(request, from);
    if ([301, 302].includes(response.status)) {
      // That is an answer of the worker.
      request = new FakeRequest(response.headers.get('location'), options);
      response = await this.#browser.request(request, from);
    }
    this.loaded.push(entry);
    for (const {observe} of this.#observers) observe([entry]);
    return response.url ? response : Object.defineProperty(response, 'url', {value: request.url});
  }

  /** What it reads from a file. */
  async read(path, options) {
    return (await this.fetch(path, options)).text();
  }

  /**
   * Loads what a page of a site loads, and does for the worker what `<docs-site>` does; resolves
   * once both have told each other all.
   *
   * @param {...string} files The configuration and the files of the page.
   */
  async show(...files) {
    const script = await this.fetch(this.#scripts[0], {destination: 'script'});
    this.folder = new URL('.', script.url).href;
    await Promise.all(files.map((file) => this.read(file)));
    await this.start();
    if (this.session) await this.wasAnswered();
  }

  /** Begins what `<docs-site>` does once its first page can be read. */
  async start() {
    const {promise, resolve} = deferred();
    this.offered = promise;
    const code = runScript(this.edit(await pageScript()), this.#globals());
    const attributes = this.#attributes;
    const base = this.#baseURI;
    const location = code.readOptions(attributes, base, this.url);
    const {signal} = this.#lifetime;
    const host = Object.assign(new EventTarget(), {
      ...attributes,
      getAttribute: (name) => attributes[name] ?? null,
      closest: () => ({getAttribute: () => /<html lang="([^"]*)"/.exec(this.text)?.[1]}),
      getRootNode: () => undefined,
      shadowRoot: {
        append: (notice) => {
          notice.remove = () => undefined;
          resolve((this.offers += 1));
        },
      },
    });
    const origin = new URL(this.url).origin;
    const loader = code.rememberingLoader(
      code.httpLoader(location.folder, {origin, fetch: this.fetch}),
    );
    const store = {read: () => ({}), write: () => undefined};
    const parts = code.readerParts(host, location, signal);
    const reader = code.readerFor(loader, undefined, parts);
    const site = {
      path: '',
      state: {phase: 'loading'},
      problems: {add: ({code}) => this.problems.push(code)},
      restart: () => undefined,
    };
    const resources = {location, loader, store, signal, parts, reader};
    this.session = await code.startOffline(host, site, resources);
  }

  /** Resolves once its worker has answered all that it was told. */
  async wasAnswered() {
    await this.#firstAnswer.promise;
    await this.#browser.idle();
  }

  /** Resolves once what readers see of saving is like this. */
  async status(isExpected) {
    const {session} = this;
    while (!isExpected(session.status)) {
      await new Promise((resolve) => (session.onStatus = resolve));
    }
    return session.status;
  }

  /** Lets so much time pass that the page waits no longer for what does not answer. */
  async waitInVain() {
    while (this.#waiting.size === 0) await new Promise((resolve) => setImmediate(resolve));
    for (const {callback} of this.#waiting) callback();
    this.#waiting.clear();
  }

  get #baseURI() {
    const href = /<base href="([^"]*)"/.exec(this.text)?.[1] ?? '';
    return new URL(href, this.url).href;
  }

  get #attributes() {
    const [, written = ''] = /<docs-site\b([^>]*)>/.exec(this.text) ?? [];
    const found = [...written.matchAll(/([\w-]+)(?:="([^"]*)")?/g)];
    return Object.fromEntries(found.map(([, name, value = '']) => [name, value]));
  }

  /** The URLs of the module scripts of the document. */
  get #scripts() {
    const found = [...this.text.matchAll(/<script\b[^>]*type="module" src="([^"]*)"/g)];
    return found.map(([, src]) => new URL(src, this.#baseURI).href);
  }

  #now() {
    return this.#browser.Date.now() - this.#started;
  }

  #globals() {
    const location = new URL(this.url);
    const {serviceWorker, PerformanceObserver} = this.#interfaces();
    const storage = this.#browser.stored;
    const globals = {
      scriptUrl: new URL('main.js', this.folder).href,
      location,
      origin: location.origin,
      isSecureContext: true,
      caches: this.#browser.caches,
      navigator: {locks: this.#browser.locks, serviceWorker, connection: this.connection},
      localStorage: {
        getItem: (key) => storage.get(key) ?? null,
        setItem: (key, value) => void storage.set(key, value),
        removeItem: (key) => void storage.delete(key),
      },
      document: {
        adoptedStyleSheets: [],
        createTreeWalker: () => ({}),
        baseURI: this.#baseURI,
        querySelectorAll: () => this.#scripts.map((src) => ({src})),
      },
      customElements: {define: () => undefined, get: () => undefined},
      performance: {
        timeOrigin: this.#started,
        now: () => this.#now(),
        getEntriesByType: () => this.loaded,
      },
      PerformanceObserver,
      MessageChannel: FakeChannel.bind(undefined, () => this.#firstAnswer.resolve()),
      Request: FakeRequest,
      Date: this.#browser.Date,
      fetch: this.fetch,
      addEventListener: () => undefined,
      setTimeout: (callback, time) => this.#after(callback, time),
      clearTimeout: (timer) => this.#forget(timer),
      ...this.globals,
    };
    return {...globals, globalThis: globals, self: globals, window: globals};
  }

  /** Pauses between attempts pass at once, limits of time when a test says so. */
  #after(callback, time = 0) {
    const timer = {callback};
    if (time < longest) timer.immediate = setImmediate(callback);
    else this.#waiting.add(timer);
    return timer;
  }

  #forget(timer) {
    clearImmediate(timer?.immediate);
    this.#waiting.delete(timer);
  }

  #interfaces() {
    const browser = this.#browser;
    const observers = this.#observers;
    const page = this;
    const serviceWorker = Object.defineProperties(this.#container, {
      controller: {get: () => page.controller},
    });
    return {
      serviceWorker: Object.assign(serviceWorker, {
        register: (url) => browser.register(new URL(url, page.url).href),
        getRegistration: async (url) => browser.registrationOf(new URL(url, page.url).href),
      }),
      PerformanceObserver: class {
        constructor(callback) {
          this.observed = {observe: (list) => callback({getEntries: () => list})};
        }

        observe() {
          observers.add(this.observed);
        }

        disconnect() {
          observers.delete(this.observed);
        }
      },
    };
  }
}

function deferred() {
  let resolve;
  const promise = new Promise((given) => (resolve = given));
  return {promise, resolve};
}
