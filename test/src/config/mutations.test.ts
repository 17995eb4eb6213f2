import {expect} from '@esm-bundle/chai';
import {describe, it} from 'node:test';
import {mutations} from '../../harness/mutate.js';
import {sampleConfigs} from '../../harness/sample-configs.js';
import {fuzz} from '../../harness/fuzz.js';
import {validate} from './said.js';

describe('configurations as real sites have them', () => {
  for (const [name, config] of sampleConfigs()) {
    it(`${name} is read without a false word`, () => {
      const codes = validate(config).map(({code}) => code);
      const mayBe = ['config/not-used', 'nav/operation'];
      expect(codes.filter((code) => !mayBe.includes(code))).to.deep.equal([]);
    });

    it(`${name} shows what can be shown, however it is mutated`, {timeout: 60_000}, () => {
      for (const {seed, config: mutated} of mutations(config, 200)) {
        expect(fuzz(mutated), `seed ${seed}`).to.deep.equal([]);
      }
    });
  }
});
