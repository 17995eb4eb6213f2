import {expect, fixture, html} from '@open-wc/testing';
import '../../../elements/layout/docs-backdrop.js';
import type {DocsBackdrop} from '../../../elements/layout/docs-backdrop.js';
import {inMode, inside, links} from '../site/sample-site.js';

const image = {light: inside('light.png'), dark: inside('dark.png')};

async function shown(background: object, mode = 'light'): Promise<DocsBackdrop> {
  return fixture<DocsBackdrop>(
    html`<docs-backdrop .background=${background} .links=${links} mode=${mode}></docs-backdrop>`,
  );
}

function seen(backdrop: DocsBackdrop): readonly (string | null)[] {
  return [...backdrop.renderRoot.querySelectorAll('img')]
    .filter((image) => image.checkVisibility())
    .map((image) => image.getAttribute('src'));
}

describe('docs-backdrop', () => {
  it('shows the image of the mode', async () => {
    const backdrop = await shown({image});
    expect(seen(backdrop)).to.deep.equal(['/light.png']);
    backdrop.mode = 'dark';
    await backdrop.updateComplete;
    expect(seen(backdrop)).to.deep.equal(['/dark.png']);
    backdrop.mode = 'system';
    await backdrop.updateComplete;
    expect(seen(backdrop)).to.have.length(1);
  });

  it('shows one image for both modes', async () => {
    const both = {light: inside('one.png'), dark: inside('one.png')};
    expect(seen(await shown({image: both}, 'dark'))).to.deep.equal(['/one.png']);
  });

  it('shows a pattern', async () => {
    for (const decoration of ['gradient', 'grid', 'windows']) {
      const backdrop = await shown({decoration});
      const pattern = backdrop.renderRoot.querySelector('[part="decoration"]') as HTMLElement;
      expect(getComputedStyle(pattern).backgroundImage, decoration).to.contain('gradient');
    }
  });

  it('is silent, and out of the way of pointers', async () => {
    const box = await fixture(
      inMode('dark', html`<docs-backdrop .background=${{image}} .links=${links}></docs-backdrop>`),
    );
    await expect(box).to.be.accessible();
    const backdrop = box.firstElementChild as HTMLElement;
    expect(getComputedStyle(backdrop).pointerEvents).to.equal('none');
  });
});
