import {expect} from '@esm-bundle/chai';
import {describe, it} from 'node:test';
import {
  divisionLists,
  isNewerShape,
  readNavigation,
} from '../../../../src/config/read/navigation.js';
import type {ConfigDivision} from '../../../../src/config/site-config.js';

/** The last division of those that stand first inside each other. */
function innermost(sections: readonly ConfigDivision[]): ConfigDivision | undefined {
  const [first] = sections;
  return first && (innermost(first.content.divisions) ?? first);
}

describe('readNavigation', () => {
  it('reads a list of groups, the older shape', () => {
    expect(readNavigation([{group: 'Start', pages: ['a']}])).to.deep.equal({
      groups: [{name: 'Start', pages: ['a']}],
      divisions: [],
    });
    expect(isNewerShape([])).to.equal(false);
    expect(isNewerShape(null)).to.equal(false);
  });

  it('reads groups and pages of the newer shape', () => {
    const navigation = {
      pages: ['a', {group: 'G', pages: ['b']}],
      groups: [{group: 'H', pages: ['c']}],
    };
    expect(isNewerShape(navigation)).to.equal(true);
    expect(readNavigation(navigation).groups).to.deep.equal([
      {name: '', pages: ['a']},
      {name: 'G', pages: ['b']},
      {name: 'H', pages: ['c']},
    ]);
  });

  it('reads what a group says of itself', () => {
    const group = {
      group: 'G',
      icon: {name: 'rocket', style: 'solid'},
      tag: 'NEW',
      root: 'g/index',
      expanded: true,
      hidden: true,
      directory: 'card',
      pages: [],
    };
    expect(readNavigation({groups: [group]}).groups).to.deep.equal([
      {
        name: 'G',
        icon: {kind: 'name', name: 'rocket', type: 'solid'},
        tag: 'NEW',
        root: 'g/index',
        isExpanded: true,
        isHidden: true,
        directory: 'card',
        pages: [],
      },
    ]);
  });

  for (const [list, name, kind] of divisionLists) {
    it(`reads ${list} inside any other container`, () => {
      for (const [outerList, outerName] of divisionLists) {
        const navigation = {
          [outerList]: [{[outerName]: 'Outer', [list]: [{[name]: 'Inner', pages: ['a']}]}],
        };
        const inner = innermost(readNavigation(navigation).divisions);
        expect(inner).to.deep.include({kind, name: 'Inner', isHidden: false, isDefault: false});
        expect(inner?.content.groups).to.deep.equal([{name: '', pages: ['a']}]);
      }
    });
  }

  it('reads what a division says of itself', () => {
    const tab = {
      tab: 'API',
      icon: 'code',
      color: {light: '#111', dark: '#222'},
      description: 'All operations',
      tag: 'beta',
      default: true,
      hidden: true,
      href: 'https://example.com/',
    };
    expect(readNavigation({tabs: [tab]}).divisions).to.deep.equal([
      {
        kind: 'tab',
        name: 'API',
        icon: {kind: 'name', name: 'code'},
        color: {from: '#111', to: '#111'},
        description: 'All operations',
        tag: 'beta',
        isDefault: true,
        isHidden: true,
        link: {to: 'address', href: 'https://example.com/'},
        content: {groups: [], divisions: []},
      },
    ]);
  });

  it('puts what is global beside the rest', () => {
    const navigation = {
      global: {anchors: [{anchor: 'Blog', href: 'https://example.com/'}]},
      tabs: [{tab: 'Guides', pages: ['a']}],
    };
    const names = readNavigation(navigation).divisions.map(({name}) => name);
    expect(names).to.deep.equal(['Blog', 'Guides']);
  });

  it('puts what is global to a division beside the rest of it', () => {
    const [english] = readNavigation({
      languages: [
        {
          language: 'en',
          global: {anchors: [{anchor: 'Blog', href: 'https://example.com'}]},
          tabs: [{tab: 'Guides', pages: ['a']}],
        },
      ],
    }).divisions;
    expect(english?.content.divisions.map(({kind, name}) => [kind, name])).to.deep.equal([
      ['anchor', 'Blog'],
      ['tab', 'Guides'],
    ]);
  });

  it('leaves out what has no name or lies too deep', () => {
    expect(readNavigation({tabs: [{pages: ['a']}, 5, null]}).divisions).to.deep.equal([]);
    let deep: object = {pages: ['a']};
    for (let level = 0; level < 10_000; level++) deep = {tabs: [{tab: 'T', ...deep}]};
    expect(innermost(readNavigation(deep).divisions)?.content.groups).to.deep.equal([]);
  });
});
