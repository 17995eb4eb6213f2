import {expect, fixture, html, nextFrame, oneEvent} from '@open-wc/testing';
import '../../../../elements/components/disclosures/docs-expandable.js';
import type {DocsExpandable} from '../../../../elements/components/disclosures/docs-expandable.js';
import {DocsRevealEvent} from '../../../../elements/shared/page-events.js';
import {expectAccessibleInBothModes, part} from '../both-modes.js';

describe('docs-expandable', () => {
  it('says what a click will do', async () => {
    const element = await fixture<DocsExpandable>(
      html`<docs-expandable heading="properties"><p>id</p></docs-expandable>`,
    );
    const summary = part(element, 'summary');
    expect(summary).to.have.trimmed.text('Show properties');
    const toggled = oneEvent(part(element, 'expandable'), 'toggle');
    summary.click();
    await toggled;
    await element.updateComplete;
    expect(summary).to.have.trimmed.text('Hide properties');
    expect(element.firstElementChild?.checkVisibility()).to.equal(true);
  });

  it('has a name without a title', async () => {
    const element = await fixture(html`<docs-expandable></docs-expandable>`);
    expect(part(element, 'summary')).to.have.trimmed.text('Show child attributes');
  });

  it('is as the reader left it, when they come back in the same session', async () => {
    const boxes = html`<article part="page">
      <docs-expandable heading="a" open><p>a</p></docs-expandable
      ><docs-expandable heading="b"
        ><docs-expandable heading="c"><p>c</p></docs-expandable></docs-expandable
      >
    </article>`;
    const page = await fixture<HTMLElement>(boxes);
    const openOnes = (of: HTMLElement) =>
      [...of.querySelectorAll('docs-expandable[open]')].map((box) => box.getAttribute('heading'));
    for (const box of page.querySelectorAll('docs-expandable')) {
      const toggled = oneEvent(part(box, 'expandable'), 'toggle');
      part(box, 'summary').click();
      await toggled;
      await box.updateComplete;
    }
    expect(openOnes(page)).to.eql(['b', 'c']);
    page.remove();
    const again = await fixture<HTMLElement>(boxes);
    await nextFrame();
    expect(openOnes(again)).to.eql(['b', 'c']);
    sessionStorage.clear();
  });

  it('believes nothing in its record but yes and no', async () => {
    sessionStorage.setItem(`${location.pathname}#`, '{"0 a": "yes"}');
    const element = await fixture(
      html`<article part="page"><docs-expandable heading="a"></docs-expandable></article>`,
    );
    expect(element.firstElementChild).not.to.have.attribute('open');
    sessionStorage.clear();
  });

  it('opens for a link to something in it', async () => {
    const element = await fixture<DocsExpandable>(
      html`<docs-expandable heading="properties"><p>id</p></docs-expandable>`,
    );
    const closed = element.offsetHeight;
    element.firstElementChild?.dispatchEvent(new DocsRevealEvent());
    await element.updateComplete;
    expect(element.firstElementChild?.checkVisibility()).to.equal(true);
    // Sliding would take the reader away from it, since browsers keep what is below in its place.
    expect(element.offsetHeight).to.be.greaterThan(closed + 20);
  });

  it('slides open, but not on a page where each frame of that takes too long', async () => {
    const isSupported = CSS.supports('interpolate-size', 'allow-keywords');
    for (const [count, slides] of [
      [10, true],
      [4000, false],
    ] as const) {
      const page = await fixture(
        html`<article part="page">
          <docs-expandable heading="properties"><p>id</p></docs-expandable>
          ${Array.from({length: count}, () => html`<i></i>`)}
        </article>`,
      );
      const element = page.querySelector('docs-expandable');
      if (!element) throw new Error('nothing to open');
      const box = part(element, 'expandable');
      const toggled = oneEvent(box, 'toggle');
      part(element, 'summary').click();
      await toggled;
      const {transitionProperty} = getComputedStyle(box, '::details-content');
      expect(transitionProperty.includes('block-size')).to.equal(slides && isSupported);
    }
    sessionStorage.clear();
  });

  it('leaves room for text however deeply it is nested', async () => {
    let content = html`<p>id</p>`;
    for (let depth = 0; depth < 17; depth++) {
      content = html`<docs-expandable open>${content}</docs-expandable>`;
    }
    const box = await fixture<HTMLElement>(html`<div>${content}</div>`);
    box.style.setProperty('width', '350px');
    expect(box.querySelector('p')?.offsetWidth).to.be.greaterThan(160);
  });

  it('is accessible', async () => {
    await expectAccessibleInBothModes(
      await fixture(html`<docs-expandable heading="properties" open><p>id</p></docs-expandable>`),
    );
  });
});
