import {expect} from '@esm-bundle/chai';
import {describe, it} from 'node:test';
import {urlPath} from '../../../src/routing/url-path.js';

const written = (pages: readonly string[], isFolders = false) =>
  pages.map((path) => urlPath(path, (other) => pages.includes(other), isFolders));

describe('urlPath', () => {
  it('gives the index of a folder the path of the folder', () => {
    const pages = ['index', 'guides/index', 'guides/deep/index', 'guides/new', 'reindex'];
    expect(written(pages)).to.deep.equal(['', 'guides/', 'guides/deep/', 'guides/new', 'reindex']);
  });

  it('ends all paths in a slash where each page has a folder', () => {
    expect(written(['index', 'guides/index', 'guides/new'], true)).to.deep.equal([
      '',
      'guides/',
      'guides/new/',
    ]);
  });

  it('keeps the path of an index whose folder is called like another page', () => {
    expect(written(['guides', 'guides/index'])).to.deep.equal(['guides', 'guides/index']);
    expect(written(['guides', 'guides/index'], true)).to.deep.equal(['guides/', 'guides/index/']);
  });
});
