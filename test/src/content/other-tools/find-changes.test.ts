import {expect} from '@esm-bundle/chai';
import {describe, it} from 'node:test';
import {findChanges, withChanges} from '../../../../src/content/other-tools/find-changes.js';

describe('findChanges', () => {
  it('passes over code in quotes, and reads what comes after it', () => {
    const code = '> ```js{1}\n> :rocket:\n> ```\n';
    expect(withChanges(`${code}> :rocket:\n`)).to.equal('> ```js {1}\n> :rocket:\n> ```\n> 🚀\n');
    expect(withChanges('> ```\n> :rocket:\n\n:rocket:\n')).to.equal('> ```\n> :rocket:\n\n🚀\n');
  });

  it('reads a quote in proportion to the fences in it', (t) => {
    let count = 0;
    const {test} = RegExp.prototype;
    t.mock.method(RegExp.prototype, 'test', function (this: RegExp, text: string) {
      count++;
      return test.call(this, text);
    });
    const testsFor = (fences: number) => {
      count = 0;
      findChanges('> ```\n> a\n> ```\n'.repeat(fences));
      return count;
    };
    expect(testsFor(400)).to.be.below(testsFor(200) * 2.5);
  });
});
