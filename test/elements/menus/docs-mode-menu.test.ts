import {expect, fixture, html, nextFrame} from '@open-wc/testing';
import {sendKeys} from '@web/test-runner-commands';
import '../../../elements/menus/docs-mode-menu.js';
import type {DocsModeMenu} from '../../../elements/menus/docs-mode-menu.js';
import {inMode} from '../site/sample-site.js';

const menu = html`<div>
  <button popovertarget="menu">Mode</button>
  <docs-mode-menu id="menu" popover mode="system"></docs-mode-menu>
</div>`;

async function open() {
  const box = await fixture(menu);
  const element = box.querySelector('docs-mode-menu') as DocsModeMenu; // both are in the fixture
  const button = box.querySelector('button') as HTMLElement;
  button.click();
  await nextFrame();
  return {element, button};
}

const entries = (element: DocsModeMenu) => [
  ...element.renderRoot.querySelectorAll<HTMLElement>('[role="menuitemradio"]'),
];

describe('docs-mode-menu', () => {
  it('marks the choice among three, which has the focus', async () => {
    const {element, button} = await open();
    expect(
      entries(element).map((entry) => [entry.textContent.trim(), entry.ariaChecked]),
    ).to.deep.equal([
      ['Light', 'false'],
      ['Dark', 'false'],
      ['System', 'true'],
    ]);
    expect(element.shadowRoot?.activeElement).to.equal(entries(element)[2]);
    expect(button).to.have.attribute('aria-expanded', 'true');
  });

  it('tells the choice and gives the focus back', async () => {
    const {element, button} = await open();
    let chosen: string | undefined;
    element.addEventListener('docs-mode-change', ({mode}) => (chosen = mode));
    await sendKeys({press: 'ArrowUp'});
    await sendKeys({press: 'Enter'});
    expect(chosen).to.equal('dark');
    expect(document.activeElement).to.equal(button);
    expect(button).to.have.attribute('aria-expanded', 'false');
  });

  it('moves the focus to the entries that begin with a letter', async () => {
    const {element} = await open();
    const focused = () => element.shadowRoot?.activeElement?.textContent?.trim();
    for (const [key, entry] of [
      ['d', 'Dark'],
      ['L', 'Light'],
      ['x', 'Light'],
      ['s', 'System'],
      ['s', 'System'],
    ] as const) {
      await sendKeys({press: key});
      expect(focused(), key).to.equal(entry);
    }
  });

  it('closes on Tab, and the focus continues from the button', async () => {
    const {element, button} = await open();
    const after = document.createElement('button');
    element.after(after);
    await sendKeys({press: 'Tab'});
    expect(element.matches(':popover-open')).to.equal(false);
    expect(document.activeElement).to.equal(after);
    button.click();
    await nextFrame();
    await sendKeys({down: 'Shift'});
    await sendKeys({press: 'Tab'});
    await sendKeys({up: 'Shift'});
    expect(element.matches(':popover-open')).to.equal(false);
  });

  for (const mode of ['light', 'dark'] as const) {
    it(`is accessible in ${mode} mode`, async () => {
      const box = await fixture(inMode(mode, menu));
      const opener = box.querySelector('button') as HTMLElement; // it is in the fixture
      opener.click();
      await expect(box.querySelector('docs-mode-menu')).to.be.accessible();
    });
  }
});
