import {expect} from '@esm-bundle/chai';
import {describe, it} from 'node:test';
import type {Timers} from '../../../src/shared/scheduler.js';
import {httpLoader, isHtml, type EarlyRequest} from '../../../src/site/http-loader.js';
import {LoadError} from '../../../src/site/loader.js';

const base = new URL('https://docs.example/site/');

const none = () => undefined;

/** Timers with which every pause is over at once, but the time-out of an attempt never comes. */
function quickTimers(): Timers & {readonly pauses: number[]} {
  const pauses: number[] = [];
  return {
    pauses,
    timeout: () => none,
    wait(ms, task) {
      pauses.push(ms);
      task();
      return none;
    },
  };
}

type Answer = Response | Error;

interface Given {
  readonly status?: number;
  readonly headers?: Record<string, string>;
  /** Where redirects have led to. */
  readonly url?: string;
}

function answer(
  body: BodyInit | undefined,
  {status = 200, headers = {}, url}: Given = {},
): Response {
  const response = new Response(body, {
    status,
    headers: {'content-type': 'text/plain', ...headers},
  });
  if (url !== undefined) {
    Object.defineProperties(response, {url: {value: url}, redirected: {value: true}});
  }
  return response;
}

/** What the entry notes of a request. */
function madeEarly(response: Promise<Response>): EarlyRequest {
  const bytes = response.then((one) => one.arrayBuffer());
  bytes.catch(() => undefined);
  return [response, bytes];
}

function loaderOf(answers: readonly Answer[], origin?: string, random = () => 0) {
  const timers = quickTimers();
  const requests: string[] = [];
  const left = [...answers];
  const loader = httpLoader(base, {
    timers,
    random,
    ...(origin !== undefined && {origin}),
    fetch: (input) => {
      requests.push(input instanceof URL ? input.href : 'no URL');
      const next = left.shift() ?? new TypeError('no more answers');
      return next instanceof Error ? Promise.reject(next) : Promise.resolve(next);
    },
  });
  return {loader, requests, pauses: timers.pauses};
}

async function failureOf(promise: Promise<string>): Promise<LoadError> {
  const outcome: unknown = await promise.catch((error: unknown) => error);
  if (outcome instanceof LoadError) return outcome;
  throw new Error(`no LoadError: ${String(outcome)}`);
}

