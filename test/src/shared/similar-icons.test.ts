import {expect} from '@esm-bundle/chai';
import {describe, it} from 'node:test';
import {similarIcons} from '../../../src/shared/similar-icons.js';

describe('similarIcons', () => {
  it('are one instead of several, the first words, the last words, and the neutral one', () => {
    expect(similarIcons('robots')).to.deep.equal(['robot', 'shapes']);
    expect(similarIcons('building2')).to.deep.equal(['building', 'shapes']);
    expect(similarIcons('ti-shield-zap')).to.deep.equal([
      'ti-shield-zap',
      'ti-shield',
      'ti',
      'shield-zap',
      'zap',
      'shapes',
    ]);
    expect(similarIcons('')).to.deep.equal([]);
  });

  it('are few, however many words a name has', () => {
    const name = 'a-'.repeat(10_000);
    expect(similarIcons(name)).to.have.lengthOf(16);
    expect(similarIcons(name).slice(1).join('').length).to.be.lessThan(200);
  });
});
