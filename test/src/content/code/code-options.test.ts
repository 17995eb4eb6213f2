import {expect} from '@esm-bundle/chai';
import {describe, it} from 'node:test';
import {readCodeOptions} from '../../../../src/content/code/code-options.js';

describe('readCodeOptions', () => {
  it('reads lines to highlight in every form', () => {
    for (const [written, lines] of [
      ['{1,3-5}', [1, 3, 4, 5]],
      ['{ 1, 3 - 4 }', [1, 3, 4]],
      ['highlight={4}', [4]],
      ['highlight="1-2,4"', [1, 2, 4]],
      ['highlight=1', [1]],
      ['highlight={[1, 2]}', [1, 2]],
      ['{1} highlight={2}', [1, 2]],
      ['{}', []],
      ['{x}', []],
    ] as const) {
      expect([...readCodeOptions(written).highlighted], written).to.deep.equal(lines);
    }
  });

  it('reads lines to focus on', () => {
    expect([...readCodeOptions('focus={2-3}').focused]).to.deep.equal([2, 3]);
  });

  it('reads switches, which can be turned off', () => {
    for (const [written, names] of [
      ['lines', ['hasNumbers']],
      ['showLineNumbers', ['hasNumbers']],
      ['wrap expandable nocopy', ['isWrapped', 'isExpandable', 'hasNoCopy']],
      ['[expandable] showNumbers', ['isExpandable', 'hasNumbers']],
      ['lines={true} wrap={false} expandable="false"', ['hasNumbers']],
      ['', []],
    ] as const) {
      const options = Object.entries(readCodeOptions(written));
      const on = options.filter(([, value]) => value === true).map(([name]) => name);
      expect(on.sort(), written).to.deep.equal([...names].sort());
    }
  });

  it('reads the icon', () => {
    expect(readCodeOptions('icon="square-terminal"').icon).to.equal('square-terminal');
    expect(readCodeOptions('icon={"book"}').icon).to.equal('book');
  });

  it('writes no endless range out', () => {
    expect(readCodeOptions('{1-999999999}').highlighted.size).to.equal(10_000);
  });
});
