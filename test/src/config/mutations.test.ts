import {expect} from '@esm-bundle/chai';
import {describe, it} from 'node:test';
import {readJson} from '../../../src/config/json/read-json.js';
import {mutations} from '../../harness/mutate.js';
import {sampleConfigs} from '../../harness/sample-configs.js';
import {fuzz} from '../../harness/fuzz.js';
import {validate} from './said.js';

describe('configurations as real sites have them', () => {
  for (const [name, config] of sampleConfigs()) {
    it(`${name} is read without a false word`, () => {
      const codes = validate(config).map(({code}) => code);
      expect(codes.filter((code) => code !== 'config/not-used')).to.deep.equal([]);
    });

    it(`${name} is read completely without any one of its commas`, () => {
      const lines = JSON.stringify(config, null, 1).split('\n');
      const ends = lines.flatMap((line, index) => (line.endsWith(',') ? [index] : []));
      const step = Math.ceil(ends.length / 100);
      for (const end of ends.filter((_, index) => index % step === 0)) {
        const text = lines.map((line, index) => (index === end ? line.slice(0, -1) : line));
        const {value, diagnostics} = readJson(text.join('\n'), 'docs.json');
        expect(value.value).to.deep.equal(config);
        expect(diagnostics.map(({location}) => location.line)).to.deep.equal([end + 2]);
      }
    });

    it(`${name} shows what can be shown, however it is mutated`, () => {
      for (const {seed, config: mutated} of mutations(config, 200)) {
        expect(fuzz(mutated), `seed ${seed}`).to.deep.equal([]);
      }
    });
  }
});
