import {expect, fixture, html, nextFrame} from '@open-wc/testing';
import {sendKeys, sendMouse} from '@web/test-runner-commands';
import '../../../elements/menus/docs-picker.js';
import type {DocsPicker} from '../../../elements/menus/docs-picker.js';
import type {Selector} from '../../../src/navigation/view.js';
import {inMode, inside, links, outside} from '../site/sample-site.js';
import {until} from '../until.js';

const selector: Selector = {
  kind: 'product',
  options: [
    {name: 'Anvils', isCurrent: true, description: 'To forge on.', target: inside('anvils/a')},
    {name: 'Bells', isCurrent: false, tag: 'New', target: inside('bells/a')},
    {name: 'Shop', isCurrent: false, target: outside('https://shop.example/')},
  ],
};

const picker = html`<docs-picker .selector=${selector} .links=${links}></docs-picker>`;

async function open(): Promise<DocsPicker> {
  const element = await fixture<DocsPicker>(picker);
  buttonOf(element).click();
  await element.updateComplete;
  return element;
}

function buttonOf(element: DocsPicker): HTMLElement {
  return element.renderRoot.querySelector('button') as HTMLElement; // it is always there
}

const isOpen = (element: DocsPicker) =>
  element.renderRoot.querySelector('[part="panel"]')?.checkVisibility() === true;
const focused = (element: DocsPicker) =>
  element.shadowRoot?.activeElement?.querySelector('[part="title"]')?.textContent.trim();

describe('docs-picker', () => {
  it('shows the current choice, and opens the links to all choices', async () => {
    const element = await fixture<DocsPicker>(picker);
    expect(buttonOf(element)).to.have.attribute('aria-label', 'Product: Anvils');
    expect(isOpen(element)).to.equal(false);
    buttonOf(element).click();
    await element.updateComplete;
    expect(isOpen(element)).to.equal(true);
    expect(buttonOf(element)).to.have.attribute('aria-expanded', 'true');
    const seen = [...element.renderRoot.querySelectorAll('a')].map((link) => [
      link.getAttribute('href'),
      link.target,
      link.ariaCurrent,
    ]);
    expect(seen).to.deep.equal([
      ['#/anvils/a', '', 'true'],
      ['#/bells/a', '', null],
      ['https://shop.example/', '_blank', null],
    ]);
    expect(element.renderRoot.querySelector('a')).to.contain.text('To forge on.');
  });

  it('is worked by arrows, Home, End and Escape, which gives the focus back', async () => {
    const element = await fixture<DocsPicker>(picker);
    buttonOf(element).focus();
    const seen: unknown[] = [];
    for (const press of ['ArrowDown', 'ArrowDown', 'End', 'ArrowDown', 'ArrowUp', 'Home']) {
      await sendKeys({press});
      seen.push(focused(element)?.split('\n')[0]?.trim());
    }
    expect(seen).to.deep.equal(['Anvils', 'BellsNew', 'Shop', 'Anvils', 'Shop', 'Anvils']);
    await sendKeys({press: 'Escape'});
    expect(isOpen(element)).to.equal(false);
    expect(element.shadowRoot?.activeElement).to.equal(buttonOf(element));
  });

  it('closes on a press outside, and when the focus moves on', async () => {
    const element = await open();
    await sendMouse({type: 'click', position: [700, 500]});
    expect(isOpen(element)).to.equal(false);
    const after = document.createElement('button');
    element.after(after);
    buttonOf(element).click();
    element.renderRoot.querySelectorAll('a')[2]?.focus();
    await sendKeys({press: 'Tab'});
    expect(document.activeElement).to.equal(after);
    expect(isOpen(element)).to.equal(false);
  });

  it('opens above its button where the window has more room', async () => {
    const element = await fixture<DocsPicker>(picker);
    element.style.setProperty('position', 'fixed');
    element.style.setProperty('bottom', '0');
    buttonOf(element).click();
    await nextFrame();
    const panel = element.renderRoot.querySelector('[part="panel"]')?.getBoundingClientRect();
    const {top} = buttonOf(element).getBoundingClientRect();
    expect(panel?.bottom).to.be.within(top - 10, top);
    expect(panel?.top).to.be.at.least(0);
  });

  it('stays at its button, and closes when that is scrolled out of sight', async () => {
    const scroller = await fixture<HTMLElement>(
      html`<div style="height: 300px; overflow: auto">
        ${picker}
        <p style="height: 900px"></p>
      </div>`,
    );
    const element = scroller.querySelector('docs-picker') as DocsPicker; // it is in the fixture
    const distance = () =>
      (element.renderRoot.querySelector('[part="panel"]')?.getBoundingClientRect().top ?? 0) -
      buttonOf(element).getBoundingClientRect().bottom;
    buttonOf(element).click();
    await nextFrame();
    const before = distance();
    scroller.scrollTop = 10;
    await until(() => distance() === before);
    expect(isOpen(element)).to.equal(true);
    scroller.scrollTop = 200;
    await until(() => !isOpen(element));
    expect(buttonOf(element)).to.have.attribute('aria-expanded', 'false');
  });

  it('leaves the dialog around it open on Escape', async () => {
    const dialog = await fixture<HTMLDialogElement>(html`<dialog>${picker}</dialog>`);
    dialog.showModal();
    const element = dialog.querySelector('docs-picker') as DocsPicker; // it is in the fixture
    buttonOf(element).focus();
    await sendKeys({press: 'ArrowDown'});
    expect(isOpen(element)).to.equal(true);
    await sendKeys({press: 'Escape'});
    expect([isOpen(element), dialog.open]).to.deep.equal([false, true]);
    await sendKeys({press: 'Escape'});
    expect(dialog.open).to.equal(false);
  });

  it('tells the choice of an entry of the site, and leaves others to the browser', async () => {
    const element = await open();
    const chosen: string[] = [];
    element.addEventListener('docs-choose', ({kind, name}) => chosen.push(`${kind} ${name}`));
    const [, bells, shop] = element.renderRoot.querySelectorAll('a');
    const ways: boolean[] = [];
    element.addEventListener('click', (event) => {
      ways.push(event.defaultPrevented);
      event.preventDefault();
    });
    bells?.click();
    shop?.click();
    bells?.dispatchEvent(
      new MouseEvent('click', {ctrlKey: true, bubbles: true, composed: true, cancelable: true}),
    );
    expect(chosen).to.deep.equal(['product Bells']);
    expect(ways).to.deep.equal([true, false, false]);
    expect(isOpen(element)).to.equal(false);
  });

  for (const mode of ['light', 'dark'] as const) {
    it(`is accessible in ${mode} mode`, async () => {
      const box = await fixture(inMode(mode, picker));
      const element = box.querySelector('docs-picker') as DocsPicker; // it is in the fixture
      buttonOf(element).click();
      await expect(box).to.be.accessible();
    });
  }
});
