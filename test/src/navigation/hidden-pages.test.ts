import {expect} from '@esm-bundle/chai';
import {describe, it} from 'node:test';
import {pageInDivision} from '../../../src/navigation/equivalent-page.js';
import {nearestPages} from '../../../src/navigation/nearest-pages.js';
import {neighborsAt} from '../../../src/navigation/neighbors.js';
import {homeOf} from '../../../src/navigation/home.js';
import {viewAt} from '../../../src/navigation/view.js';
import {pagesToSearch} from '../../../src/site/search/pages-to-search.js';
import {groupsOf, openSite} from './outline-of.js';

/** What a reader sees of a site whose pages at some paths are hidden in their frontmatter. */
function siteHiding(raw: object, ...paths: readonly string[]) {
  const {config, navigation: whole} = openSite(raw);
  const navigation = {...whole, hidden: new Set(paths)};
  return {
    config,
    navigation,
    viewOf: (path: string) => viewAt(navigation, config, path),
    around: (path: string) => {
      const {previous, next} = neighborsAt(navigation, config, path);
      return [previous?.path, next?.path];
    },
    searched: pagesToSearch(config, navigation).map(({path}) => path),
  };
}

const tabs = [
  {
    tab: 'Guides',
    groups: [
      {group: 'Start', pages: ['draft', 'a', 'secret', 'b', {group: 'Inner', pages: ['inner']}]},
    ],
  },
  {tab: 'API', groups: [{group: 'API', root: 'api', pages: ['api/x', 'api/y']}]},
];

describe('pages that are hidden in their frontmatter', () => {
  const site = siteHiding({navigation: {tabs}}, 'draft', 'secret', 'inner', 'api', 'api/x');

  it('are not in the sidebar, and groups of such pages neither', () => {
    expect(groupsOf(site.viewOf('a').groups)).to.deep.equal([{Start: ['a', 'b']}]);
    expect(groupsOf(site.viewOf('secret').groups)).to.deep.equal([{Start: ['a', 'b']}]);
    const {groups} = site.viewOf('api/y');
    expect(groups[0]).not.to.have.property('root');
    expect(groupsOf(groups)).to.deep.equal([{API: ['api/y']}]);
  });

  it('are passed over by previous and next, and have none', () => {
    expect(site.around('a')).to.deep.equal([undefined, 'b']);
    expect(site.around('b')).to.deep.equal(['a', 'api/y']);
    expect(site.around('secret')).to.deep.equal([undefined, undefined]);
  });

  it('are neither where the site begins nor where tabs lead', () => {
    expect(homeOf(site.navigation, site.config)?.path).to.equal('a');
    const targets = site.viewOf('a').tabs.map(({target}) => 'path' in target && target.path);
    expect(targets).to.deep.equal(['a', 'api/y']);
  });

  it('are neither searched nor suggested, unless the site has hidden pages found', () => {
    expect(site.searched).to.deep.equal(['a', 'b', 'api/y']);
    const indexed = siteHiding({navigation: {tabs}, seo: {indexing: 'all'}}, 'secret');
    expect(indexed.searched).to.include('secret');
    const near = nearestPages(site.navigation, 'guides/secret').map(({path}) => path);
    expect(near).not.to.include('secret');
  });

  it('keep their place: the tab and the group around them', () => {
    const view = site.viewOf('secret');
    expect(view.trail).to.deep.equal(['Start']);
    expect(view.tabs.map(({name, isCurrent}) => [name, isCurrent])).to.deep.equal([
      ['Guides', true],
      ['API', false],
    ]);
  });

  it('take a tab that has no other page with them, except from there', () => {
    const drafts = {tab: 'Drafts', groups: [{group: 'D', pages: ['draft/a', 'draft/b']}]};
    const raw = {navigation: {tabs: [...tabs, drafts]}};
    const {viewOf} = siteHiding(raw, 'draft/a', 'draft/b');
    expect(viewOf('a').tabs.map(({name}) => name)).to.deep.equal(['Guides', 'API']);
    expect(viewOf('draft/b').tabs.map(({name}) => name)).to.deep.equal(['Guides', 'API', 'Drafts']);
  });

  it('lead to their counterparts in another language', () => {
    const languages = ['en', 'fr'].map((language) => ({
      language,
      groups: [{group: 'G', pages: [`${language}/a`, `${language}/draft`]}],
    }));
    const {navigation} = siteHiding({navigation: {languages}}, 'en/draft', 'fr/draft');
    const french = navigation.root.divisions.find(({name}) => name === 'fr');
    const inFrench = (path: string) =>
      french && pageInDivision(navigation, french, path, {})?.page.path;
    expect(inFrench('en/draft')).to.equal('fr/draft');
    expect(inFrench('en/a')).to.equal('fr/a');
    expect(inFrench('other/draft')).to.equal('fr/a');
  });

  it('are hidden in the older shape, too', () => {
    const older = {
      navigation: [{group: 'G', pages: ['a', 'b', 'api/x', 'c']}],
      tabs: [{name: 'API', url: 'api'}],
    };
    const {around, viewOf, navigation, config} = siteHiding(older, 'a', 'api/x');
    expect(around('b')).to.deep.equal([undefined, 'c']);
    expect(homeOf(navigation, config)?.path).to.equal('b');
    expect(viewOf('b').tabs.map(({name}) => name)).to.deep.equal(['Documentation']);
  });
});
