import {expect} from '@esm-bundle/chai';
import {describe, it} from 'node:test';
import {homeOf} from '../../../src/navigation/home.js';
import {viewAt} from '../../../src/navigation/view.js';
import {openSite, outlineOf} from './outline-of.js';

const outline = (raw: object) => outlineOf(openSite(raw).navigation);

describe('resolveNavigation', () => {
  it('keeps groups and pages in their order, nested ones too', () => {
    const {navigation} = openSite({
      navigation: [
        {group: 'Start', pages: ['a', {group: 'Inner', icon: 'x', pages: ['b/get-started']}, 'c']},
        {group: '', pages: ['d']},
      ],
    });
    expect(outlineOf(navigation)).to.deep.equal([
      {Start: ['a', {Inner: ['b/get-started']}, 'c']},
      {'': ['d']},
    ]);
    expect([...navigation.pages.keys()]).to.deep.equal(['a', 'b/get-started', 'c', 'd']);
    expect(navigation.pages.get('b/get-started')).to.deep.equal({
      kind: 'page',
      path: 'b/get-started',
      source: {kind: 'file'},
      trail: ['Start', 'Inner'],
    });
    expect(navigation.pages.get('d')?.trail).to.deep.equal([]);
  });

  it('hands the directory of a division and a group down to the groups inside', () => {
    const pages = [
      'a',
      {group: 'inner', pages: ['b', {group: 'own', directory: 'none', pages: ['c']}]},
    ];
    const {navigation} = openSite({
      navigation: {tabs: [{tab: 'T', directory: 'card', groups: [{group: 'outer', pages}]}]},
    });
    const [outer] = navigation.root.divisions[0]?.groups ?? [];
    const [, inner] = outer?.entries ?? [];
    const own = inner?.kind === 'group' ? inner.entries[1] : undefined;
    const directories = [outer, inner, own].map((one) => one?.kind === 'group' && one.directory);
    expect(directories).to.deep.equal(['card', 'card', 'none']);
  });

  it('leaves out operations, and marks the groups that they are in', () => {
    const groups = [
      {group: 'Users', pages: ['users', 'GET /users', {group: 'More', pages: ['more', 'PUT /x']}]},
      {group: 'Operations alone', pages: ['GET /alone']},
      {group: 'Files alone', openapi: 'api.json', pages: ['file']},
      {group: 'Nothing', pages: []},
    ];
    const {navigation} = openSite({
      navigation: {tabs: [{tab: 'API', openapi: 'api.json', groups}]},
    });
    expect(outlineOf(navigation)).to.deep.equal({
      'tab:API': [
        {Users: ['users', {More: ['more']}]},
        {'Operations alone': []},
        {'Files alone': ['file']},
      ],
    });
    const [tab] = navigation.root.divisions;
    expect(tab?.groups.map(({awaitsPages}) => awaitsPages)).to.deep.equal([true, true, undefined]);
  });

  it('reserves the button of a division whose pages are all made from API descriptions', () => {
    const tabs = [
      {tab: 'All', openapi: 'api.json'},
      {tab: 'Some', groups: [{group: 'In', pages: [{group: 'Further in', pages: ['GET /a']}]}]},
      {tab: 'Of a group', groups: [{group: 'API', openapi: 'api.json'}]},
      {tab: 'Nested', versions: [{version: 'v1', openapi: 'v1.json'}]},
      {tab: 'Empty', groups: [{group: 'Nothing', pages: []}]},
      {tab: 'Guides', openapi: 'api.json', pages: ['start']},
    ];
    const {config, navigation} = openSite({navigation: {tabs}});
    const buttons = viewAt(navigation, config, 'start').tabs;
    expect(buttons.map(({name, target}) => [name, target.to])).to.deep.equal([
      ['All', 'nowhere'],
      ['Some', 'nowhere'],
      ['Of a group', 'nowhere'],
      ['Nested', 'nowhere'],
      ['Guides', 'site'],
    ]);
    expect(homeOf(navigation, config)?.path).to.equal('start');
  });

  it('reserves the tab of the older shape that has an API description', () => {
    const {config, navigation} = openSite({
      navigation: [{group: 'Start', pages: ['start']}],
      tabs: [
        {name: 'API', url: 'api', openapi: 'api.json'},
        {name: 'Empty', url: 'empty'},
      ],
      anchors: [{name: 'Inner', url: 'api/inner', openapi: 'api.json'}],
    });
    const {tabs, anchors} = viewAt(navigation, config, 'start');
    expect(tabs.map(({name, target}) => [name, target.to])).to.deep.equal([
      [config.primaryTab.name, 'site'],
      ['API', 'nowhere'],
    ]);
    expect(anchors).to.deep.equal([]);
  });

  it('has the root page of a group once, though the group names it again', () => {
    const {navigation} = openSite({
      navigation: {groups: [{group: 'a', root: 'a/index', pages: ['a/index', 'a/one']}]},
    });
    const [group] = navigation.root.groups;
    expect(group?.root?.path).to.equal('a/index');
    expect(outlineOf(navigation)).to.deep.equal([{a: ['a/one']}]);
  });

  it('leaves out groups without pages', () => {
    const inner = {group: 'x', pages: [{group: 'y', pages: []}]};
    expect(outline({navigation: [inner, {group: 'z', pages: ['a', inner]}]})).to.deep.equal([
      {z: ['a']},
    ]);
  });

  it('hands versions down to groups and pages; the deepest wins', () => {
    const {navigation} = openSite({
      navigation: [
        {
          group: 'a',
          version: 'v1',
          pages: [
            'one',
            {group: 'b', pages: ['two', {group: 'c', version: 'v2', pages: ['three']}]},
          ],
        },
        {group: 'd', pages: ['four']},
      ],
    });
    const versions = [...navigation.pages.values()].map(({version}) => version);
    expect(versions).to.deep.equal(['v1', 'v1', 'v2', undefined]);
  });

  it('has a page named twice where it is named first', () => {
    const {navigation} = openSite({
      navigation: [
        {group: 'a', pages: ['x', 'y']},
        {group: 'b', pages: ['x']},
      ],
    });
    expect([...navigation.pages.keys()]).to.deep.equal(['x', 'y']);
    expect(navigation.pages.get('x')?.trail).to.deep.equal(['a']);
  });

  it('ties a page of several versions to none of them', () => {
    const {navigation} = openSite({
      navigation: [
        {group: 'a', version: 'v1', pages: ['x', 'y']},
        {group: 'a', version: 'v2', pages: ['x']},
      ],
    });
    expect(navigation.pages.get('x')).to.not.have.property('version');
    expect(navigation.pages.get('y')?.version).to.equal('v1');
  });

  it('takes any word for a path', () => {
    const {navigation} = openSite({navigation: ['constructor', '__proto__', 'a']});
    expect([...navigation.pages.keys()]).to.deep.equal(['constructor', '__proto__', 'a']);
  });
});

