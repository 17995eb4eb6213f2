import {expect} from '@esm-bundle/chai';
import {describe, it} from 'node:test';
import {buttonsOf, groupsOf, openSite} from './outline-of.js';

const site = (path: string) => ({to: 'site', path, query: '', hash: ''});

describe('viewAt', () => {
  const plain = openSite({
    navigation: [
      {group: 'Start', pages: ['a', {group: 'Inner', pages: ['b']}]},
      {group: '', pages: ['c']},
    ],
  });

  it('shows the groups, the neighbours and the group of a page', () => {
    const view = plain.at('b');
    expect(groupsOf(view.groups)).to.deep.equal([{Start: ['a', {Inner: ['b']}]}, {'': ['c']}]);
    expect(view.previous?.path).to.equal('a');
    expect(view.next?.path).to.equal('c');
    expect(view.trail).to.deep.equal(['Start', 'Inner']);
    expect(view.tabs).to.deep.equal([]);
    expect(view.anchors).to.deep.equal([]);
    expect(view.selectors).to.deep.equal([]);
    expect(view).to.not.have.property('version');
  });

  it('has no neighbours beyond the first and the last page', () => {
    expect(plain.at('a')).to.not.have.property('previous');
    expect(plain.at('c')).to.not.have.property('next');
    expect(plain.at('c').trail).to.deep.equal([]);
  });

  it('shows what is around the home page to an index that is not in the navigation', () => {
    const {trail, next, ...around} = plain.at('a');
    expect([trail, next?.path]).to.deep.equal([['Start'], 'b']);
    expect(plain.at('')).to.deep.equal({...around, trail: []});
  });

  it('shows the navigation without neighbours to paths outside it', () => {
    for (const path of ['x', 'b/x', '__proto__', 'constructor']) {
      const view = plain.at(path);
      expect(view.groups).to.have.lengthOf(2);
      expect(view.trail).to.deep.equal([]);
      expect(view).to.not.have.any.keys('previous', 'next');
    }
  });

  it('accepts an empty navigation', () => {
    const view = openSite({}).at('');
    expect(view.groups).to.deep.equal([]);
  });
});

describe('viewAt, anchors and tabs', () => {
  const {at} = openSite({
    navigation: [
      {group: 'Start', pages: ['a', 'api/x', 'b']},
      {group: 'Beta', pages: ['beta/x', 'beta/y']},
    ],
    colors: {anchors: '#888'},
    anchors: [
      {name: 'API', url: 'api', icon: 'code', color: '#123456'},
      {name: 'Blog', url: 'https://example.com/'},
      {name: 'Beta', url: 'beta', isDefaultHidden: true},
    ],
  });

  it('marks the division of the page and shows its groups', () => {
    expect(buttonsOf(at('a').anchors)).to.deep.equal(['Documentation*', 'API', 'Blog']);
    expect(groupsOf(at('a').groups)).to.deep.equal([{Start: ['a', 'b']}]);
    expect(buttonsOf(at('api/x').anchors)).to.deep.equal(['Documentation', 'API*', 'Blog']);
    expect(groupsOf(at('api/x').groups)).to.deep.equal([{Start: ['api/x']}]);
  });

  it('puts paths outside the navigation into the division of their prefix', () => {
    expect(buttonsOf(at('api/unlisted').anchors)).to.deep.equal(['Documentation', 'API*', 'Blog']);
    expect(buttonsOf(at('api-unlisted').anchors)).to.deep.equal(['Documentation*', 'API', 'Blog']);
  });

  it('leads each button to its first page, or to its URL', () => {
    const [top, api, blog] = at('b').anchors;
    expect(top?.target).to.deep.equal(site('a'));
    expect(api).to.deep.equal({
      name: 'API',
      icon: {kind: 'name', name: 'code'},
      color: {from: '#123456', to: '#123456'},
      isCurrent: false,
      target: site('api/x'),
    });
    expect(blog?.target).to.deep.equal({to: 'url', href: 'https://example.com/'});
    expect(top?.color).to.deep.equal({from: '#888', to: '#888'});
  });

  it('shows a hidden division only to those who are in it', () => {
    expect(buttonsOf(at('beta/x').anchors)).to.deep.equal([
      'Documentation',
      'API',
      'Blog',
      'Beta*',
    ]);
    expect(at('b')).to.not.have.property('next');
    expect(at('beta/x').next?.path).to.equal('beta/y');
    expect(at('beta/x').previous?.path).to.equal('b');
  });

  it('goes through the pages in the order of docs.json, across divisions', () => {
    expect(at('a').next?.path).to.equal('api/x');
    expect(at('api/x').next?.path).to.equal('b');
  });

  it('shows tabs, and in each the anchors of its pages', () => {
    const nested = openSite({
      navigation: [{group: 'All', pages: ['a', 'api/x', 'api/users/x', 'sdk/x']}],
      tabs: [{name: 'API', url: 'api'}],
      anchors: [
        {name: 'Users', url: 'api/users'},
        {name: 'SDK', url: 'sdk'},
      ],
    });
    const seen = (path: string) => {
      const view = nested.at(path);
      return [buttonsOf(view.tabs), buttonsOf(view.anchors), groupsOf(view.groups)];
    };
    expect(seen('a')).to.deep.equal([['Documentation*', 'API'], ['SDK'], [{All: ['a']}]]);
    expect(seen('sdk/x')).to.deep.equal([['Documentation*', 'API'], ['SDK*'], [{All: ['sdk/x']}]]);
    expect(seen('api/x')).to.deep.equal([['Documentation', 'API*'], ['Users'], [{All: ['api/x']}]]);
    expect(seen('api/users/x')).to.deep.equal([
      ['Documentation', 'API*'],
      ['Users*'],
      [{All: ['api/users/x']}],
    ]);
  });

  it('shows an anchor that leads elsewhere once, though the tabs share out every page', () => {
    const site = openSite({
      tabs: [
        {name: 'A', url: 'a'},
        {name: 'B', url: 'b'},
      ],
      anchors: [{name: 'Blog', url: 'https://blog.example'}],
      navigation: [{group: 'All', pages: ['a/one', 'b/two']}],
    });
    expect(site.at('b/two').anchors.map(({name}) => name)).to.deep.equal(['Blog']);
  });
});
