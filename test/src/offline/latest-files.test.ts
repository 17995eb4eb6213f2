import {expect} from '@esm-bundle/chai';
import {afterEach, beforeEach, describe, it} from 'node:test';
import {latestFiles} from '../../../src/offline/worker/latest-files.js';

const scope = 'https://docs.example/';

/** The browser's caches, each with its URLs in the order in which they were stored. */
class StubCaches {
  readonly stored = new Set<string>();
  state: unknown;

  match() {
    return Promise.resolve(this.state && Response.json(this.state));
  }

  open() {
    return Promise.resolve({
      keys: () => Promise.resolve([...this.stored].map((url) => ({url}))),
      delete: ({url}: {url: string}) => Promise.resolve(this.stored.delete(url)),
    });
  }
}

describe('latestFiles', () => {
  let stub: StubCaches;
  const given = globalThis.caches as unknown;
  const set = (value: unknown) =>
    Object.defineProperty(globalThis, 'caches', {value, configurable: true});
  beforeEach(() => set((stub = new StubCaches())));
  afterEach(() => set(given));

  /** Stores so many files, one after the other. */
  async function store(count: number, most: number): Promise<void> {
    const {cacheDidUpdate} = latestFiles(scope, most);
    for (let index = 0; index < count; index++) {
      stub.stored.add(`${scope}${String(index)}.md`);
      await cacheDidUpdate?.({cacheName: 'read'} as never);
    }
  }

  it('deletes the files that were stored first', async () => {
    await store(501, 300);
    expect(stub.stored.size).to.equal(300);
    expect([...stub.stored][0]).to.equal(`${scope}201.md`);
  });

  it('keeps all files where there is space', async () => {
    await store(250, 300);
    expect(stub.stored.size).to.equal(250);
  });

  it('keeps the documents and configurations of sites', async () => {
    const site = {folder: scope, config: `${scope}docs.json`, document: scope};
    stub.state = {sites: [site]};
    stub.stored.add(site.document).add(site.config);
    await store(501, 300);
    expect(stub.stored.has(site.document)).to.equal(true);
    expect(stub.stored.has(site.config)).to.equal(true);
    expect(stub.stored.size).to.equal(302);
  });
});
