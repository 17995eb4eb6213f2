import {expect, fixture, html} from '@open-wc/testing';
import '../../../elements/offline/docs-update-notice.js';
import type {DocsUpdateNotice} from '../../../elements/offline/docs-update-notice.js';

const show = () => fixture<DocsUpdateNotice>(html`<docs-update-notice></docs-update-notice>`);

const press = (element: DocsUpdateNotice, part: string) =>
  element.renderRoot.querySelector<HTMLElement>(`[part="${part}"]`)?.click();

describe('docs-update-notice', () => {
  it('is announced, and shows the new page on request', async () => {
    const element = await show();
    let reloads = 0;
    element.reload = () => (reloads += 1);
    expect(element.renderRoot.querySelector('[role="status"]')?.textContent).to.contain('updated');
    await expect(element).to.be.accessible();
    press(element, 'reload');
    expect(reloads).to.equal(1);
    expect(element.isConnected).to.equal(false);
  });

  it('can be closed', async () => {
    const element = await show();
    press(element, 'dismiss');
    expect(element.isConnected).to.equal(false);
  });
});
