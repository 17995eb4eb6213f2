import {expect} from '@open-wc/testing';
import type {Loader} from '../../../src/site/loader.js';
import {loadSite} from '../../../elements/site/load-site.js';
import {SiteResources} from '../../../elements/site/site-resources.js';
import {until} from '../until.js';

const config = {
  name: 'Acme',
  navigation: [{group: 'A', pages: ['a']}],
  variables: {product: 'Anvil'},
  latex: true,
};

function resourcesOf(text: Loader['text']): SiteResources {
  const loader: Loader = {url: (path) => `test:${path}`, text};
  const nothing = () => undefined;
  const listener = {onUrlChange: () => true, onLabels: nothing, onFileError: nothing};
  const options = {src: '/load-site/', router: 'memory', loader};
  const host = Object.assign(document.createElement('div'), options);
  return new SiteResources(host, listener);
}

describe('loadSite', () => {
  it('gives the site, and pages read with its variables', async () => {
    const resources = resourcesOf((path) =>
      Promise.resolve(path === 'docs.json' ? JSON.stringify(config) : 'The {{product}}.'),
    );
    const {opened, branding, reader} = await loadSite(resources);
    expect(opened.site?.config.name).to.equal('Acme');
    expect(branding).to.have.property('banner');
    expect(await reader.loader.text('a.mdx')).to.contain('Anvil');
    resources.end();
  });

  it('requests what draws icons before there is a page, if the site names some', async () => {
    const group = {group: 'A', icon: 'rocket', pages: ['a']};
    const resources = resourcesOf(() => Promise.resolve(JSON.stringify({navigation: [group]})));
    await loadSite(resources);
    await until(() => customElements.get('docs-icon'), 'defines no docs-icon');
    resources.end();
  });

  it('gives no site, and why, where there is no configuration', async () => {
    const resources = resourcesOf(() => Promise.resolve('{'));
    const {opened} = await loadSite(resources);
    expect(opened.site).to.equal(undefined);
    expect(opened.diagnostics).to.have.length(1);
    resources.end();
  });

  it('gives up once the site is taken away, also while its branding loads', async () => {
    const resources = resourcesOf(() => {
      // This import was started first, so that it ends before that of the site.
      void import('../../../elements/site/branding.js').then(() => resources.end());
      return Promise.resolve(JSON.stringify(config));
    });
    const {loader} = resources.reader;
    const outcome = await loadSite(resources).catch((reason: unknown) => reason);
    expect(outcome === resources.signal.reason).to.equal(true);
    expect(resources.reader.loader).to.equal(loader);
    expect(resources.reader.config).to.equal(undefined);
  });
});
