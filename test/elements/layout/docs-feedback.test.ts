import {expect, fixture, html} from '@open-wc/testing';
import '../../../elements/layout/docs-feedback.js';
import {inMode} from '../site/sample-site.js';

const repository = {
  host: 'github',
  url: 'https://github.com/acme/app',
  branch: 'main',
  directory: '',
} as const;

describe('docs-feedback', () => {
  for (const mode of ['light', 'dark'] as const) {
    it(`is accessible in ${mode} mode`, async () => {
      const box = await fixture(
        inMode(
          mode,
          html`<docs-feedback
            .repository=${repository}
            .suggestEdit=${true}
            .raiseIssue=${true}
            file="start.mdx"
            heading="Start"
          ></docs-feedback>`,
        ),
      );
      await expect(box).to.be.accessible();
    });
  }
});
