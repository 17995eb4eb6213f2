/**
 * A `CacheStorage` in memory, which does what browsers do as far as the service worker and pages
 * use it: `test/all/offline-caches.test.mjs` compares it with that of a browser.
 */
export class FakeCaches {
  /** How many bytes all bodies may have together. */
  quota = Infinity;

  /** The name of a cache → its entries, the oldest first. */
  #caches = new Map();
  #base;

  /** @param {string} base The URL of the document or worker: others are relative to it. */
  constructor(base) {
    this.#base = base;
  }

  /** How many bytes all bodies have together. */
  get size() {
    const all = [...this.#caches.values()].flat();
    return all.reduce((sum, {bytes}) => sum + bytes.byteLength, 0);
  }

  async open(name) {
    if (!this.#caches.has(name)) this.#caches.set(name, []);
    return this.#cacheOf(this.#caches.get(name));
  }

  async has(name) {
    return this.#caches.has(name);
  }

  async keys() {
    return [...this.#caches.keys()];
  }

  async delete(name) {
    return this.#caches.delete(name);
  }

  async match(request, options = {}) {
    const {cacheName} = options;
    for (const [name, entries] of this.#caches) {
      if (cacheName !== undefined && name !== cacheName) continue;
      const found = await this.#cacheOf(entries).match(request, options);
      if (found) return found;
    }
    return undefined;
  }

  #cacheOf(entries) {
    return new FakeCache(entries, this.#base, (more) => this.size + more > this.quota);
  }
}

class FakeCache {
  #entries;
  #base;
  #isFull;

  constructor(entries, base, isFull) {
    this.#entries = entries;
    this.#base = base;
    this.#isFull = isFull;
  }

  async match(request, options) {
    const [entry] = this.#find(request, options);
    return entry && responseOf(entry);
  }

  async keys(request, options) {
    const found = request === undefined ? this.#entries : this.#find(request, options);
    return found.map(({request: {url, headers}}) => new Request(url, {headers}));
  }

  async delete(request, options) {
    const found = this.#find(request, options);
    this.#remove(found);
    return found.length > 0;
  }

  async put(given, response) {
    const request = this.#request(given);
    if (request.method !== 'GET') throw new TypeError('Only GET requests can be stored.');
    if (!/^https?:/.test(request.url)) throw new TypeError('Only HTTP can be stored.');
    if (response.status === 206) throw new TypeError('A part of a file cannot be stored.');
    if (varyOf(response.headers).includes('*')) throw new TypeError('It varies with everything.');
    if (response.bodyUsed || response.body?.locked) throw new TypeError('The body was read.');
    const {status, statusText, headers, url, type, redirected} = response;
    const bytes = await response.arrayBuffer();
    // A URL has one entry, also where answers vary.
    const before = this.#find(request, {ignoreVary: true});
    const freed = before.reduce((sum, entry) => sum + entry.bytes.byteLength, 0);
    if (this.#isFull(bytes.byteLength - freed)) {
      throw new DOMException('There is no space.', 'QuotaExceededError');
    }
    this.#remove(before);
    const facts = {url, type, redirected};
    const init = {status, statusText, headers: new Headers(headers)};
    this.#entries.push({request, bytes, hasBody: response.body !== null, init, facts});
  }

  #remove(found) {
    for (const entry of found) this.#entries.splice(this.#entries.indexOf(entry), 1);
  }

  #find(given, {ignoreSearch = false, ignoreVary = false, ignoreMethod = false} = {}) {
    const request = this.#request(given);
    if (request.method !== 'GET' && !ignoreMethod) return [];
    const key = keyOf(request.url, ignoreSearch);
    return this.#entries.filter(
      (entry) =>
        keyOf(entry.request.url, ignoreSearch) === key &&
        (ignoreVary ||
          varyOf(entry.init.headers).every(
            (name) => entry.request.headers.get(name) === request.headers.get(name),
          )),
    );
  }

  #request(given) {
    return given instanceof Request ? given : new Request(new URL(given, this.#base));
  }
}

function keyOf(url, ignoreSearch) {
  return url.replace(ignoreSearch ? /[?#].*$/s : /#.*$/s, '');
}

function varyOf(headers) {
  const names = (headers.get('vary') ?? '').split(',').map((name) => name.trim());
  return names.filter((name) => name !== '');
}

function responseOf({bytes, hasBody, init, facts}) {
  const response = new Response(hasBody ? bytes.slice() : null, init);
  return Object.defineProperties(
    response,
    Object.fromEntries(
      Object.entries(facts).map(([name, value]) => [name, {value, configurable: true}]),
    ),
  );
}
