import {expect} from '@esm-bundle/chai';
import {describe, it} from 'node:test';
import {indexedLabels} from '../../../src/site/indexed-pages.js';

describe('indexedLabels', () => {
  it('reads what the sidebar shows of each page with a file', () => {
    const page = {
      path: 'api/users',
      file: 'api/users.mdx',
      title: 'Users of the API',
      sidebarTitle: 'Users',
      icon: 'user',
      tag: 'NEW',
      openapi: 'GET /users',
    };
    const labels = indexedLabels({pages: [page, {path: 'operation', title: 'Without a file'}]});
    expect([...labels]).to.deep.equal([
      [
        'api/users',
        {
          file: 'api/users.mdx',
          label: {
            text: 'Users',
            icon: {kind: 'name', name: 'user'},
            tag: 'NEW',
            method: 'GET',
          },
        },
      ],
    ]);
  });

  it('knows which pages are hidden', () => {
    const page = {path: 'draft', file: 'draft.mdx', title: 'Draft', hidden: true};
    const {isHidden} = indexedLabels({pages: [page]}).get('draft')?.label ?? {};
    expect(isHidden).to.equal(true);
  });

  it('leaves out what is written otherwise', () => {
    for (const index of [undefined, null, 1, 'pages', {}, {pages: {}}, {pages: [null, 1, []]}]) {
      expect(indexedLabels(index).size).to.equal(0);
    }
    const page = {path: 'a', file: 'a.md', title: {}, icon: ['x'], tag: null};
    expect(indexedLabels({pages: [page, {path: 1, file: 'b.md'}]}).get('a')?.label).to.deep.equal({
      text: 'A',
    });
  });
});
