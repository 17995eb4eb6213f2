import {expect, fixture, html} from '@open-wc/testing';
import {svg} from 'lit';
import {makeReadable} from '../../../../elements/components/diagrams/make-readable.js';

const [white, black] = [
  [1, 1, 1],
  [0, 0, 0],
] as const;

/** A drawing of boxes with white text, some pale and some dark. */
async function drawingOf(count: number): Promise<SVGSVGElement> {
  const boxes = Array.from({length: count}, (_, index) => {
    const [x, y] = [(index % 40) * 20, Math.floor(index / 40) * 20];
    const fill = index % 2 === 0 ? '#ffe4e6' : '#1e293b';
    return svg`<rect x=${x} y=${y} width="18" height="18" fill=${fill}></rect>
      <text x=${x + 2} y=${y + 12} font-size="10" fill="#fff">${index % 10}</text>`;
  });
  return fixture<SVGSVGElement>(html`<svg width="800" height="800">${boxes}</svg>`);
}

/** How many times the edges of boxes are read, and layouts are asked for after a change. */
async function workFor(count: number): Promise<{reads: number; layouts: number}> {
  const drawing = await drawingOf(count);
  let [reads, layouts, changes] = [0, 0, 0];
  const boxes = DOMRectReadOnly.prototype;
  const left = Object.getOwnPropertyDescriptor(boxes, 'left');
  const {setProperty} = CSSStyleDeclaration.prototype;
  const {getBoundingClientRect} = Element.prototype;
  Object.defineProperty(boxes, 'left', {
    configurable: true,
    get(this: DOMRectReadOnly) {
      reads += 1;
      return this.x;
    },
  });
  CSSStyleDeclaration.prototype.setProperty = function (...given) {
    changes += 1;
    return setProperty.apply(this, given);
  };
  Element.prototype.getBoundingClientRect = function () {
    if (changes > 0) layouts += 1;
    return getBoundingClientRect.call(this);
  };
  try {
    makeReadable(drawing, white, black);
  } finally {
    if (left) Object.defineProperty(boxes, 'left', left);
    Object.assign(CSSStyleDeclaration.prototype, {setProperty});
    Object.assign(Element.prototype, {getBoundingClientRect});
  }
  expect(changes).to.equal(count / 2);
  return {reads, layouts};
}

describe('makeReadable', () => {
  it('takes the color below a text from what is painted there, the last one on top', async () => {
    const drawing = await fixture<SVGSVGElement>(
      html`<svg width="400" height="400">
        <rect width="400" height="400" fill="#1e293b"></rect>
        <rect x="50" y="50" width="300" height="100" fill="#ffe4e6"></rect>
        <rect x="60" y="60" width="20" height="20" fill="#1e293b"></rect>
        <text x="10" y="350" fill="#fff">on the background</text>
        <text x="100" y="120" fill="#fff">on a pale box</text>
        <text x="66" y="75" font-size="12" fill="#fff">d</text>
      </svg>`,
    );
    makeReadable(drawing, white, black);
    const colors = [...drawing.querySelectorAll('text')].map((text) => getComputedStyle(text).fill);
    expect(colors).to.deep.equal(['rgb(255, 255, 255)', 'rgb(0, 0, 0)', 'rgb(255, 255, 255)']);
  });

  it('does twice the work for twice as many boxes, and one layout', async () => {
    const [few, many] = [await workFor(200), await workFor(400)];
    expect(few.layouts + many.layouts).to.equal(0);
    expect(many.reads).to.be.at.most(few.reads * 2.2);
  });
});
