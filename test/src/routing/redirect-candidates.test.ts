import {expect} from '@esm-bundle/chai';
import {describe, it} from 'node:test';
import {candidatesOf} from '../../../src/routing/redirect-candidates.js';
import {patternsOf} from '../../../src/routing/redirect-pattern.js';

describe('candidatesOf', () => {
  const many = Array.from({length: 1000}, (_, index) => `/old-${index}`);
  const sources = ['/blog/*', ...many, '/:name/more', '/blog/new', '/old-7'];
  const redirectsFor = candidatesOf(
    sources.flatMap((source) => patternsOf(source).map((pattern) => ({source, pattern}))),
  );
  const sourcesFor = (path: string) => redirectsFor(path).map(({source}) => source);

  it('gives the redirects that may match a path, in their order, and no others', () => {
    expect(sourcesFor('old-7')).to.deep.equal(['/old-7', '/:name/more', '/old-7']);
    expect(sourcesFor('blog/new')).to.deep.equal(['/blog/*', '/:name/more', '/blog/new']);
    expect(sourcesFor('blog/old-7')).to.deep.equal(['/blog/*', '/:name/more']);
    expect(sourcesFor('other')).to.deep.equal(['/:name/more']);
  });
});
