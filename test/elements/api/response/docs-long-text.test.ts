import {expect, fixture, html} from '@open-wc/testing';
import '../../../../elements/api/response/docs-long-text.js';
import type {DocsLongText} from '../../../../elements/api/response/docs-long-text.js';
import {expectAccessibleInBothModes, part} from '../../components/both-modes.js';
import {until} from '../../until.js';

async function shown(text: string, json = false) {
  const element = await fixture<DocsLongText>(
    html`<docs-long-text .text=${text} ?json=${json}></docs-long-text>`,
  );
  await until(() => element.shadowRoot?.querySelector('[data-block]'));
  return element;
}

const more = (element: DocsLongText) =>
  element.shadowRoot?.querySelector<HTMLButtonElement>('[part~="more"]');

const lines = (element: DocsLongText) =>
  [...(element.shadowRoot?.querySelectorAll('[data-block]') ?? [])]
    .map((block) => block.textContent)
    .join('\n');

describe('docs-long-text', () => {
  it('formats JSON and keeps its numbers', async () => {
    const element = await shown('{"id":12345678901234567890,"a":[1.50,true,null]}', true);
    expect(lines(element)).to.equal(
      '{\n  "id": 12345678901234567890,\n  "a": [\n    1.50,\n    true,\n    null\n  ]\n}',
    );
    const colors = [...(element.shadowRoot?.querySelectorAll('span[class]') ?? [])];
    expect(colors.map((span) => `${span.className} ${span.textContent}`)).to.eql([
      'name "id"',
      'number 12345678901234567890',
      'name "a"',
      'number 1.50',
      'keyword true',
      'keyword null',
    ]);
  });

  it('shows the beginning of a long text, and all of it on request', async () => {
    const text = Array.from({length: 40_000}, (_, index) => `line ${index}`).join('\n');
    const element = await shown(text);
    expect(lines(element).length).to.be.lessThan(100_000);
    for (let clicks = 0; more(element) && clicks < 30; clicks++) {
      const before = lines(element).length;
      more(element)?.click();
      await until(() => lines(element).length > before);
    }
    expect(lines(element)).to.equal(text);
  });

  it('shows the beginning of a very long line', async () => {
    const element = await shown('x'.repeat(10_000_000));
    expect(lines(element)).to.have.length(50_000);
    expect(more(element)).to.exist;
  });

  it('reads no more of JSON than it shows', async () => {
    const items = Array.from({length: 200_000}, (_, index) => index).join();
    const element = await shown(`[${items}`, true);
    await until(() => more(element));
    expect(lines(element).length).to.be.lessThan(100_000);
    expect(part(element, 'text').textContent.includes('1000,')).to.equal(true);
  });

  it('is accessible', async () => {
    await expectAccessibleInBothModes(await shown('{"a":[1,true,"x"]}', true));
  });
});
