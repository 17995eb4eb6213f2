import {expect} from '@esm-bundle/chai';
import {describe, it} from 'node:test';
import {limits} from '../../../src/interpreter/budget.js';
import {exhausting, forbidden, forbiddenAttributes, slowPatterns} from '../../harness/attacks.js';
import {evaluateCounted} from '../../harness/evaluate.js';

/** What the host could be changed in; read before and after. */
function hostState(): string {
  const objects = [Object, Array, String, Function, RegExp, Map, Set, Math, JSON, globalThis];
  const names = (object: object) => Object.getOwnPropertyNames(object).sort().join();
  return objects
    .map((object) => names(object) + ('prototype' in object ? names(object.prototype) : ''))
    .join('\n');
}

describe('attacks', () => {
  it('are at least 100 on the host, and 50 on time and memory', () => {
    expect(new Set(forbidden).size).to.be.at.least(100);
    expect(new Set(exhausting).size).to.be.at.least(50);
  });

  for (const source of forbidden) {
    it(`are refused with a reason: ${source}`, () => {
      const before = hostState();
      const {outcome} = evaluateCounted(source);
      expect(outcome).to.have.property('refused');
      expect(reasonOf(outcome)).to.match(/^\w+/);
      expect(reasonOf(outcome)).not.to.match(/undefined \(reading|not a function|private member/);
      expect(hostState()).to.equal(before);
    });
  }

  for (const source of exhausting) {
    it(`end within the budget: ${source.slice(0, 100)}`, () => {
      const {outcome, steps} = evaluateCounted(source);
      expect(outcome).to.have.property('refused');
      expect(reasonOf(outcome)).not.to.match(/undefined \(reading|not a function|call stack/);
      expect(steps).to.be.at.most(limits.steps);
    });
  }

  for (const attribute of forbiddenAttributes) {
    it(`leave elements without the attribute ${attribute}`, () => {
      const {outcome} = evaluateCounted(`(<div ${attribute} />).props`);
      expect(outcome).to.deep.equal({value: '{}'});
    });
  }

  for (const source of slowPatterns) {
    it(`get an answer within the budget: ${source}`, () => {
      const {outcome, steps} = evaluateCounted(source);
      expect(outcome).to.have.property('value');
      expect(steps).to.be.at.most(limits.steps);
    });
  }

  it('cost more steps where they take more time than other code', () => {
    const stepsOf = (work: string) =>
      evaluateCounted(`(() => { for (let i = 0; i < 100; i++) { ${work} } })()`).steps;
    const plain = stepsOf('1 + 1;');
    expect(stepsOf('try { throw 1; } catch {}')).to.be.greaterThan(plain + 20_000);
    expect(stepsOf("'a-b'.match(/(a)-(b)/);")).to.be.greaterThan(plain + 2000);
    expect(stepsOf("JSON.parse('[1,2,3]');")).to.be.greaterThan(plain + 2000);
  });

  it('cost steps for regular expressions that browsers need long to compile, once each', () => {
    const {steps: few} = evaluateCounted('/[abcde]/u.test("a")');
    const {steps: more} = evaluateCounted('/[\\p{L}]/u.test("a")');
    const {steps: often} = evaluateCounted('[1, 2, 3].map(() => /[\\p{L}]/u.test("a"))');
    expect(more - few).to.be.greaterThan(100);
    expect(often - more).to.be.lessThan(100);
  });

  it('compile no regular expression that is only written, however long or many', (t) => {
    const compile = t.mock.method(globalThis, 'RegExp');
    const one = '\\p{L}'.repeat(1_000);
    const unused = evaluateCounted(`[/${one}/u, /[/]${one}\\//iu].length`);
    const compiled = compile.mock.calls.filter((call) => String(call.arguments[0]).includes(one));
    compile.mock.restore();
    expect(unused.outcome).to.deep.equal({value: '2'});
    expect(compiled).to.have.length(0);
    const used = evaluateCounted(`/${one}/u.test("a")`);
    expect(reasonOf(used.outcome)).to.equal(
      'uses a regular expression of more than 1000 characters',
    );
  });

  it('are told when a text is not one of bytes or of Base64', () => {
    for (const source of ['btoa("€")', 'atob("€")'])
      expect(reasonOf(evaluateCounted(source).outcome), source).to.match(/^fails: /);
  });

  it('are told when a literal of a regular expression is wrong', () => {
    expect(reasonOf(evaluateCounted('/(/.test("a")').outcome)).to.match(/^fails: Invalid regular/);
    expect(reasonOf(evaluateCounted('/a/ii.test("a")').outcome)).to.match(/^fails: Invalid flags/);
    expect(reasonOf(evaluateCounted('/a').outcome)).to.equal(
      'is not valid JavaScript: Unterminated regular expression',
    );
  });
});

function reasonOf(outcome: ReturnType<typeof evaluateCounted>['outcome']): string {
  return 'refused' in outcome ? outcome.refused.reason : '';
}
