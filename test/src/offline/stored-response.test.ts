import {expect} from '@esm-bundle/chai';
import {describe, it} from 'node:test';
import {storedSize, toStore} from '../../../src/offline/stored-response.js';

const folder = 'https://docs.example/';

/** An answer with this type and further headers. */
const answer = (body: BodyInit | null, type: string, headers: Record<string, string> = {}) =>
  new Response(body, {headers: {'content-type': type, ...headers}});

const page = '<!doctype html><title>Docs</title>';

describe('toStore', () => {
  for (const [name, kind, response] of [
    ['a page', 'text', answer('# Start', 'text/markdown')],
    ['an empty page', 'text', answer('', 'text/markdown')],
    ['a page that the host calls HTML', 'text', answer('{"name": "Acme"}', 'text/html')],
    ['a document', 'document', answer(page, 'text/html')],
    ['a picture that is not called HTML', 'media', answer('<svg/>', 'image/svg+xml')],
    ['a part of our script', 'chunk', answer('export {}', 'text/javascript')],
    ['its whole length', 'text', answer('# Start', 'text/plain', {'content-length': '7'})],
    [
      'a length before it was unpacked',
      'text',
      answer('# Start', 'text/plain', {'content-length': '500', 'content-encoding': 'gzip'}),
    ],
  ] as const) {
    it(`stores ${name}, with its size`, async () => {
      const copy = response.clone();
      const file = await toStore(response, kind, folder);
      const body = await copy.arrayBuffer();
      expect(file?.bytes).to.equal(body.byteLength);
      expect(file && storedSize(file.response)).to.equal(body.byteLength);
      expect(new Uint8Array(await file!.response.arrayBuffer())).to.deep.equal(
        new Uint8Array(body),
      );
    });
  }

  for (const [name, kind, response] of [
    ['an error', 'text', new Response('# Busy', {status: 503})],
    ['a part', 'media', new Response('part', {status: 206})],
    ['a failed request', 'text', Response.error()],
    ['a document in place of a page', 'text', answer(page, 'text/plain')],
    ['a document in place of a picture', 'media', answer(page, 'text/html')],
    ['a document in place of our script', 'chunk', answer(page, 'text/javascript')],
    ['a page in place of a document', 'document', answer('# Start', 'text/plain')],
    ['less than its length', 'text', answer('# St', 'text/plain', {'content-length': '7'})],
    ['an empty part of our script', 'chunk', answer('', 'text/javascript')],
    ['what is elsewhere', 'text', redirected(answer('# Log in', 'text/plain'))],
  ] as const) {
    it(`does not store ${name}`, async () => {
      expect(await toStore(response, kind, folder)).to.equal(undefined);
    });
  }

  it('stores no header that describes how the answer was sent', async () => {
    const headers = {
      'content-length': '7',
      'transfer-encoding': 'chunked',
      vary: 'Accept',
      'x-frame-options': 'DENY',
    };
    const file = await toStore(answer('# Start', 'text/plain', headers), 'text', folder);
    const names = [...(file?.response.headers.keys() ?? [])];
    const ofTransfer = ['content-length', 'transfer-encoding', 'vary'];
    expect(names.filter((name) => ofTransfer.includes(name))).to.deep.equal([]);
    expect(names).to.include.members(['x-frame-options', 'content-type']);
  });
});

/** The same answer, as if it came from another folder. */
function redirected(response: Response): Response {
  return Object.defineProperties(response, {
    redirected: {value: true},
    url: {value: 'https://login.example/'},
  });
}
