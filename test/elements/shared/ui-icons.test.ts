import {expect, fixture, html} from '@open-wc/testing';
import type {TemplateResult} from 'lit';
import '../../../elements/components/disclosures/docs-accordion.js';
import '../../../elements/components/cards/docs-card.js';
import '../../../elements/components/tree/docs-tree.js';
import '../../../elements/layout/sidebar/docs-sidebar.js';
import {group, links, page, view} from '../site/sample-site.js';

const external = 'https://example.com/';
const nested = view({groups: [group('All', group('Inner', page('one')), page('two'))]});

/** Content with an icon that points somewhere, and which one. */
const pointers: readonly (readonly [string, TemplateResult, string])[] = [
  ['card', html`<docs-card heading="A" href="#/a" arrow></docs-card>`, '[part=arrow] svg'],
  ['card', html`<docs-card heading="A" href=${external}></docs-card>`, '[part=arrow] svg'],
  ['action', html`<docs-card heading="A" href="#/a" cta="Go"></docs-card>`, '[part=cta] svg'],
  ['accordion', html`<docs-accordion heading="A">Text</docs-accordion>`, '[part=chevron] svg'],
  [
    'group of the sidebar',
    html`<docs-sidebar .view=${nested} .links=${links} path="two"></docs-sidebar>`,
    'li > [part=toggle] svg',
  ],
];
const opened: typeof pointers = [
  ['accordion', html`<docs-accordion heading="A" open>Text</docs-accordion>`, '[part=chevron] svg'],
  [
    'group of the sidebar',
    html`<docs-sidebar .view=${nested} .links=${links} path="one"></docs-sidebar>`,
    'li > [part=toggle] svg',
  ],
  ['folder', html`<docs-tree-folder name="src" open></docs-tree-folder>`, '[part=chevron] svg'],
];

/** Where the right edge of an icon is drawn, seen from its center. */
async function rightEdge(content: TemplateResult, dir: string, selector: string) {
  const box = await fixture(html`<div dir=${dir}>${content}</div>`);
  for (const {finished} of document.getAnimations()) await finished;
  const path = box.firstElementChild?.shadowRoot?.querySelector(`${selector} path`);
  if (!path) throw new Error(`${selector} draws nothing`);
  let matrix = new DOMMatrix();
  for (let element: Element | null = path; element; element = element.parentElement) {
    matrix = transformOf(element).multiply(matrix);
  }
  const sign = (length: number) => Math.sign(Math.round(10 * length)) + 0; // no -0
  return {x: sign(matrix.a), y: sign(matrix.b)};
}

/** How an element is turned. (`getScreenCTM` does not contain it in all browsers.) */
function transformOf(element: Element): DOMMatrix {
  const {rotate, scale, transform} = getComputedStyle(element);
  const [x = 1, y = x] = scale === 'none' ? [] : scale.split(' ').map(Number);
  return new DOMMatrix()
    .rotate(parseFloat(rotate) || 0)
    .scale(x, y)
    .multiply(new DOMMatrix(transform));
}

describe('icons of the interface', () => {
  for (const [name, content, selector] of pointers) {
    it(`point in the direction of the text: ${name}`, async () => {
      expect((await rightEdge(content, 'ltr', selector)).x).to.equal(1);
      expect((await rightEdge(content, 'rtl', selector)).x).to.equal(-1);
    });
  }

  for (const [name, content, selector] of opened) {
    it(`point down at what is open: ${name}`, async () => {
      for (const dir of ['ltr', 'rtl']) {
        expect(await rightEdge(content, dir, selector), dir).to.deep.equal({x: 0, y: 1});
      }
    });
  }
});
