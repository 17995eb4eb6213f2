import {expect, fixture, html} from '@open-wc/testing';
import '../../../elements/styles/host.css.js';
import {backgroundOf} from '../../../src/theme/accent.js';
import {readHex, toHex} from '../../../src/theme/color.js';

const canvas = document.createElement('canvas').getContext('2d', {willReadFrequently: true});

/** The color that a token paints over another one, as three parts from 0 to 255. */
function painted(element: HTMLElement, token: string, over?: string): readonly number[] {
  if (canvas === null) throw new Error('no canvas');
  for (const name of over === undefined ? [token] : [over, token]) {
    element.style.color = `var(${name})`;
    canvas.fillStyle = getComputedStyle(element).color;
    canvas.fillRect(0, 0, 1, 1);
  }
  return [...canvas.getImageData(0, 0, 1, 1).data].slice(0, 3);
}

function luminance(color: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = color.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: readonly number[], other: readonly number[]): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

const hues = [20, 90, 150, 262, 330];
const statuses = ['note', 'tip', 'check', 'warning', 'danger', 'info'];
const code = ['text', 'comment', 'keyword', 'string', 'number', 'name', 'type', 'attribute', 'tag'];

describe('tokens', () => {
  for (const mode of ['light', 'dark'] as const) {
    for (const hue of hues) {
      it(`can be read in ${mode} mode with hue ${hue}`, async () => {
        // <docs-site> is not defined here: the tokens of its name are the document's.
        const element = await fixture<HTMLElement>(html`<docs-site></docs-site>`);
        element.style.setProperty('--docs-hue', String(hue));
        element.style.colorScheme = mode;
        const check = (token: string, background: string, least: number) => {
          const ratio = contrast(painted(element, token, background), painted(element, background));
          expect(ratio, `${token} on ${background}`).to.be.at.least(least);
        };
        check('--docs-color-text', '--docs-color-background', 12);
        for (const background of ['background', 'raised', 'tint']) {
          check('--docs-color-muted', `--docs-color-${background}`, 4.5);
          for (const status of statuses)
            check(`--docs-color-${status}`, `--docs-color-${background}`, 4.5);
        }
        for (const name of code) check(`--docs-code-${name}`, '--docs-code-background', 4.5);
      });
    }

    it(`leave code readable in ${mode} mode on any background that a site may have`, async () => {
      const element = await fixture<HTMLElement>(html`<docs-site></docs-site>`);
      const background = backgroundOf(readHex('#808080'), mode, 0);
      element.style.setProperty('--docs-color-background', toHex(background));
      element.style.colorScheme = mode;
      for (const hue of hues) {
        element.style.setProperty('--docs-hue', String(hue));
        const behind = painted(element, '--docs-code-background');
        for (const name of code) {
          const text = painted(element, `--docs-code-${name}`, '--docs-code-background');
          expect(contrast(text, behind), `${name}, hue ${hue}`).to.be.at.least(4.5);
        }
      }
    });
  }

  it('give way to the styles of the page', async () => {
    const style = document.createElement('style');
    style.textContent = 'docs-site { --docs-color-muted: rgb(1, 2, 3) }';
    document.head.append(style);
    const element = await fixture<HTMLElement>(html`<docs-site></docs-site>`);
    expect(painted(element, '--docs-color-muted')).to.deep.equal([1, 2, 3]);
    style.remove();
  });
});
