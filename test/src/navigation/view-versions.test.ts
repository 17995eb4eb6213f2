import {expect} from '@esm-bundle/chai';
import {describe, it} from 'node:test';
import {buttonsOf, groupsOf, openSite} from './outline-of.js';

describe('viewAt, versions', () => {
  const {at} = openSite({
    versions: ['v2', 'v1'],
    navigation: [
      {group: 'Common', pages: ['a']},
      {
        group: 'New',
        version: 'v2',
        pages: ['v2/a', {group: 'Old', version: 'v1', pages: ['v1/b']}],
      },
      {group: 'Old', version: 'v1', pages: ['v1/a', 'api/v1/x']},
      {group: 'Both', version: 'v1', pages: ['both']},
      {group: 'Both', version: 'v2', pages: ['both']},
    ],
    anchors: [{name: 'API', url: 'api', version: 'v1'}],
  });

  it('shows the first version until another is chosen', () => {
    expect(at('a').version).to.equal('v2');
    expect(at('a').selectors).to.deep.equal([
      {
        kind: 'version',
        options: [
          {name: 'v2', isCurrent: true, isDefault: true},
          {name: 'v1', isCurrent: false},
        ],
      },
    ]);
    expect(groupsOf(at('a').groups)).to.deep.equal([
      {Common: ['a']},
      {New: ['v2/a']},
      {Both: ['both']},
    ]);
  });

  it('shows the chosen version, and groups of it inside those of others', () => {
    const view = at('a', 'v1');
    expect(view.version).to.equal('v1');
    expect(groupsOf(view.groups)).to.deep.equal([
      {Common: ['a']},
      {New: [{Old: ['v1/b']}]},
      {Old: ['v1/a']},
      {Both: ['both']},
    ]);
    expect(view.next?.path).to.equal('v1/b');
  });

  it('shows the version of the page, whichever was chosen', () => {
    expect(at('v1/a', 'v2').version).to.equal('v1');
    expect(at('both', 'v1').version).to.equal('v1');
    expect(at('both', 'v2').version).to.equal('v2');
  });

  it('passes over a choice that the site does not have', () => {
    expect(at('a', 'v9').version).to.equal('v2');
    expect(at('a', '__proto__').version).to.equal('v2');
  });

  it('shows an anchor of a version while that is chosen, or from inside', () => {
    expect(buttonsOf(at('a', 'v2').anchors)).to.deep.equal(['Documentation*']);
    expect(buttonsOf(at('a', 'v1').anchors)).to.deep.equal(['Documentation*', 'API']);
    expect(buttonsOf(at('api/v1/x').anchors)).to.deep.equal(['Documentation', 'API*']);
  });

  it('shows the first page of the chosen version at the site’s root', () => {
    const versions = ['v2', 'v1'];
    const navigation = [
      {group: 'Old', version: 'v1', pages: ['v1/a']},
      {group: 'New', version: 'v2', pages: ['v2/a']},
    ];
    const {at: view} = openSite({versions, navigation});
    expect(groupsOf(view('').groups)).to.deep.equal([{New: ['v2/a']}]);
    expect(groupsOf(view('', 'v1').groups)).to.deep.equal([{Old: ['v1/a']}]);
  });

  it('takes the version of the anchor for that of its pages', () => {
    const {at: view} = openSite({
      versions: ['v2', 'v1'],
      navigation: [{group: 'a', pages: ['a', 'old/a']}],
      anchors: [{name: 'Old', url: 'old', version: 'v1'}],
    });
    expect(view('old/a').version).to.equal('v1');
  });

  it('lists a version that only the page knows, too', () => {
    const {at: view} = openSite({
      versions: ['v2'],
      navigation: [{group: 'a', version: 'v0', pages: ['a']}],
    });
    const [list] = view('a').selectors;
    expect(list?.options.map(({name, isCurrent}) => [name, isCurrent])).to.deep.equal([
      ['v0', true],
      ['v2', false],
    ]);
  });

  it('links to versions on another site', () => {
    const {at: view} = openSite({
      versions: ['v2', {name: 'v1', url: 'https://v1.example/'}],
      navigation: [{group: 'a', pages: ['a']}],
    });
    expect(view('a').selectors[0]?.options[1]?.target).to.deep.equal({
      to: 'url',
      href: 'https://v1.example/',
    });
    expect(view('a', 'v1').version).to.equal('v1');
  });

  it('knows the language of a version', () => {
    const {at: view} = openSite({
      versions: [
        {name: 'English', locale: 'en'},
        {name: 'Deutsch', locale: 'de'},
      ],
      navigation: [
        {group: 'a', version: 'English', pages: ['a']},
        {group: 'a', version: 'Deutsch', pages: ['de/a']},
      ],
    });
    expect(view('a').language).to.equal('en');
    expect(view('de/a').language).to.equal('de');
    expect(view('a').selectors[0]?.options[1]?.locale).to.equal('de');
  });

  it('shows everything where the site names no versions', () => {
    const {at: view} = openSite({navigation: [{group: 'a', version: 'v1', pages: ['a']}]});
    expect(groupsOf(view('a', 'v2').groups)).to.deep.equal([{a: ['a']}]);
    expect(view('a')).to.not.have.property('version');
  });
});
