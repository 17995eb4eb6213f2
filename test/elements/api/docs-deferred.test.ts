import {expect, fixture, html, oneEvent} from '@open-wc/testing';
import {html as template} from 'lit';
import '../../../elements/api/docs-deferred.js';
import type {DocsDeferred} from '../../../elements/api/docs-deferred.js';
import {DocsTargetEvent} from '../../../elements/shared/page-events.js';
import {until} from '../until.js';
import {expectAccessibleInBothModes, part} from '../components/both-modes.js';

/** An element whose content counts how often it was made. */
async function deferred(given: Partial<DocsDeferred> = {}): Promise<{
  element: DocsDeferred;
  made: () => number;
}> {
  let count = 0;
  const content = () => {
    count += 1;
    return template`<p id="body-address-street">street</p>`;
  };
  const {open = false} = given;
  const element = await fixture<DocsDeferred>(
    html`<docs-deferred
      .heading=${'child attributes'}
      .holds=${(id: string) => id.startsWith('body-address-')}
      .content=${content}
      ?open=${open}
    ></docs-deferred>`,
  );
  return {element, made: () => count};
}

describe('docs-deferred', () => {
  afterEach(() => sessionStorage.clear());

  it('makes its content when the reader opens it', async () => {
    const {element, made} = await deferred();
    expect(made()).to.equal(0);
    expect(element.children).to.have.length(0);
    const toggled = oneEvent(part(element, 'expandable'), 'toggle');
    part(element, 'summary').click();
    await toggled;
    await element.updateComplete;
    expect(element.querySelector('p')).to.have.text('street');
    expect(element.querySelector('p')?.checkVisibility()).to.equal(true);
    expect(part(element, 'summary')).to.have.trimmed.text('Hide child attributes');
  });

  it('keeps its content while it is closed', async () => {
    const {element} = await deferred({open: true});
    const paragraph = element.querySelector('p');
    element.open = false;
    await element.updateComplete;
    expect(element.querySelector('p')).to.equal(paragraph);
    element.open = true;
    await element.updateComplete;
    expect(element.querySelector('p')).to.equal(paragraph);
  });

  it('has its content in print, also inside, but not without an end', async () => {
    let count = 0;
    const endless = (): unknown => {
      count += 1;
      return template`<docs-deferred .content=${endless}></docs-deferred>`;
    };
    const element = await fixture(html`<docs-deferred .content=${endless}></docs-deferred>`);
    expect(count).to.equal(0);
    dispatchEvent(new Event('beforeprint'));
    await until(() => count > 2, 'nothing inside');
    dispatchEvent(new Event('afterprint'));
    expect(element.querySelectorAll('docs-deferred').length).to.be.within(3, 200);
    expect(element).not.to.have.attribute('open');
  });

  it('prints its own content before the content nested in another element', async () => {
    let count = 0;
    const endless = (): unknown => {
      count += 1;
      return template`<docs-deferred .content=${endless}></docs-deferred>`;
    };
    const last = () => template`<p>last</p>`;
    const element = await fixture(
      html`<div>
        <docs-deferred .content=${endless}></docs-deferred>
        <docs-deferred .content=${last}></docs-deferred>
      </div>`,
    );
    dispatchEvent(new Event('beforeprint'));
    await until(() => count > 2, 'nothing inside');
    expect(element.lastElementChild?.querySelector('p')).to.have.text('last');
    dispatchEvent(new Event('afterprint'));
  });

  it('opens for a link to something in it, and for no other', async () => {
    const {element} = await deferred();
    for (const hash of ['', 'body-address', 'body-addressee', 'other']) {
      document.dispatchEvent(new DocsTargetEvent(hash));
      await element.updateComplete;
      expect(element.open, hash).to.equal(false);
    }
    const closed = element.offsetHeight;
    document.dispatchEvent(new DocsTargetEvent('body-address-street'));
    await element.updateComplete;
    expect(element.querySelector('#body-address-street')).not.to.equal(null);
    expect(element.offsetHeight).to.be.greaterThan(closed + 20);
  });

  it('opens for no link to something else', async () => {
    const {element} = await deferred();
    document.dispatchEvent(new DocsTargetEvent('anything'));
    expect(element.open).to.equal(false);
  });

  it('no longer listens after it was taken away', async () => {
    const {element, made} = await deferred();
    element.remove();
    document.dispatchEvent(new DocsTargetEvent('body-address-street'));
    await element.updateComplete;
    expect(made()).to.equal(0);
  });

  it('is accessible', async () => {
    for (const open of [false, true]) {
      const {element} = await deferred({open});
      await expectAccessibleInBothModes(element);
    }
  });
});
