import {expect, fixture, html} from '@open-wc/testing';
import '../../../../elements/api/response/docs-response.js';
import type {DocsResponse} from '../../../../elements/api/response/docs-response.js';
import {explainFailure} from '../../../../src/requests/explain-failure.js';
import type {HttpRequest} from '../../../../src/requests/request.js';
import type {Exchange, ReceivedResponse} from '../../../../src/requests/response.js';
import {expectAccessibleInBothModes, part} from '../../components/both-modes.js';
import {until} from '../../until.js';

const request: HttpRequest = {
  method: 'GET',
  url: 'https://api.test/a',
  headers: [],
  cookies: [],
};

const head: ReceivedResponse['head'] = {
  status: 404,
  statusText: '',
  headers: [
    ['content-type', 'application/json'],
    ['x-limit', '<b>1</b>'],
  ],
  url: 'https://api.test/a',
  isRedirected: false,
  contentType: 'application/json',
};

const received = (given: Partial<ReceivedResponse> = {}): Exchange => ({
  phase: 'answered',
  request,
  response: {
    head,
    body: new Blob(['{"a":1}']),
    time: 230,
    messages: undefined,
    end: 'complete',
    ...given,
  },
});

async function shown(exchange: Exchange, command = '') {
  return await fixture<DocsResponse>(
    html`<docs-response .exchange=${exchange} .command=${command}></docs-response>`,
  );
}

const text = (element: Element) => element.shadowRoot?.textContent.replace(/\s+/g, ' ') ?? '';

describe('docs-response', () => {
  it('shows status with its phrase, time and size', async () => {
    const element = await shown(received());
    expect(part(element, 'summary').textContent.replace(/\s+/g, ' ').trim()).to.equal(
      '404 Not Found 230 ms 7 bytes',
    );
  });

  it('shows the headers as text', async () => {
    const element = await shown(received());
    const cells = [...part(element, 'headers').querySelectorAll('th, td')];
    expect(cells.map((cell) => cell.textContent)).to.eql([
      'content-type',
      'application/json',
      'x-limit',
      '<b>1</b>',
    ]);
  });

  it('says where the request was redirected to', async () => {
    const redirected = {...head, isRedirected: true, url: 'https://other.test/b'};
    expect(text(await shown(received({head: redirected})))).to.include('https://other.test/b');
  });

  it('shows the messages of a stream while they arrive', async () => {
    const element = await shown({
      phase: 'streaming',
      request,
      head: {...head, status: 200},
      messages: [{data: '{"a":1}', event: 'added', id: '7'}, {data: 'done'}],
      size: 20,
    });
    const messages = [...element.shadowRoot!.querySelectorAll('[part="message"]')];
    expect(messages.map((one) => one.textContent.replace(/\s+/g, ''))).to.eql([
      'added#7{"a":1}',
      'done',
    ]);
    await expectAccessibleInBothModes(element);
  });

  it('shows the beginning of a very long message', async () => {
    const messages = [{data: 'x'.repeat(2_000_000)}];
    const element = await shown(received({messages}));
    const long = element.shadowRoot?.querySelector('[part="message"] docs-long-text');
    await until(() => long?.shadowRoot?.querySelector('button'));
    expect(long?.shadowRoot?.querySelector('pre')?.textContent).to.have.length.below(100_000);
  });

  it('shows messages as they are where formatted ones would be very long', async () => {
    const nested = '['.repeat(10_000);
    const messages = [{data: nested}, {data: `{"a":"${'x'.repeat(60)}"}`}];
    const element = await shown(received({messages}));
    const [first, second] = element.shadowRoot?.querySelectorAll('[part="message"] pre') ?? [];
    expect(first?.textContent).to.equal(nested);
    expect(second?.textContent).to.include('{\n  "a": ');
  });

  it('shows the latest messages of a long stream, and earlier ones on request', async () => {
    const messages = Array.from({length: 150}, (_, index) => ({data: `m${index}`}));
    const element = await shown(received({messages}));
    expect(part(element, 'messages').children).to.have.length(100);
    expect(part(element, 'messages').lastElementChild).to.have.trimmed.text('m149');
    element.shadowRoot?.querySelector('button')?.click();
    await element.updateComplete;
    expect(part(element, 'messages').children).to.have.length(150);
  });

  for (const [end, words] of [
    ['stopped', 'You stopped'],
    ['too-large', '7 bytes'],
    ['broken', 'closed'],
  ] as const) {
    it(`says that the end is missing: ${end}`, async () => {
      expect(text(await shown(received({end})))).to.include(words);
    });
  }

  it('says why there is no response, and what to do', async () => {
    const element = await shown(
      {
        phase: 'failed',
        request,
        failure: explainFailure({
          request,
          origin: 'https://docs.test',
          isOnline: true,
          probe: 'answered',
        }),
      },
      "curl 'https://api.test/a'",
    );
    expect(part(element, 'failure').textContent)
      .to.include('The API does not allow requests from this site')
      .and.include('The server at api.test responded')
      .and.include('pages on https://docs.test');
    const codes = [...(element.shadowRoot?.querySelectorAll('docs-code') ?? [])];
    expect(codes.map(({code}) => code)).to.eql([
      'Access-Control-Allow-Origin: https://docs.test',
      "curl 'https://api.test/a'",
    ]);
    await expectAccessibleInBothModes(element);
  });

  it('is accessible', async () => {
    const element = await shown(received());
    element.shadowRoot?.querySelector('details')?.setAttribute('open', '');
    await expectAccessibleInBothModes(element);
  });
});
