import {expect, fixture, html} from '@open-wc/testing';
import {sendKeys, sendMouse} from '@web/test-runner-commands';
import '../../../../elements/components/tooltip/docs-tooltip.js';
import type {DocsTooltip} from '../../../../elements/components/tooltip/docs-tooltip.js';
import {expectAccessibleInBothModes, part} from '../both-modes.js';

function isOpen(element: Element): boolean {
  return part(element, 'panel').matches(':popover-open');
}

const api = html`<p>
  The <docs-tooltip tip="How programs talk" headline="API" cta="More" href="#x">API</docs-tooltip>
</p>`;

async function tooltip(): Promise<DocsTooltip> {
  const element = (await fixture(api)).querySelector('docs-tooltip');
  if (!element) throw new Error('no tooltip');
  await element.updateComplete;
  return element;
}

async function pointAt(element: Element): Promise<void> {
  const {left, top, width, height} = element.getBoundingClientRect();
  await sendMouse({
    type: 'move',
    position: [Math.round(left + width / 2), Math.round(top + height / 2)],
  });
}

describe('docs-tooltip', () => {
  it('keeps the text styles of authors out of its panel', async () => {
    const element = await tooltip();
    for (const [name, value] of [
      ['text-shadow', '0 -400px 0 red'],
      ['text-indent', '900px'],
      ['word-spacing', '900px'],
      ['text-transform', 'uppercase'],
    ] as const) {
      element.style.setProperty(name, value);
    }
    part(element, 'term').focus();
    const style = getComputedStyle(part(element, 'panel'));
    expect([
      style.textShadow,
      style.textIndent,
      style.wordSpacing,
      style.textTransform,
    ]).to.deep.equal(['none', '0px', '0px', 'none']);
  });

  it('opens on focus, closes on Escape and when the focus goes', async () => {
    const element = await tooltip();
    part(element, 'term').focus();
    expect(isOpen(element)).to.equal(true);
    await sendKeys({press: 'Escape'});
    expect(isOpen(element)).to.equal(false);
    part(element, 'term').blur();
    part(element, 'term').focus();
    part(element, 'term').blur();
    expect(isOpen(element)).to.equal(false);
  });

  it('opens on hover and stays while the pointer is on the panel', async () => {
    const element = await tooltip();
    await pointAt(part(element, 'term'));
    expect(isOpen(element)).to.equal(true);
    await pointAt(part(element, 'panel'));
    expect(isOpen(element)).to.equal(true);
    await sendMouse({type: 'move', position: [790, 590]});
    expect(isOpen(element)).to.equal(false);
  });

  it('opens on a tap and closes on the next one, or on one outside', async () => {
    const element = await tooltip();
    const tap = (on: Element) =>
      on.dispatchEvent(
        new PointerEvent('pointerdown', {pointerType: 'touch', bubbles: true, composed: true}),
      );
    tap(part(element, 'term'));
    expect(isOpen(element)).to.equal(true);
    tap(part(element, 'term'));
    expect(isOpen(element)).to.equal(false);
    tap(part(element, 'term'));
    tap(document.body);
    expect(isOpen(element)).to.equal(false);
  });

  it('lets the keyboard into its link', async () => {
    const element = await tooltip();
    part(element, 'term').focus();
    await sendKeys({press: 'Tab'});
    expect(part(element, 'cta').matches(':focus')).to.equal(true);
    expect(isOpen(element)).to.equal(true);
  });

  it('opens other sites in a tab of their own', async () => {
    const element = await tooltip();
    expect(part(element, 'cta')).to.include({target: '', rel: ''});
    element.external = true;
    await element.updateComplete;
    expect(part(element, 'cta')).to.include({target: '_blank', rel: 'noopener noreferrer'});
  });

  it('shows its link only with a text and a URL', async () => {
    for (const [cta, href] of [
      ['More', undefined],
      ['', '#x'],
    ] as const) {
      const element = await fixture(
        html`<docs-tooltip tip="a" cta=${cta} .href=${href}>b</docs-tooltip>`,
      );
      expect(element.shadowRoot?.querySelector('a')).to.equal(null);
    }
  });

  it('stays inside the window', async () => {
    const element = await tooltip();
    part(element, 'term').focus();
    const {left, top, right} = part(element, 'panel').getBoundingClientRect();
    expect(left).to.be.at.least(0);
    expect(top).to.be.at.least(0);
    expect(right).to.be.at.most(innerWidth);
  });

  it('describes the term', async () => {
    const element = await tooltip();
    const id = part(element, 'term').getAttribute('aria-describedby') ?? '';
    expect(element.shadowRoot?.getElementById(id)).to.have.attribute('role', 'tooltip');
    expect(part(element, 'panel')).to.contain.text('How programs talk');
  });

  it('listens to nothing once it is gone', async () => {
    const element = await tooltip();
    part(element, 'term').focus();
    element.remove();
    expect(isOpen(element)).to.equal(false);
  });

  it('is accessible', async () => {
    const element = await tooltip();
    await expectAccessibleInBothModes(element);
    part(element, 'term').focus();
    await expectAccessibleInBothModes(element);
  });
});
