import {expect, fixture, html} from '@open-wc/testing';
import {findTarget} from '../../../elements/shared/find-target.js';

describe('findTarget', () => {
  it('finds the id, an alias, else the same letters and digits', async () => {
    const root = await fixture<HTMLElement>(
      html`<div>
        <h2 id="whats-new">1</h2>
        <h2 id="api" data-aliases="reference the-api the-other">2</h2>
        <h2 id="2.0">3</h2>
        <h2 id="é">4</h2>
        <h2 id="the-other">5</h2>
      </div>`,
    );
    const cases: readonly [id: string, text: string | undefined][] = [
      ['whats-new', '1'],
      ['what’s-new', '1'],
      ['Whats_New', '1'],
      ['the-api', '2'],
      ['the-other', '5'],
      ['2.0', '3'],
      ['2-0', '3'],
      ['é', '4'],
      ['', undefined],
      ['-', undefined],
      ['gone', undefined],
      ['a"]b', undefined],
    ];
    for (const [id, text] of cases) {
      expect(findTarget(root, id)?.textContent, id).to.equal(text);
    }
  });
});
