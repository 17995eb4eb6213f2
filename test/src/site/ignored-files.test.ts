import {expect} from '@esm-bundle/chai';
import {describe, it} from 'node:test';
import {ignoredFiles, keptFiles} from '../../../src/site/ignored-files.js';

const ignoredOf = (files: readonly string[], patterns: string, texts?: readonly string[]) =>
  files.filter(ignoredFiles(patterns, texts));

describe('ignoredFiles', () => {
  it('are those that the patterns name, as in .gitignore', () => {
    const files = ['a.mdx', 'a.draft.mdx', 'in/b.draft.mdx', 'drafts/c.mdx', 'x/internal/d.mdx'];
    const patterns = '# Drafts\ndrafts/\n*.draft.mdx\n!in/b.draft.mdx\n**/internal/**\n';
    const expected = ['a.draft.mdx', 'drafts/c.mdx', 'x/internal/d.mdx'];
    expect(ignoredOf(files, patterns)).to.deep.equal(expected);
    expect(ignoredOf(files, patterns, [])).to.deep.equal(expected);
  });

  it('are also files for people who read a repository, and what tools write', () => {
    const files = ['README.md', 'in/CHANGELOG.md', 'changelog.md', 'tmp/a.png', 'atmp/a.mdx'];
    expect(ignoredOf(files, '', [])).to.deep.equal(['README.md', 'in/CHANGELOG.md', 'tmp/a.png']);
    expect(ignoredOf(files, '', ['/'])).to.deep.equal([
      'README.md',
      'in/CHANGELOG.md',
      'tmp/a.png',
    ]);
    expect(ignoredOf(files, '!README.md', [])).to.deep.equal(['in/CHANGELOG.md', 'tmp/a.png']);
  });

  it('are not those that the configuration names, unless a pattern does', () => {
    const files = ['README.md', 'guides/README.md', 'temp/a.mdx', 'temp/b.png', 'tmp/c.mdx'];
    const texts = ['guides', 'README', '/temp/a', 'https://example.com/tmp/c'];
    expect(ignoredOf(files, '', texts)).to.deep.equal(['tmp/c.mdx']);
    expect(ignoredOf(files, 'temp', texts)).to.deep.equal([
      'temp/a.mdx',
      'temp/b.png',
      'tmp/c.mdx',
    ]);
  });

  it('are no paths that lead out of a folder, or nowhere', () => {
    expect(ignoredOf(['', '../a', './a', '/a', '..'], '*.mdx', [])).to.deep.equal([]);
  });
});

describe('keptFiles', () => {
  it('are those that a pattern names with an exclamation mark, unless a later one does not', () => {
    const files = ['', 'a.key', 'b.key', 'src/a.ts', 'a.md'];
    const kept = keptFiles('drafts/\n!*.key\n!/src/*.ts\nb.key\n');
    expect(files.filter(kept)).to.deep.equal(['a.key', 'src/a.ts']);
    expect(files.filter(keptFiles(''))).to.deep.equal([]);
  });
});
