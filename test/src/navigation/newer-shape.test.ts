import {expect} from '@esm-bundle/chai';
import {describe, it} from 'node:test';
import {homeOf} from '../../../src/navigation/home.js';
import {pageInDivision} from '../../../src/navigation/equivalent-page.js';
import {positionOf} from '../../../src/navigation/position.js';
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

  it('leads each entry of a list to its first page, or to its URL', () => {
    const lists = openSite({
      navigation: {
        products: [
          {product: 'One', icon: 'box', description: 'The first.', pages: ['one/a']},
          {product: 'Two', href: 'https://two.example/'},
        ],
      },
    }).at('one/a').selectors;
    expect(lists).to.deep.equal([
      {
        kind: 'product',
        options: [
          {
            name: 'One',
            icon: {kind: 'name', name: 'box'},
            description: 'The first.',
            isCurrent: true,
            target: {to: 'site', path: 'one/a', query: '', hash: ''},
          },
          {
            name: 'Two',
            isCurrent: false,
            target: {to: 'url', href: 'https://two.example/'},
          },
        ],
      },
    ]);
  });

  it('gives the menu of a tab to its button, and that of a product to the lists', () => {
    const menu = [
      {item: 'Python', pages: ['py/a']},
      {item: 'Go', pages: ['go/a']},
    ];
    const tabs = openSite({
      navigation: {
        tabs: [
          {tab: 'Guides', pages: ['a']},
          {tab: 'SDKs', menu},
        ],
      },
    });
    const [, button] = tabs.at('go/a').tabs;
    expect(button?.menu?.options.map(({name, isCurrent}) => [name, isCurrent])).to.deep.equal([
      ['Python', false],
      ['Go', true],
    ]);
    expect(tabs.at('a').tabs[1]?.menu?.options).to.have.lengthOf(2);
    expect(tabs.at('go/a').selectors).to.deep.equal([]);
    const product = openSite({navigation: {products: [{product: 'One', menu}]}});
    expect(selectorsOf(product.at('go/a'))).to.deep.equal([
      ['product', 'One*'],
      ['menu', 'Python', 'Go*'],
    ]);
  });

  it('shows a tab whose menu has only links, which leads to the first one', () => {
    const menu = [
      {item: 'Forum', href: 'https://forum.acme.dev/'},
      {item: 'News', href: 'https://news.acme.dev/'},
    ];
    const {at} = openSite({
      navigation: {
        tabs: [
          {tab: 'Guides', pages: ['a']},
          {tab: 'Links', menu},
        ],
      },
    });
    const [, button] = at('a').tabs;
    expect(button?.name).to.equal('Links');
    expect(button?.target).to.deep.equal({to: 'url', href: 'https://forum.acme.dev/'});
    expect(button?.menu?.options.map(({name}) => name)).to.deep.equal(['Forum', 'News']);
  });

  it('knows the language, and the top bar that belongs to it', () => {
    const {at: view} = openSite({
      navigation: {
        languages: [
          {language: 'en', pages: ['a']},
          {
            language: 'ar',
            navbar: {links: [{label: 'مدونة', href: 'https://example.com/'}]},
            pages: ['ar/a'],
          },
        ],
      },
    });
    expect(view('a').language).to.equal('en');
    expect(view('a')).to.not.have.property('navbar');
    expect(view('ar/a').language).to.equal('ar');
    expect(view('ar/a').navbar?.topbarLinks[0]?.name).to.equal('مدونة');
  });

  it('begins in the default version, else in the one chosen', () => {
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
      const found = v1 && pageInDivision(site.navigation, v1, path, {});
      return found && [found.page.path, found.isSame];
    };
    expect(from('about')).to.deep.equal(['about', true]);
    expect(from('v2/start')).to.deep.equal(['v1/start', true]);
    expect(from('v2/rest')).to.deep.equal(['v1/start', false]);
  });

  it('leads to the first page of another dropdown', () => {
    const api = site.navigation.root.divisions[2]?.divisions[1];
    const events = api?.divisions[1];
    const found = events && pageInDivision(site.navigation, events, 'v2/rest', {});
    expect(found).to.deep.include({isSame: true});
    expect(found?.page.path).to.equal('v2/events');
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
    expect(positionOf(navigation, 'guides').page?.path).to.equal('guides');
  });

  it('shows a hidden group only to readers of its pages', () => {
    expect(at('guides').groups.map(({name}) => name)).to.deep.equal(['Guides']);
    expect(at('secret').groups.map(({name}) => name)).to.deep.equal(['Guides', 'Secret']);
  });
});

describe('hidden groups', () => {
  it('are neither where a site begins, nor where tabs lead, nor what one reads on', () => {
    const {at, navigation, config} = openSite({
      navigation: {
        global: {anchors: [{anchor: 'Blog', href: 'https://example.com/'}]},
        groups: [
          {group: 'Hidden', hidden: true, pages: ['secret']},
          {group: 'Start', pages: ['introduction', 'end']},
          {group: 'More', hidden: true, pages: ['more']},
        ],
      },
    });
    expect(homeOf(navigation, config)?.path).to.equal('introduction');
    expect(at('end')).to.not.have.property('next');
    const tabbed = openSite({
      navigation: {
        tabs: [
          {tab: 'A', pages: ['a']},
          {
            tab: 'B',
            groups: [
              {group: 'H', hidden: true, pages: ['h']},
              {group: 'G', pages: ['g']},
            ],
          },
        ],
      },
    });
    expect(tabbed.at('a').tabs[1]?.target).to.deep.include({path: 'g'});
  });
});

describe('pageInDivision', () => {
  it('does not take a page of another folder for the same', () => {
    const {navigation} = openSite({
      navigation: {
        versions: [
          {version: '2', pages: ['guides/install']},
          {version: '1', pages: ['reference/install']},
        ],
      },
    });
    const old = navigation.root.divisions[1];
    const found = old && pageInDivision(navigation, old, 'guides/install', {});
    expect([found?.page.path, found?.isSame]).to.deep.equal(['reference/install', false]);
  });
});
