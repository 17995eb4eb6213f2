import {expect} from '@open-wc/testing';
import {fieldsOf} from '../../../src/config/raw.js';
import {readSearchPrompt} from '../../../src/config/read-search.js';

describe('readSearchPrompt', () => {
  it('takes text alone', () => {
    const read = (search: unknown) => readSearchPrompt(fieldsOf({search}));
    expect(read({prompt: ' Find '})).to.equal('Find');
    for (const search of [undefined, 'Find', {prompt: 5}, {prompt: ' '}]) {
      expect(read(search)).to.equal(undefined);
    }
  });
});
