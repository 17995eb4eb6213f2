import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {readStyleSheets} from '../../../../src/config/read/style-sheets.js';

const pathsIn = (config: Readonly<Record<string, unknown>>) =>
  readStyleSheets({raw: new Map(Object.entries(config))}).map((target) =>
    target.to === 'site' ? target.path : target,
  );

describe('readStyleSheets', () => {
  it('reads one path or several, in each place', () => {
    const config = {css: 'a.css', styling: {css: ['/css/b.css', './c.css']}, styles: ['../d.css']};
    assert.deepEqual(pathsIn(config), ['a.css', 'css/b.css', 'c.css', 'd.css']);
  });

  it('takes URLs of other hosts, and no others', () => {
    assert.deepEqual(pathsIn({css: ['https://example.com/a.css', 'javascript:a', '', 1, null]}), [
      {to: 'url', href: 'https://example.com/a.css'},
    ]);
  });
});
