import {aTimeout, expect, fixture, html, nextFrame} from '@open-wc/testing';
import '../../../elements/components/code/docs-code-group.js';
import '../../../elements/components/docs-panel.js';
import '../../../elements/components/docs-rail.js';
import {expectAccessibleInBothModes} from './both-modes.js';

async function shown(width: string): Promise<HTMLElement> {
  const box = document.createElement('div');
  box.style.setProperty('width', width);
  const element = await fixture<HTMLElement>(
    html`<docs-rail
      ><p>Words</p>
      <docs-example kind="response"><docs-code .code=${'{}'}></docs-code></docs-example>
      <docs-example kind="request"><docs-code .code=${'GET'}></docs-code></docs-example>
      <docs-panel><p>Panel</p></docs-panel></docs-rail
    >`,
    {parentNode: box},
  );
  await nextFrame();
  await aTimeout(0);
  return element;
}

const top = (element: Element, selector: string) =>
  element.querySelector(selector)?.getBoundingClientRect().top ?? NaN;
const left = (element: Element, selector: string) =>
  element.querySelector(selector)?.getBoundingClientRect().left ?? NaN;

describe('docs-rail', () => {
  it('puts samples and panels beside the text, the response below the request', async () => {
    const element = await shown('1000px');
    expect(left(element, '[kind=request]')).to.be.greaterThan(left(element, 'p') + 400);
    expect(top(element, '[kind=response]')).to.be.greaterThan(top(element, '[kind=request]'));
    expect(top(element, 'docs-panel')).to.be.greaterThan(top(element, '[kind=response]'));
    await expectAccessibleInBothModes(element);
  });

  it('leaves them where they were written when there is no room', async () => {
    const element = await shown('600px');
    expect(left(element, '[kind=request]')).to.equal(left(element, 'p'));
    expect(top(element, '[kind=response]')).to.be.lessThan(top(element, '[kind=request]'));
  });

  it('follows its width', async () => {
    const element = await shown('600px');
    (element.parentElement as HTMLElement).style.setProperty('width', '1000px');
    await nextFrame();
    await nextFrame();
    expect(element).to.have.attribute('data-wide');
  });
});
