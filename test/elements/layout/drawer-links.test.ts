import {expect, fixture, html} from '@open-wc/testing';
import {drawerLinks} from '../../../elements/layout/drawer-links.js';
import {english} from '../../../elements/locales/localize-controller.js';
import {bareConfig, inside, links, outside, view} from '../site/sample-site.js';

const menu = {
  kind: 'menu',
  options: [
    {name: 'Python', isCurrent: false, target: inside('py')},
    {name: 'Go', isCurrent: true, target: inside('go')},
  ],
} as const;
const icon = {kind: 'name', name: 'discord'} as const;
const config = {
  ...bareConfig,
  topbarLinks: [{name: '', icon, target: outside('https://discord.example/')}],
};

const box = (template: unknown) => fixture<HTMLElement>(html`<div>${template}</div>`);

describe('drawerLinks', () => {
  it('lists tabs with the parts of the current one, and calls icons by their name', async () => {
    const tabs = [
      {name: 'Guides', isCurrent: false, target: inside('a'), menu},
      {name: 'SDKs', isCurrent: true, target: inside('py'), menu},
    ];
    const drawer = await box(drawerLinks(config, view({tabs}), links, english));
    const names = [...drawer.querySelectorAll('a')].map((link) => link.textContent.trim());
    expect(names).to.deep.equal(['Guides', 'SDKs', 'Python', 'Go', 'Discord']);
    await expect(drawer).to.be.accessible();
  });

  it('has the lists that the bar has no room for, but not those of the sidebar', async () => {
    const kinds = ['product', 'language', 'version', 'dropdown', 'menu'] as const;
    const selectors = kinds.map((kind) => ({kind, options: []}));
    const drawer = await box(drawerLinks(bareConfig, view({selectors}), links, english));
    const lists = [...drawer.querySelectorAll('[part="drawer-lists"] > *')];
    expect(lists.map(({localName}) => localName)).to.deep.equal([
      'docs-picker',
      'docs-selector',
      'docs-selector',
    ]);
  });
});