describe('httpLoader', () => {
  it('asks the host whether a file has changed, whatever the browser has kept', async () => {
    const asked: (RequestInit | undefined)[] = [];
    const fetch = (_: unknown, init?: RequestInit) => {
      asked.push(init);
      return Promise.resolve(new Response('text'));
    };
    await httpLoader(base, {timers: quickTimers(), fetch}).text('a.md');
    expect(asked[0]?.cache).to.equal('no-cache');
  });

  it('has the browser request with a low priority what can wait', async () => {
    const asked: unknown[] = [];
    const fetch = (_: unknown, init?: RequestInit) => {
      asked.push(init?.priority);
      return Promise.resolve(new Response('text'));
    };
    const loader = httpLoader(base, {timers: quickTimers(), fetch});
    await loader.text('a.md');
    await loader.text('b.md', undefined, 'low');
    expect(asked).to.deep.equal([undefined, 'low']);
  });

  it('requests a file below its base', async () => {
    const {loader, requests} = loaderOf([answer('# Hi')]);
    expect(await loader.text('guides/a b?#.md')).to.equal('# Hi');
    expect(requests).to.deep.equal(['https://docs.example/site/guides/a%20b%3F%23.md']);
  });

  it('takes away a byte order mark and carriage returns', async () => {
    const {loader} = loaderOf([answer('\ufeffone\r\ntwo')]);
    expect(await loader.text('a.md')).to.equal('one\ntwo');
  });

  const html = {headers: {'content-type': 'text/html; charset=utf-8'}};
  const failures: readonly [
    name: string,
    first: Response,
    reason: string,
    status: number | undefined,
  ][] = [
    ['no such file', answer('', {status: 404}), 'missing', 404],
    ['a file that is gone', answer('', {status: 410}), 'missing', 410],
    ['a file store that does not tell', answer('', {status: 403}), 'missing', 403],
    ['another status', answer('', {status: 401}), 'status', 401],
    ['an HTML page by its type', answer('<p>Hello', html), 'not-a-file', 200],
    ['an HTML page by its first bytes', answer(' \n<!DOCTYPE html>…'), 'not-a-file', 200],
    ['an HTML page behind a comment', answer('<!-- x --><html lang=en>'), 'not-a-file', 200],
    [
      'a redirect to another host',
      answer('# Hi', {url: 'https://evil.example/a.md'}),
      'left-the-site',
      200,
    ],
    [
      'a redirect out of the base',
      answer('# Hi', {url: 'https://docs.example/a.md'}),
      'left-the-site',
      200,
    ],
  ];
  for (const [name, first, reason, status] of failures) {
    it(`tells ${name}, and asks once`, async () => {
      const {loader, requests} = loaderOf([first]);
      const error = await failureOf(loader.text('a.md'));
      expect([error.reason, error.status]).to.deep.equal([reason, status]);
      expect(error.url === 'https://docs.example/site/a.md').to.equal(true);
      expect(requests).to.have.length(1);
    });
  }

  const encodings: readonly (readonly [name: string, bytes: readonly number[], text: string])[] = [
    ['UTF-8', [0xc3, 0xa9], 'é'],
    ['UTF-8 with a byte order mark', [0xef, 0xbb, 0xbf, 0x41], 'A'],
    ['bytes that are not UTF-8', [0x41, 0x0a, 0xe9, 0x42, 0xff], 'A\n\ufffdB\ufffd'],
    ['UTF-16, little endian', [0xff, 0xfe, 0xe9, 0, 0x0d, 0, 0x0a, 0], '\ufeffé\n'],
    ['UTF-16, big endian', [0xfe, 0xff, 0, 0xe9], '\ufeffé'],
    ['half a character of UTF-16', [0xff, 0xfe, 0x41], '\ufeff\ufffd'],
    ['nothing', [], ''],
  ];
  for (const [name, bytes, text] of encodings) {
    it(`reads ${name}`, async () => {
      const {loader} = loaderOf([answer(new Uint8Array(bytes))]);
      expect(await loader.text('a.md')).to.equal(text);
    });
  }

  it('lets browsers refuse redirects to other origins, at the origin of the page', async () => {
    const modeFrom = async (origin: string) => {
      let mode: string | undefined;
      const loader = httpLoader(base, {
        origin,
        fetch(_, init) {
          mode = init?.mode;
          return Promise.resolve(new Response('# Hi'));
        },
      });
      await loader.text('a.md');
      return mode;
    };
    expect(await modeFrom(base.origin)).to.equal('same-origin');
    expect(await modeFrom('https://app.example')).to.equal('cors');
  });

  it('accepts redirects inside the site', async () => {
    const {loader} = loaderOf([answer('# Hi', {url: 'https://docs.example/site/b.md'})]);
    expect(await loader.text('a.md')).to.equal('# Hi');
  });

  it('reads JSON and pages that a host calls HTML', async () => {
    const {loader} = loaderOf([answer('{"name": 1}', html), answer('---\ntitle: x\n---\n', html)]);
    expect(await loader.text('docs.json')).to.contain('name');
    expect(await loader.text('a.md')).to.contain('title');
  });

  it('asks a failing host twice more, after pauses', async () => {
    const busy = () => answer('', {status: 503});
    const {loader, pauses} = loaderOf([busy(), new TypeError('network'), answer('# Hi')]);
    expect(await loader.text('a.md')).to.equal('# Hi');
    expect(pauses).to.deep.equal([300, 1000]);
  });

  it('gives up after the third answer', async () => {
    const {loader, requests} = loaderOf([1, 2, 3, 4].map(() => answer('', {status: 500})));
    expect((await failureOf(loader.text('a.md'))).status).to.equal(500);
    expect(requests).to.have.length(3);
  });

  it('tells an unreachable host after three tries', async () => {
    const {loader, requests} = loaderOf([]);
    expect((await failureOf(loader.text('a.md'))).reason).to.equal('unreachable');
    expect(requests).to.have.length(3);
  });

  it('names the origin of the page where the unreachable host is another one', async () => {
    const detailOf = async (origin?: string) => {
      const {loader} = loaderOf([], origin);
      return (await failureOf(loader.text('a.md'))).detail;
    };
    expect(await detailOf('https://app.example')).to.equal('https://app.example');
    expect(await detailOf('https://docs.example')).to.equal('');
    expect(await detailOf()).to.equal('');
  });

  it('waits as long as the host asks, up to five seconds', async () => {
    const after = (seconds: string) => answer('', {status: 429, headers: {'retry-after': seconds}});
    const patient = loaderOf([after('2'), answer('# Hi')]);
    expect(await patient.loader.text('a.md')).to.equal('# Hi');
    expect(patient.pauses).to.deep.equal([2000]);

    const impatient = loaderOf([after('60'), answer('# Hi')]);
    expect((await failureOf(impatient.loader.text('a.md'))).status).to.equal(429);
  });

  it('spreads its retries', async () => {
    const answers = [answer('', {status: 503}), answer('# Hi')];
    const {loader, pauses} = loaderOf(answers, undefined, () => 1);
    await loader.text('a.md');
    expect(pauses).to.deep.equal([375]);
  });

  it('ends an attempt after 15 seconds', async () => {
    const timers: Timers = {
      ...quickTimers(),
      timeout: (ms, task) => {
        if (ms === 15_000) queueMicrotask(task);
        return none;
      },
    };
    const fetch = (_: unknown, init?: RequestInit) =>
      new Promise<Response>((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
      });
    const error = await failureOf(httpLoader(base, {timers, fetch}).text('a.md'));
    expect(error.reason).to.equal('timeout');
    expect(error.detail).to.equal('15');
  });

  it("rejects with the signal's reason when it is aborted", async () => {
    const fetch = (_: unknown, init?: RequestInit) =>
      new Promise<Response>((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
      });
    const leaving = new AbortController();
    const promise = httpLoader(base, {timers: quickTimers(), fetch}).text('a.md', leaving.signal);
    leaving.abort(new Error('gone'));
    expect(await promise.catch(String)).to.equal('Error: gone');
  });

  it('takes over a request that was made before, once', async () => {
    const url = 'https://docs.example/site/a.md';
    const early = new Map([[url, madeEarly(Promise.resolve(answer('early')))]]);
    const requests: unknown[] = [];
    const fetch = (input: unknown) => {
      requests.push(input);
      return Promise.resolve(answer('late'));
    };
    const loader = httpLoader(base, {timers: quickTimers(), fetch, early});
    expect(await loader.text('a.md')).to.equal('early');
    expect(requests).to.have.length(0);
    expect(await loader.text('a.md')).to.equal('late');
  });

  it('believes an early answer that there is no such file', async () => {
    const early = new Map([
      ['https://docs.example/site/a.md', madeEarly(Promise.resolve(answer('', {status: 404})))],
    ]);
    const fetch = () => Promise.resolve(answer('late'));
    const loader = httpLoader(base, {timers: quickTimers(), fetch, early});
    expect((await failureOf(loader.text('a.md'))).reason).to.equal('missing');
  });

  it('asks again where an early request has failed', async () => {
    const failed = Promise.reject<Response>(new TypeError('network'));
    const early = new Map([['https://docs.example/site/a.md', madeEarly(failed)]]);
    const fetch = () => Promise.resolve(answer('late'));
    const loader = httpLoader(base, {timers: quickTimers(), fetch, early});
    expect(await loader.text('a.md')).to.equal('late');
  });

  it('does not wait for an early answer once it is aborted', async () => {
    const early = new Map([
      ['https://docs.example/site/a.md', madeEarly(new Promise<Response>(() => undefined))],
    ]);
    const leaving = new AbortController();
    const promise = httpLoader(base, {timers: quickTimers(), early}).text('a.md', leaving.signal);
    leaving.abort(new Error('gone'));
    expect(await promise.catch(String)).to.equal('Error: gone');
  });

  it('requests nothing for a path that is none', async () => {
    const {loader, requests} = loaderOf([]);
    expect((await failureOf(loader.text('../secret.md'))).reason).to.equal('refused');
    expect(requests).to.have.length(0);
  });
});

