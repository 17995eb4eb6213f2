import {expect, fixture, html} from '@open-wc/testing';
import '../../../elements/components/docs-badge.js';
import {expectAccessibleInBothModes, part} from './both-modes.js';

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

  it('fades when disabled', async () => {
    const element = await fixture(html`<docs-badge disabled>x</docs-badge>`);
    expect(Number(getComputedStyle(part(element, 'badge')).opacity)).to.be.lessThan(1);
    await expectAccessibleInBothModes(element);
    await expectAccessibleInBothModes(
      await fixture(html`<docs-badge color="blue" disabled>x</docs-badge>`),
    );
  });

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
