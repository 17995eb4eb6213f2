import {expect} from '@esm-bundle/chai';
import {describe, it} from 'node:test';
import {contrast, mix, readHex, toOklch, type Rgb} from '../../../src/theme/color.js';
import {themeTokens} from '../../../src/theme/tokens.js';

/** A fixed sequence of numbers from 0 to 1 (a linear congruential generator). */
function sequence(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32) / 2 ** 32;
}

function randomHex(next: () => number): string {
  return `#${Math.floor(next() * 0xffffff)
    .toString(16)
    .padStart(6, '0')}`;
}

function colorsOf(pair: string | undefined): readonly [Rgb, Rgb] {
  const [light, dark] = (pair?.match(/#[\da-f]{6}/g) ?? []).map(readHex);
  if (!light || !dark) throw new Error(`no pair of colors: ${String(pair)}`);
  return [light, dark];
}

describe('themeTokens', () => {
  const backgrounds = {light: '#fdfdfe', dark: '#0b0d12'};

  it('keeps an accent that can be read', () => {
    const tokens = themeTokens({primary: '#1D4ED8', light: '#93c5fd', background: {}});
    expect(tokens.get('--docs-color-accent')).to.equal('light-dark(#1d4ed8, #93c5fd)');
    expect(tokens.get('--docs-color-on-accent')).to.equal('light-dark(#ffffff, #000000)');
  });

  it('uses the primary color in dark mode when there is no other, lightened', () => {
    const tokens = themeTokens({primary: '#1d4ed8', background: {}});
    const [light, dark] = colorsOf(tokens.get('--docs-color-accent'));
    expect(contrast(dark, readHex(backgrounds.dark) ?? dark)).to.be.greaterThan(4.5);
    expect(dark).not.to.deep.equal(light);
  });

  it('makes any accent readable in both modes, on the background and on its own tint', () => {
    const next = sequence(7);
    for (let index = 0; index < 600; index++) {
      const primary = randomHex(next);
      const colors = {primary, light: randomHex(next), dark: randomHex(next), background: {}};
      const tokens = themeTokens(colors);
      const accents = colorsOf(tokens.get('--docs-color-accent'));
      const buttons = colorsOf(tokens.get('--docs-color-button'));
      const onAccents = colorsOf(tokens.get('--docs-color-on-accent'));
      const onButtons = colorsOf(tokens.get('--docs-color-on-button'));
      ([backgrounds.light, backgrounds.dark] as const).forEach((hex, mode) => {
        const background = readHex(hex) ?? [0, 0, 0];
        const accent = accents[mode] ?? background;
        const label = `${JSON.stringify(colors)} ${mode}`;
        expect(contrast(accent, background), label).to.be.at.least(4.5);
        expect(contrast(accent, mix(accent, background, 0.1)), label).to.be.at.least(4.5);
        expect(contrast(onAccents[mode] ?? accent, accent), label).to.be.at.least(4.5);
        expect(
          contrast(onButtons[mode] ?? background, buttons[mode] ?? background),
          label,
        ).to.be.at.least(4.5);
      });
    }
  });

  it("makes any accent readable on any author's backgrounds", () => {
    const next = sequence(11);
    for (let index = 0; index < 300; index++) {
      const background = {light: randomHex(next), dark: randomHex(next)};
      const tokens = themeTokens({primary: randomHex(next), background});
      const accents = colorsOf(tokens.get('--docs-color-accent'));
      colorsOf(tokens.get('--docs-color-background')).forEach((background, mode) => {
        expect(contrast(accents[mode] ?? background, background)).to.be.at.least(4.5);
      });
    }
  });

  it('fills buttons with the color meant for them, in both modes', () => {
    const tokens = themeTokens({primary: '#1d4ed8', dark: '#073', background: {}});
    expect(tokens.get('--docs-color-button')).to.equal('light-dark(#007733, #007733)');
  });

  it('has white text on buttons in saturated colors, which it makes darker for that', () => {
    for (const primary of ['#0078ff', '#f97316', '#16a34a', '#ec4899']) {
      const tokens = themeTokens({primary, background: {}});
      expect(tokens.get('--docs-color-on-button'), primary).to.equal(
        'light-dark(#ffffff, #ffffff)',
      );
      const before = readHex(primary) ?? [0, 0, 0];
      for (const fill of colorsOf(tokens.get('--docs-color-button'))) {
        expect(contrast(fill, [1, 1, 1]), primary).to.be.within(4.5, 4.6);
        expect(toOklch(fill).hue, primary).to.be.closeTo(toOklch(before).hue, 4);
      }
    }
  });

  it('has black text on buttons in colors that would be others with white text', () => {
    for (const primary of ['#facc15', '#a3e635', '#67e8f9', '#ffffff']) {
      const tokens = themeTokens({primary, dark: primary, background: {}});
      expect(tokens.get('--docs-color-on-button'), primary).to.match(/, #000000\)$/);
    }
  });

  it('fills a button with the accent where the color meant for it would not be seen', () => {
    const near = (dark: string) => {
      const tokens = themeTokens({primary: '#1d4ed8', light: '#93c5fd', dark, background: {}});
      return tokens.get('--docs-color-button');
    };
    expect(near('#0a0a0a')).to.equal('light-dark(#0a0a0a, #93c5fd)');
    expect(near('#fafafa')).to.equal('light-dark(#1d4ed8, #fafafa)');
    expect(near('#14532d')).to.equal('light-dark(#14532d, #14532d)');
  });

  it('keeps a background light in light mode and dark in dark mode', () => {
    const tokens = themeTokens({background: {light: '#112233', dark: '#fffbeb'}});
    const [light, dark] = colorsOf(tokens.get('--docs-color-background'));
    expect(contrast(light, [0, 0, 0])).to.be.greaterThan(17);
    expect(contrast(dark, [1, 1, 1])).to.be.greaterThan(14);
  });

  it('sets nothing without colors, nor for invalid ones', () => {
    expect(themeTokens({background: {}}).size).to.equal(0);
    expect(themeTokens({primary: 'tomato', background: {light: 'url(x)'}}).size).to.equal(0);
  });

  it('takes no hue from a gray', () => {
    expect(themeTokens({primary: '#444444', background: {}}).has('--docs-hue')).to.equal(false);
    expect(themeTokens({primary: '#16a34a', background: {}}).get('--docs-hue')).to.match(/^1\d\d$/);
  });
});
