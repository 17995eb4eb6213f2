import {expect} from '@open-wc/testing';
import {PagePrefetch} from '../../../elements/site/page-prefetch.js';
import {until} from '../until.js';

/** Notes what is fetched and aborted; `finish` ends all that is being fetched. */
function notedFetches() {
  const fetched: string[] = [];
  const aborted: string[] = [];
  let finish: (() => void)[] = [];
  const fetchPage = (path: string, signal: AbortSignal) => {
    fetched.push(path);
    return new Promise<void>((resolve, reject) => {
      finish.push(resolve);
      signal.addEventListener('abort', () => {
        aborted.push(path);
        reject(new Error('aborted'));
      });
    });
  };
  const finishAll = async () => {
    for (const resolve of finish) resolve();
    finish = [];
    await Promise.resolve();
    await Promise.resolve();
  };
  return {prefetch: new PagePrefetch(fetchPage), fetched, aborted, finishAll};
}

describe('PagePrefetch', () => {
  it('fetches a page once, however often a reader points at it', async () => {
    const {prefetch, fetched, finishAll} = notedFetches();
    prefetch.point('one', true);
    prefetch.point('one', true);
    await finishAll();
    prefetch.point('one', true);
    expect(fetched).to.deep.equal(['one']);
  });

  it('has at most two requests under way, and ends the oldest for a new one', async () => {
    const {prefetch, fetched, aborted, finishAll} = notedFetches();
    for (const path of ['one', 'two', 'three']) prefetch.point(path, true);
    expect(fetched).to.deep.equal(['one', 'two', 'three']);
    expect(aborted).to.deep.equal(['one']);
    await finishAll();
    prefetch.point('one', true);
    expect(fetched).to.deep.equal(['one', 'two', 'three', 'one']);
  });

  it('fetches no more than 50 pages in all', async () => {
    const {prefetch, fetched, finishAll} = notedFetches();
    for (let page = 0; page < 60; page += 1) {
      prefetch.point(String(page), true);
      await finishAll();
    }
    expect(fetched.length).to.equal(50);
  });

  it('fetches the page that a pointer rests on, not those that it passes', async () => {
    const {prefetch, fetched} = notedFetches();
    for (const path of ['passed', undefined, 'passed too', 'meant']) prefetch.point(path, false);
    await until(() => fetched.length > 0);
    expect(fetched).to.deep.equal(['meant']);
  });

  it('fetches nothing for readers who save data', () => {
    const {prefetch, fetched} = notedFetches();
    Object.defineProperty(navigator, 'connection', {value: {saveData: true}, configurable: true});
    try {
      prefetch.point('one', true);
    } finally {
      Reflect.deleteProperty(navigator, 'connection');
    }
    expect(fetched).to.deep.equal([]);
  });
});
