import assert from 'node:assert/strict';
import {recordRequests} from './request-log.mjs';
import {startWire} from './wire-server.mjs';

/** What the reader enters, by the ids of fields: each text is in no request by accident. */
const client = {clientId: 'CL1ENT', clientSecret: 'S3CRET'};
const user = {username: 'us3r', password: 'P4SSWORD'};

/** What the form calls each grant. */
const grants = {
  authorization_code: 'Sign in (authorization code)',
  client_credentials: 'Client credentials',
  password: 'Username and password',
};

/** The token that a server issues names it. */
export const tokenOf = (url) => `token-of-${new URL(url).port}`;

/**
 * Starts servers of three origins. Each is an API and an authorization server. After `hold`, token
 * endpoints answer once the function that it returns is called.
 *
 * @param {import('node:test').TestContext} t
 */
export async function startServers(t) {
  let released;
  const answer = async (request, response) => {
    if (isToken(request)) await released;
    answerOf(request, response);
  };
  const servers = await Promise.all([1, 2, 3].map(() => startWire(t, {answer})));
  const hold = () => {
    let release;
    released = new Promise((resolve) => (release = resolve));
    return release;
  };
  return {servers, hold};
}

const isToken = ({url}) => url.split('?')[0].endsWith('token');

function answerOf({url, headers}, response) {
  const origin = `http://${headers.host}`;
  const {pathname, searchParams} = new URL(url, origin);
  if (pathname.endsWith('authorize')) {
    const location = new URL(searchParams.get('redirect_uri'));
    location.searchParams.set('code', 'c1');
    location.searchParams.set('state', searchParams.get('state'));
    return response.writeHead(302, {location: location.href}).end();
  }
  const token = {access_token: tokenOf(origin), refresh_token: 'R3FRESH', expires_in: 600};
  const metadata = {
    authorization_endpoint: `${origin}/oidc/authorize`,
    token_endpoint: `${origin}/oidc/token`,
    grant_types_supported: Object.keys(grants),
  };
  const found = isToken({url}) ? token : pathname.endsWith('openid') ? metadata : {};
  response.setHeader('Content-Type', 'application/json');
  return response.end(JSON.stringify(found));
}

/** The form for OAuth 2 in a playground, of which all requests are recorded. */
export class OAuthForm {
  constructor(playground, servers) {
    this.playground = playground;
    this.log = recordRequests(playground, servers);
  }

  /** Chooses a scheme, and a grant where there are several. */
  async choose(scheme, grant) {
    this.log.clear();
    await this.playground.choose('Authorize with', scheme);
    if (grant) await this.playground.choose('How to get a token', grants[grant]);
  }

  /** The text of the field for the token. */
  async token() {
    const field = await this.#tokenField();
    return field.evaluate(({value}) => value);
  }

  /** Fills in what a grant needs. */
  fill(grant) {
    return this.#enter({...client, ...(grant === 'password' && user)});
  }

  /** Clicks a button as soon as the form has it. */
  async click(name) {
    const button = await this.#button(name);
    await button.evaluate((element) => element.scrollIntoView({block: 'nearest'}));
    await button.click();
  }

  /**
   * Gets a token, renews it, and sends a request with it. Each secret is sent to these URLs only,
   * and the form names the origins of all.
   *
   * @param {keyof grants} grant
   * @param {{authorization: string, token: string, refresh: string, api: string}} urls
   */
  async authorize(grant, {authorization, token, refresh, api}) {
    const {playground, log} = this;
    const isPassword = grant === 'password';
    const isCode = grant === 'authorization_code';
    await this.fill(grant);
    const urls = [...(isCode ? [authorization] : []), token, refresh];
    const named = await this.sentence();
    const origins = named.slice('Sent only to '.length, -1).split(', ');
    assert.deepEqual(new Set(origins), new Set(urls.map((url) => new URL(url).origin)));
    await this.click('Get a token');
    await this.#button('Renew it');
    assert.equal(await this.token(), tokenOf(token));
    assert.deepEqual(log.recipientsOf('S3CRET'), [token]);
    assert.deepEqual(log.recipientsOf('P4SSWORD'), isPassword ? [token] : []);
    assert.deepEqual(log.recipientsOf('code_challenge='), isCode ? [authorization] : []);
    assert.deepEqual(log.recipientsOf('code_verifier='), isCode ? [token] : []);
    await this.click('Renew it');
    await playground.until(() => log.recipientsOf('R3FRESH').length > 0);
    await this.#holds(tokenOf(refresh));
    assert.deepEqual(log.recipientsOf('R3FRESH'), [refresh]);
    assert.deepEqual(log.recipientsOf('S3CRET'), [...new Set([token, refresh])].sort());
    await playground.send();
    assert.deepEqual(log.recipientsOf(tokenOf(refresh)), [api]);
  }

  /** Enters a token where the form can request none, and sends a request: nothing else is sent. */
  async enter(api) {
    const {playground, log} = this;
    const field = await this.#tokenField();
    const buttons = await field.evaluate(
      (element) => element.getRootNode().querySelectorAll('button').length,
    );
    assert.equal(buttons, 0);
    await this.#enter({value: 'T0KEN'});
    assert.deepEqual(log.origins(), []);
    await playground.send();
    assert.deepEqual(log.recipientsOf('T0KEN'), [api]);
    assert.deepEqual(log.origins(), [new URL(api).origin]);
  }

  /** What the form says about where secrets go. */
  sentence() {
    return this.playground.read('docs-authorization', 'docs-oauth', '[part=hint]');
  }

  #tokenField() {
    return this.playground.wait('docs-authorization', 'docs-oauth', '#value');
  }

  /** Enters texts into fields, by their ids, as soon as the form has them. */
  async #enter(texts) {
    const last = Object.keys(texts).at(-1);
    const field = await this.playground.wait('docs-authorization', 'docs-oauth', `#${last}`);
    await field.evaluate((element, entries) => {
      const root = element.getRootNode();
      for (const [id, text] of entries) {
        const input = root.getElementById(id);
        input.value = text;
        input.dispatchEvent(new Event('input', {bubbles: true, composed: true}));
      }
    }, Object.entries(texts));
  }

  async #button(name) {
    const field = await this.#tokenField();
    return this.playground.page.waitForFunction(
      (element, text) =>
        [...element.getRootNode().querySelectorAll('button:not(:disabled)')].find(
          ({textContent}) => textContent.trim() === text,
        ),
      {},
      field,
      name,
    );
  }

  /** Resolves once the field for the token has this text. */
  async #holds(text) {
    const field = await this.#tokenField();
    const {page} = this.playground;
    await page.waitForFunction((element, wanted) => element.value === wanted, {}, field, text);
  }
}
