import {expect} from '@esm-bundle/chai';
import {describe, it} from 'node:test';
import {givenLoader} from '../../../src/site/given-loader.js';
import {LoadError, type SiteLoader} from '../../../src/site/loader.js';

/** A loader of an application, of which the test gives a part; `pass` lets a minute pass. */
function guarded(given: Partial<SiteLoader>) {
  const limits = new Set<() => void>();
  const told: string[] = [];
  const whole = {url: (path: string) => `app:${path}`, text: () => Promise.resolve(''), ...given};
  const loader = givenLoader(whole, (error, path) => told.push(`${path} ${String(error)}`), {
    timeout: (ms, task) => {
      expect(ms).to.equal(60_000);
      limits.add(task);
      return () => limits.delete(task);
    },
  });
  return {loader, told, limits, pass: () => limits.forEach((task) => task())};
}

const never = () => new Promise<string>(() => undefined);
const reasonOf = (promise: Promise<unknown>) => promise.catch((error: unknown) => error);

describe('givenLoader', () => {
  it('gives the texts of the loader, and waits for nothing then', async () => {
    const {loader, limits} = guarded({text: (path) => Promise.resolve(`text of ${path}`)});
    expect(await loader.text('a.md')).to.equal('text of a.md');
    expect(limits.size).to.equal(0);
  });

  it('rejects after a minute, with what the loader calls the file', async () => {
    const {loader, pass} = guarded({text: never});
    const reason = reasonOf(loader.text('a.md'));
    pass();
    const error = (await reason) as LoadError;
    expect(error).to.be.instanceOf(LoadError);
    expect([error.reason, error.url, error.detail]).to.eql(['timeout', 'app:a.md', '60']);
  });

  it('rejects after a minute where the loader cannot name the file either', async () => {
    const url = () => {
      throw new Error('url');
    };
    const {loader, pass} = guarded({text: never, url});
    const reason = reasonOf(loader.text('a.md'));
    pass();
    expect(((await reason) as LoadError).url).to.equal('a.md');
  });

  it('tells the loader when nobody waits any more', async () => {
    const signals: (AbortSignal | undefined)[] = [];
    const text: SiteLoader['text'] = (_, signal) => {
      signals.push(signal);
      return never();
    };
    const {loader, pass} = guarded({text});
    const own = new AbortController();
    const reason = reasonOf(loader.text('a.md', own.signal));
    own.abort('gone');
    expect(await reason).to.equal('gone');
    const late = reasonOf(loader.text('b.md'));
    pass();
    await late;
    expect(signals.map((signal) => signal?.aborted)).to.eql([true, true]);
  });

  it('rejects with what a text throws at once', async () => {
    const text = () => {
      throw new Error('locked');
    };
    expect(String(await reasonOf(guarded({text}).loader.text('a.md')))).to.equal('Error: locked');
  });

  it('has no URL where fileUrl throws or gives no text, and tells of it', () => {
    const fileUrl = (path: string) => {
      if (path === 'a.svg') throw new Error('no store');
      // The type is not checked in JavaScript.
      return new URL('https://files.test/b.svg') as unknown as string;
    };
    const {loader, told} = guarded({fileUrl});
    expect(loader.fileUrl?.('a.svg')).to.equal(undefined);
    expect(loader.fileUrl?.('b.svg')).to.equal(undefined);
    expect(told).to.eql([
      'a.svg Error: no store',
      'b.svg TypeError: fileUrl() returned something other than a string',
    ]);
  });

  it('tells of an error once, and of twenty at most', () => {
    const fileUrl = (path: string) => {
      throw new Error(path.startsWith('same') ? 'same' : path);
    };
    const {loader, told} = guarded({fileUrl});
    for (let index = 0; index < 100; index++) loader.fileUrl?.(`same${index}`);
    expect(told).to.eql(['same0 Error: same']);
    for (let index = 0; index < 100; index++) loader.fileUrl?.(`${index}.svg`);
    expect(told.length).to.equal(20);
  });

  it('has no fileUrl where the loader has none', () => {
    expect(guarded({}).loader.fileUrl).to.equal(undefined);
  });
});
