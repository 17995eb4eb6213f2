import {expect} from '@esm-bundle/chai';
import {describe, it} from 'node:test';
import {openSite} from './outline-of.js';

describe('neighboursAt', () => {
  it('passes over the same page that is named again', () => {
    const {at} = openSite({
      navigation: {
        groups: [
          {group: 'a', root: 'a', pages: ['b']},
          {group: 'c', pages: ['a', 'd']},
        ],
      },
    });
    expect(at('a').next?.path).to.equal('b');
    expect(at('a')).not.to.have.property('previous');
    expect(at('b').next?.path).to.equal('d');
    expect(at('d').previous?.path).to.equal('b');
  });

  it('reads on from the root page of a group to its pages', () => {
    const {at} = openSite({
      navigation: {groups: [{group: 'a', pages: ['x', {group: 'b', root: 'b', pages: ['b/one']}]}]},
    });
    expect(at('x').next?.path).to.equal('b');
    expect(at('b').next?.path).to.equal('b/one');
  });

  it('passes over operations', () => {
    const {at} = openSite({navigation: {groups: [{group: 'a', pages: ['x', 'GET /x', 'y']}]}});
    expect(at('x').next?.path).to.equal('y');
  });

  it('leaves out hidden groups, and continues inside them', () => {
    const {at} = openSite({
      navigation: {
        groups: [
          {group: 'a', pages: ['x']},
          {group: 'h', hidden: true, pages: ['h/one', 'h/two']},
          {group: 'b', pages: ['y']},
        ],
      },
    });
    expect(at('x').next?.path).to.equal('y');
    expect(at('h/one').next?.path).to.equal('h/two');
    expect(at('x').groups.map(({name}) => name)).to.deep.equal(['a', 'b']);
    expect(at('h/one').groups.map(({name}) => name)).to.deep.equal(['a', 'h', 'b']);
  });
});
