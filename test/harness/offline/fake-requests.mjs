/**
 * A request as pages make it: Node's own has no destination, and cannot be one for a document,
 * whose redirects the browser follows itself.
 */
export class FakeRequest extends Request {
  #facts;

  /**
   * @param {string | URL | Request} input
   * @param {RequestInit & {destination?: string}} [options]
   */
  constructor(input, {destination, mode, ...options} = {}) {
    const isDocument = mode === 'navigate';
    super(input, {...options, ...(isDocument ? {redirect: 'manual'} : mode && {mode})});
    const given =
      input instanceof FakeRequest ? input : {mode: super.mode, destination: super.destination};
    this.#facts = {
      mode: isDocument ? mode : (mode ?? given.mode),
      destination: destination ?? given.destination,
    };
  }

  get mode() {
    return this.#facts.mode;
  }

  get destination() {
    return this.#facts.destination;
  }

  clone() {
    return new FakeRequest(super.clone(), this.#facts);
  }
}

/** Requests a file as browsers do, for a page or a worker at this URL. */
export const fetchFrom = (base) =>
  async function fetchAsBrowser(input, options) {
    const request = input instanceof Request ? input : new URL(input, base);
    const {mode, ...others} = options ?? {};
    if (mode === 'same-origin') return fetchHere(request, base, others);
    const response = await fetch(request, options);
    const isHidden = request.redirect === 'manual' && [301, 302, 307].includes(response.status);
    return isHidden ? hidden(response.headers.get('location'), request) : response;
  };

/** As with `mode: 'same-origin'`, for which Node has no origin: asks no other one. */
async function fetchHere(input, base, options) {
  let url = new URL(input.url ?? input, base);
  for (;;) {
    if (url.origin !== new URL(base).origin) throw new TypeError(`${url} is on another origin`);
    const response = await fetch(url, {...options, redirect: 'manual'});
    const location = response.status < 400 && response.headers.get('location');
    if (!location) return response;
    url = new URL(location, url);
  }
}

/** The answer for a redirect that only the browser itself may follow. */
function hidden(location, {url}) {
  return Object.defineProperties(new Response(null), {
    status: {value: 0},
    type: {value: 'opaqueredirect'},
    location: {value: new URL(location, url).href},
  });
}
