import {expect} from '@esm-bundle/chai';
import {describe, it} from 'node:test';
import {takeCodeMarks} from '../../../../src/content/code/code-marks.js';

function marksOf(code: string): string {
  const {marks} = takeCodeMarks(code);
  return [...marks].map(([line, said]) => `${String(line)}:${[...said].join('+')}`).join(' ');
}

describe('takeCodeMarks', () => {
  it('takes marks out of comments of every form', () => {
    for (const line of [
      'x // [!code ++]',
      'x # [!code ++]',
      'x -- [!code ++]',
      'x ; [!code ++]',
      'x /* [!code ++] */',
      'x {/* [!code ++] */}',
      'x <!-- [!code ++] -->',
    ]) {
      expect(takeCodeMarks(line).code, line).to.equal('x');
      expect(marksOf(line), line).to.equal('1:added');
    }
  });

  it('knows every mark', () => {
    const names = ['++', '--', 'highlight', 'hl', 'focus', 'error', 'warning'];
    expect(marksOf(names.map((name) => `x // [!code ${name}]`).join('\n'))).to.equal(
      '1:added 2:removed 3:highlighted 4:highlighted 5:focused 6:error 7:warning',
    );
  });

  it('reads several marks of a line, and marks for several lines', () => {
    expect(marksOf('a // [!code ++] [!code focus]')).to.equal('1:added+focused');
    expect(marksOf('a\nb // [!code hl:2]\nc\nd')).to.equal('2:highlighted 3:highlighted');
  });

  it('reads several comments of a line, wherever they end', () => {
    for (const [line, code, marks] of [
      ['a // [!code ++] // [!code focus]', 'a', '1:focused+added'],
      ['  <p> {/* [!code ++] */} b', '  <p> b', '1:added'],
      ['  /* [!code hl] */ b', '  b', '1:highlighted'],
      ['a # [!code ++:2]\nb', 'a\nb', '1:added 2:added'],
      ['a # [!code --:3]\n\n\nb', 'a\n\n\nb', '1:removed 2:removed 3:removed'],
    ] as const) {
      expect(takeCodeMarks(line).code, line).to.equal(code);
      expect(marksOf(line), line).to.equal(marks);
    }
  });

  it('takes a comment of its own away with its line, and speaks of the next', () => {
    const {code} = takeCodeMarks('a\n  # [!code hl]\nb');
    expect(code).to.equal('a\nb');
    expect(marksOf('a\n  # [!code hl]\nb')).to.equal('2:highlighted');
  });

  it('leaves comments that are no marks, diffs and other code as they are', () => {
    for (const code of [
      'x // [!code what]',
      'x // [!code word:y]',
      'x // note [!code ++]',
      '+ a\n- b',
      'x // [!codex]',
      'a\n\n',
    ]) {
      expect(takeCodeMarks(code).code).to.equal(code);
      expect(marksOf(code)).to.equal('');
    }
  });

  it('is quick with hostile lines', () => {
    const code = `${' '.repeat(100_000)}[!code ++\n${'// [!code ++]'.repeat(10_000)}`;
    // The time-out of tests is the measure.
    takeCodeMarks(code);
  });
});
