import {expect} from '@open-wc/testing';
import {showsProblems} from '../../../elements/shared/shows-problems.js';

describe('showsProblems', () => {
  for (const [url, shows] of [
    ['http://localhost:8000/', true],
    ['http://127.0.0.1/', true],
    ['http://[::1]/', true],
    ['https://docs.example/?problems', true],
    ['https://docs.example/', false],
    ['https://localhost.example/', false],
  ] as const) {
    it(`is ${shows} at ${url}`, () => {
      expect(showsProblems(new URL(url))).to.equal(shows);
    });
  }
});
