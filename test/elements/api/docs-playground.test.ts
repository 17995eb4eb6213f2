import {expect, fixture, html} from '@open-wc/testing';
import {sendKeys, setViewport} from '@web/test-runner-commands';
import '../../../elements/api/docs-playground.js';
import type {DocsPlayground} from '../../../elements/api/docs-playground.js';
import type {DocsResponse} from '../../../elements/api/response/docs-response.js';
import type {Operation} from '../../../src/openapi/operation.js';
import {
  defaultPlaygroundOptions,
  type PlaygroundOptions,
} from '../../../src/requests/playground-options.js';
import {explainFailure} from '../../../src/requests/explain-failure.js';
import {writeSharedValues} from '../../../src/requests/share-link.js';
import type {JsonObject} from '../../../src/shared/json.js';
import {content, operationOf, parameterOf, scheme, schemaOf} from '../../harness/operation-of.js';
import {expectAccessibleInBothModes, part} from '../components/both-modes.js';
import {fakeClipboard} from '../components/fake-clipboard.js';
import {holdTasks} from '../hold-tasks.js';
import {jsonResponse, stubFetch} from './stub-fetch.js';
import {until} from '../until.js';

const servers = [
  {url: 'https://api.test/v1', description: '', variables: []},
  {url: 'https://other.test', description: '', variables: []},
];

let file = 0;

