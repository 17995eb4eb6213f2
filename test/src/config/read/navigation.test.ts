import {expect} from '@esm-bundle/chai';
import {describe, it} from 'node:test';
import {
  divisionLists,
  isNavigationObject,
  readNavigation,
  readDivisions,
  readVersions,
  maxGroupDepth,
  readGroups,
  isOperation,
  readPagePath,
  longestPrefix,
} from '../../../../src/config/read/navigation.js';
import type {ConfigDivision, ConfigEntry} from '../../../../src/config/site-config.js';

/** The innermost of the first divisions. */
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
    expect(isNavigationObject([])).to.equal(false);
    expect(isNavigationObject(null)).to.equal(false);
  });

  it('reads groups and pages of the newer shape', () => {
    const navigation = {
      pages: ['a', {group: 'G', pages: ['b']}],
      groups: [{group: 'H', pages: ['c']}],
    };
    expect(isNavigationObject(navigation)).to.equal(true);
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
        link: {to: 'url', href: 'https://example.com/'},
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

  it('leaves out what has no name or is too deep', () => {
    expect(readNavigation({tabs: [{pages: ['a']}, 5, null]}).divisions).to.deep.equal([]);
    let deep: object = {pages: ['a']};
    for (let level = 0; level < 10_000; level++) deep = {tabs: [{tab: 'T', ...deep}]};
    expect(innermost(readNavigation(deep).divisions)?.content.groups).to.deep.equal([]);
  });
});

describe('readDivisions', () => {
  it('reads prefixes of paths', () => {
    for (const url of ['api', '/api', 'api/', '/api/']) {
      expect(readDivisions([{name: 'API', url}])).to.deep.equal([
        {name: 'API', isHidden: false, prefix: 'api'},
      ]);
    }
  });

  it('reads complete URLs, and the site itself, as links', () => {
    const [out, home] = readDivisions([
      {name: 'Blog', url: 'https://example.com/'},
      {name: 'Home', url: '/'},
    ]);
    expect(out).to.deep.equal({
      name: 'Blog',
      isHidden: false,
      link: {to: 'url', href: 'https://example.com/'},
    });
    expect(home?.link).to.deep.equal({to: 'site', path: '', query: '', hash: ''});
  });

  it('reads icon, color, version and whether it is hidden', () => {
    const written = {
      name: 'API',
      url: 'api',
      icon: 'code',
      iconType: 'thin',
      color: {from: '#000', to: '#fff'},
      version: 'v2',
      isDefaultHidden: true,
    };
    expect(readDivisions([written])).to.deep.equal([
      {
        name: 'API',
        icon: {kind: 'name', name: 'code', type: 'thin'},
        color: {from: '#000', to: '#fff'},
        version: 'v2',
        isHidden: true,
        prefix: 'api',
      },
    ]);
  });

  it('gives the common color to those without their own', () => {
    const common = {from: '#123456', to: '#123456'};
    const divisions = readDivisions(
      [
        {name: 'A', url: 'a'},
        {name: 'B', url: 'b', color: '#fff'},
        {name: 'C', url: 'c', color: 'red'},
      ],
      common,
    );
    expect(divisions.map(({color}) => color?.from)).to.deep.equal(['#123456', '#fff', '#123456']);
  });

  it('leaves out those without a name or a usable URL', () => {
    const written = [{name: 'A'}, {url: 'a'}, {name: 'A', url: 'javascript:x'}, 'a', null];
    expect(readDivisions(written)).to.deep.equal([]);
    expect(readDivisions({})).to.deep.equal([]);
  });
});

describe('readVersions', () => {
  it('shows the first to new readers', () => {
    expect(readVersions(['v2', 'v1'])).to.deep.equal({
      all: [{name: 'v2'}, {name: 'v1'}],
      names: ['v2', 'v1'],
      initial: 'v2',
    });
  });

  it('shows the one marked as default to new readers', () => {
    const written = [{name: 'v2', url: '/v2'}, {name: 'v1', default: true}, 'v0'];
    expect(readVersions(written)).to.deep.include({names: ['v2', 'v1', 'v0'], initial: 'v1'});
  });

  it('reads the language and the URL of a version', () => {
    const written = [
      {name: 'v0', url: 'https://old.example/', default: true},
      {name: 'English', locale: 'en'},
    ];
    expect(readVersions(written)).to.deep.equal({
      all: [
        {name: 'v0', link: {to: 'url', href: 'https://old.example/'}},
        {name: 'English', locale: 'en'},
      ],
      names: ['v0', 'English'],
      initial: 'English',
    });
  });

  it('names each once and passes over the rest', () => {
    expect(readVersions(['v1', 'v1', 5, {}, null])).to.deep.include({names: ['v1'], initial: 'v1'});
    expect(readVersions('v1')).to.deep.equal({all: [], names: [], initial: undefined});
  });
});

