import {expect, fixture, html} from '@open-wc/testing';
import {logo} from '../../../elements/layout/topbar-slots.js';
import {english} from '../../../elements/locales/site-catalog.js';
import type {SiteConfig} from '../../../src/config/site-config.js';
import {bareConfig, inside, links, outside} from '../site/sample-site.js';

/** The two images of a configuration with a name. */
function configOf(light: string, dark: string): SiteConfig {
  return {...bareConfig, logo: {light: inside(light), dark: inside(dark), href: inside('')}};
}

async function images(template: unknown): Promise<readonly (string | null)[]> {
  const box = await fixture(html`<div>${template}</div>`);
  return [...box.querySelectorAll('img')].map((image) => image.getAttribute('src'));
}

describe('logo', () => {
  it('has an image for each mode, named after the site', async () => {
    const box = await fixture(
      html`<div>${logo(configOf('light.svg', 'dark.svg'), links, english)}</div>`,
    );
    const seen = [...box.querySelectorAll('img')].map(
      ({alt, dataset}) => `${dataset['only']} ${alt}`,
    );
    expect(seen).to.deep.equal(['light Acme', 'dark Acme']);
  });

  it('has images without a name where the name is beside them', async () => {
    const config = configOf('one.svg', 'one.svg');
    const named = {...config, logo: config.logo && {...config.logo, hasName: true as const}};
    const box = await fixture(html`<div>${logo(named as SiteConfig, links, english)}</div>`);
    expect(box.querySelector('img')?.alt).to.equal('');
  });

  it('is one image where both modes have the same', async () => {
    expect(await images(logo(configOf('one.svg', 'one.svg'), links, english))).to.deep.equal([
      '/one.svg',
    ]);
  });

  it('is nothing where a URL was refused, so that the name is shown', async () => {
    const config = configOf('light.svg', 'dark.svg');
    const refused = {
      ...config,
      logo: {light: outside('x'), dark: inside('dark.svg'), href: inside('')},
    };
    expect(await images(logo(refused, links, english))).to.deep.equal([]);
  });
});