async function open(given: Partial<Operation> = {}, options: Partial<PlaygroundOptions> = {}) {
  const playground = await fixture<DocsPlayground>(
    html`<docs-playground
      .operation=${operationOf({servers, ...given})}
      .options=${{
        ...defaultPlaygroundOptions,
        fileUrl: `https://docs.test/${file++}.json`,
        ...options,
      }}
    ></docs-playground>`,
  );
  await playground.open();
  return playground;
}

/** An element in a shadow root, through those of the elements on the way. */
function inside<T extends HTMLElement = HTMLElement>(root: Element, ...selectors: string[]): T {
  let found: Element = root;
  for (const selector of selectors) {
    const next = found.shadowRoot?.querySelector(selector);
    if (!next) throw new Error(`no ${selector} in ${found.localName}`);
    found = next;
  }
  return found as T;
}

async function enter(root: Element, selectors: readonly string[], text: string) {
  const field = inside<HTMLInputElement>(root, ...selectors);
  field.value = text;
  field.dispatchEvent(new Event('input', {bubbles: true}));
  field.dispatchEvent(new Event('change', {bubbles: true}));
  await (root as DocsPlayground).updateComplete;
}

const textOf = (element: Element) => element.shadowRoot?.textContent.replace(/\s+/g, ' ') ?? '';

/** The part that has the focus. */
const focusedPart = (playground: Element) =>
  playground.shadowRoot?.activeElement?.getAttribute('part');

async function answered(playground: DocsPlayground, text: string) {
  const response = inside<DocsResponse>(playground, 'docs-response');
  await until(() => textOf(response).includes(text), `the response ${text}`);
  return response;
}

const limit = parameterOf('query:limit', {type: 'integer', maximum: 100});
const apiKey = {...scheme('Key'), type: 'apiKey', name: 'X-Key', place: 'header'} as const;

describe('docs-playground', () => {
  it('shows the URL below the title in text from right to left', async () => {
    const playground = await open();
    const {parentElement: box} = playground;
    box?.setAttribute('dir', 'rtl');
    const [title, url] = ['title', 'url'].map((name) => {
      const text = document.createRange();
      text.selectNodeContents(part(playground, name));
      return text.getBoundingClientRect().right;
    });
    expect(url).to.be.closeTo(title ?? NaN, 2);
  });

  it('has its buttons at the lower edge, and no ring around its title', async () => {
    await setViewport({width: 1200, height: 800});
    const playground = await open();
    const tools = part(playground, 'tools').getBoundingClientRect();
    const columns = part(playground, 'columns').getBoundingClientRect();
    expect(tools.bottom).to.be.closeTo(columns.bottom, 1);
    await sendKeys({press: 'Shift'}); // the browser now shows where the keyboard's focus is
    const title = part(playground, 'title');
    expect(playground.shadowRoot?.activeElement).to.equal(title);
    expect(getComputedStyle(title).outlineStyle).to.equal('none');
  });

  it('shows that a URL which has no room goes on', async () => {
    const playground = await open({path: `/${'items'.repeat(100)}`});
    const url = part(playground, 'url');
    expect(getComputedStyle(url).textOverflow).to.equal('ellipsis');
    url.focus();
    url.scrollLeft = 50;
    expect(url.scrollLeft, 'can be scrolled').to.equal(50);
    url.blur();
    expect(url.scrollLeft).to.equal(0);
  });

  it('sends what the reader entered, and shows the response', async () => {
    const {made, restore} = stubFetch(() => jsonResponse('{"id":12345678901234567890}'));
    const playground = await open({parameters: [limit]});
    await enter(playground, ['docs-value-form', 'input'], '5');
    expect(part(playground, 'url').textContent).to.equal('https://api.test/v1/items?limit=5');
    part(playground, 'send').click();
    const response = await answered(playground, '200 OK');
    restore();
    expect(made.map(({url}) => url)).to.eql(['https://api.test/v1/items?limit=5']);
    expect(made[0]?.init).to.include({
      method: 'GET',
      credentials: 'omit',
      redirect: 'follow',
      referrerPolicy: 'no-referrer',
      cache: 'no-store',
    });
    const body = inside(response, 'docs-response-body');
    await until(() => body.shadowRoot?.querySelector('docs-long-text'));
    await until(() => textOf(inside(body, 'docs-long-text')).includes('12345678901234567890'));
  });

  it('keeps its header on a phone while a response is shown', async () => {
    const {innerWidth: width, innerHeight: height} = window;
    await setViewport({width: 390, height: 600});
    const {restore} = stubFetch(() => jsonResponse('{}'));
    const parameters = Array.from({length: 20}, (_, i) => parameterOf(`query:p${i}`));
    const playground = await open({parameters});
    part(playground, 'send').click();
    const response = await answered(playground, '200 OK');
    await until(() => response.getBoundingClientRect().top < 300, 'the response in view');
    restore();
    expect(part(playground, 'header').getBoundingClientRect().top).to.equal(0);
    await setViewport({width, height});
  });

  it('sends with Enter in a field', async () => {
    const {made, restore} = stubFetch(() => jsonResponse('{}'));
    const playground = await open({parameters: [limit]});
    inside(playground, 'docs-value-form', 'input').focus();
    await sendKeys({press: '7'});
    await sendKeys({press: 'Enter'});
    await answered(playground, '200 OK');
    restore();
    expect(made[0]?.url).to.equal('https://api.test/v1/items?limit=7');
  });

  it('has a field of one line for a long text in a URL or a header', async () => {
    const long = {type: 'string', maxLength: 5000};
    const fieldOf = async (key: string, schema: JsonObject) => {
      const playground = await open({parameters: [parameterOf(key, schema)]});
      return inside(playground, 'docs-value-form', 'input, textarea').localName;
    };
    for (const key of ['query:q', 'path:q', 'header:q']) {
      expect(await fieldOf(key, long), key).to.equal('input');
    }
    const code = {type: 'string', contentMediaType: 'application/graphql'};
    expect(await fieldOf('query:q', code)).to.equal('textarea');
    const schema = schemaOf({type: 'object', properties: {text: long}});
    const body = {
      description: '',
      isRequired: true,
      contents: [content('application/json', {schema})],
    };
    const playground = await open({method: 'POST', body});
    const form = inside(playground, 'docs-request-body', 'docs-value-form');
    form.shadowRoot?.querySelector<HTMLElement>('[id$=":add"]')?.click();
    await until(() => form.shadowRoot?.querySelector('textarea'));
  });

  it('shows what the description does not allow, and sends it with one more click', async () => {
    const {made, restore} = stubFetch(() => jsonResponse('{}', {status: 400}));
    const playground = await open({parameters: [limit]});
    await enter(playground, ['docs-value-form', 'input'], '101');
    part(playground, 'send').click();
    await playground.updateComplete;
    expect(made).to.eql([]);
    const [listed] = [...part(playground, 'problems').querySelectorAll('code')];
    expect(listed?.textContent).to.equal('limit');
    const field = inside(playground, 'docs-value-form', 'input');
    expect(field).to.have.attribute('aria-invalid', 'true');
    expect(part(playground, 'send')).to.have.trimmed.text('Send anyway');
    part(playground, 'send').click();
    await answered(playground, '400 Bad Request');
    restore();
    expect(made).to.have.length(1);
  });

  it('does not send what is wrong when Enter is pressed again', async () => {
    const {made, restore} = stubFetch(() => jsonResponse('{}'));
    const playground = await open({parameters: [limit]});
    await enter(playground, ['docs-value-form', 'input'], '101');
    const press = async (field: HTMLElement) => {
      field.focus();
      await sendKeys({press: 'Enter'});
      await playground.updateComplete;
    };
    await press(inside(playground, 'docs-value-form', 'input'));
    expect(focusedPart(playground)).to.equal('problems');
    await press(part(playground, 'problems'));
    await press(inside(playground, 'docs-value-form', 'input'));
    expect(made).to.eql([]);
    await press(part(playground, 'send'));
    await answered(playground, '200 OK');
    restore();
    expect(made).to.have.length(1);
  });

  it('never sends a request without the parameters of its path', async () => {
    const {made, restore} = stubFetch(() => jsonResponse('{}'));
    const playground = await open({
      method: 'DELETE',
      path: '/items/{id}',
      parameters: [parameterOf('path:id', {type: 'string'})],
    });
    for (const _ of [1, 2]) {
      part(playground, 'send').focus();
      await sendKeys({press: 'Enter'});
      await playground.updateComplete;
      expect(part(playground, 'send')).to.have.trimmed.text('Send');
      expect(focusedPart(playground)).to.equal('problems');
    }
    restore();
    expect(made).to.eql([]);
  });

  it('removes a problem that the reader has solved', async () => {
    const playground = await open({
      path: '/items/{id}',
      parameters: [parameterOf('path:id', {type: 'string'})],
    });
    part(playground, 'send').click();
    await playground.updateComplete;
    await enter(playground, ['docs-value-form', 'input'], 'a');
    expect(playground.shadowRoot?.querySelector('[part="problems"]')).to.equal(null);
    expect(part(playground, 'send')).to.have.trimmed.text('Send');
  });

  it('stops a request', async () => {
    const {restore} = stubFetch(() => new Promise<Response>(() => {}));
    const playground = await open();
    part(playground, 'send').focus();
    part(playground, 'send').click();
    await until(() => part(playground, 'send').textContent.trim() === 'Cancel');
    const focused = focusedPart(playground);
    part(playground, 'send').click();
    await until(() => part(playground, 'send').textContent.trim() === 'Send');
    restore();
    expect(focused).to.equal('button send');
    expect(focusedPart(playground)).to.equal('button primary send');
    expect(inside(playground, 'docs-response', '[part="failure"]')).to.exist;
  });

  it('keeps the focus when the reader waits longer for a response', async () => {
    const {restore} = stubFetch(() => new Promise<Response>(() => {}));
    const playground = await open();
    const response = inside<DocsResponse>(playground, 'docs-response');
    const request = {method: 'GET', url: 'https://api.test/', headers: [], cookies: []};
    const facts = {request, origin: location.origin, isOnline: true, stopped: 'Timeout'} as const;
    response.exchange = {phase: 'failed', request, failure: explainFailure(facts)};
    await response.updateComplete;
    const button = part(response, 'button');
    button.focus();
    button.click();
    await until(() => part(playground, 'send').textContent.trim() === 'Cancel');
    restore();
    expect(focusedPart(playground)).to.equal('button send');
  });

  it('explains a response that the browser does not show, with the headers it needs', async () => {
    const {made, restore} = stubFetch(({init}) => {
      if (init.mode === 'no-cors') return new Response();
      throw new TypeError('Failed to fetch');
    });
    const playground = await open();
    part(playground, 'send').click();
    const response = inside(playground, 'docs-response');
    await until(() => response.shadowRoot?.querySelector('docs-code'));
    restore();
    expect(made.map(({init}) => init.mode)).to.eql([undefined, 'no-cors']);
    const codes = [...(response.shadowRoot?.querySelectorAll('docs-code') ?? [])];
    expect(codes[0]?.code).to.include('Access-Control-Allow-Origin');
    expect(codes[1]?.code).to.match(/^curl /);
  });

  it('uses HEAD to find out whether a server answers that was to be changed', async () => {
    const {made, restore} = stubFetch(() => {
      throw new TypeError('Failed to fetch');
    });
    const playground = await open({method: 'DELETE'});
    part(playground, 'send').click();
    await until(() => made.length === 2);
    restore();
    expect(made.map(({init}) => init.method)).to.eql(['DELETE', 'HEAD']);
  });

  it('sends credentials to the origin that they were entered for, and to no other', async () => {
    const {made, restore} = stubFetch(() => jsonResponse('{}'));
    const playground = await open({security: [[{scheme: apiKey, scopes: []}]]});
    await enter(playground, ['docs-authorization', 'input[id="Key-value"]'], 'secret');
    part(playground, 'send').click();
    await answered(playground, '200 OK');
    const select = inside<HTMLSelectElement>(playground, 'docs-server-choice', 'select');
    select.selectedIndex = 1;
    select.dispatchEvent(new Event('change'));
    await playground.updateComplete;
    // The first click shows that the key is missing.
    part(playground, 'send').click();
    await playground.updateComplete;
    part(playground, 'send').click();
    await until(() => made.length === 2);
    restore();
    const [first, second] = made.map(({url, init}) => [
      url,
      new Headers(init.headers).get('X-Key'),
    ]);
    expect(first).to.eql(['https://api.test/v1/items', 'secret']);
    expect(second).to.eql(['https://other.test/items', null]);
  });

  it('sends credentials to no other host that a parameter, as in a link, makes', async () => {
    const {made, restore} = stubFetch(() => jsonResponse('{}'));
    const given = {
      path: 'https://{host}/items',
      parameters: [parameterOf('path:host', {type: 'string'})],
      security: [[{scheme: apiKey, scopes: []}]],
    };
    const fileUrl = 'https://docs.test/hosts.json';
    const first = await open(given, {fileUrl});
    await enter(first, ['docs-value-form', 'input'], 'api.test');
    await enter(first, ['docs-authorization', 'input[id="Key-value"]'], 'secret');
    const keyIn = (playground: DocsPlayground) =>
      inside<HTMLInputElement>(playground, 'docs-authorization', 'input[id="Key-value"]').value;
    expect(keyIn(first)).to.equal('secret');
    const here = location.href;
    const link = writeSharedValues({
      server: '',
      parameters: new Map([['path:host', 'evil.test']]),
    });
    history.replaceState(null, '', `?request=${link}`);
    const second = await open(given, {fileUrl});
    history.replaceState(null, '', here);
    expect(part(second, 'url').textContent).to.equal('https://evil.test/items');
    expect(keyIn(second)).to.equal('');
    part(second, 'send').click();
    await second.updateComplete;
    part(second, 'send').click();
    await answered(second, '200 OK');
    expect(made.map(({init}) => new Headers(init.headers).has('X-Key'))).to.eql([false]);
    await enter(second, ['docs-value-form', 'input'], 'api.test');
    expect(keyIn(second)).to.equal('secret');
    await enter(second, ['docs-value-form', 'input'], 'other.test');
    expect(keyIn(second)).to.equal('');
    restore();
  });

  it('keeps credentials for other pages of the API, but not on the device', async () => {
    const fileUrl = 'https://docs.test/kept.json';
    const security = [[{scheme: apiKey, scopes: []}]];
    const first = await open({security}, {fileUrl});
    await enter(first, ['docs-authorization', 'input[id="Key-value"]'], 'my-secret');
    expect(JSON.stringify({...localStorage})).not.to.include('my-secret');
    const second = await open({security, path: '/other'}, {fileUrl});
    const field = () =>
      inside<HTMLInputElement>(second, 'docs-authorization', 'input[id="Key-value"]');
    expect(field().value).to.equal('my-secret');
    const remember = inside<HTMLInputElement>(second, 'docs-authorization', '[type="checkbox"]');
    remember.click();
    await second.updateComplete;
    expect(JSON.stringify({...localStorage})).to.include('my-secret');
    inside(second, 'docs-authorization', '[part="tools"] button').click();
    await second.updateComplete;
    await inside<DocsPlayground>(second, 'docs-authorization').updateComplete;
    expect(JSON.stringify({...localStorage})).not.to.include('my-secret');
    expect(field().value).to.equal('');
  });

  it('shows credentials in samples only on request', async () => {
    const playground = await open({security: [[{scheme: apiKey, scopes: []}]]});
    await enter(playground, ['docs-authorization', 'input[id="Key-value"]'], 'secret');
    const code = () => {
      const sample = inside(playground, 'docs-request-sample', 'docs-code');
      return (sample as HTMLElementTagNameMap['docs-code']).code ?? '';
    };
    await until(() => code() !== '');
    expect(code()).not.to.include('secret');
    inside(playground, '[part="option"] input').click();
    await until(() => code().includes('secret'));
  });

  it('copies a link with the values, which fills them in again', async () => {
    const {copied, restore} = fakeClipboard();
    const security = [[{scheme: apiKey, scopes: []}]];
    const body = {
      description: '',
      isRequired: true,
      contents: [
        {
          mediaType: 'application/json',
          schema: schemaOf({type: 'object', properties: {name: {type: 'string'}}}),
          examples: [],
          encoding: new Map(),
        },
      ],
    };
    const playground = await open({method: 'POST', parameters: [limit], body, security});
    await enter(playground, ['docs-value-form', 'input'], '5');
    await enter(playground, ['docs-authorization', 'input[id="Key-value"]'], 'secret');
    await enter(playground, ['docs-request-body', 'docs-value-form', 'input'], 'Ada');
    inside(playground, '[part="tools"] button:nth-child(2)').click();
    await until(() => copied.length === 1);
    restore();
    const here = location.href;
    expect(copied[0]).not.to.include('secret');
    history.replaceState(null, '', copied[0]);
    const other = await open({method: 'POST', parameters: [limit], body, security});
    history.replaceState(null, '', here);
    expect(part(other, 'url').textContent).to.equal('https://api.test/v1/items?limit=5');
    const field = inside<HTMLInputElement>(other, 'docs-request-body', 'docs-value-form', 'input');
    expect(field.value).to.equal('Ada');
  });

  it('closes objects inside others where the operation says so', async () => {
    const home = {type: 'object', properties: {city: {type: 'string'}}};
    const schema = schemaOf({type: 'object', required: ['home'], properties: {home}});
    const contents = [{mediaType: 'application/json', schema, examples: [], encoding: new Map()}];
    const body = {description: '', isRequired: true, contents};
    const parameters = [
      parameterOf(
        'query:where',
        {type: 'object', required: ['home'], properties: {home}},
        {isRequired: true},
      ),
    ];
    const given = {method: 'POST', parameters, body};
    const shown = async (closesObjects?: boolean) => {
      const playground = await open({...given, ...(closesObjects && {closesObjects})});
      const forms = [
        inside(playground, 'docs-value-form'),
        inside(playground, 'docs-request-body', 'docs-value-form'),
      ];
      return forms.map(
        (form) => form.shadowRoot?.querySelectorAll('[aria-label="Show: home"]').length,
      );
    };
    expect(await shown()).to.deep.equal([0, 0]);
    expect(await shown(true)).to.deep.equal([1, 1]);
  });

  it('removes everything that was entered on reset, but not the credentials', async () => {
    const playground = await open({
      parameters: [limit],
      security: [[{scheme: apiKey, scopes: []}]],
    });
    await enter(playground, ['docs-value-form', 'input'], '5');
    await enter(playground, ['docs-authorization', 'input[id="Key-value"]'], 'secret');
    inside(playground, '[part="tools"] button:last-child').click();
    await playground.updateComplete;
    expect(part(playground, 'url').textContent).to.equal('https://api.test/v1/items');
    const key = inside<HTMLInputElement>(playground, 'docs-authorization', 'input[id="Key-value"]');
    expect(key.value).to.equal('secret');
  });

  it('sends through the proxy that the site names', async () => {
    const {made, restore} = stubFetch(() => jsonResponse('{}'));
    const playground = await open({}, {proxy: 'https://proxy.test/?url={url}'});
    part(playground, 'send').click();
    await answered(playground, '200 OK');
    restore();
    expect(made[0]?.url).to.equal('https://proxy.test/?url=https%3A%2F%2Fapi.test%2Fv1%2Fitems');
  });

  for (const [proxy, recipients] of [
    [undefined, 'https://api.test'],
    ['https://proxy.test/?url={url}', 'https://proxy.test, https://api.test'],
    ['/proxy/', `${location.origin}, https://api.test`],
  ] as const) {
    it(`names who gets credentials with the proxy ${proxy ?? 'that is missing'}`, async () => {
      const playground = await open({security: [[{scheme: apiKey, scopes: []}]]}, {proxy});
      const authorization = inside(playground, 'docs-authorization');
      expect(textOf(authorization)).to.include(`Sent only to ${recipients}.`);
    });
  }

  it('stops waiting after 30 seconds, and waits up to 5 minutes on request', async () => {
    const limits = holdTasks('timeout');
    const {made, restore} = stubFetch(() => new Promise<Response>(() => {}));
    const playground = await open();
    const failed = () =>
      inside(playground, 'docs-response').shadowRoot?.querySelector('[part="failure"]');
    part(playground, 'send').click();
    await until(() => made.length === 1);
    limits.advance(29_999);
    expect(made[0]?.init.signal?.aborted).to.equal(false);
    limits.advance(1);
    expect(made[0]?.init.signal?.aborted).to.equal(true);
    await until(failed);
    expect(failed()?.textContent).to.include('The server took too long to respond');
    const longer = inside(playground, 'docs-response', 'button');
    expect(longer.textContent).to.include('wait up to 5 minutes');
    longer.click();
    limits.advance(299_999);
    expect(made[1]?.init.signal?.aborted).to.equal(false);
    limits.advance(1);
    expect(made[1]?.init.signal?.aborted).to.equal(true);
    await until(failed);
    limits.release();
    restore();
    // No probe: the server may just be slow.
    expect(made).to.have.length(2);
  });

  it('waits as long as it takes once the response has begun', async () => {
    const limits = holdTasks('timeout');
    let end: (() => void) | undefined;
    const body = new ReadableStream(
      {
        // Called when the playground begins to read.
        pull(controller) {
          end = () => controller.close();
        },
      },
      {highWaterMark: 0},
    );
    const {restore} = stubFetch(
      () => new Response(body, {headers: {'Content-Type': 'text/plain'}}),
    );
    const playground = await open();
    part(playground, 'send').click();
    await until(() => end);
    limits.advance(1_000_000);
    end?.();
    await answered(playground, '200 OK');
    limits.release();
    restore();
  });

  it('stops a stream after 16 MiB, and shows what was received', async () => {
    const piece = new TextEncoder().encode(`data: ${'x'.repeat(2 ** 20 - 8)}\n\n`);
    let isCancelled = false;
    let count = 0;
    const {restore} = stubFetch(
      () =>
        new Response(
          new ReadableStream({
            pull(controller) {
              count++;
              controller.enqueue(piece);
            },
            cancel() {
              isCancelled = true;
            },
          }),
          {headers: {'Content-Type': 'text/event-stream'}},
        ),
    );
    const playground = await open();
    part(playground, 'send').click();
    const response = await answered(playground, 'The stream was stopped after');
    restore();
    expect(isCancelled).to.equal(true);
    expect(count).to.be.within(16, 18);
    expect(response.shadowRoot?.querySelectorAll('[part="message"]').length).to.be.above(0);
  });

  for (const [type, name] of [
    ['application/json', 'a body that does not end'],
    ['application/x-ndjson', 'a stream of countless messages'],
  ] as const) {
    it(`stops ${name}`, async () => {
      // The same bytes each time: what is kept of them is what counts.
      const piece = new Uint8Array(2 ** (type.endsWith('ndjson') ? 20 : 24)).fill(10);
      for (let at = 0; at < piece.length; at += 4) piece[at] = 49;
      let isCancelled = false;
      const {restore} = stubFetch(
        () =>
          new Response(
            new ReadableStream({
              pull: (controller) => controller.enqueue(piece),
              cancel: () => void (isCancelled = true),
            }),
            {headers: {'Content-Type': type}},
          ),
      );
      const playground = await open();
      part(playground, 'send').click();
      await answered(playground, 'was stopped after');
      restore();
      expect(isCancelled).to.equal(true);
    });
  }

  it('follows redirects only without a key, which another origin could get', async () => {
    const {made, restore} = stubFetch(() => jsonResponse('{}'));
    const playground = await open({security: [[{scheme: apiKey, scopes: []}]]});
    await enter(playground, ['docs-authorization', 'input[id="Key-value"]'], 'secret');
    part(playground, 'send').click();
    await answered(playground, '200 OK');
    restore();
    expect(made[0]?.init.redirect).to.equal('manual');
  });

  it('sends to a URL of the reader, which is in no link', async () => {
    const {copied, restore: restoreClipboard} = fakeClipboard();
    const {made, restore} = stubFetch(() => jsonResponse('{}'));
    const playground = await open({parameters: [limit]});
    const choice = inside(playground, 'docs-server-choice');
    const select = inside<HTMLSelectElement>(choice, 'select');
    select.selectedIndex = 2;
    select.dispatchEvent(new Event('change'));
    await playground.updateComplete;
    expect(part(playground, 'send')).to.have.attribute('disabled');
    await enter(playground, ['docs-server-choice', '#own'], 'http://localhost:8080/api/');
    expect(part(playground, 'url').textContent).to.equal('http://localhost:8080/api/items');
    part(playground, 'send').click();
    await answered(playground, '200 OK');
    expect(made[0]?.url).to.equal('http://localhost:8080/api/items');
    inside(playground, '[part="tools"] button:nth-child(2)').click();
    await until(() => copied.length === 1);
    restore();
    restoreClipboard();
    const {searchParams} = new URL(copied[0] ?? '');
    const shared = searchParams.get('request') ?? '';
    expect(shared === '' ? '' : atob(shared)).not.to.include('8080');
  });

  it('is a dialog that closes with Escape', async () => {
    const playground = await open();
    const dialog = inside<HTMLDialogElement>(playground, 'dialog');
    expect(dialog.matches(':modal')).to.equal(true);
    await sendKeys({press: 'Escape'});
    await until(() => !dialog.open);
  });

  for (const [url, options, credentials, says] of [
    [location.origin, {sendsCookies: true}, 'same-origin', true],
    [location.origin, {}, 'omit', false],
    ['https://api.test', {sendsCookies: true}, 'omit', false],
    [location.origin, {sendsCookies: true, proxy: '/proxy/'}, 'omit', false],
  ] as const) {
    const named = url === location.origin ? 'its own origin' : url;
    it(`sends ${credentials} to ${named} with ${JSON.stringify(options)}`, async () => {
      const {made, restore} = stubFetch(() => jsonResponse('{}'));
      const servers = [{url, description: '', variables: []}];
      const playground = await open({servers}, options);
      expect(textOf(playground).includes('include your cookies')).to.equal(says);
      part(playground, 'send').click();
      await answered(playground, '200 OK');
      restore();
      expect(made[0]?.init.credentials).to.equal(credentials);
    });
  }

  it('offers the media types of a response, and sends the chosen one', async () => {
    const types = ['application/json', 'text/csv'];
    const contents = types.map((mediaType) => ({mediaType, examples: [], encoding: new Map()}));
    const responses = [{status: '200', description: '', headers: [], contents, links: []}];
    const {made, restore} = stubFetch(() => jsonResponse('{}'));
    const playground = await open({responses});
    const select = inside<HTMLSelectElement>(playground, 'docs-value-form', 'select');
    expect([...select.options].map((option) => option.text.trim())).to.eql([
      `Default: ${types.join(', ')}`,
      ...types,
    ]);
    select.selectedIndex = 2;
    select.dispatchEvent(new Event('change'));
    await playground.updateComplete;
    part(playground, 'send').click();
    await answered(playground, '200 OK');
    restore();
    expect(made[0]?.init.headers).to.deep.equal([['Accept', 'text/csv']]);
  });

  it('does not send where an empty variable leaves no base URL', async () => {
    const variables = [{name: 'host', default: 'api.test', enum: [], description: ''}];
    const playground = await open({servers: [{url: 'https://{host}', description: '', variables}]});
    const send = () => part<HTMLButtonElement>(playground, 'send');
    expect(send().disabled).to.equal(false);
    const field = inside<HTMLInputElement>(playground, 'docs-server-choice', 'input');
    field.value = '';
    field.dispatchEvent(new Event('input'));
    await playground.updateComplete;
    expect(send().disabled).to.equal(true);
  });

  it('is accessible', async () => {
    const playground = await open({
      method: 'POST',
      parameters: [limit, parameterOf('cookie:session')],
      security: [
        [{scheme: apiKey, scopes: []}],
        [{scheme: {...scheme('Basic'), type: 'http', scheme: 'basic'}, scopes: []}],
      ],
    });
    part(playground, 'send').click();
    await playground.updateComplete;
    await expectAccessibleInBothModes(playground);
  });
});
