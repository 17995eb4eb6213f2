import {expect, fixture, html} from '@open-wc/testing';
import {drawerLinks} from '../../../elements/layout/drawer-links.js';
import {english} from '../../../elements/locales/site-catalog.js';
import {drawerLinksStyles} from '../../../elements/layout/drawer-links.css.js';
import '../../../elements/menus/docs-selector.js';
import type {DocsSelector} from '../../../elements/menus/docs-selector.js';
import {adoptStyles} from '../../../elements/styles/adopt-styles.js';
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

  it('lists the links of a tab that lead to other sites', async () => {
    const target = outside('https://forum.example/');
    const other = {name: 'News', isCurrent: false, target: outside('https://news.example/')};
    const options = [{name: 'Forum', isCurrent: false, target}, other];
    const tabs = [
      {name: 'Links', isCurrent: false, target, menu: {kind: 'menu', options} as const},
    ];
    const drawer = await box(drawerLinks(bareConfig, view({tabs}), links, english));
    const names = [...drawer.querySelectorAll('a')].map((link) => link.textContent.trim());
    expect(names).to.deep.equal(['Links', 'Forum', 'News']);
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

  it('keeps lists with long names within its width', async () => {
    const options = [{name: 'A long name. '.repeat(9), isCurrent: true, isDefault: true}];
    const shown = view({selectors: [{kind: 'version', options}]});
    const drawer = await box(drawerLinks(bareConfig, shown, links, english));
    drawer.style.width = '300px';
    adoptStyles(document, drawerLinksStyles);
    const list = drawer.querySelector<DocsSelector>('docs-selector');
    await list?.updateComplete;
    const select = list?.renderRoot.querySelector('select');
    expect(select?.getBoundingClientRect().width).to.be.within(200, 300);
  });
});
