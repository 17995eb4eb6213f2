import {expect, fixture, html} from '@open-wc/testing';
import '../../../elements/shared/host.css.js';
import {adoptUtilities} from '../../../elements/shared/utility-styles.js';

/** The look of an element of these classes inside a page. */
async function look(classes: string, name = 'div'): Promise<CSSStyleDeclaration> {
  const page = await fixture(html`<div part="page"><i></i></div>`);
  const element = document.createElement(name);
  element.className = classes;
  page.append(element);
  return getComputedStyle(element);
}

describe('adoptUtilities', () => {
  before(adoptUtilities);

  for (const [classes, property, value] of [
    ['p-4', 'padding', '16px'],
    ['-mt-1.5', 'margin-top', '-6px'],
    ['mx-auto', 'display', 'block'],
    ['gap-x-0.5', 'column-gap', '2px'],
    ['w-full', 'display', 'block'],
    ['rounded-xl', 'border-radius', '12px'],
    ['aspect-video', 'aspect-ratio', '16 / 9'],
    ['flex items-center', 'align-items', 'center'],
    ['grid', 'display', 'grid'],
    ['text-sm', 'font-size', '14px'],
    ['font-semibold', 'font-weight', '600'],
    ['truncate', 'white-space', 'nowrap'],
    ['hidden', 'display', 'none'],
    ['max-w-3xl', 'max-width', '768px'],
  ] as const) {
    it(`knows ${classes}`, async () => {
      expect((await look(classes)).getPropertyValue(property)).to.equal(value);
    });
  }

  it("takes the site's colours for an author's shades", async () => {
    const muted = (await look('text-gray-500')).color;
    expect(muted).to.equal((await look('text-zinc-400')).color);
    expect(muted).to.not.equal((await look('text-gray-900')).color);
  });

  it('puts distances between children', async () => {
    const page = await fixture(
      html`<div part="page">
        <div class="space-y-4">
          <p id="one">1</p>
          <p id="two">2</p>
        </div>
      </div>`,
    );
    const margins = [...page.querySelectorAll('p')].map((p) => getComputedStyle(p).marginTop);
    expect(margins[1]).to.equal('16px');
  });

  it('waits for the width that a class asks for', async () => {
    const box = await fixture<HTMLElement>(
      html`<div style="container-type: inline-size; width: 500px">
        <div part="page"><div class="hidden sm:grid">a</div></div>
      </div>`,
    );
    const shown = () => getComputedStyle(box.querySelector('.hidden') as Element).display;
    expect(shown()).to.equal('none');
    box.style.setProperty('width', '700px');
    expect(shown()).to.equal('grid');
  });

  it('leaves the box around tables as it is', async () => {
    expect((await look('table')).display).to.equal('block');
  });

  it('leaves what is outside of pages alone', async () => {
    const outside = await fixture(html`<div class="p-4">a</div>`);
    expect(getComputedStyle(outside).padding).to.equal('0px');
  });
});
