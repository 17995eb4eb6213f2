import {expect, fixture, html} from '@open-wc/testing';
import '../../../../elements/api/authorization/docs-oauth.js';
import type {DocsOauth} from '../../../../elements/api/authorization/docs-oauth.js';
import type {OAuthFlow} from '../../../../src/openapi/operation.js';
import {statePrefix} from '../../../../elements/api/oauth-redirect.js';
import {expectAccessibleInBothModes} from '../../components/both-modes.js';
import {jsonResponse, stubFetch} from '../stub-fetch.js';
import {until} from '../../until.js';

const scopes = new Map([
  ['read', 'Read everything'],
  ['write', 'Change everything'],
]);
const code: OAuthFlow = {
  kind: 'authorizationCode',
  authorizationUrl: 'https://auth.test/authorize',
  tokenUrl: 'https://auth.test/token',
  scopes,
};
const client: OAuthFlow = {
  kind: 'clientCredentials',
  tokenUrl: 'https://auth.test/token',
  scopes,
};

async function oauth(given: Partial<DocsOauth>) {
  return await fixture<DocsOauth>(
    html`<docs-oauth
      .scheme=${'OAuth'}
      .flows=${given.flows ?? []}
      .scopes=${given.scopes ?? ['read']}
      .entry=${given.entry ?? {clientId: 'docs', clientSecret: 'hidden'}}
      .discoveryUrl=${given.discoveryUrl}
    ></docs-oauth>`,
  );
}

const button = (element: DocsOauth, text: string) =>
  [...(element.shadowRoot?.querySelectorAll('button') ?? [])].find(
    (one) => one.textContent.trim() === text,
  );

const token = '{"access_token":"t1","token_type":"Bearer","expires_in":60,"refresh_token":"r1"}';

/** Replaces `window.open` by a window that remembers where it went. */
function stubOpen() {
  const original = window.open.bind(window);
  const popup = {
    location: {href: ''},
    closed: false,
    opener: window as Window | null,
    close: () => (popup.closed = true),
  };
  window.open = () => popup as unknown as Window; // what the playground uses of a window
  return {popup, restore: () => void (window.open = original)};
}