describe('anchors and tabs', () => {
  const navigation = [
    {group: 'Start', pages: ['start', 'api-reference/x']},
    {
      group: 'Mixed',
      icon: 'x',
      pages: ['api/a', 'sdk/a', {group: 'In', pages: ['api/users/b', 'c']}],
    },
    {group: 'API', pages: ['api', 'api/users/list']},
  ];

  it('divide the pages by the longest prefix; the top anchor keeps the rest', () => {
    const anchors = [
      {name: 'API', url: 'api'},
      {name: 'Users', url: '/api/users/'},
      {name: 'SDK', url: 'sdk'},
    ];
    expect(outline({navigation, anchors})).to.deep.equal({
      'anchor:Documentation': [{Start: ['start', 'api-reference/x']}, {Mixed: [{In: ['c']}]}],
      'anchor:API': [{Mixed: ['api/a']}, {API: ['api']}],
      'anchor:Users': [{Mixed: [{In: ['api/users/b']}]}, {API: ['api/users/list']}],
      'anchor:SDK': [{Mixed: ['sdk/a']}],
    });
  });

  it('give the rest to the primary tab', () => {
    const tabs = [{name: 'API', url: 'api'}];
    const primaryTab = {name: 'Guides', isDefaultHidden: true};
    const site = openSite({navigation, tabs, primaryTab});
    expect(outlineOf(site.navigation)).to.have.all.keys('tab:Guides', 'tab:API');
    expect(site.navigation.root.divisions[0]?.isHidden).to.equal(true);
  });

  it('are left out when no page is theirs; links stay', () => {
    const divisions = [
      {name: 'None', url: 'none'},
      {name: 'Blog', url: 'https://example.com'},
    ];
    const pages = [{group: 'a', pages: ['a']}];
    expect(outline({navigation: pages, anchors: divisions})).to.deep.equal({
      'anchor:Documentation': [{a: ['a']}],
      'anchor:Blog': 'link',
    });
    expect(outline({navigation: pages, tabs: divisions.slice(0, 1)})).to.deep.equal([{a: ['a']}]);
  });

  it('need no division for the rest when they claim every page', () => {
    const tabs = [{name: 'API', url: 'api'}];
    expect(outline({navigation: [{group: 'a', pages: ['api/a']}], tabs})).to.deep.equal({
      'tab:API': [{a: ['api/a']}],
    });
  });

  it('nest: tabs contain the anchors of their pages, and links are in each', () => {
    const tabs = [{name: 'API', url: 'api'}];
    const anchors = [
      {name: 'Users', url: 'api/users'},
      {name: 'SDK', url: 'sdk'},
      {name: 'Blog', url: 'https://example.com'},
    ];
    expect(outline({navigation, tabs, anchors})).to.deep.equal({
      'tab:Documentation': {
        'anchor:SDK': [{Mixed: ['sdk/a']}],
        'anchor:Blog': 'link',
        groups: [{Start: ['start', 'api-reference/x']}, {Mixed: [{In: ['c']}]}],
      },
      'tab:API': {
        'anchor:Users': [{Mixed: [{In: ['api/users/b']}]}, {API: ['api/users/list']}],
        'anchor:Blog': 'link',
        groups: [{Mixed: ['api/a']}, {API: ['api']}],
      },
    });
  });

  it('nest the other way when every tab is in an anchor', () => {
    const tabs = [{name: 'Users', url: 'api/users'}];
    const anchors = [{name: 'API', url: 'api'}];
    expect(outline({navigation, tabs, anchors})).to.deep.equal({
      'anchor:Documentation': [
        {Start: ['start', 'api-reference/x']},
        {Mixed: ['sdk/a', {In: ['c']}]},
      ],
      'anchor:API': {
        'tab:Documentation': [{Mixed: ['api/a']}, {API: ['api']}],
        'tab:Users': [{Mixed: [{In: ['api/users/b']}]}, {API: ['api/users/list']}],
      },
    });
  });

  it('nest in the way that contains more of them', () => {
    const pages = ['api/users/b', 'api/keys/c', 'sdk/go/a', 'sdk/b'];
    const anchors = [
      {name: 'API', url: 'api'},
      {name: 'Go', url: 'sdk/go'},
    ];
    const tabs = [
      {name: 'Users', url: 'api/users'},
      {name: 'Keys', url: 'api/keys'},
      {name: 'SDK', url: 'sdk'},
    ];
    const kindsOf = (raw: object) => [
      ...new Set(openSite(raw).navigation.root.divisions.map(({kind}) => kind)),
    ];
    const groups = [{group: 'All', pages}];
    expect(kindsOf({navigation: groups, anchors, tabs})).to.deep.equal(['anchor']);
    // One each: tabs are outside.
    expect(kindsOf({navigation: groups, anchors, tabs: tabs.slice(1)})).to.deep.equal(['tab']);
  });

  it('keep icon and version of split groups', () => {
    const groups = [
      {group: 'a', version: 'v1', pages: [{group: 'b', icon: 'x', pages: ['api/a', 'c']}]},
    ];
    const {root} = openSite({navigation: groups, anchors: [{name: 'A', url: 'api'}]}).navigation;
    for (const division of root.divisions) {
      const [group] = division.groups;
      expect(group?.version).to.equal('v1');
      expect(group?.entries[0]).to.deep.include({name: 'b', icon: {kind: 'name', name: 'x'}});
    }
    expect(root.divisions).to.have.lengthOf(2);
  });

  it('are shared out in time that grows with the pages alone', () => {
    const count = 23_000;
    const pages = Array.from({length: count}, (_, index) => `part-${index % 200}/page-${index}`);
    const anchors = Array.from({length: 200}, (_, index) => ({
      name: `A${index}`,
      url: `part-${index}`,
    }));
    const {navigation: all} = openSite({navigation: [{group: 'a', pages}], anchors});
    expect(all.pages.size).to.equal(count);
    expect(all.root.divisions).to.have.lengthOf(200);
  });
});
