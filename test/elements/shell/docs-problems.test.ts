import {expect, fixture, html} from '@open-wc/testing';
import '../../../elements/shell/docs-problems.js';
import type {DocsProblems} from '../../../elements/shell/docs-problems.js';
import type {Diagnostic} from '../../../src/diagnostics/diagnostic.js';
import {inMode} from './sample-site.js';

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

  it('is not there without problems', async () => {
    const element = await fixture<DocsProblems>(html`<docs-problems></docs-problems>`);
    expect(element.renderRoot.querySelector('details')).to.equal(null);
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
