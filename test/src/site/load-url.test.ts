import {expect} from '@esm-bundle/chai';
import {createServer, type RequestListener} from 'node:http';
import type {AddressInfo} from 'node:net';
import {describe, it} from 'node:test';
import {LoadError} from '../../../src/site/loader.js';
import {loadUrl} from '../../../src/site/load-url.js';

/** What comes of a URL of a host that answers in this way: the text, or why there is none. */
async function resultOf(
  listener: RequestListener,
  path = '/openapi.json',
  signal?: AbortSignal,
): Promise<string> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const {port} = server.address() as AddressInfo;
  try {
    return await loadUrl(`http://127.0.0.1:${String(port)}${path}`, signal);
  } catch (error) {
    return reasonOf(error);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

const reasonOf = (error: unknown) => (error instanceof LoadError ? error.reason : String(error));

/** Runs on a page of https://docs.example, where `fetch` answers in this way. */
async function onPage(
  answer: (options: RequestInit | undefined) => Promise<Response>,
  run: () => Promise<void>,
): Promise<void> {
  const {fetch} = globalThis;
  globalThis.fetch = (_, options) => answer(options);
  const value = new URL('https://docs.example/');
  Object.defineProperty(globalThis, 'location', {value, configurable: true});
  try {
    await run();
  } finally {
    globalThis.fetch = fetch;
    Reflect.deleteProperty(globalThis, 'location');
  }
}

describe('loadUrl', () => {
  it('gives up the request when the signal is aborted', async () => {
    const controller = new AbortController();
    let isClosed: Promise<unknown> | undefined;
    const result = await resultOf(
      (_request, response) => {
        isClosed = new Promise((resolve) => response.once('close', resolve));
        controller.abort(new Error('The site was removed.'));
      },
      '/openapi.json',
      controller.signal,
    );
    expect(result).to.equal('Error: The site was removed.');
    await isClosed;
  });

  it('gives the text, also of a URL with a query', async () => {
    const text = await resultOf((request, response) => response.end(request.url), '/o.json?v=2&w');
    expect(text).to.equal('/o.json?v=2&w');
  });

  it('sends no cookies or credentials', async () => {
    const text = await resultOf(({headers}, response) => response.end(JSON.stringify(headers)));
    expect(JSON.parse(text)).not.to.have.any.keys('cookie', 'authorization');
  });

  it('has a file of its own origin not redirected to another one', async () => {
    const modes: unknown[] = [];
    await onPage(
      (options) => {
        modes.push(options?.mode);
        return Promise.resolve(new Response('{}'));
      },
      async () => {
        await loadUrl('https://docs.example/openapi.json');
        await loadUrl('https://api.example/openapi.json');
      },
    );
    await resultOf((_, response) => response.end('{}'));
    expect(modes).to.deep.equal(['same-origin', 'cors']);
  });

  it('names the origin that the host of the file has to allow', async () => {
    const origins: unknown[] = [];
    await onPage(
      () => Promise.reject(new TypeError('Failed to fetch')),
      async () => {
        for (const url of ['https://api.example/a.json', 'https://docs.example/a.json']) {
          await loadUrl(url).catch((error: unknown) =>
            origins.push(error instanceof LoadError && error.detail),
          );
        }
      },
    );
    expect(origins).to.deep.equal(['https://docs.example', '']);
  });

  it('tells what is missing from what fails', async () => {
    const withStatus = (status: number) =>
      resultOf((_, response) => response.writeHead(status).end());
    expect(await withStatus(404)).to.equal('missing');
    expect(await withStatus(410)).to.equal('missing');
    expect(await withStatus(500)).to.equal('status');
    expect(await resultOf((request) => request.destroy())).to.equal('unreachable');
  });

  it('takes no HTML page for a description', async () => {
    const type = {'content-type': 'text/html'};
    const page = await resultOf((_, response) => response.writeHead(200, type).end('<p>Sign in'));
    expect(page).to.equal('not-a-file');
    const json = await resultOf((_, response) => response.writeHead(200, type).end('{"a": 1}'));
    expect(json).to.equal('{"a": 1}');
  });

  it('requests nothing but http and https', async () => {
    for (const url of ['file:///etc/passwd', 'data:,x', 'javascript:x', 'no url', 'http://']) {
      const reason = await loadUrl(url).catch(reasonOf);
      expect(reason, url).to.equal('refused');
    }
  });
});
