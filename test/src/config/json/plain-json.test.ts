import {expect} from '@esm-bundle/chai';
import {describe, it} from 'node:test';
import {readPlainJson} from '../../../../src/config/json/plain-json.js';

describe('readPlainJson', () => {
  it('reads JSON, with or without a byte order mark', () => {
    expect(readPlainJson('{"a": 1}')).to.deep.equal({a: 1});
    expect(readPlainJson('\ufeff{"a": 1}')).to.deep.equal({a: 1});
    expect(readPlainJson('null')).to.equal(null);
  });

  it('gives nothing for anything else', () => {
    for (const text of ['', '{', '{"a": 1,}', '// x\n{}']) {
      expect(readPlainJson(text)).to.equal(undefined);
    }
  });
});
