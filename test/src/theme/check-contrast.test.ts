import {expect} from '@esm-bundle/chai';
import {describe, it} from 'node:test';
import {validateConfig} from '../../../src/config/validate.js';
import {checkContrast} from '../../../src/theme/check-contrast.js';
import {themeTokens} from '../../../src/theme/tokens.js';

const said = (more: object) =>
  validateConfig(
    JSON.stringify({name: 'A', navigation: {pages: ['a']}, ...more}),
    'docs.json',
    undefined,
    [checkContrast],
  );

describe('checkContrast', () => {
  it('reports no colors that have enough contrast', () => {
    expect(said({colors: {primary: '#0d6b53', light: '#55d799'}})).to.deep.equal([]);
    expect(said({})).to.deep.equal([]);
  });

  it('tells the mode, and the color that is shown instead (config/color-contrast)', () => {
    const colors = {primary: '#eab308', light: '#333333'};
    const [pale, dark] = said({colors});
    expect(pale).to.include({code: 'config/color-contrast', severity: 'info'});
    expect(pale?.location).to.include({pointer: '/colors/primary', line: 1});
    expect(dark?.location.pointer).to.equal('/colors/light');
    const accent = themeTokens({...colors, background: {}}).get('--docs-color-accent') ?? '';
    const [inLight = '', inDark = ''] = accent.match(/#\w{6}/g) ?? [];
    expect(pale?.message).to.equal(
      `"colors.primary" (#eab308) is shown as ${inLight} in light mode.`,
    );
    expect(dark?.message).to.equal(`"colors.light" (#333333) is shown as ${inDark} in dark mode.`);
  });

  it('reports backgrounds on which text is not readable', () => {
    const background = {color: {light: '#808080', dark: '#000000'}};
    expect(said({background}).map(({location}) => location.pointer)).to.deep.equal([
      '/background/color/light',
    ]);
  });
});
