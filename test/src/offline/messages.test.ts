import {expect} from '@esm-bundle/chai';
import {describe, it} from 'node:test';
import {isAnswer} from '../../../src/offline/messages.js';

describe('isAnswer', () => {
  for (const data of [{changed: []}, {changed: ['https://docs.example/a.md'], more: 1}]) {
    it(`is true for ${JSON.stringify(data)}`, () => {
      expect(isAnswer(data)).to.equal(true);
    });
  }
  for (const data of [undefined, null, 'heard', {}, {changed: {}}, {changed: [{url: ''}]}]) {
    it(`is false for ${String(JSON.stringify(data))}`, () => {
      expect(isAnswer(data)).to.equal(false);
    });
  }
});
