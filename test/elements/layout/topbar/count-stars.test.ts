import {expect} from '@open-wc/testing';
import {countStars} from '../../../../elements/layout/topbar/count-stars.js';
import type {ReaderRecord, ReaderStore} from '../../../../elements/shared/reader-store.js';

const original = globalThis.fetch;
let asked: string[] = [];

/** Answers all requests, and counts them. */
function answer(make: () => Response): void {
  asked = [];
  globalThis.fetch = (input) => {
    asked.push(input instanceof Request ? input.url : String(input));
    return new Promise((resolve) => resolve(make()));
  };
}

function memory(record: ReaderRecord = {}): ReaderStore {
  let kept = record;
  return {key: 'test:stars', read: () => kept, write: (changes) => (kept = {...kept, ...changes})};
}

const stars = (count: unknown) => () => Response.json({stargazers_count: count});
const day = 24 * 60 * 60 * 1000;

describe('countStars', () => {
  afterEach(() => {
    globalThis.fetch = original;
  });

  it('requests the count once, however many callers need it', async () => {
    answer(stars(1234));
    const counts = await Promise.all([
      countStars('acme/one', undefined),
      countStars('acme/one', undefined),
    ]);
    expect(counts).to.deep.equal([1234, 1234]);
    expect(asked).to.deep.equal(['https://api.github.com/repos/acme/one']);
  });

  it('keeps the count in the reader’s record for a day', async () => {
    const store = memory();
    answer(stars(5));
    await countStars('acme/two', store, day);
    expect(store.read().stars).to.deep.equal({'acme/two': `5 ${day}`});
    answer(stars(6));
    const kept = memory({stars: {'acme/three': `5 ${day}`}});
    expect(await countStars('acme/three', kept, 2 * day - 1)).to.equal(5);
    expect(asked).to.deep.equal([]);
    expect(await countStars('acme/three', kept, 2 * day)).to.equal(6);
  });

  const failures: readonly [what: string, make: () => Response][] = [
    [
      'cannot be reached',
      () => {
        throw new TypeError('offline');
      },
    ],
    ['has had enough of us', () => new Response('', {status: 403})],
    ['says something else', () => new Response('<html>')],
    ['says no number', stars('many')],
  ];
  for (const [what, make] of failures) {
    it(`knows nothing when the host ${what}`, async () => {
      answer(make);
      expect(await countStars(`acme/${what}`, memory())).to.equal(undefined);
    });
  }
});
