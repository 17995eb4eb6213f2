import {expect, fixture, html} from '@open-wc/testing';
import '../../../elements/layout/docs-missing-notice.js';
import type {DocsMissingNotice} from '../../../elements/layout/docs-missing-notice.js';

const show = (missing: DocsMissingNotice['missing']) =>
  fixture<DocsMissingNotice>(html`<docs-missing-notice .missing=${missing}></docs-missing-notice>`);

const textOf = (element: DocsMissingNotice) =>
  element.renderRoot.querySelector('[role="status"]')?.textContent;

describe('docs-missing-notice', () => {
  it('says in one sentence what is missing', async () => {
    const page = await show('page');
    expect(textOf(page)).to.contain('Parts of this page could not be loaded.');
    await expect(page).to.be.accessible();
    const search = await show('search');
    expect(textOf(search)).to.contain('The search could not be loaded.');
  });

  it('can be closed', async () => {
    const element = await show('page');
    element.renderRoot.querySelector<HTMLElement>('[part="dismiss"]')?.click();
    expect(element.isConnected).to.equal(false);
  });
});
