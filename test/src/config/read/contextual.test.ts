import {expect} from '@esm-bundle/chai';
import {describe, it} from 'node:test';
import {fieldsOf} from '../../../../src/config/read/raw.js';
import {readContextual} from '../../../../src/config/read/contextual.js';

const read = (...options: readonly unknown[]) =>
  readContextual({raw: fieldsOf({contextual: {options}})});

describe('readContextual', () => {
  it('knows the names, each once, in the author’s order', () => {
    expect(read('view', 'copy', 'chatgpt', 'copy')).to.deep.equal([
      {kind: 'view'},
      {kind: 'copy'},
      {kind: 'assistant', name: 'chatgpt'},
    ]);
  });

  it('takes an author’s own links', () => {
    expect(
      read(
        {title: 'Ask', description: 'Anything', icon: 'star', href: 'https://a.example/?p=$path'},
        {title: 'Parts', href: {base: 'https://a.example/', query: [{key: 'q', value: '$page'}]}},
      ),
    ).to.deep.equal([
      {
        kind: 'link',
        title: 'Ask',
        description: 'Anything',
        icon: {kind: 'name', name: 'star'},
        href: 'https://a.example/?p=$path',
      },
      {kind: 'link', title: 'Parts', href: 'https://a.example/?q=$page'},
    ]);
  });

  it('leaves out what needs a server, and what cannot be read', () => {
    expect(read('mcp', 'vscode', 'download-spec', 5, {title: 'x'}, {href: '/a'})).to.deep.equal([]);
    expect(readContextual({raw: fieldsOf({contextual: ['copy']})})).to.deep.equal([]);
  });
});
