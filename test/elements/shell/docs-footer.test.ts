import {expect, fixture, html} from '@open-wc/testing';
import '../../../elements/shell/docs-footer.js';
import type {DocsFooter} from '../../../elements/shell/docs-footer.js';
import {links, outside} from './sample-site.js';

const socials = ['github', 'x', 'constructor'].map((platform) => ({
  platform,
  target: outside(`https://${platform}.example/acme`),
}));

describe('docs-footer', () => {
  it('names every account for readers who do not see its icon', async () => {
    const element = await fixture<DocsFooter>(
      html`<docs-footer .socials=${socials} .links=${links}></docs-footer>`,
    );
    const names = [...element.renderRoot.querySelectorAll('a')].map((a) => a.ariaLabel);
    expect(names).to.deep.equal(['GitHub', 'X', 'Constructor']);
    await expect(element).to.be.accessible();
  });
});
