import {expect} from '@esm-bundle/chai';
import {describe, it} from 'node:test';
import {hashCodec} from '../../../src/routing/codec.js';
import {chooseDivision} from '../../../src/site/choose-division.js';
import {transition, type ReadyState} from '../../../src/site/state.js';
import {siteOf} from './site-of.js';

const base = new URL('https://site.example/');
const config = {
  versions: ['v2', 'v1', {name: 'v0', url: 'https://v0.example/'}],
  navigation: [
    {group: 'All', pages: ['about']},
    {group: 'New', version: 'v2', pages: ['v2/start', 'v2/forge']},
    {group: 'Old', version: 'v1', pages: ['v1/start', 'v1/bellows']},
  ],
};

/** An open site whose reader is at a path. */
function stateAt(path: string): ReadyState {
  const site = siteOf([], config);
  const linkBase = {codec: hashCodec, base};
  const opened = transition({phase: 'booting'}, {type: 'site-opened', site, linkBase});
  const state = transition(opened, {type: 'page-asked', path});
  if (state.phase !== 'ready') throw new Error('the site is open');
  return state;
}

const choose = (path: string, name: string) =>
  chooseDivision(stateAt(path), {kind: 'version', name});

describe('chooseDivision', () => {
  it('leads to the same page of another version', () => {
    expect(choose('v2/start', 'v1')).to.deep.equal({
      choices: {version: 'v1'},
      path: 'v1/start',
      missed: undefined,
    });
  });

  it('leads to the nearest page and says which version misses the one before', () => {
    expect(choose('v2/forge', 'v1')).to.deep.equal({
      choices: {version: 'v1'},
      path: 'v1/start',
      missed: {kind: 'version', name: 'v1', path: 'v1/start'},
    });
  });

  it('leaves the reader on a page of all versions', () => {
    const chosen = choose('about', 'v1');
    expect(chosen).to.deep.equal({choices: {version: 'v1'}, path: undefined, missed: undefined});
  });

  it('leads to another site where the version is there', () => {
    const chosen = choose('v2/start', 'v0');
    expect(chosen).to.deep.equal({link: {to: 'url', href: 'https://v0.example/'}});
  });
});
