import {expect} from '@esm-bundle/chai';
import {describe, it} from 'node:test';
import {LoadError, type Loader, rememberingLoader} from '../../../src/site/loader.js';

/** A loader whose answers are given by hand. */
function heldLoader() {
  const requests: {
    readonly path: string;
    readonly signal: AbortSignal | undefined;
    readonly priority: 'low' | undefined;
    readonly resolve: (text: string) => void;
    readonly reject: (error: Error) => void;
  }[] = [];
  const loader: Loader = {
    url: (path) => `held:${path}`,
    text: (path, signal, priority) =>
      new Promise((resolve, reject) => {
        requests.push({path, signal, priority, resolve, reject});
      }),
  };
  return {loader, requests};
}

describe('rememberingLoader', () => {
  it('asks once for a file that several want, and keeps it', async () => {
    const {loader, requests} = heldLoader();
    const remembering = rememberingLoader(loader);
    const both = Promise.all([remembering.text('a'), remembering.text('a')]);
    requests[0]?.resolve('A');
    expect(await both).to.deep.equal(['A', 'A']);
    expect(await remembering.text('a')).to.equal('A');
    expect(requests).to.have.length(1);
  });

  it('requests a file with the priority that it is wanted with', () => {
    const {loader, requests} = heldLoader();
    const remembering = rememberingLoader(loader);
    void remembering.text('a', undefined, 'low');
    void remembering.text('b');
    expect(requests.map(({priority}) => priority)).to.deep.equal(['low', undefined]);
  });

  it('keeps that a file does not exist', async () => {
    const {loader, requests} = heldLoader();
    const remembering = rememberingLoader(loader);
    const first = remembering.text('a');
    requests[0]?.reject(new LoadError('missing', 'a', 404));
    expect(await first.catch(String)).to.contain('missing');
    expect(await remembering.text('a').catch(String)).to.contain('missing');
    expect(requests).to.have.length(1);
  });

  it('forgets other failures at once', async () => {
    const {loader, requests} = heldLoader();
    const remembering = rememberingLoader(loader);
    const first = remembering.text('a');
    requests[0]?.reject(new LoadError('unreachable', 'a'));
    expect(await first.catch(String)).to.contain('unreachable');
    const second = remembering.text('a');
    requests[1]?.resolve('A');
    expect(await second).to.equal('A');
  });

  for (const [reason, status, isDoubtful] of [
    ['not-a-file', 200, true],
    ['missing', 403, true],
    ['missing', 404, false],
    ['refused', undefined, false],
  ] as const) {
    const again = isDoubtful ? 'asks again' : 'does not ask again';
    it(`${again} after ${reason} ${status ?? ''} when in doubt`, async () => {
      const {loader, requests} = heldLoader();
      const remembering = rememberingLoader(loader);
      const first = remembering.text('a');
      requests[0]?.reject(new LoadError(reason, 'a', status));
      await first.catch(() => undefined);
      remembering.text('a').catch(() => undefined);
      expect(requests).to.have.length(1);
      remembering.forgetDoubts();
      remembering.text('a').catch(() => undefined);
      expect(requests).to.have.length(isDoubtful ? 2 : 1);
    });
  }

  it('forgets everything on request', async () => {
    const {loader, requests} = heldLoader();
    const remembering = rememberingLoader(loader);
    const first = remembering.text('a');
    requests[0]?.resolve('old');
    await first;
    remembering.forget();
    const second = remembering.text('a');
    requests[1]?.resolve('new');
    expect(await second).to.equal('new');
  });

  it('lets one leave while another still waits', async () => {
    const {loader, requests} = heldLoader();
    const remembering = rememberingLoader(loader);
    const leaving = new AbortController();
    const left = remembering.text('a', leaving.signal);
    const stays = remembering.text('a', new AbortController().signal);
    leaving.abort(new Error('gone'));
    expect(await left.catch(String)).to.equal('Error: gone');
    expect(requests[0]?.signal?.aborted).to.equal(false);
    requests[0]?.resolve('A');
    expect(await stays).to.equal('A');
  });

  it('aborts a request that no one waits for any more, and repeats it later', async () => {
    const {loader, requests} = heldLoader();
    const remembering = rememberingLoader(loader);
    const leaving = new AbortController();
    const left = remembering.text('a', leaving.signal);
    leaving.abort(new Error('gone'));
    await left.catch(() => undefined);
    expect(requests[0]?.signal?.aborted).to.equal(true);
    const again = remembering.text('a');
    requests[1]?.resolve('A');
    expect(await again).to.equal('A');
  });

  it('sends no request for a signal that is aborted', async () => {
    const {loader, requests} = heldLoader();
    const signal = AbortSignal.abort(new Error('gone'));
    expect(await rememberingLoader(loader).text('a', signal).catch(String)).to.equal('Error: gone');
    expect(requests).to.have.length(0);
  });
});
