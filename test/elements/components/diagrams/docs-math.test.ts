import {expect, fixture, html} from '@open-wc/testing';
import '../../../../elements/components/diagrams/docs-math.js';
import type {DocsMath} from '../../../../elements/components/diagrams/docs-math.js';
import {expectAccessibleInBothModes, part} from '../both-modes.js';
import {until} from '../../until.js';

function formula(tex: string, isBlock = false): Promise<DocsMath> {
  return fixture<DocsMath>(html`<docs-math .tex=${tex} ?block=${isBlock}></docs-math>`);
}

/** The drawn formula: what draws it has to be fetched first. */
async function drawn(element: DocsMath): Promise<Element> {
  const find = () => element.shadowRoot?.querySelector('math');
  await until(find, 'nothing drawn');
  const math = find();
  if (!math) throw new Error('Nothing drawn');
  return math;
}

describe('docs-math', () => {
  it('shows the source until the formula is drawn as MathML', async () => {
    const element = await formula('\\frac{a}{b}');
    expect(part(element, 'source')).to.have.text('\\frac{a}{b}');
    const math = await drawn(element);
    expect(math.namespaceURI).to.equal('http://www.w3.org/1998/Math/MathML');
    expect(math.querySelector('mfrac')?.textContent).to.equal('ab');
    expect(element.shadowRoot?.querySelector('[part=source]')).to.equal(null);
  });

  it('draws blocks in the larger style, as boxes that scroll by themselves', async () => {
    const element = await formula(Array(200).fill('x').join('+'), true);
    expect((await drawn(element)).getAttribute('display')).to.equal('block');
    const box = part(element, 'formula');
    expect(box.scrollWidth).to.be.above(box.clientWidth);
    expect(document.documentElement.scrollWidth).to.be.at.most(innerWidth);
    const inline = await formula('x');
    expect((await drawn(inline)).hasAttribute('display')).to.equal(false);
  });

  it('scrolls by itself where it is wider than its line', async () => {
    const paragraph = await fixture(
      html`<p>
        Let <docs-math .tex=${Array(200).fill('x').join('+')}></docs-math> be
        <docs-math .tex=${'x_i'}></docs-math>.
      </p>`,
    );
    const [wide, narrow] = paragraph.querySelectorAll('docs-math');
    if (!wide || !narrow) throw new Error('No formulas');
    await drawn(wide);
    await drawn(narrow);
    await until(() => part(wide, 'formula').tabIndex === 0, 'cannot be focused');
    expect(part(wide, 'formula').scrollWidth).to.be.above(part(wide, 'formula').clientWidth);
    expect(document.documentElement.scrollWidth).to.be.at.most(innerWidth);
    expect(part(narrow, 'formula').hasAttribute('tabindex')).to.equal(false);
    await expectAccessibleInBothModes(paragraph);
  });

  it('is on the baseline of its line', async () => {
    const line = await fixture(
      html`<p>
        <span style="display: inline-block; inline-size: 1px; block-size: 1px"></span
        ><docs-math .tex=${'x_{i_j}'}></docs-math>
      </p>`,
    );
    const element = line.querySelector('docs-math');
    const letter = element && (await drawn(element)).querySelector('mi');
    const baseline = line.querySelector('span')?.getBoundingClientRect().bottom ?? 0;
    // An "x" has nothing below the baseline.
    expect(letter?.getBoundingClientRect().bottom).to.be.closeTo(baseline, 2);
  });

  it('takes its own text, and the quotes off it that authors need', async () => {
    for (const written of ['x^{2}', '{"x^{2}"}', '{String.raw`x^{2}`}', "{'x^{2}'}"]) {
      const element = await fixture<DocsMath>(html`<docs-math>${written}</docs-math>`);
      expect((await drawn(element)).querySelector('msup')?.textContent, written).to.equal('x2');
    }
    const escaped = await formula('{"\\\\frac{a}{b}"}');
    expect((await drawn(escaped)).querySelector('mfrac')).to.not.equal(null);
  });

  it('draws spaces, tables, colors and boxes without style attributes', async () => {
    const element = await formula(
      '\\begin{matrix} a & b \\end{matrix} \\quad \\color{red} c \\fcolorbox{red}{blue}{d} ' +
        '\\text{a b}',
    );
    const math = await drawn(element);
    expect(math.querySelectorAll('mtd')).to.have.length(2);
    expect(math.querySelector('[mathcolor]')).to.not.equal(null);
    expect(math.textContent).to.contain('a b');
  });

  it('shows the source and the error of a broken formula', async () => {
    const element = await formula('\\frac{a');
    await until(() => element.shadowRoot?.querySelector('[part=error]'));
    expect(part(element, 'source')).to.have.text('\\frac{a');
    expect(part(element, 'error').textContent).to.contain("expected '}'");
    await expectAccessibleInBothModes(element);
  });

  it('draws anew when the formula changes', async () => {
    const element = await formula('a');
    await drawn(element);
    element.tex = 'b';
    await until(() => element.shadowRoot?.querySelector('mi')?.textContent === 'b');
  });

  it('runs nothing that a formula names, and leads nowhere', async () => {
    const element = await formula('\\href{javascript:alert(1)}{x} \\includegraphics{y}');
    await until(() => element.shadowRoot?.querySelector('math, [part=error]'));
    expect(element.shadowRoot?.querySelector('[href], [src], img, mglyph')).to.equal(null);
  });

  it('is accessible', async () => {
    const text = await fixture(html`<p>Let <docs-math .tex=${'x'}></docs-math> be one.</p>`);
    const element = text.querySelector('docs-math');
    if (element) await drawn(element);
    await expectAccessibleInBothModes(text);
    const block = await formula('\\int_0^1 x\\,dx', true);
    await drawn(block);
    await expectAccessibleInBothModes(block);
  });
});
