import {expect, fixture, html} from '@open-wc/testing';
import type {TemplateResult} from 'lit';
import '../../../../elements/components/cards/docs-columns.js';
import {expectAccessibleInBothModes} from '../both-modes.js';

/** How many different left edges the children of a grid have. */
function columnsOf(grid: Element): number {
  return new Set([...grid.children].map((cell) => cell.getBoundingClientRect().left)).size;
}

async function gridOf(width: string, template: TemplateResult): Promise<Element> {
  const element = await fixture<HTMLElement>(template);
  element.style.setProperty('inline-size', width);
  return element;
}

const cells = [1, 2, 3, 4].map((n) => html`<docs-column>${n}</docs-column>`);

describe('docs-columns', () => {
  for (const cols of [1, 2, 3, 4]) {
    it(`shows ${cols} in a row where they fit`, async () => {
      const element = await gridOf(
        '44rem',
        html`<docs-columns cols=${cols}>${cells}</docs-columns>`,
      );
      expect(columnsOf(element)).to.equal(cols);
    });
  }

  it('folds by its own width', async () => {
    const element = await gridOf(
      '20rem',
      html`<docs-card-group cols="3">${cells}</docs-card-group>`,
    );
    expect(columnsOf(element)).to.equal(1);
  });

  it('makes the best of a number that is none', async () => {
    const many = await gridOf('44rem', html`<docs-columns cols="99">${cells}</docs-columns>`);
    expect(columnsOf(many)).to.equal(4);
    const none = await gridOf('44rem', html`<docs-columns cols="x">${cells}</docs-columns>`);
    expect(columnsOf(none)).to.equal(2);
  });

  it('is accessible', async () => {
    await expectAccessibleInBothModes(await fixture(html`<docs-columns>${cells}</docs-columns>`));
  });
});
