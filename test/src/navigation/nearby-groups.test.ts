import {expect} from '@esm-bundle/chai';
import {describe, it} from 'node:test';
import {nearbyGroups} from '../../../src/navigation/nearby-groups.js';
import {groupsOf, openSite} from './outline-of.js';

const pages = (name: string, count: number) =>
  Array.from({length: count}, (_, index) => `${name}/${index}`);

const groups = Array.from({length: 10}, (_, index) => ({
  group: `g${index}`,
  pages: [...pages(`g${index}`, 3), {group: 'inner', root: `i${index}`, pages: [`j${index}`]}],
}));

/** The groups near a page in a list of 10 groups with 6 rows each. */
function near(path: string, most: number) {
  const {navigation} = openSite({navigation: {groups}});
  const found = nearbyGroups(navigation.root.groups, path, most);
  return {
    groups: groupsOf(found.groups),
    before: found.before?.path,
    after: found.after?.path,
  };
}

describe('nearbyGroups', () => {
  it('keeps a list that is short enough', () => {
    const {navigation} = openSite({navigation: {groups}});
    const all = navigation.root.groups;
    expect(nearbyGroups(all, 'g4/1', 60)).to.deep.equal({groups: all});
  });

  it('takes the rows around a page, and says what is outside', () => {
    expect(near('g4/1', 6)).to.deep.equal({
      groups: [{g3: [{inner: ['j3']}]}, {g4: ['g4/0', 'g4/1', 'g4/2', {inner: []}]}],
      before: 'i3',
      after: 'j4',
    });
    expect(near('i4', 3).groups).to.deep.equal([{g4: ['g4/2', {inner: ['j4']}]}]);
  });

  it('takes the first or the last rows near an end, and the first ones without the page', () => {
    const first = {groups: [{g0: ['g0/0', 'g0/1']}], before: undefined, after: 'g0/2'};
    expect(near('g0/0', 3)).to.deep.equal(first);
    expect(near('nowhere', 3)).to.deep.equal(first);
    expect(near('j9', 3)).to.deep.equal({
      groups: [{g9: ['g9/2', {inner: ['j9']}]}],
      before: 'g9/1',
      after: undefined,
    });
  });
});
