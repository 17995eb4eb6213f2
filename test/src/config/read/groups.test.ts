import {expect} from '@esm-bundle/chai';
import {describe, it} from 'node:test';
import {maxGroupDepth, readGroups} from '../../../../src/config/read/groups.js';
import type {ConfigEntry} from '../../../../src/config/site-config.js';

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
