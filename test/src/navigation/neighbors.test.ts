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

describe('neighborsAt, where several sections list a page', () => {
  const lists = [
    ['tabs', 'tab'],
    ['anchors', 'anchor'],
    ['versions', 'version'],
    ['dropdowns', 'dropdown'],
    ['products', 'product'],
    ['languages', 'language'],
  ] as const;
  for (const [list, kind] of lists) {
    it(`follows the chosen ${kind}`, () => {
      const {at} = openSite({
        navigation: {
          [list]: [
            {[kind]: 'One', pages: ['one/a', 'shared', 'one/b']},
            {[kind]: 'Two', pages: ['two/a', 'shared', 'two/b']},
          ],
        },
      });
      const {previous, next} = at('shared', undefined, {[kind]: 'Two'});
      expect([previous?.path, next?.path]).to.deep.equal(['two/a', 'two/b']);
    });
  }

  for (const [list, kind] of lists.slice(2)) {
    it(`does not leave the ${kind} of the reader`, () => {
      const {at} = openSite({
        navigation: {
          [list]: [
            {[kind]: 'One', pages: ['one/a', 'one/b']},
            {[kind]: 'Two', pages: ['two/a', 'two/b']},
          ],
        },
      });
      expect(at('one/b')).not.to.have.property('next');
      const {previous, next} = at('two/a');
      expect([previous, next?.path]).to.deep.equal([undefined, 'two/b']);
    });
  }

  it('follows the chosen item of a menu', () => {
    const item = (name: string) => ({item: name, pages: [`${name}/a`, 'shared', `${name}/b`]});
    const {at} = openSite({navigation: {tabs: [{tab: 'SDKs', menu: [item('go'), item('py')]}]}});
    const {previous, next} = at('shared', undefined, {menu: 'py'});
    expect([previous?.path, next?.path]).to.deep.equal(['py/a', 'py/b']);
  });

  it('follows the chosen version of the older shape, also with tabs', () => {
    const {at} = openSite({
      versions: ['v2', 'v1'],
      tabs: [{name: 'API', url: 'api'}],
      navigation: [
        {group: 'New', version: 'v2', pages: ['v2/a', 'shared', 'v2/b']},
        {group: 'Old', version: 'v1', pages: ['v1/a', 'shared', 'v1/b', 'api/x']},
      ],
    });
    const {previous, next} = at('shared', 'v1');
    expect([previous?.path, next?.path]).to.deep.equal(['v1/a', 'v1/b']);
  });

  it('leads into the next section at the end, past what this one has', () => {
    const {at} = openSite({
      navigation: {
        tabs: [
          {tab: 'One', pages: ['a', 'b']},
          {tab: 'Two', pages: ['b', 'a', 'c']},
        ],
      },
    });
    expect(at('b', undefined, {tab: 'One'}).next).to.deep.include({
      path: 'c',
      choices: {tab: 'Two'},
    });
    expect(at('b', undefined, {tab: 'Two'})).not.to.have.property('previous');
  });

  it('leads into the chosen version of the next section, else into the default one', () => {
    const {at} = openSite({
      navigation: {
        tabs: [
          {tab: 'Guides', pages: ['a']},
          {
            tab: 'API',
            versions: [
              {version: 'v1', pages: ['v1/x']},
              {version: 'v2', default: true, pages: ['v2/x']},
            ],
          },
        ],
      },
    });
    expect(at('a').next?.path).to.equal('v2/x');
    expect(at('a', 'v1').next?.path).to.equal('v1/x');
  });

  it('passes over a hidden group whose page another group lists', () => {
    const {at} = openSite({
      navigation: {
        groups: [
          {group: 'Secret', hidden: true, pages: ['a', 'secret']},
          {group: 'Start', pages: ['a', 'b']},
        ],
      },
    });
    expect(at('a').next?.path).to.equal('b');
    expect(at('a').groups.map(({name}) => name)).to.deep.equal(['Start']);
  });
});
