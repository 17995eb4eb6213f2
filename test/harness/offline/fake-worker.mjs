import {deliver, FakeChannel} from './fake-messages.mjs';
import {FakeRequest, fetchFrom} from './fake-requests.mjs';
import {runScript} from './realm.mjs';
import {RunningWork} from './running-work.mjs';

class ExtendableEvent extends Event {
  /** What the event waits for. */
  lasting = [];

  waitUntil(promise) {
    this.lasting.push(Promise.resolve(promise).catch(() => undefined));
  }
}

class FetchEvent extends ExtendableEvent {
  /** The answer of the worker; `undefined` leaves the request to the browser. */
  answer = undefined;

  constructor({request, clientId = ''}) {
    super('fetch', {cancelable: true});
    Object.assign(this, {request, clientId});
  }

  respondWith(answer) {
    this.answer = Promise.resolve(answer);
    this.waitUntil(this.answer);
  }
}

/**
 * A service worker that runs the text of its script with the global scope that browsers give it.
 */
export class FakeWorker extends EventTarget {
  state = 'parsed';
  #scope = new EventTarget();
  #work = new RunningWork();

  /**
   * @param {object} options
   * @param {string} options.scriptURL
   * @param {string} options.code The script.
   * @param {string} options.scope The folder that it is responsible for.
   * @param {import('./fake-browser.mjs').FakeBrowser} options.browser
   */
  constructor({scriptURL, code, scope, browser}) {
    super();
    this.scriptURL = scriptURL;
    const pages = () => browser.pages.filter((page) => page.url.startsWith(scope));
    const clientOf = (page) => ({
      id: page.id,
      url: page.url,
      postMessage: (data, ports = []) =>
        deliver(data, ports, (copy) => page.receive(copy, ports, this)),
    });
    const clients = {
      matchAll: async () =>
        pages()
          .filter((page) => page.controller === this)
          .map(clientOf),
      get: async (id) =>
        pages()
          .filter((page) => page.id === id)
          .map(clientOf)[0],
      claim: async () => pages().forEach((page) => page.control(this)),
    };
    const globals = {
      location: new URL(scriptURL),
      registration: {scope},
      clients,
      caches: browser.caches,
      navigator: {locks: browser.locks},
      fetch: fetchFrom(scriptURL),
      Request: FakeRequest,
      MessageChannel: FakeChannel,
      ExtendableEvent,
      FetchEvent,
      Date: browser.Date,
      skipWaiting: async () => undefined,
      setTimeout: (callback, time) => setTimeout(callback, time).unref(),
    };
    const self = Object.assign(this.#scope, globals);
    const listen = this.#scope.addEventListener.bind(this.#scope);
    runScript(code, {...globals, self, addEventListener: listen});
  }

  /** Installs and activates it. */
  start() {
    return this.#work.add(this.#start());
  }

  async #start() {
    for (const [during, type, after] of [
      ['installing', 'install', 'installed'],
      ['activating', 'activate', 'activated'],
    ]) {
      this.#enter(during);
      await this.#dispatch(new ExtendableEvent(type));
      this.#enter(after);
    }
  }

  /** Ends it for good. */
  discard() {
    this.#enter('redundant');
  }

  /** Tells it something. */
  postMessage(data, ports = []) {
    const event = new ExtendableEvent('message');
    // A reply may be awaited before the message has arrived.
    const isDelivered = new Promise((resolve) => {
      deliver(data, ports, (copy) => resolve(Object.assign(event, {data: copy, ports})));
    });
    this.#work.add(isDelivered.then(() => this.#dispatch(event)));
  }

  /**
   * Its answer for a request of a page; `undefined` where it leaves that to the browser. Rejects as
   * the request does in the page.
   */
  async answer(request, clientId) {
    const event = new FetchEvent({request, clientId});
    this.#work.add(this.#dispatch(event));
    return event.answer?.catch((cause) => {
      throw new TypeError('Failed to fetch', {cause});
    });
  }

  isBusy() {
    return this.#work.isBusy();
  }

  /** Resolves once it has done all that it has begun. */
  idle() {
    return this.#work.idle();
  }

  #enter(state) {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }

  async #dispatch(event) {
    this.#scope.dispatchEvent(event);
    for (let done = 0; done < event.lasting.length;) {
      done = event.lasting.length;
      await Promise.all(event.lasting);
    }
  }
}
