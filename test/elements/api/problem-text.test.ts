import {expect} from '@open-wc/testing';
import {problemName} from '../../../elements/api/problem-text.js';

describe('the name of what a problem is about', () => {
  for (const [at, name] of [
    ['query:limit', 'limit'],
    ['header:X-A/b', 'X-A/b'],
    ['credential:Key', 'Key'],
    ['body', 'body'],
    ['body:/address/street', 'address.street'],
    ['body:/items/0/a~1b', 'items.0.a/b'],
  ] as const) {
    it(`is ${name} for ${at}`, () => {
      expect(problemName({at, reason: {kind: 'missing'}})).to.equal(name);
    });
  }
});
