import {expect, fixture, html} from '@open-wc/testing';
import '../../../elements/shell/docs-topbar.js';
import type {DocsTopbar} from '../../../elements/shell/docs-topbar.js';
import type {SiteConfig} from '../../../src/config/site-config.js';
import {bareConfig, inMode, inside, links, outside, view} from './sample-site.js';

const config: SiteConfig = {
  ...bareConfig,
  topbarLinks: [{name: 'Support', target: outside('https://support.example/')}],
  topbarCta: {type: 'link', name: 'Sign up', target: outside('https://app.example/')},
};
const tabs = [
  {name: 'Guides', isCurrent: true, target: inside('introduction')},
  {name: 'API', isCurrent: false, target: inside('api/start')},
];

const topbar = (changes: Partial<SiteConfig> = {}, where = view({tabs})) =>
  html`<docs-topbar
    .config=${{...config, ...changes}}
    .view=${where}
    .links=${links}
  ></docs-topbar>`;

describe('docs-topbar', () => {
  it('shows the name, which leads home', async () => {
    const element = await fixture<DocsTopbar>(topbar());
    const home = element.renderRoot.querySelector('[part="home"]');
    expect(home).to.have.attribute('href', '#/');
    expect(home).to.contain.text('Acme');
  });

  it('shows links, the call to action and tabs, the current one marked', async () => {
    const element = await fixture<DocsTopbar>(topbar());
    const names = [...element.renderRoot.querySelectorAll('nav a')].map((a) => a.textContent);
    expect(names).to.deep.equal(['Support', 'Sign up', 'Guides', 'API']);
    expect(element.renderRoot.querySelector('nav [aria-current]')).to.have.text('Guides');
  });

  it('names the repository of a repository button', async () => {
    const target = outside('https://code.example/acme/widgets');
    const element = await fixture<DocsTopbar>(topbar({topbarCta: {type: 'repository', target}}));
    expect(element.renderRoot.querySelector('[part="repository"]')).to.have.trimmed.text(
      'acme/widgets',
    );
  });

  it('has a version list only for several versions', async () => {
    const one = await fixture<DocsTopbar>(topbar());
    expect(one.renderRoot.querySelector('docs-selector')).to.equal(null);
    const two = await fixture<DocsTopbar>(
      topbar({}, view({selectors: [{kind: 'version', options: []}]})),
    );
    expect(two.renderRoot.querySelector('docs-selector')).not.to.equal(null);
  });

  it('has a mode toggle only where the reader may choose', async () => {
    const element = await fixture<DocsTopbar>(topbar());
    expect(element.renderRoot.querySelector('docs-mode-toggle')).to.equal(null);
    element.mode = 'dark';
    await element.updateComplete;
    expect(element.renderRoot.querySelector('docs-mode-toggle')).not.to.equal(null);
  });

  for (const mode of ['light', 'dark'] as const) {
    it(`is accessible in ${mode} mode`, async () => {
      const box = await fixture(inMode(mode, topbar()));
      await expect(box).to.be.accessible();
    });
  }
});