describe('readGroups', () => {
  it('reads groups, nested ones too, with icon and version', () => {
    const groups = readGroups([
      {
        group: 'Start',
        version: 'v1',
        pages: ['/a.mdx', {group: 'Inner', icon: 'rocket', iconType: 'solid', pages: ['b']}],
      },
    ]);
    expect(groups).to.deep.equal([
      {
        name: 'Start',
        version: 'v1',
        pages: [
          'a',
          {name: 'Inner', icon: {kind: 'name', name: 'rocket', type: 'solid'}, pages: ['b']},
        ],
      },
    ]);
  });

  it('keeps a group without a name, and one without pages', () => {
    expect(readGroups([{group: '', pages: ['a']}, {group: 'x'}])).to.deep.equal([
      {name: '', pages: ['a']},
      {name: 'x', pages: []},
    ]);
  });

  it('gathers pages outside groups in groups without a name', () => {
    expect(readGroups(['a', 'b', {group: 'x', pages: []}, 'c'])).to.deep.equal([
      {name: '', pages: ['a', 'b']},
      {name: 'x', pages: []},
      {name: '', pages: ['c']},
    ]);
  });

  it('leaves out what is no page and no group', () => {
    const pages = [1, null, [], {}, '../a', 'https://other.example/', 'a'];
    expect(readGroups([5, {group: 7, pages}])).to.deep.equal([{name: '', pages: ['a']}]);
    for (const value of [undefined, 'a', {tabs: []}]) expect(readGroups(value)).to.deep.equal([]);
  });

  it('keeps operations for the API pages, with what describes them', () => {
    const openapi = {source: 'openapi.json', directory: 'api'};
    const pages = ['users', ' GET /users', 'other.json POST /x'];
    expect(readGroups([{group: 'API', openapi, pages}, 'GET /alone'])).to.deep.equal([
      {
        name: 'API',
        openapi,
        pages: ['users', {operation: 'GET /users'}, {operation: 'other.json POST /x'}],
      },
      {name: '', pages: [{operation: 'GET /alone'}]},
    ]);
  });

  it('stops at groups that lie too deep', () => {
    let group: unknown = {group: 'deepest', pages: ['a']};
    for (let depth = 0; depth < 5000; depth += 1) group = {group: 'g', pages: ['b', group]};
    let depth = 0;
    let inner: ConfigEntry | undefined = readGroups([group])[0];
    while (typeof inner === 'object' && 'pages' in inner) {
      depth += 1;
      inner = inner.pages[1];
    }
    expect(depth).to.equal(maxGroupDepth);
  });
});

describe('readPagePath', () => {
  const cases: readonly (readonly [unknown, string | undefined])[] = [
    ['introduction', 'introduction'],
    ['/guides/start/', 'guides/start'],
    ['guides//start.mdx', 'guides/start'],
    ['./guides/start.MD', 'guides/start'],
    ['guides/node.js', 'guides/node.js'],
    ['my guides/v1.2', 'my guides/v1.2'],
    ['get started', undefined],
    ['__proto__', '__proto__'],
    ['', undefined],
    ['/', undefined],
    ['../secret', undefined],
    ['a/../../b', undefined],
    ['https://example.com/a', undefined],
    ['//example.com/a', undefined],
    ['javascript:alert(1)', undefined],
    ['GET /users', undefined],
    [42, undefined],
    [null, undefined],
  ];
  for (const [written, path] of cases) {
    it(`reads ${JSON.stringify(written)} as ${String(path)}`, () => {
      expect(readPagePath(written)).to.equal(path);
    });
  }
});

describe('isOperation', () => {
  it('knows a method and a path, with or without a file', () => {
    expect(isOperation('GET /users')).to.equal(true);
    expect(isOperation('openapi.json post /users/{id}')).to.equal(true);
    expect(isOperation('webhook order-paid')).to.equal(true);
  });

  it('takes pages named like methods for pages', () => {
    expect(isOperation('api/get')).to.equal(false);
    expect(isOperation('getting-started')).to.equal(false);
    expect(isOperation('GET')).to.equal(false);
  });
});

describe('longestPrefix', () => {
  const byPrefix = new Map([
    ['api', 1],
    ['api/users', 2],
    ['a', 3],
  ]);
  const cases: readonly (readonly [string, number | undefined])[] = [
    ['api', 1],
    ['api/start', 1],
    ['api/users', 2],
    ['api/users/list', 2],
    ['api/users-list', 1],
    ['api-reference', undefined],
    ['x/api', undefined],
    ['constructor', undefined],
    ['', undefined],
  ];
  for (const [path, entry] of cases) {
    it(`gives "${path}" to ${String(entry)}`, () => {
      expect(longestPrefix(path, byPrefix)).to.equal(entry);
    });
  }
});
