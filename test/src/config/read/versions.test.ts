import {expect} from '@esm-bundle/chai';
import {describe, it} from 'node:test';
import {readVersions} from '../../../../src/config/read/versions.js';

describe('readVersions', () => {
  it('shows the first to new readers', () => {
    expect(readVersions(['v2', 'v1'])).to.deep.equal({
      all: [{name: 'v2'}, {name: 'v1'}],
      names: ['v2', 'v1'],
      initial: 'v2',
    });
  });

  it('shows the one marked as default to new readers', () => {
    const written = [{name: 'v2', url: '/v2'}, {name: 'v1', default: true}, 'v0'];
    expect(readVersions(written)).to.deep.include({names: ['v2', 'v1', 'v0'], initial: 'v1'});
  });

  it('reads the language of a version, and where it stands', () => {
    const written = [
      {name: 'v0', url: 'https://old.example/', default: true},
      {name: 'English', locale: 'en'},
    ];
    expect(readVersions(written)).to.deep.equal({
      all: [
        {name: 'v0', link: {to: 'address', href: 'https://old.example/'}},
        {name: 'English', locale: 'en'},
      ],
      names: ['v0', 'English'],
      initial: 'English',
    });
  });

  it('names each once and passes over the rest', () => {
    expect(readVersions(['v1', 'v1', 5, {}, null])).to.deep.include({names: ['v1'], initial: 'v1'});
    expect(readVersions('v1')).to.deep.equal({all: [], names: [], initial: undefined});
  });
});