describe('docs-oauth', () => {
  it('gets a token for client credentials', async () => {
    const {made, restore} = stubFetch(() => jsonResponse(token));
    const element = await oauth({flows: [client]});
    button(element, 'Get a token')?.click();
    await until(() => element.entry.value === 't1');
    restore();
    expect(element.entry.refreshToken).to.equal('r1');
    expect(made[0]?.url).to.equal('https://auth.test/token');
    expect(made[0]?.init).to.include({method: 'POST', credentials: 'omit'});
    const body = new URLSearchParams(made[0]?.init.body as string);
    expect(body.get('grant_type')).to.equal('client_credentials');
    expect(body.get('scope')).to.equal('read');
  });

  it('names the server that gets the secret of the client', async () => {
    const element = await oauth({flows: [client]});
    const hints = [...(element.shadowRoot?.querySelectorAll('[part="hint"]') ?? [])];
    expect(hints.map((one) => one.textContent.trim())).to.include(
      'Sent only to https://auth.test.',
    );
  });

  it('gives the authorization server no access to this page', async () => {
    const {popup, restore} = stubOpen();
    const element = await oauth({flows: [code]});
    button(element, 'Get a token')?.click();
    restore();
    expect(popup.opener === null).to.equal(true); // no failure can print a window
    popup.close();
  });

  it('closes the window when it is removed, and requests no token', async () => {
    const {made, restore} = stubFetch(() => jsonResponse(token));
    const {popup, restore: restoreOpen} = stubOpen();
    const element = await oauth({flows: [code]});
    button(element, 'Get a token')?.click();
    restoreOpen();
    await until(() => popup.location.href !== '');
    const state = new URL(popup.location.href).searchParams.get('state') ?? '';
    element.remove();
    expect(popup.closed).to.equal(true);
    const url = `${location.origin}/?code=c1&state=${state}`;
    const message = new MessageEvent('message', {
      data: {type: 'docs-oauth', url},
      origin: location.origin,
    });
    window.dispatchEvent(message);
    // A token that is requested later comes alone.
    const other = await oauth({flows: [client]});
    button(other, 'Get a token')?.click();
    await until(() => other.entry.value === 't1');
    restore();
    const grants = made.map(({init}) => new URLSearchParams(init.body as string).get('grant_type'));
    expect(grants).to.eql(['client_credentials']);
  });

  it('lets the reader sign in in a window, and gets a token for the code', async () => {
    const {made, restore} = stubFetch(() => jsonResponse(token));
    const {popup, restore: restoreOpen} = stubOpen();
    const element = await oauth({flows: [code], entry: {clientId: 'docs'}});
    button(element, 'Get a token')?.click();
    await until(() => popup.location.href !== '');
    const {searchParams} = new URL(popup.location.href);
    expect(searchParams.get('code_challenge_method')).to.equal('S256');
    expect(searchParams.get('redirect_uri')).to.equal(location.origin + location.pathname);
    const state = searchParams.get('state') ?? '';
    expect(state.startsWith(statePrefix)).to.equal(true);
    const channel = new BroadcastChannel(state);
    const url = (answered: string) =>
      `${location.origin}/?code=c1&state=${encodeURIComponent(answered)}`;
    channel.postMessage({type: 'docs-oauth', url: url(`${statePrefix}other`)});
    channel.postMessage({type: 'docs-oauth', url: url(state)});
    await until(() => element.entry.value === 't1');
    channel.close();
    restore();
    restoreOpen();
    expect(popup.closed).to.equal(true);
    const body = new URLSearchParams(made[0]?.init.body as string);
    expect(body.get('code')).to.equal('c1');
    expect(body.get('code_verifier')?.length).to.be.greaterThan(42);
  });

  it('says that the browser blocked the window', async () => {
    const original = window.open.bind(window);
    window.open = () => null;
    const element = await oauth({flows: [code]});
    button(element, 'Get a token')?.click();
    await until(() => element.shadowRoot?.querySelector('[role="alert"]'));
    window.open = original;
    expect(element.shadowRoot?.querySelector('[role="alert"]')?.textContent).to.include('blocked');
  });

  it('says why an authorization server refused', async () => {
    const answer = '{"error":"invalid_client","error_description":"Unknown client"}';
    const {restore} = stubFetch(() => jsonResponse(answer, {status: 401}));
    const element = await oauth({flows: [client]});
    button(element, 'Get a token')?.click();
    await until(() => element.shadowRoot?.querySelector('[role="alert"]'));
    restore();
    const text = element.shadowRoot?.querySelector('[role="alert"]')?.textContent;
    expect(text).to.include('invalid_client Unknown client');
  });

  it('renews a token', async () => {
    const {made, restore} = stubFetch(() => jsonResponse(token));
    const element = await oauth({
      flows: [client],
      entry: {clientId: 'docs', value: 't0', refreshToken: 'r0'},
    });
    button(element, 'Renew it')?.click();
    await until(() => element.entry.value === 't1');
    restore();
    const body = new URLSearchParams(made[0]?.init.body as string);
    expect(body.get('refresh_token')).to.equal('r0');
  });

  it('reads the flows of an OpenID provider', async () => {
    const discoveryUrl = 'https://id.test/.well-known/openid-configuration';
    const {made, restore} = stubFetch(() =>
      jsonResponse(
        JSON.stringify({
          authorization_endpoint: 'https://id.test/authorize',
          token_endpoint: 'https://id.test/token',
          scopes_supported: ['openid'],
          grant_types_supported: ['authorization_code', 'client_credentials'],
        }),
      ),
    );
    const element = await oauth({discoveryUrl, scopes: ['openid']});
    await until(() => button(element, 'Get a token'));
    restore();
    expect(made[0]?.url).to.equal(discoveryUrl);
    expect(element.shadowRoot?.querySelectorAll('#flow option')).to.have.length(2);
  });

  it('takes a token that the reader has', async () => {
    const element = await oauth({flows: []});
    let entered: unknown;
    element.addEventListener('docs-credential-change', ({value: {scheme, entry}}) => {
      entered = [scheme, entry.value];
    });
    const field = element.shadowRoot?.querySelector<HTMLInputElement>('#value');
    if (!field) throw new Error('no field');
    field.value = 'mine';
    field.dispatchEvent(new Event('input'));
    expect(entered).to.eql(['OAuth', 'mine']);
  });

  it('is accessible', async () => {
    await expectAccessibleInBothModes(await oauth({flows: [code, client]}));
  });
});
