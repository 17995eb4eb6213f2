import {expect, fixture, html} from '@open-wc/testing';
import {sendKeys, sendMouse} from '@web/test-runner-commands';
import '../../../elements/menus/docs-tab-menu.js';
import type {DocsTabMenu} from '../../../elements/menus/docs-tab-menu.js';
import type {Selector} from '../../../src/navigation/view.js';
import {inMode, inside, links} from '../site/sample-site.js';

const menu: Selector = {
  kind: 'menu',
  options: [
    {name: 'Python', isCurrent: false, target: inside('py/a')},
    {name: 'Go', isCurrent: true, target: inside('go/a')},
  ],
};

const tab = html`<div style="padding: 1rem">
  <docs-tab-menu name="SDKs" .menu=${menu} .links=${links}><a href="#/py/a">SDKs</a></docs-tab-menu>
</div>`;

async function open(): Promise<DocsTabMenu> {
  const box = await fixture(tab);
  const element = box.querySelector('docs-tab-menu') as DocsTabMenu; // it is in the fixture
  await element.updateComplete;
  return element;
}

const isOpen = (element: DocsTabMenu) =>
  element.renderRoot.querySelector('[part="panel"]')?.checkVisibility() === true;
const buttonOf = (element: DocsTabMenu) => element.renderRoot.querySelector('button');

describe('docs-tab-menu', () => {
  afterEach(() => sendMouse({type: 'move', position: [700, 500]}));

  it('keeps the tab a link and says which part is shown', async () => {
    const element = await open();
    expect(element.querySelector('a')).to.have.attribute('href', '#/py/a');
    expect(buttonOf(element)).to.have.attribute('aria-label', 'SDKs: Go');
    expect(buttonOf(element)).to.have.trimmed.text('Go');
  });

  it('opens below the pointer and closes when that leaves', async () => {
    const element = await open();
    const {left, top, bottom} = element.getBoundingClientRect();
    await sendMouse({type: 'move', position: [Math.round(left + 5), Math.round(top + 5)]});
    expect(isOpen(element)).to.equal(true);
    const panel = element.renderRoot.querySelector('[part="panel"]')?.getBoundingClientRect();
    expect(panel?.top).to.be.at.least(bottom);
    await sendMouse({type: 'move', position: [700, 500]});
    expect(isOpen(element)).to.equal(false);
  });

  it('opens for the keyboard, and leads through the parts', async () => {
    const element = await open();
    await sendKeys({press: 'Tab'});
    expect(document.activeElement).to.equal(element.querySelector('a'));
    expect(isOpen(element)).to.equal(true);
    await sendKeys({press: 'ArrowDown'});
    expect(element.shadowRoot?.activeElement).to.have.attribute('href', '#/go/a');
    await sendKeys({press: 'Escape'});
    expect(isOpen(element)).to.equal(false);
    expect(element.shadowRoot?.activeElement).to.equal(buttonOf(element));
  });

  it('opens and closes at a press on its button', async () => {
    const element = await open();
    buttonOf(element)?.click();
    expect(isOpen(element)).to.equal(true);
    buttonOf(element)?.click();
    expect(isOpen(element)).to.equal(false);
  });

  for (const mode of ['light', 'dark'] as const) {
    it(`is accessible in ${mode} mode`, async () => {
      const box = await fixture(inMode(mode, tab));
      box.querySelector('docs-tab-menu')?.shadowRoot?.querySelector('button')?.click();
      await expect(box).to.be.accessible();
    });
  }
});
