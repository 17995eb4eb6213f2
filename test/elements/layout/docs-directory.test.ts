import {expect, fixture, html} from '@open-wc/testing';
import '../../../elements/layout/docs-directory.js';
import type {DocsDirectory} from '../../../elements/layout/docs-directory.js';
import type {PageLabels} from '../../../src/navigation/label.js';
import type {NavGroup} from '../../../src/navigation/navigation.js';
import {group, inMode, links, page} from '../site/sample-site.js';
import {until} from '../until.js';

const hammer = {kind: 'name', name: 'hammer'} as const;
const labels: PageLabels = new Map([
  ['forge/heat', {text: 'Heat', description: 'Until it **glows**.', icon: hammer}],
]);

function groupsWith(directory: 'accordion' | 'card' | 'none'): readonly NavGroup[] {
  const inner = {...group('Tools', page('tools/tongs')), directory};
  const withRoot = {...group('Anvils', page('anvils/big')), root: page('anvils'), icon: hammer};
  const entries = [page('forge/heat'), page('forge/strike'), withRoot, inner];
  return [group('Start', {...group('Forge', ...entries), root: page('forge'), directory})];
}

const directory = (groups: readonly NavGroup[], path: string) =>
  html`<docs-directory
    .groups=${groups}
    .links=${links}
    .labels=${labels}
    path=${path}
  ></docs-directory>`;

describe('docs-directory', () => {
  it('lists pages as cards, inner groups by their root page or under their name', async () => {
    const element = await fixture<DocsDirectory>(directory(groupsWith('card'), 'forge'));
    await until(() => element.renderRoot.querySelector('docs-card'));
    const cards = [...element.renderRoot.querySelectorAll('docs-card')];
    expect(cards.map(({heading, href}) => [heading, href])).to.deep.equal([
      ['Heat', '#/forge/heat'],
      ['Label of forge/strike', '#/forge/strike'],
      ['Anvils', '#/anvils'],
      ['Label of tools/tongs', '#/tools/tongs'],
    ]);
    expect(cards[0]).to.have.text('Until it glows.');
    expect(cards[0]?.icon).to.deep.equal(hammer);
    expect(element.renderRoot.querySelector('h2')).to.have.text('Tools');
  });

  it('lists them as accordions', async () => {
    const element = await fixture<DocsDirectory>(directory(groupsWith('accordion'), 'forge'));
    await until(() => element.renderRoot.querySelector('docs-accordion'));
    const accordions = [...element.renderRoot.querySelectorAll('docs-accordion')];
    expect(accordions.map(({heading}) => heading)).to.deep.equal([
      'Heat',
      'Label of forge/strike',
      'Anvils',
      'Tools',
    ]);
    expect(accordions[0]).to.contain.text('Until it glows.');
    const urls = [...element.renderRoot.querySelectorAll('a')].map((a) => a.getAttribute('href'));
    expect(urls).to.deep.equal(['#/forge/heat', '#/forge/strike', '#/anvils', '#/tools/tongs']);
  });

  it('requests the titles of the listed pages', async () => {
    const element = document.createElement('docs-directory');
    Object.assign(element, {groups: groupsWith('card'), links, path: 'forge'});
    const listed: string[] = [];
    element.addEventListener('docs-pages-listed', ({paths}) => listed.push(...paths));
    await fixture(html`${element}`);
    expect(listed.slice(0, 4)).to.deep.equal([
      'forge/heat',
      'forge/strike',
      'anvils',
      'tools/tongs',
    ]);
  });

  it('is empty on other pages, and where the group wants no list', async () => {
    for (const [groups, path] of [
      [groupsWith('card'), 'forge/heat'],
      [groupsWith('none'), 'forge'],
    ] as const) {
      const element = await fixture<DocsDirectory>(directory(groups, path));
      expect(element.renderRoot.querySelector('*')).to.equal(null);
    }
  });

  for (const mode of ['light', 'dark'] as const) {
    for (const look of ['card', 'accordion'] as const) {
      it(`is accessible in ${mode} mode as ${look}`, async () => {
        const box = await fixture(inMode(mode, directory(groupsWith(look), 'forge')));
        const element = box.querySelector('docs-directory');
        await until(() => element?.renderRoot.querySelector(`docs-${look}`));
        await expect(box).to.be.accessible();
      });
    }
  }
});
