import {expect} from '@esm-bundle/chai';
import {describe, it} from 'node:test';
import {normalizeConfig} from '../../../src/config/normalize.js';
import {resolveNavigation} from '../../../src/navigation/resolve.js';
import {firstPageWithFile} from '../../../src/site/first-page.js';
import {LoadError, type Loader} from '../../../src/site/loader.js';
import {PageFiles} from '../../../src/site/page-files.js';

/** The first page with a file after the one at `home`, and the files that were requested. */
async function firstAfter(home: string, raw: object, files: readonly string[], version?: string) {
  const asked: string[] = [];
  const loader: Loader = {
    url: (path) => path,
    text: (path) => {
      asked.push(path);
      return files.includes(path)
        ? Promise.resolve('text')
        : Promise.reject(new LoadError('missing', path, 404));
    },
  };
  const config = normalizeConfig({name: 'Acme', ...raw});
  const site = {config, navigation: resolveNavigation(config)};
  const reader = {loader, pageFiles: new PageFiles()};
  const first = await firstPageWithFile(home, site, version ? {version} : undefined, reader);
  return {first, asked};
}

describe('firstPageWithFile', () => {
  const named = (count: number) => Array.from({length: count}, (_, index) => `page-${index}`);

  it('finds the next page in reading order', async () => {
    const raw = {navigation: [{group: 'A', pages: ['a', 'b', {group: 'B', pages: ['c']}]}, 'd']};
    expect((await firstAfter('a', raw, ['c.md', 'd.mdx'])).first).to.equal('c');
    expect((await firstAfter('a', raw, [])).first).to.equal(undefined);
  });

  it("stays in the reader's version", async () => {
    const versions = ['v1', 'v2'].map((version) => ({
      version,
      pages: [`${version}/a`, `${version}/b`],
    }));
    const {first} = await firstAfter(
      'v2/a',
      {navigation: {versions}},
      ['v1/a.mdx', 'v1/b.mdx', 'v2/b.mdx'],
      'v2',
    );
    expect(first).to.equal('v2/b');
  });

  it('gives up after a limited number of pages', async () => {
    const raw = {navigation: [{group: 'A', pages: named(1000)}]};
    const {first, asked} = await firstAfter('page-0', raw, ['page-999.mdx']);
    expect(first).to.equal(undefined);
    expect(asked).to.have.length(20);
  });
});
