import {expect} from '@esm-bundle/chai';
import {describe, it} from 'node:test';
import {applyFixes} from '../../../src/check/apply-fixes.js';
import type {Diagnostic, Fix} from '../../../src/diagnostics/diagnostic.js';

const problem = (fix: Fix, line = 1): Diagnostic => ({
  code: 'page/translated-syntax',
  severity: 'info',
  message: 'A message.',
  hint: 'A hint.',
  location: {file: 'a.md', line},
  fix,
});

describe('applyFixes', () => {
  it('replaces nothing twice, and returns what it has replaced', () => {
    const fixes = [problem({find: 'a', replace: 'x'}), problem({find: 'a', replace: 'y'})];
    const change = {line: 1, find: 'a', replace: 'x'};
    expect(applyFixes('a b', fixes)).to.deep.equal({
      text: 'x b',
      fixed: [{code: 'page/translated-syntax', file: 'a.md', changes: [change]}],
    });
  });

  it('changes several places of a line, whatever their order', () => {
    const fixes = [problem({find: 'a', replace: 'longer'}), problem({find: 'b', replace: 'x'})];
    expect(applyFixes('a b', fixes).text).to.equal('longer x');
    expect(applyFixes('a b', fixes.toReversed()).text).to.equal('longer x');
  });

  it('leaves a text that is on its line twice, or only as a part of another one', () => {
    for (const text of ['a a', 'ab', 'b-a', 'a/b', 'b\na']) {
      const result = applyFixes(text, [problem({find: 'a', replace: 'x'})]);
      expect(result, text).to.deep.equal({text, fixed: []});
    }
  });

  it('returns the lines of what it has replaced, as they are in the new text', () => {
    const fixes = [
      problem({find: '{/* a */}', replace: ''}),
      problem({find: 'b', replace: 'x\ny'}, 2),
      problem(
        {find: 'c', replace: 'z', others: [{line: 4, column: 1, find: 'd', replace: 'e'}]},
        3,
      ),
    ];
    const {text, fixed} = applyFixes('{/* a */}\nb\nc\nd', fixes);
    expect(text).to.equal('x\ny\nz\ne');
    const lines = fixed.map(({changes}) => changes.map(({line}) => line));
    expect(lines).to.deep.equal([[1], [1], [3, 4]]);
  });
});
