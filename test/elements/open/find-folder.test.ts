import {expect} from '@open-wc/testing';
import {findFolder} from '../../../elements/open/find-folder.js';

const repository = {owner: 'acme', name: 'docs', ref: 'HEAD'};
const url = 'https://docs.acme.test/';
const requested = globalThis.fetch;

/** Answers all requests with a status, but has one file. */
function answer(status: number, file?: string): void {
  globalThis.fetch = (asked) =>
    Promise.resolve(new Response('', {status: asked === file ? 200 : status}));
}

describe('findFolder', () => {
  afterEach(() => (globalThis.fetch = requested));

  it('looks in all folders in which a site may be', async () => {
    const docs = 'https://raw.githubusercontent.com/acme/docs/HEAD/docs/';
    answer(404, `${docs}mint.json`);
    expect(await findFolder({repository})).to.eql({url: docs});
    for (const status of [404, 410]) {
      answer(status);
      const failure = {failure: 'missing', host: 'raw.githubusercontent.com'};
      expect(await findFolder({repository})).to.eql(failure);
    }
  });

  it('does not take a host that refuses or fails for one without the files', async () => {
    // GitHub answers 404 for what is not public.
    for (const status of [403, 429, 500, 503]) {
      answer(status);
      const failure = {failure: 'unreachable', host: 'raw.githubusercontent.com', status};
      expect(await findFolder({repository})).to.eql(failure);
    }
    answer(403);
    expect(await findFolder({url})).to.eql({failure: 'not-public', host: 'docs.acme.test'});
    answer(429);
    const failure = {failure: 'unreachable', host: 'docs.acme.test', status: 429};
    expect(await findFolder({url})).to.eql(failure);
  });
});
