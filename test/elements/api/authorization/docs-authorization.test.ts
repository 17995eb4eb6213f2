import {expect, fixture, html} from '@open-wc/testing';
import '../../../../elements/api/authorization/docs-authorization.js';
import type {DocsAuthorization} from '../../../../elements/api/authorization/docs-authorization.js';
import type {DocsOauth} from '../../../../elements/api/authorization/docs-oauth.js';
import type {SecurityAlternative, SecurityScheme} from '../../../../src/openapi/operation.js';
import {scheme} from '../../../harness/operation-of.js';
import {expectAccessibleInBothModes} from '../../components/both-modes.js';
import {until} from '../../until.js';
import {jsonResponse, stubFetch} from '../stub-fetch.js';

const needs = (...schemes: SecurityScheme[]): SecurityAlternative =>
  schemes.map((one) => ({scheme: one, scopes: []}));

const key: SecurityScheme = {...scheme('Key'), type: 'apiKey', name: 'X-Key', place: 'header'};
const cookie: SecurityScheme = {...scheme('Cookie'), type: 'apiKey', name: 'sid', place: 'cookie'};
const basic: SecurityScheme = {
  ...scheme('Basic'),
  type: 'http',
  scheme: 'basic',
  labels: ['Account', 'Secret'],
};
const hawk: SecurityScheme = {...scheme('Hawk'), type: 'http', scheme: 'hawk'};
const certificate: SecurityScheme = {...scheme('Certificate'), type: 'mutualTLS'};

async function authorization(...alternatives: SecurityAlternative[]) {
  return await fixture<DocsAuthorization>(
    html`<docs-authorization
      .alternatives=${alternatives}
      .origins=${['https://api.test']}
    ></docs-authorization>`,
  );
}

const labels = (element: DocsAuthorization) =>
  [...(element.shadowRoot?.querySelectorAll('[part="scheme"] label') ?? [])].map((label) =>
    label.textContent.trim(),
  );

const tokenUrl = 'https://auth.test/token';
const oauth: SecurityScheme = {
  ...scheme('OAuth'),
  type: 'oauth2',
  flows: [{kind: 'clientCredentials', tokenUrl, scopes: new Map()}],
};

/** The element that gets tokens. */
const oauthIn = (element: DocsAuthorization) =>
  element.shadowRoot?.querySelector<DocsOauth>('docs-oauth');

