import {expect, fixture, html} from '@open-wc/testing';
import {sendKeys} from '@web/test-runner-commands';
import '../../../elements/problems/docs-problems.js';
import type {DocsProblems} from '../../../elements/problems/docs-problems.js';
import type {Diagnostic} from '../../../src/diagnostics/diagnostic.js';
import {inMode} from '../site/sample-site.js';

const problem: Diagnostic = {
  code: 'page/unknown-component',
  severity: 'warning',
  message: 'There is no component <Crad>.',
  hint: 'Did you mean <Card>?',
  location: {file: 'guide/start.md', line: 14},
};

describe('docs-problems', () => {
  it('counts the problems and says where each one is', async () => {
    const element = await fixture<DocsProblems>(
      html`<docs-problems .diagnostics=${[problem]}></docs-problems>`,
    );
    expect(element.renderRoot.querySelector('summary')).to.have.trimmed.text('1 problem');
    expect(element.renderRoot.querySelector('code')).to.have.text('guide/start.md:14');
    expect(element.renderRoot.querySelector('li')).to.contain.text(problem.hint);
  });

  it('is read from left to right in sites of any language', async () => {
    const box = await fixture(
      html`<div dir="rtl"><docs-problems .diagnostics=${[problem]}></docs-problems></div>`,
    );
    const summary = box.querySelector('docs-problems')?.renderRoot.querySelector('summary span');
    const text = [...(summary?.childNodes ?? [])].find((node) => node instanceof Text);
    if (text?.data !== '1 problem') throw new Error('There is no count.');
    const [count, word] = [
      [0, 1],
      [2, 9],
    ].map(([start, end]) => {
      const range = document.createRange();
      range.setStart(text, start ?? 0);
      range.setEnd(text, end ?? 0);
      return range.getBoundingClientRect();
    });
    expect(count?.width).to.be.above(0);
    expect(count?.right).to.be.below(word?.left ?? NaN);
  });

  it('counts notes apart, which are advice only', async () => {
    const note = {...problem, severity: 'info'} as const;
    const summaryOf = async (...diagnostics: Diagnostic[]) => {
      const box = html`<docs-problems .diagnostics=${diagnostics}></docs-problems>`;
      return (await fixture<DocsProblems>(box)).renderRoot.querySelector('summary');
    };
    expect(await summaryOf(note, note)).to.have.trimmed.text('2 notes');
    expect(await summaryOf(note, problem, problem)).to.have.trimmed.text('2 problems, 1 note');
  });

  it('leads to the description of each code', async () => {
    const element = await fixture<DocsProblems>(
      html`<docs-problems .diagnostics=${[problem]}></docs-problems>`,
    );
    const link = element.renderRoot.querySelector('a');
    expect(link).to.have.text(problem.code);
    expect(link?.href).to.match(/#\/reference\/diagnostics#page-unknown-component$/);
  });

  it('makes links of the URLs in what it says', async () => {
    const url = 'https://example.com/guide/#/coming-from#vitepress';
    const element = await fixture<DocsProblems>(
      html`<docs-problems .diagnostics=${[{...problem, hint: `Write a tip. See ${url}`}]}>
      </docs-problems>`,
    );
    const [link] = element.renderRoot.querySelectorAll('a');
    expect(link?.href).to.equal(url);
    expect(element.renderRoot.querySelector('[part="hint"]')).to.contain.text('Write a tip. See ');
  });

  it('lists the first 500 of very many, and says how many more there are', async () => {
    const many = Array.from({length: 20_000}, (_, line) => ({
      ...problem,
      location: {file: 'page.md', line},
    }));
    const element = await fixture<DocsProblems>(
      html`<docs-problems .diagnostics=${many}></docs-problems>`,
    );
    const items = [...element.renderRoot.querySelectorAll('li')];
    expect(items).to.have.length(501);
    expect(items.at(-1)).to.contain.text('19500 more');
    expect(element.renderRoot.querySelector('summary')).to.have.trimmed.text('20000 problems');
  });

  it('is not there without problems', async () => {
    const element = await fixture<DocsProblems>(html`<docs-problems></docs-problems>`);
    expect(element.renderRoot.querySelector('details')).to.equal(null);
  });

  it('lists what is broken before warnings, and those before notes', async () => {
    const element = await fixture<DocsProblems>(
      html`<docs-problems
        .diagnostics=${(['info', 'warning', 'error'] as const).map((severity) => ({
          ...problem,
          severity,
        }))}
      ></docs-problems>`,
    );
    const words = [...element.renderRoot.querySelectorAll('b')].map(({textContent}) => textContent);
    expect(words).to.deep.equal(['Error', 'Warning', 'Note']);
  });

  it('filters many problems by their text, until Escape', async () => {
    const many = Array.from({length: 300}, (_, line) => ({
      ...problem,
      message: line % 3 === 0 ? 'A redirect leads in a circle.' : problem.message,
      location: {file: 'docs.json', line},
    }));
    const element = await fixture<DocsProblems>(
      html`<docs-problems .diagnostics=${many}></docs-problems>`,
    );
    const details = element.renderRoot.querySelector('details');
    const field = element.renderRoot.querySelector('input');
    if (!details || !field) throw new Error('There is no field to filter with.');
    details.open = true;
    field.focus();
    await sendKeys({type: 'circle json:12'});
    await element.updateComplete;
    // Lines 12, 120, 123, 126 and 129.
    expect(element.renderRoot.querySelectorAll('li')).to.have.length(5);
    expect(element.renderRoot.querySelector('output')).to.have.text('5 of 300');
    await expect(element).to.be.accessible();
    await sendKeys({press: 'Escape'});
    await element.updateComplete;
    expect(element.renderRoot.querySelectorAll('li')).to.have.length(300);
    await sendKeys({press: 'Escape'});
    expect(details.open).to.equal(false);
    expect(element.shadowRoot?.activeElement?.localName).to.equal('summary');
  });

  it('needs no filter for a few', async () => {
    const element = await fixture<DocsProblems>(
      html`<docs-problems .diagnostics=${[problem]}></docs-problems>`,
    );
    expect(element.renderRoot.querySelector('input')).to.equal(null);
  });

  for (const mode of ['light', 'dark'] as const) {
    it(`is accessible in ${mode} mode`, async () => {
      const box = await fixture(
        inMode(
          mode,
          html`<docs-problems
            .diagnostics=${[problem, {...problem, severity: 'error'}]}
          ></docs-problems>`,
        ),
      );
      const details = box.querySelector('docs-problems')?.renderRoot.querySelector('details');
      if (details) details.open = true;
      await expect(box).to.be.accessible();
    });
  }
});
