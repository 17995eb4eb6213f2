import {expect, fixture, html} from '@open-wc/testing';
import '../../../../elements/api/authorization/docs-oauth.js';
import type {DocsOauth} from '../../../../elements/api/authorization/docs-oauth.js';
import type {OAuthFlow} from '../../../../src/openapi/operation.js';
import {statePrefix} from '../../../../elements/api/oauth-redirect.js';
import {expectAccessibleInBothModes} from '../../components/both-modes.js';
import {jsonResponse, stubFetch} from '../stub-fetch.js';
import {holdTasks} from '../../hold-tasks.js';
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
      .serverUrl=${given.serverUrl}
    ></docs-oauth>`,
  );
}

const button = (element: DocsOauth, text: string) =>
  [...(element.shadowRoot?.querySelectorAll('button') ?? [])].find(
    (one) => one.textContent.trim() === text,
  );

/** The texts of all parts of this name. */
const texts = (element: DocsOauth, part: string) =>
  [...(element.shadowRoot?.querySelectorAll(`[part="${part}"]`) ?? [])].map((one) =>
    one.textContent.trim(),
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

  const relative = {
    authorizationUrl: '/authorize',
    tokenUrl: 'auth/token',
    refreshUrl: 'https://renew.test/token',
    scopes,
  };
  const kinds = ['authorizationCode', 'clientCredentials', 'password'] as const;

  for (const [flow, recipients] of [
    [client, 'https://auth.test'],
    [{...relative, kind: 'password'}, 'https://api.test, https://renew.test'],
    [
      {...relative, kind: 'authorizationCode', authorizationUrl: '//login.test/'},
      'https://login.test, https://api.test, https://renew.test',
    ],
  ] as const) {
    it(`names the servers that get what the reader enters: ${recipients}`, async () => {
      const element = await oauth({flows: [flow], serverUrl: 'https://api.test/v2/'});
      expect(texts(element, 'hint')).to.include(`Sent only to ${recipients}.`);
    });
  }

  it('sends credentials to the server that URLs of the description are relative to', async () => {
    const {made, restore} = stubFetch(() => jsonResponse(token));
    const {popup, restore: restoreOpen} = stubOpen();
    for (const kind of kinds) {
      const element = await oauth({
        flows: [{...relative, kind}],
        serverUrl: 'https://api.test/v2/',
        entry: {clientSecret: 'hidden', value: 't0', refreshToken: 'r0'},
      });
      button(element, 'Get a token')?.click();
      if (kind === 'authorizationCode') await until(() => popup.location.href !== '');
      else await until(() => element.entry.value === 't1');
      if (kind !== 'password') continue;
      button(element, 'Renew it')?.click();
      await until(() => made.length === 3);
    }
    restore();
    restoreOpen();
    expect(popup.location.href.split('?')[0]).to.equal('https://api.test/authorize');
    popup.close();
    expect(made.map(({url}) => url)).to.eql([
      'https://api.test/v2/auth/token',
      'https://api.test/v2/auth/token',
      'https://renew.test/token',
    ]);
  });

  it('requests nothing and asks for no secret without a server, and says so', async () => {
    const holder = holdTasks('wait');
    const {made, restore} = stubFetch(() => jsonResponse(token));
    const flows = kinds.map((kind) => ({...relative, kind}));
    for (const given of [...flows.map((one) => ({flows: [one]})), {discoveryUrl: '/openid'}]) {
      const entry = {value: 't0', refreshToken: 'r0'};
      const element = await oauth({...given, entry});
      holder.advance(10_000);
      await element.updateComplete;
      const url = 'discoveryUrl' in given ? '/openid' : 'auth/token';
      expect(texts(element, 'problem')).to.eql([
        `Nothing is sent: the URL ${url} is relative to the base URL, and there is no base URL.`,
      ]);
      expect(texts(element, 'hint').join()).not.to.include('Sent only to');
      expect(element.shadowRoot?.querySelectorAll('button')).to.have.length(0);
      expect(element.shadowRoot?.querySelectorAll('input')).to.have.length(1);
    }
    restore();
    holder.release();
    expect(made).to.eql([]);
  });

  it('says that the description has no valid URL', async () => {
    const element = await oauth({flows: [{kind: 'password', scopes}]});
    expect(texts(element, 'problem').join()).to.include('does not contain a valid URL');
    expect(element.shadowRoot?.querySelectorAll('button')).to.have.length(0);
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

  it('requests the configuration of a server only once its URL is complete', async () => {
    const holder = holdTasks('wait');
    const answers: ((response: Response) => void)[] = [];
    const {made, restore} = stubFetch(() => new Promise((resolve) => answers.push(resolve)));
    const element = await oauth({discoveryUrl: '/openid', serverUrl: 'https://a.te'});
    const typed = async (url: string, pause: number) => {
      element.serverUrl = url;
      await element.updateComplete;
      holder.advance(pause);
    };
    await typed('https://a.tes', 100);
    await typed('https://a.test', 1000);
    const metadata = '{"token_endpoint":"https://a.test/t","grant_types_supported":["password"]}';
    answers[0]?.(jsonResponse(metadata));
    await until(() => texts(element, 'hint').includes('Sent only to https://a.test.'));
    await typed('https://b.test', 1000);
    expect(button(element, 'Get a token')).to.equal(undefined);
    restore();
    holder.release();
    expect(made.map(({url}) => url)).to.eql(['https://a.test/openid', 'https://b.test/openid']);
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
