import {expect} from '@open-wc/testing';
import {pageInDivision} from '../../../src/navigation/counterpart.js';
import {placeAt} from '../../../src/navigation/places.js';
import {buttonsOf, groupsOf, openSite} from './outline-of.js';

/** The lists of a view as names, the chosen one with a star. */
function selectorsOf(view: ReturnType<ReturnType<typeof openSite>['at']>) {
  return view.selectors.map(({kind, options}) => [
    kind,
    ...options.map(({name, isCurrent}) => (isCurrent ? `${name}*` : name)),
  ]);
}

describe('viewAt, newer shape', () => {
  const site = openSite({
    navigation: {
      global: {anchors: [{anchor: 'Blog', href: 'https://example.com/'}]},
      versions: [
        {version: 'v1', tabs: [{tab: 'Guides', pages: ['v1/start', 'about']}]},
        {
          version: 'v2',
          default: true,
          tabs: [
            {tab: 'Guides', groups: [{group: 'Start', pages: ['v2/start', 'about', 'v2/end']}]},
            {
              tab: 'API',
              dropdowns: [
                {dropdown: 'REST', pages: ['v2/rest']},
                {dropdown: 'Events', pages: ['v2/events']},
              ],
            },
            {tab: 'Beta', hidden: true, pages: ['v2/beta']},
          ],
        },
      ],
    },
  });
  const {at} = site;

  it('shows the tabs, lists and groups around a page', () => {
    const view = at('v2/rest');
    expect(selectorsOf(view)).to.deep.equal([
      ['version', 'v1', 'v2*'],
      ['dropdown', 'REST*', 'Events'],
    ]);
    expect(buttonsOf(view.tabs)).to.deep.equal(['Guides', 'API*']);
    expect(buttonsOf(view.anchors)).to.deep.equal(['Blog']);
    expect(groupsOf(view.groups)).to.deep.equal([{'': ['v2/rest']}]);
    expect(view.version).to.equal('v2');
  });

  it('begins in the default version, else in the one chosen', () => {
    expect(at('').trail).to.deep.equal(['Start']);
    expect(at('').version).to.equal('v2');
    expect(at('', 'v1').version).to.equal('v1');
    expect(at('', 'v9').version).to.equal('v2');
  });

  it('shows a page of several versions in the one chosen', () => {
    expect(at('about', 'v1').version).to.equal('v1');
    expect(at('about', 'v2').version).to.equal('v2');
    expect(at('about').version).to.equal('v2');
  });

  it('reads on inside the version, and inside the dropdown', () => {
    expect(at('v2/start')).to.not.have.property('previous');
    expect(at('v2/end').next?.path).to.equal('v2/rest');
    expect(at('v2/rest')).to.not.have.any.keys('previous', 'next');
    expect(at('about', 'v1')).to.not.have.property('next');
  });

  it('shows what is hidden only to readers inside', () => {
    expect(buttonsOf(at('v2/beta').tabs)).to.deep.equal(['Guides', 'API', 'Beta*']);
    expect(buttonsOf(at('v2/start').tabs)).to.deep.equal(['Guides*', 'API']);
  });

  it('shows paths outside of the navigation what the reader saw before', () => {
    expect(at('elsewhere', undefined, {version: 'v1'}).version).to.equal('v1');
    expect(groupsOf(at('elsewhere', 'v1').groups)).to.deep.equal([{'': ['v1/start', 'about']}]);
  });

  it('leads to the same page of another division, or says that it is only a near one', () => {
    const v1 = site.navigation.root.divisions.find(({name}) => name === 'v1');
    expect(v1).not.to.equal(undefined);
    const from = (path: string) => {
      const found = v1 && pageInDivision(v1, path, {});
      return found && [found.page.path, found.isSame];
    };
    expect(from('about')).to.deep.equal(['about', true]);
    expect(from('v2/start')).to.deep.equal(['v1/start', true]);
    expect(from('v2/rest')).to.deep.equal(['v1/start', false]);
  });
});

describe('viewAt, groups of the newer shape', () => {
  const {at, navigation} = openSite({
    navigation: {
      groups: [
        {
          group: 'Guides',
          root: 'guides',
          pages: ['guides/a', {group: 'Inner', root: 'inner', pages: []}],
        },
        {group: 'Secret', hidden: true, pages: ['secret']},
      ],
    },
  });

  it('makes the root of a group a page before the others', () => {
    expect([...navigation.pages.keys()]).to.deep.equal(['guides', 'guides/a', 'inner', 'secret']);
    expect(at('guides').next?.path).to.equal('guides/a');
    expect(at('inner').trail).to.deep.equal(['Guides', 'Inner']);
    expect(placeAt(navigation, 'guides').page?.path).to.equal('guides');
  });

  it('shows a hidden group only to readers of its pages', () => {
    expect(at('guides').groups.map(({name}) => name)).to.deep.equal(['Guides']);
    expect(at('secret').groups.map(({name}) => name)).to.deep.equal(['Guides', 'Secret']);
  });
});
