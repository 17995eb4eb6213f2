import {expect, fixture, html} from '@open-wc/testing';
import '../../../../elements/components/colors/docs-color.js';
import type {DocsColorItem} from '../../../../elements/components/colors/docs-color.js';
import {expectAccessibleInBothModes, part} from '../both-modes.js';
import {fakeClipboard} from '../fake-clipboard.js';
import {until} from '../../until.js';

const palette = () =>
  fixture(html`
    <docs-color>
      <docs-color-row heading="Blues">
        <docs-color-item name="blue" value="#00f"></docs-color-item>
        <docs-color-item name="pair" value='{"light":"#fff","dark":"#000"}'></docs-color-item>
        <docs-color-item name="odd" value="{no"></docs-color-item>
      </docs-color-row>
    </docs-color>
  `);

function items(element: Element): DocsColorItem[] {
  return [...element.querySelectorAll('docs-color-item')];
}

describe('docs-color', () => {
  it('shows names, values and colors', async () => {
    const [blue, pair, odd] = items(await palette());
    if (!blue || !pair || !odd) throw new Error('no items');
    expect(part(blue, 'name')).to.have.text('blue');
    expect(part(blue, 'value')).to.have.text('#00f');
    expect(getComputedStyle(part(blue, 'swatch')).backgroundColor).to.equal('rgb(0, 0, 255)');
    expect(part(pair, 'value')).to.have.text('#fff / #000');
    expect(part(odd, 'value')).to.have.text('{no');
  });

  it('has a color for each mode', async () => {
    const pair = items(await palette())[1];
    if (!pair) throw new Error('no item');
    for (const [mode, color] of [
      ['light', 'rgb(255, 255, 255)'],
      ['dark', 'rgb(0, 0, 0)'],
    ] as const) {
      pair.style.setProperty('color-scheme', mode);
      expect(getComputedStyle(part(pair, 'swatch')).backgroundColor).to.equal(color);
    }
  });

  it('shows colors, and loads no images', async () => {
    const item = await fixture<DocsColorItem>(
      html`<docs-color-item value="url(${location.origin}/color.png)"></docs-color-item>`,
    );
    expect(getComputedStyle(part(item, 'swatch')).backgroundImage).to.equal('none');
  });

  it('copies on a click', async () => {
    const {copied, restore} = fakeClipboard();
    const [blue] = items(await palette());
    if (!blue) throw new Error('no item');
    part(blue, 'item').click();
    await until(() => part(blue, 'value').textContent === 'Copied');
    restore();
    expect(copied).to.eql(['#00f']);
  });

  it('is accessible', async () => {
    await expectAccessibleInBothModes(await palette());
  });
});