describe('isHtml', () => {
  it('knows pages by their first bytes, whatever their type', () => {
    for (const text of [
      '<!doctype html>',
      '\n <!DOCTYPE HTML PUBLIC ""',
      '<html>',
      '<HTML lang="en">',
    ]) {
      expect(isHtml(text, 'text/markdown'), text).to.equal(true);
    }
  });

  it('takes other texts for files', () => {
    for (const text of [
      '',
      '# Hi',
      '<Note>Hi</Note>',
      '<!-- note -->\n# Hi',
      '<htmlx>',
      '<p>Hi</p>',
    ]) {
      expect(isHtml(text, 'text/plain'), text).to.equal(false);
    }
  });

  it('believes the type unless the text is clearly a file', () => {
    expect(isHtml('Not found', 'text/html')).to.equal(true);
    expect(isHtml('<p>', 'application/xhtml+xml')).to.equal(true);
    expect(isHtml(' {"name": 1}', 'text/html')).to.equal(false);
    expect(isHtml('---\ntitle: x', 'text/html; charset=utf-8')).to.equal(false);
  });

  it('passes over comments before it judges, however many', () => {
    const comments = '<!-- a -->\n'.repeat(2_000);
    expect(isHtml(`${comments}# Hi`, 'text/plain')).to.equal(false);
    expect(isHtml(`${comments}<!doctype html>`, 'text/plain')).to.equal(true);
    expect(isHtml('<!-- never closed', 'text/plain')).to.equal(false);
  });
});
