import {expect, fixture, html, oneEvent} from '@open-wc/testing';
import {sendKeys, sendMouse} from '@web/test-runner-commands';
import '../../../../elements/components/diagrams/docs-diagram-view.js';
import type {DocsDiagramView} from '../../../../elements/components/diagrams/docs-diagram-view.js';
import {expectAccessibleInBothModes, part} from '../both-modes.js';

/** The view of a wide diagram. */
async function enlarged(): Promise<DocsDiagramView> {
  const svg = await fixture<SVGSVGElement>(html`<svg viewBox="0 0 1000 100"></svg>`);
  return fixture<DocsDiagramView>(
    html`<docs-diagram-view .drawing=${svg} .label=${'Steps'}></docs-diagram-view>`,
  );
}

describe('docs-diagram-view', () => {
  const boxOf = (view: Element) => part(view, 'area').firstElementChild?.getBoundingClientRect();
  const widthOf = (view: Element) => boxOf(view)?.width ?? 0;

  it('is zoomed by buttons and keys, which also move it', async () => {
    const view = await enlarged();
    const fitting = widthOf(view);
    const buttons = [...part(view, 'tools').querySelectorAll('button')];
    const press = (name: string) => buttons.find(({ariaLabel}) => ariaLabel === name)?.click();
    press('Zoom in');
    expect(widthOf(view)).to.be.closeTo(fitting * 1.5, 2);
    press('Zoom out');
    expect(widthOf(view)).to.be.closeTo(fitting, 2);
    await sendKeys({press: '+'});
    await sendKeys({press: '+'});
    expect(widthOf(view)).to.be.closeTo(fitting * 2.25, 3);
    const {left = 0} = boxOf(view) ?? {};
    await sendKeys({press: 'ArrowRight'});
    expect(boxOf(view)?.left).to.be.closeTo(left - 80, 1);
    await sendKeys({press: 'ArrowLeft'});
    expect(boxOf(view)?.left).to.be.closeTo(left, 1);
    press('Fit to window');
    expect(widthOf(view)).to.equal(fitting);
  });

  it('is zoomed with the wheel, where the pointer is, and follows the pointer', async () => {
    const view = await enlarged();
    const area = part(view, 'area');
    const {left = 0, width = 0} = boxOf(view) ?? {};
    const clientX = left + width / 4;
    const wheel = {deltaY: -1, clientX, clientY: innerHeight / 2, cancelable: true};
    for (let turn = 0; turn < 8; turn += 1) area.dispatchEvent(new WheelEvent('wheel', wheel));
    const zoomed = boxOf(view);
    expect(zoomed?.width).to.be.above(width * 2);
    expect((clientX - (zoomed?.left ?? 0)) / (zoomed?.width ?? 1)).to.be.closeTo(0.25, 0.01);
    const y = Math.round(innerHeight / 2);
    await sendMouse({type: 'move', position: [300, y]});
    await sendMouse({type: 'down'});
    await sendMouse({type: 'move', position: [260, y]});
    await sendMouse({type: 'up'});
    expect(boxOf(view)?.left).to.be.closeTo((zoomed?.left ?? 0) - 40, 1);
  });

  it('is zoomed with two fingers', async () => {
    const view = await enlarged();
    const area = part(view, 'area');
    const fitting = widthOf(view);
    const touch = (type: string, distance: number) => {
      const touches = [200, 200 + distance].map(
        (clientX, identifier) => new Touch({identifier, target: area, clientX, clientY: 100}),
      );
      const event = new TouchEvent(type, {touches, cancelable: true});
      area.dispatchEvent(event);
      expect(event.defaultPrevented).to.equal(true);
    };
    touch('touchstart', 100);
    touch('touchmove', 200);
    expect(widthOf(view)).to.be.closeTo(fitting * 2, 2);
  });

  it('has its name, and says that it was closed', async () => {
    const view = await enlarged();
    expect(part(view, 'dialog').getAttribute('aria-label')).to.equal('Steps');
    await expectAccessibleInBothModes(view);
    const closed = oneEvent(view, 'close');
    part(view, 'close').click();
    await closed;
  });
});
