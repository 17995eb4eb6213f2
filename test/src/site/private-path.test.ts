import {expect} from '@esm-bundle/chai';
import {describe, it} from 'node:test';
import {isPrivate, privatePart} from '../../../src/site/private-path.js';

describe('private paths', () => {
  it('have a name that begins with a dot, or that of a folder of packages', () => {
    const paths = ['.env', 'a/.git/config', 'node_modules/x.js', 'a\\.env', 'Node_Modules/x', '..'];
    expect(paths.filter((path) => !isPrivate(path))).to.deep.equal([]);
    expect(privatePart('a/.git/config')).to.equal('a/.git');
  });

  it('are not those of readers and hosts', () => {
    const paths = ['', 'a.env', 'a/b.c/d', '.nojekyll', '.well-known/security.txt', 'modules/a'];
    expect(paths.filter(isPrivate)).to.deep.equal([]);
    expect(privatePart('a/b')).to.equal(undefined);
  });
});
