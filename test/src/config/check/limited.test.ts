import {expect} from '@esm-bundle/chai';
import {describe, it} from 'node:test';
import {readJson} from '../../../../src/config/json/read-json.js';
import {validateConfig} from '../../../../src/config/validate.js';
import type {Diagnostic} from '../../../../src/diagnostics/diagnostic.js';

const most = 50;

/** How many diagnostics there are of each code, and what is said of the others. */
function summary(diagnostics: readonly Diagnostic[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const {code} of diagnostics) counts.set(code, (counts.get(code) ?? 0) + 1);
  const more = diagnostics.filter(({code}) => code === 'config/more');
  return [...Array.from(counts, ([code, count]) => `${count} ${code}`), ...more.map(messageOf)];
}

function messageOf({message}: Diagnostic): string {
  return message;
}

const pages = '"name": "a", "navigation": [{"group": "a", "pages": ["a"]}]';

describe('the diagnostics of a docs.json', () => {
  for (const [name, code, entry] of [
    ['comments', 'config/comment', () => '// a\n'],
    ['duplicate names', 'config/duplicate-key', () => '"name": "a",'],
    ['unknown properties', 'config/unknown-property', (at: number) => `"own${at}": 1,`],
  ] as const) {
    it(`lists the first ${most} ${name} and says how many more there are`, () => {
      const textOf = (count: number) =>
        `{${Array.from({length: count}, (_, at) => entry(at)).join('')}${pages}}`;
      const few = validateConfig(textOf(most), 'docs.json');
      expect(few.filter((one) => one.code === code)).to.have.length(most);
      expect(few.map((one) => one.code)).not.to.include('config/more');
      const many = validateConfig(textOf(100_000), 'docs.json');
      expect(summary(many)).to.deep.equal([
        `${most} ${code}`,
        '1 config/more',
        `There are ${100_000 - most} more problems with the code ${code}.`,
      ]);
      expect(many.at(-1)?.location.file).to.equal('docs.json');
    });
  }

  it('counts what is noted while reading, too', () => {
    const {diagnostics} = readJson(`{${'// a\n'.repeat(most + 1)}}`, 'docs.json');
    expect(summary(diagnostics)).to.deep.equal([
      `${most} config/comment`,
      '1 config/more',
      'There is 1 more problem with the code config/comment.',
    ]);
  });

  it('counts the same mistake in a file that is referred to often once', () => {
    const references = Array.from({length: 200}, () => '{"$ref": "b.json"}').join(',');
    const text = `{"name": "a", "navigation": [${references}]}`;
    const files = new Map([['b.json', {text: '{"group": "a", "pages": ["a"], "own": 1}'}]]);
    const codes = validateConfig(text, 'docs.json', files).map(({code}) => code);
    expect(codes.filter((code) => code === 'config/unknown-property')).to.have.length(1);
  });

  it('are searched for similar names only as far as they are listed', () => {
    const lowered = countCalls(String.prototype, 'toLowerCase', () => {
      const own = Array.from({length: 5000}, (_, at) => `"own${at}": 1,`).join('');
      validateConfig(`{${own}${pages}}`, 'docs.json');
    });
    expect(lowered).to.be.below(5000);
  });

  it('copies no errors of the items before a wrong one', () => {
    const copied = countCalls(Array.prototype, 'concat', () => {
      const group = '{"group": "a", "pages": ["a"], "own": 1}';
      const groups = Array.from({length: 1000}, () => group).join(',');
      validateConfig(`{"name": "a", "navigation": [${groups}]}`, 'docs.json');
    });
    expect(copied).to.be.below(100);
  });
});

/** How often a method is called while `run` runs. */
function countCalls<K extends string>(
  prototype: Record<K, (...args: never[]) => unknown>,
  name: K,
  run: () => void,
): number {
  const method = prototype[name];
  let count = 0;
  prototype[name] = function (this: unknown, ...args: never[]) {
    count++;
    return method.apply(this, args);
  };
  try {
    run();
  } finally {
    prototype[name] = method;
  }
  return count;
}
