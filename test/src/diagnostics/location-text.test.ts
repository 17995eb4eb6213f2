import {expect} from '@esm-bundle/chai';
import {describe, it} from 'node:test';
import {locationText} from '../../../src/diagnostics/location-text.js';

describe('placeOf', () => {
  for (const [place, text] of [
    [{file: 'a.md'}, 'a.md'],
    [{file: 'a.md', line: 3}, 'a.md:3'],
    [{file: 'docs.json', line: 3, column: 7}, 'docs.json:3:7'],
    [{file: 'docs.json', pointer: '/name'}, 'docs.json /name'],
  ] as const) {
    it(`writes ${text}`, () => {
      expect(locationText(place)).to.equal(text);
    });
  }
});
