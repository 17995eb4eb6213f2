import {expect} from '@esm-bundle/chai';
import {describe, it} from 'node:test';
import {fieldsOf} from '../../../../src/config/read/raw.js';
import {readStyling} from '../../../../src/config/read/styling.js';

const read = (written: object) => readStyling({raw: fieldsOf(written)});

describe('readStyling', () => {
  it('reads both shapes', () => {
    const expected = {eyebrows: 'breadcrumbs', codeblocks: 'dark'};
    expect(read({styling: {eyebrows: 'breadcrumbs', codeblocks: 'dark'}})).to.deep.equal(expected);
    expect(read({eyebrow: {display: 'breadcrumbs'}, codeBlock: {mode: 'dark'}})).to.deep.equal(
      expected,
    );
    expect(read({codeBlock: {mode: 'auto'}, styling: 5})).to.deep.equal({
      eyebrows: 'section',
      codeblocks: 'system',
    });
  });

  const themes: readonly (readonly [theme: unknown, mode: string])[] = [
    ['dracula', 'dark'],
    ['github-light', 'light'],
    [{light: 'one-dark-pro', dark: 'dracula'}, 'dark'],
    [{light: 'snazzy-light', dark: 'dark-plus'}, 'system'],
    ['css-variables', 'system'],
    [{dark: 'dracula'}, 'system'],
    [5, 'system'],
  ];
  for (const [theme, mode] of themes) {
    it(`shows code in the mode ${mode} for the theme ${JSON.stringify(theme)}`, () => {
      expect(read({styling: {codeblocks: {theme}}}).codeblocks).to.equal(mode);
    });
  }
});
