import {expect} from '@esm-bundle/chai';
import {describe, it} from 'node:test';
import {normalizeConfig} from '../../../src/config/normalize.js';
import {resolveNavigation} from '../../../src/navigation/resolve.js';
import type {DivisionChoice} from '../../../src/site/choose-division.js';
import {firstPageWithFile} from '../../../src/site/first-page.js';
import {LoadError, type Loader} from '../../../src/site/loader.js';
import {PageFiles} from '../../../src/site/page-files.js';

/** The first page with a file after the one at `home`, and the files that were requested. */
async function firstAfter(
  home: string,
  raw: object,
  files: readonly string[],
  version?: string,
  chosen?: DivisionChoice,
) {
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
  const first = await firstPageWithFile(
    home,
    site,
    version ? {version} : undefined,
    reader,
    undefined,
    chosen,
  );
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

  it('finds the first page of the chosen language, also before the missing one', async () => {
    const pages = (folder: string) => ({
      tabs: [
        {tab: 'Guides', pages: [`${folder}/a`, `${folder}/b`]},
        {tab: 'API', pages: [`${folder}/c`]},
      ],
    });
    const languages = ['en', 'de'].map((language) => ({language, ...pages(language)}));
    const chosen = {kind: 'language', name: 'de'} as const;
    const files = ['en/a.mdx', 'en/b.mdx', 'en/c.mdx', 'de/b.mdx'];
    const {first} = await firstAfter('de/c', {navigation: {languages}}, files, undefined, chosen);
    expect(first).to.equal('de/b');
  });

  it('finds the first page of the chosen version of the older shape', async () => {
    const raw = {
      versions: ['v2', 'v1'],
      navigation: [
        {group: 'New', version: 'v2', pages: ['v2/a', 'v2/b']},
        {group: 'Old', version: 'v1', pages: ['v1/a', 'v1/b']},
      ],
    };
    const chosen = {kind: 'version', name: 'v1'} as const;
    const {first} = await firstAfter(
      'v1/b',
      raw,
      ['v2/a.mdx', 'v2/b.mdx', 'v1/a.mdx'],
      'v1',
      chosen,
    );
    expect(first).to.equal('v1/a');
  });

  it('gives up after a limited number of pages', async () => {
    const raw = {navigation: [{group: 'A', pages: named(1000)}]};
    const {first, asked} = await firstAfter('page-0', raw, ['page-999.mdx']);
    expect(first).to.equal(undefined);
    expect(asked).to.have.length(20);
  });
});