describe('docs-authorization', () => {
  it('says which schemes use one header, and which credentials are sent', async () => {
    const hints = (element: DocsAuthorization) =>
      [...(element.shadowRoot?.querySelectorAll('[part="hint"]') ?? [])].map((hint) =>
        hint.textContent.trim(),
      );
    const element = await authorization(needs(basic, key, hawk), needs(basic, key));
    expect(hints(element)).to.eql([
      'The security schemes Basic + Hawk use the same header, Authorization. It is sent once, ' +
        'with the credentials of the last one in this list that is filled in.',
      'Sent only to https://api.test.',
    ]);
    element.chosen = 1;
    await element.updateComplete;
    expect(hints(element)).to.eql(['Sent only to https://api.test.']);
    await expectAccessibleInBothModes(element);
  });

  it('gives up a token when the origin changes that it was requested for', async () => {
    const {made, restore} = stubFetch(() => new Promise(() => undefined));
    const element = await authorization(needs(oauth));
    const button = () => oauthIn(element)?.shadowRoot?.querySelector('button');
    await until(() => Boolean(button()));
    button()?.click();
    await until(() => made.length === 1);
    element.origins = ['https://other.test'];
    await element.updateComplete;
    restore();
    expect(made[0]?.init.signal?.aborted).to.equal(true);
    expect(button()?.disabled).to.equal(false);
  });

  it('gives up a token when the server changes that its URL is relative to', async () => {
    const {made, restore} = stubFetch(() => new Promise(() => undefined));
    const flows = [{kind: 'password', tokenUrl: 'token', scopes: new Map()}] as const;
    const element = await authorization(needs({...scheme('OAuth'), type: 'oauth2', flows}));
    element.serverUrl = 'https://api.test/v1/';
    await element.updateComplete;
    const button = () => oauthIn(element)?.shadowRoot?.querySelector('button');
    await until(() => Boolean(button()));
    button()?.click();
    await until(() => made.length === 1);
    element.serverUrl = 'https://api.test/v2/';
    await element.updateComplete;
    await until(() => Boolean(button()));
    expect(made[0]?.init.signal?.aborted).to.equal(true);
    button()?.click();
    await until(() => made.length === 2);
    restore();
    expect(made.map(({url}) => url)).to.eql([
      'https://api.test/v1/token',
      'https://api.test/v2/token',
    ]);
  });

  it('uses no authorization server of another scheme', async () => {
    const openId: SecurityScheme = {
      ...scheme('OpenID'),
      type: 'openIdConnect',
      url: 'https://auth.test/.well-known/openid-configuration',
    };
    const metadata = {
      token_endpoint: 'https://other.test/token',
      grant_types_supported: ['password'],
    };
    const {restore} = stubFetch(() => jsonResponse(JSON.stringify(metadata)));
    const element = await authorization(needs(openId), needs(oauth));
    const fields = () =>
      [...(oauthIn(element)?.shadowRoot?.querySelectorAll('label') ?? [])].map((label) =>
        label.textContent.trim(),
      );
    await until(() => fields().includes('Username'));
    element.chosen = 1;
    await element.updateComplete;
    await oauthIn(element)?.updateComplete;
    restore();
    expect(fields()).to.eql(['Client ID', 'Client secret', 'Access token']);
  });

  it('offers alternatives, and asks for all schemes of one together', async () => {
    const element = await authorization(needs(key, basic), needs(hawk), []);
    const options = [...(element.shadowRoot?.querySelectorAll('option') ?? [])];
    expect(options.map(({text}) => text.trim())).to.eql(['Key + Basic', 'Hawk', 'None']);
    expect(labels(element)).to.eql(['Header X-Key', 'Account', 'Secret']);
    let index: number | undefined;
    element.addEventListener('docs-alternative-change', (event) => (index = event.value));
    const select = element.shadowRoot?.querySelector('select');
    if (!select) throw new Error('no list');
    select.selectedIndex = 2;
    select.dispatchEvent(new Event('change'));
    expect(index).to.equal(2);
  });

  it('shows a prefix, but not what follows it', async () => {
    const element = await authorization(needs({...key, prefix: 'Token '}));
    const field = () => element.shadowRoot?.querySelector('[id="Key-value"]');
    element.entries = new Map([['Key', {value: 'Token '}]]);
    await element.updateComplete;
    expect(field()).to.have.attribute('type', 'text');
    element.entries = new Map([['Key', {value: 'Token s'}]]);
    await element.updateComplete;
    expect(field()).to.have.attribute('type', 'password');
  });

  it('tells what the reader enters', async () => {
    const element = await authorization(needs(basic));
    element.entries = new Map([['Basic', {username: 'ada'}]]);
    await element.updateComplete;
    let entry: unknown;
    element.addEventListener('docs-credential-change', (event) => (entry = event.value.entry));
    const field = element.shadowRoot?.querySelector<HTMLInputElement>('[type="password"]');
    if (!field) throw new Error('no field');
    field.value = 'secret';
    field.dispatchEvent(new Event('input'));
    expect(entry).to.eql({username: 'ada', password: 'secret'});
  });

  it('says once that a token is wanted', async () => {
    const bearer = (id: string): SecurityScheme => ({
      ...scheme(id),
      type: 'http',
      scheme: 'bearer',
    });
    const textOf = async (id: string) => {
      const element = await authorization(needs(bearer(id)));
      return element.shadowRoot?.querySelector('[part="scheme"]')?.textContent ?? '';
    };
    expect((await textOf('token')).match(/token/gi)).to.have.length(1);
    expect(await textOf('bearerAuth')).to.match(/bearerAuth[^]*Token/);
  });

  it('offers to forget only what there is', async () => {
    const element = await authorization(needs(key));
    const forgets = () => /Forget/.test(element.shadowRoot?.textContent ?? '');
    expect(forgets()).to.equal(false);
    element.entries = new Map([['Key', {value: 's3cret'}]]);
    await element.updateComplete;
    expect(forgets()).to.equal(true);
    element.entries = new Map([['Key', {value: ''}]]);
    await element.updateComplete;
    expect(forgets()).to.equal(false);
    element.stored = true;
    await element.updateComplete;
    expect(forgets()).to.equal(true);
  });

  it('hides secrets until the reader wants to see them', async () => {
    const element = await authorization(needs(key));
    const type = () => element.shadowRoot?.querySelector('input')?.type;
    expect(type()).to.equal('password');
    element.shadowRoot?.querySelector('button')?.click();
    await element.updateComplete;
    expect(type()).to.equal('text');
  });

  it('explains what a browser cannot send', async () => {
    const element = await authorization(needs(cookie, certificate));
    const text = element.shadowRoot?.textContent ?? '';
    expect(text).to.include('cookies').and.to.include('certificate');
  });

  it('is accessible', async () => {
    await expectAccessibleInBothModes(
      await authorization(needs(key, cookie, basic, hawk, certificate), []),
    );
  });
});
