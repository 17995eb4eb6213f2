import {expect, fixture, html} from '@open-wc/testing';
import '../../../../elements/components/badge/docs-badge.js';
import {expectAccessibleInBothModes, part} from '../both-modes.js';

describe('docs-badge', () => {
  it('stays in the line of its text', async () => {
    const element = await fixture(html`<p>Now <docs-badge>new</docs-badge> here</p>`);
    expect(getComputedStyle(element.children[0] ?? element).display).to.equal('inline');
  });

  it('draws an outline instead of a background if its attribute says so', async () => {
    const element = await fixture(html`<docs-badge color="red" stroke>x</docs-badge>`);
    expect(getComputedStyle(part(element, 'badge')).backgroundColor).to.equal('rgba(0, 0, 0, 0)');
  });

  it('has an icon, a shape and a size of its own', async () => {
    const icon = {kind: 'name', name: 'star'} as const;
    const element = await fixture(
      html`<docs-badge shape="pill" size="lg" .icon=${icon}>x</docs-badge>`,
    );
    const plain = await fixture(html`<docs-badge>x</docs-badge>`);
    const [own, usual] = [element, plain].map((badge) => getComputedStyle(part(badge, 'badge')));
    expect(parseFloat(own?.fontSize ?? '')).to.be.greaterThan(parseFloat(usual?.fontSize ?? ''));
    expect(own?.borderRadius).not.to.equal(usual?.borderRadius);
    expect(element.shadowRoot?.querySelector('docs-icon')?.icon).to.equal(icon);
  });

  for (const color of ['', 'blue', 'yellow', 'surface']) {
    it(`fades without losing contrast when disabled: ${color || 'gray'}`, async () => {
      const element = await fixture(html`<docs-badge color=${color} disabled>x</docs-badge>`);
      const quiet = await fixture(html`<p style="color: var(--docs-color-muted)"></p>`);
      const {color: faded, opacity} = getComputedStyle(part(element, 'badge'));
      expect([faded, opacity]).to.eql([getComputedStyle(quiet).color, '1']);
      await expectAccessibleInBothModes(element);
    });
  }

  for (const color of [
    ...['', 'gray', 'blue', 'green', 'yellow', 'orange', 'red', 'purple', 'white', 'surface'],
    ...['white-destructive', 'surface-destructive'],
  ]) {
    it(`is accessible in ${color || 'gray'}`, async () => {
      await expectAccessibleInBothModes(
        await fixture(html`<p><docs-badge color=${color}>new</docs-badge></p>`),
      );
    });
  }
});
