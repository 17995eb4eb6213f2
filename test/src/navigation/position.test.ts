import {expect} from '@esm-bundle/chai';
import {describe, it} from 'node:test';
import {homeOf} from '../../../src/navigation/home.js';
import {firstPageOf, isListed, positionOf} from '../../../src/navigation/position.js';
import {openSite} from './outline-of.js';

describe('positions in the navigation', () => {
  const {navigation, config} = openSite({
    versions: ['v2', 'v1'],
    navigation: [
      {group: 'Hidden', pages: ['beta/a']},
      {group: 'Old', version: 'v1', pages: ['old']},
      {group: 'New', version: 'v2', pages: ['new', 'api/a', 'api/users/a']},
    ],
    tabs: [
      {name: 'Beta', url: 'beta', isDefaultHidden: true},
      {name: 'Users', url: 'api/users'},
      {name: 'API', url: 'api'},
    ],
  });
  const namesAt = (path: string) => positionOf(navigation, path).divisions.map(({name}) => name);
  const page = (path: string) => {
    const found = navigation.pages.get(path);
    if (!found) throw new Error(`No page ${path}`);
    return found;
  };

  it('are the divisions with the longest prefix', () => {
    expect(namesAt('api/a')).to.deep.equal(['Documentation', 'API']);
    expect(namesAt('api/users/x')).to.deep.equal(['Documentation', 'Users']);
    expect(namesAt('api')).to.deep.equal(['Documentation', 'API']);
    expect(namesAt('apis')).to.deep.equal(['Documentation', 'Documentation']);
  });

  it('know their first page in a version', () => {
    expect(firstPageOf(navigation.root, {version: 'v1', choices: {}})?.path).to.equal('old');
    expect(firstPageOf(navigation.root, {version: 'v2', choices: {}})?.path).to.equal('new');
  });

  it('list pages of the version, outside hidden divisions', () => {
    expect(isListed(navigation, page('old'), 'v1')).to.equal(true);
    expect(isListed(navigation, page('old'), 'v2')).to.equal(false);
    expect(isListed(navigation, page('beta/a'), 'v2')).to.equal(false);
    const inside = positionOf(navigation, 'beta/a').divisions;
    expect(isListed(navigation, page('beta/a'), 'v2', inside)).to.equal(true);
  });

  it('begin at the first listed page of the version', () => {
    expect(homeOf(navigation, config)?.path).to.equal('new');
    expect(homeOf(navigation, config, {version: 'v1'})?.path).to.equal('old');
  });

  it('begin at the first page of all when none is listed', () => {
    const hidden = openSite({
      navigation: ['beta/a'],
      tabs: [{name: 'Beta', url: 'beta', isDefaultHidden: true}],
    });
    expect(homeOf(hidden.navigation, hidden.config)?.path).to.equal('beta/a');
    const empty = openSite({});
    expect(homeOf(empty.navigation, empty.config)).to.equal(undefined);
  });
});
