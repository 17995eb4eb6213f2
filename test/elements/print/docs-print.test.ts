import {expect, fixture, html} from '@open-wc/testing';
import '../../../elements/print/docs-print.js';
import type {DocsPrint} from '../../../elements/print/docs-print.js';
import type {PrintEntry} from '../../../src/publish/print/print-outline.js';
import {fileSource} from '../../../src/navigation/navigation.js';

const pageAt = (path: string): PrintEntry => ({
  kind: 'page',
  page: {kind: 'page', path, source: fileSource, trail: []},
});

const contents = {
  entries: [
    {kind: 'part' as const, name: 'Start', isDivision: false, entries: [pageAt('one')]},
    pageAt('lost'),
  ],
  numbers: new Map([['one', 1]]),
  titleOf: () => 'First page',
};

describe('docs-print', () => {
  it('says how many pages have been read, and can be canceled', async () => {
    let closed = 0;
    const element = await fixture<DocsPrint>(
      html`<docs-print .progress=${{done: 2, total: 5}} .onClose=${() => closed++}></docs-print>`,
    );
    const dialog = element.renderRoot.querySelector('dialog');
    expect(dialog?.open).to.equal(true);
    expect(dialog).to.contain.text('2 of 5 pages');
    await expect(element).to.be.accessible();
    element.renderRoot.querySelector<HTMLElement>('[part="cancel"]')?.click();
    expect(closed).to.equal(1);
  });

  it('lists the pages that are in it, with links to them', async () => {
    const element = await fixture<DocsPrint>(
      html`<docs-print heading="Acme" .contents=${contents}>
        <section id="page-1" tabindex="-1"><p>Text</p></section>
      </docs-print>`,
    );
    const links = [...element.renderRoot.querySelectorAll('a')];
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).to.eql([
      ['First page', '#page-1'],
    ]);
    expect(element.renderRoot.querySelector('nav')).to.contain.text('Start');
    await expect(element).to.be.accessible();
    const {hash} = location;
    links[0]?.click();
    expect(document.activeElement?.id).to.equal('page-1');
    expect(location.hash).to.equal(hash);
  });
});
