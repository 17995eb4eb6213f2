import {expect} from '@esm-bundle/chai';
import {describe, it} from 'node:test';
import {FileExtensions} from '../../../src/site/file-extensions.js';

describe('FileExtensions', () => {
  it('begin with the usual extension, and follow what is found', () => {
    const extensions = new FileExtensions('mdx');
    expect(extensions.likelyFor('a')).to.equal('mdx');
    extensions.add('a', 'md');
    expect(extensions.likelyFor('b')).to.equal('md');
    expect(extensions.likelyFor('folder/b')).to.equal('md');
  });

  it('remember each folder of a site that mixes both', () => {
    const extensions = new FileExtensions('mdx');
    extensions.add('api/a', 'md');
    extensions.add('guides/a', 'mdx');
    extensions.add('guides/b', 'mdx');
    expect(extensions.likelyFor('api/b')).to.equal('md');
    expect(extensions.likelyFor('guides/c')).to.equal('mdx');
    expect(extensions.likelyFor('other/a')).to.equal('mdx');
  });

  it('report a change of the usual extension, but no to and fro', () => {
    const changes: string[] = [];
    const extensions = new FileExtensions('mdx', (usual) => changes.push(usual));
    for (let index = 0; index < 20; index++) {
      extensions.add('api/a', 'md');
      extensions.add('guides/a', 'mdx');
    }
    expect(changes).to.deep.equal(['md']);
  });
});
