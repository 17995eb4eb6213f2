import {expect} from '@esm-bundle/chai';
import {describe, it} from 'node:test';
import {validateConfig} from '../../../src/config/validate.js';
import {siteChecks} from '../../../src/site/check-site.js';

describe('the languages of code samples in docs.json', () => {
  const navigation = [{group: 'Start', pages: ['introduction']}];
  const said = (api: object) =>
    validateConfig(JSON.stringify({name: 'A', navigation, api}), 'docs.json', undefined, siteChecks)
      .filter(({code}) => code === 'config/unknown-sample-language')
      .map(({location, hint}) => `${location.pointer}: ${hint}`);

  it('are those in which samples are made, by any of their names', () => {
    expect(
      said({examples: {languages: ['Python', 'js', 'C#', 'curl', 'Kotlin', 'c++', 'ps1']}}),
    ).to.deep.equal([]);
  });

  it('are guessed where they are misspelled (config/unknown-sample-language)', () => {
    expect(said({examples: {languages: ['curl', 'pyton', 'powershel']}})).to.deep.equal([
      '/api/examples/languages/1: It is ignored. Did you mean "python"?',
      '/api/examples/languages/2: It is ignored. Did you mean "powershell"?',
    ]);
    const [other] = said({request: {example: {languages: ['cobol']}}});
    expect(other).to.match(/^\/api\/request\/example\/languages\/0: It is ignored\. Use curl/);
  });
});
