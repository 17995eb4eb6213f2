import {aTimeout, expect, fixture, html, nextFrame} from '@open-wc/testing';
import {emulateMedia, setViewport} from '@web/test-runner-commands';
import '../../../../elements/components/code/docs-code-group.js';
import '../../../../elements/components/rail/docs-panel.js';
import '../../../../elements/components/rail/docs-rail.js';
import {until} from '../../until.js';
import {expectAccessibleInBothModes} from '../both-modes.js';

const lines = (count: number) => 'line\n'.repeat(count);

async function shown(
  width: string,
  {request = 'GET', response = '{}'}: {request?: string; response?: string} = {},
): Promise<HTMLElement> {
  const box = document.createElement('div');
  box.style.setProperty('width', width);
  const element = await fixture<HTMLElement>(
    html`<docs-rail
      ><p>Words</p>
      <docs-example kind="response"><docs-code .code=${response}></docs-code></docs-example>
      <docs-example kind="request"><docs-code .code=${request}></docs-code></docs-example>
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

const codeOf = (element: Element, kind: string): HTMLElement => {
  const block = element.querySelector(`[kind=${kind}] docs-code`);
  const code = block?.shadowRoot?.querySelector('pre');
  if (!code) throw new Error(`no code in the ${kind}`);
  return code;
};

const isScrollable = ({scrollHeight, clientHeight}: HTMLElement) => scrollHeight > clientHeight + 1;

const rowsOf = ({clientHeight}: HTMLElement) => Math.floor((clientHeight - 32) / (14 * 1.7));

describe('docs-rail', () => {
  it('puts samples and panels beside the text, the response below the request', async () => {
    const element = await shown('1000px');
    expect(left(element, '[kind=request]')).to.be.greaterThan(left(element, 'p') + 400);
    expect(top(element, '[kind=response]')).to.be.greaterThan(top(element, '[kind=request]'));
    expect(top(element, 'docs-panel')).to.be.greaterThan(top(element, '[kind=response]'));
    await expectAccessibleInBothModes(element);
  });

  it('prints samples below the text, as long as they are', async () => {
    const element = await shown('1000px', {request: lines(200), response: lines(200)});
    await emulateMedia({media: 'print'});
    const [words, request, response] = ['p', '[kind=request]', '[kind=response]'].map(
      (selector) => element.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect(),
    );
    const scrolls = ['request', 'response'].map((kind) => isScrollable(codeOf(element, kind)));
    await emulateMedia({media: 'screen'});
    expect([request?.left, response?.left]).to.deep.equal([words?.left, words?.left]);
    expect(request?.width).to.be.above(900);
    expect(request?.top).to.be.at.least(words?.bottom ?? NaN);
    expect(response?.top).to.be.at.least(request?.bottom ?? NaN);
    expect(scrolls).to.deep.equal([false, false]);
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

  it('shows the response below a long request, whose code scrolls', async () => {
    const element = await shown('1000px', {request: lines(200), response: lines(4)});
    const request = codeOf(element, 'request');
    await until(() => isScrollable(request));
    const response = element.querySelector('[kind=response]')?.getBoundingClientRect();
    expect(response?.bottom).to.be.lessThan(innerHeight);
    expect(isScrollable(codeOf(element, 'response'))).to.equal(false);
    expect(request.tabIndex).to.equal(0);
    await expectAccessibleInBothModes(element);
  });

  it('divides its height between a long request and a long response', async () => {
    const element = await shown('1000px', {request: lines(200), response: lines(100)});
    const [request, response] = [codeOf(element, 'request'), codeOf(element, 'response')];
    await until(() => isScrollable(request) && isScrollable(response));
    expect(request.clientHeight).to.be.closeTo(response.clientHeight, 2);
    expect(response.getBoundingClientRect().bottom).to.be.lessThan(innerHeight);
  });

  it('shows some lines of both in a low window', async () => {
    const {height, width} = {height: innerHeight, width: innerWidth};
    await setViewport({width, height: 240});
    try {
      const element = await shown('1000px', {request: lines(200), response: lines(100)});
      const kinds = ['request', 'response'];
      await until(() => kinds.every((kind) => isScrollable(codeOf(element, kind))));
      for (const kind of kinds) {
        expect(rowsOf(codeOf(element, kind))).to.be.within(3, 9);
      }
    } finally {
      await setViewport({width, height});
    }
  });

  it('shows all lines where they were written when there is no room', async () => {
    const element = await shown('600px', {request: lines(200), response: lines(100)});
    expect(isScrollable(codeOf(element, 'request'))).to.equal(false);
    expect(isScrollable(codeOf(element, 'response'))).to.equal(false);
  });
});
