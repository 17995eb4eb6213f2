import {expect, fixture, html, nextFrame, oneEvent} from '@open-wc/testing';
import {sendKeys} from '@web/test-runner-commands';
import '../../../elements/shell/docs-drawer.js';
import type {DocsDrawer} from '../../../elements/shell/docs-drawer.js';

async function opened() {
  const box = await fixture(html`
    <div>
      <button>Menu</button>
      <docs-drawer><a href="#/one">One</a></docs-drawer>
    </div>
  `);
  const opener = box.querySelector('button');
  // Both are in the fixture above.
  const drawer = box.querySelector('docs-drawer') as DocsDrawer;
  opener?.focus();
  drawer.show(opener ?? undefined);
  return {opener, drawer, panel: drawer.renderRoot.querySelector('dialog')};
}

describe('docs-drawer', () => {
  it('takes the focus in and keeps the page behind it at rest', async () => {
    const {drawer, panel} = await opened();
    expect(panel?.matches(':modal')).to.equal(true);
    expect(document.activeElement).to.equal(drawer);
    await expect(drawer).to.be.accessible();
  });

  it('closes on Escape and gives the focus back', async () => {
    const {opener, drawer, panel} = await opened();
    const closed = oneEvent(drawer, 'close');
    await sendKeys({press: 'Escape'});
    await closed;
    expect(panel?.open).to.equal(false);
    expect(document.activeElement).to.equal(opener);
  });

  it('closes when a link in it is followed', async () => {
    const {drawer, panel} = await opened();
    const link = drawer.querySelector('a');
    link?.addEventListener('click', (event) => event.preventDefault());
    link?.click();
    expect(panel?.open).to.equal(false);
  });

  it('closes at once when another page is shown', async () => {
    const {drawer, panel} = await opened();
    drawer.path = 'elsewhere';
    expect(panel?.open).to.equal(false);
  });

  it('closes when the window has no place for what opened it', async () => {
    const {drawer, opener, panel} = await opened();
    await nextFrame(); // sizes are told once a frame
    await nextFrame();
    const closed = oneEvent(drawer, 'close');
    opener?.style.setProperty('display', 'none');
    await closed;
    expect(panel?.open).to.equal(false);
  });

  it('is closed when it was taken away and put back', async () => {
    const {drawer, panel} = await opened();
    const box = drawer.parentElement;
    drawer.remove();
    box?.append(drawer);
    expect(panel?.open).to.equal(false);
  });

  it('closes on a click beside it and stays on one inside', async () => {
    const {panel} = await opened();
    panel?.dispatchEvent(new MouseEvent('click', {clientX: 5, clientY: 5}));
    expect(panel?.open).to.equal(true);
    panel?.dispatchEvent(new MouseEvent('click', {clientX: 5000, clientY: 5}));
    expect(panel?.open).to.equal(false);
  });
});
