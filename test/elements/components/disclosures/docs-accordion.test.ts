import {expect, fixture, html, oneEvent} from '@open-wc/testing';
import {emulateMedia, sendKeys} from '@web/test-runner-commands';
import '../../../../elements/components/disclosures/docs-accordion.js';
import type {DocsAccordion} from '../../../../elements/components/disclosures/docs-accordion.js';
import {DocsRevealEvent, type DocsDiscloseEvent} from '../../../../elements/shared/page-events.js';
import {expectAccessibleInBothModes, part} from '../both-modes.js';
import {until} from '../../until.js';

describe('docs-accordion', () => {
  it('is closed initially, or open if its attribute says so', async () => {
    const closed = await fixture(html`<docs-accordion heading="Why"><p>So</p></docs-accordion>`);
    expect(closed.firstElementChild?.checkVisibility()).to.equal(false);
    const open = await fixture(html`<docs-accordion heading="Why" open><p>So</p></docs-accordion>`);
    expect(open.firstElementChild?.checkVisibility()).to.equal(true);
  });

  it('is printed open, without the sign of a closed one', async () => {
    const element = await fixture(html`<docs-accordion heading="Why"><p>So</p></docs-accordion>`);
    await emulateMedia({media: 'print'});
    await until(() => element.firstElementChild?.checkVisibility(), 'open');
    expect(part(element, 'chevron').checkVisibility()).to.equal(false);
    await emulateMedia({media: 'screen'});
  });

  it('opens by keyboard and says so in its attribute', async () => {
    const element = await fixture<DocsAccordion>(
      html`<docs-accordion heading="Why"><p>So</p></docs-accordion>`,
    );
    part(element, 'summary').focus();
    const toggled = oneEvent(part(element, 'accordion'), 'toggle');
    await sendKeys({press: 'Enter'});
    await toggled;
    await element.updateComplete;
    expect(element).to.have.attribute('open');
  });

  it('says title and description', async () => {
    const element = await fixture(
      html`<docs-accordion heading="Why" description="The reasons"></docs-accordion>`,
    );
    expect(part(element, 'heading')).to.have.text('Why');
    expect(part(element, 'description')).to.have.text('The reasons');
  });

  it('shows an icon before its title', async () => {
    const icon = {kind: 'name', name: 'fire'} as const;
    const element = await fixture(
      html`<docs-accordion heading="A" .icon=${icon}></docs-accordion>`,
    );
    expect(element.shadowRoot?.querySelector('docs-icon')?.icon).to.equal(icon);
  });

  it('lets several be open at a time', async () => {
    const element = await fixture(html`
      <docs-accordion-group>
        <docs-accordion heading="A"><p>a</p></docs-accordion>
        <docs-accordion heading="B"><p>b</p></docs-accordion>
      </docs-accordion-group>
    `);
    for (const accordion of element.querySelectorAll('docs-accordion')) {
      const toggled = oneEvent(part(accordion, 'accordion'), 'toggle');
      part(accordion, 'summary').click();
      await toggled;
    }
    await until(() => [...element.querySelectorAll('p')].every((p) => p.checkVisibility()));
  });

  it('opens for a link to something in it', async () => {
    const element = await fixture<DocsAccordion>(
      html`<docs-accordion heading="Why" id="why"><p>So</p></docs-accordion>`,
    );
    let isTold = false;
    element.addEventListener('docs-disclose', () => (isTold = true));
    const toggled = oneEvent(part(element, 'accordion'), 'toggle');
    element.firstElementChild?.dispatchEvent(new DocsRevealEvent());
    await toggled;
    expect(element.firstElementChild?.checkVisibility()).to.equal(true);
    expect(isTold).to.equal(false);
  });

  it('opens at once on a page where each frame of sliding takes too long', async () => {
    const page = await fixture(
      html`<article part="page">
        <docs-accordion heading="A"><p>Text.</p></docs-accordion>
        ${Array.from({length: 4000}, () => html`<i></i>`)}
      </article>`,
    );
    const element = page.querySelector('docs-accordion');
    if (!element) throw new Error('nothing to open');
    part(element, 'summary').click();
    const {transitionProperty} = getComputedStyle(part(element, 'accordion'), '::details-content');
    expect(transitionProperty).to.not.contain('block-size');
    expect(element.querySelector('p')?.checkVisibility()).to.equal(true);
  });

  it('says that the reader opened and closed it', async () => {
    const element = await fixture<DocsAccordion>(
      html`<docs-accordion heading="Why" id="why"><p>So</p></docs-accordion>`,
    );
    for (const isOpen of [true, false]) {
      const told = oneEvent<DocsDiscloseEvent>(element, 'docs-disclose');
      part(element, 'summary').click();
      expect(await told).to.include({id: 'why', isOpen});
    }
  });

  it('is accessible', async () => {
    await expectAccessibleInBothModes(
      await fixture(html`<docs-accordion heading="Why" open><p>So</p></docs-accordion>`),
    );
  });
});

describe('docs-accordion-group', () => {
  it('is one box, but an accordion inside another has its own', async () => {
    const element = await fixture(html`
      <docs-accordion-group>
        <docs-accordion heading="A" open>
          <docs-accordion heading="Inner"></docs-accordion>
        </docs-accordion>
        <docs-accordion heading="B"></docs-accordion>
      </docs-accordion-group>
    `);
    const [first, inner] = element.querySelectorAll('docs-accordion');
    if (!first || !inner) throw new Error('no accordions');
    expect(getComputedStyle(part(first, 'accordion')).borderTopWidth).to.equal('0px');
    expect(getComputedStyle(part(inner, 'accordion')).borderTopWidth).to.equal('1px');
    await expectAccessibleInBothModes(element);
  });
});
