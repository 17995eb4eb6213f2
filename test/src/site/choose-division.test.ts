import {expect} from '@esm-bundle/chai';
import {describe, it} from 'node:test';
import {hashCodec} from '../../../src/routing/codec.js';
import type {Choices} from '../../../src/navigation/position.js';
import {chooseDivision, type DivisionChoice} from '../../../src/site/choose-division.js';
import {
  transition,
  viewSelector,
  type ReadyState,
  type SiteState,
} from '../../../src/site/state.js';
import {siteOf} from './site-of.js';

const base = new URL('https://site.example/');
const config = {
  versions: ['v2', 'v1', {name: 'v0', url: 'https://v0.example/'}],
  navigation: [
    {group: 'All', pages: ['about']},
    {group: 'New', version: 'v2', pages: ['v2/start', 'v2/forge']},
    {group: 'Old', version: 'v1', pages: ['v1/start', 'v1/bellows']},
  ],
};

/** An open site whose reader is at a path. */
function stateAt(path: string): ReadyState {
  const site = siteOf([], config);
  const linkBase = {codec: hashCodec, base};
  const opened = transition({phase: 'booting'}, {type: 'site-opened', site, linkBase});
  const state = transition(opened, {type: 'page-asked', path});
  if (state.phase !== 'ready') throw new Error('the site is open');
  return state;
}

const choose = (path: string, name: string) =>
  chooseDivision(stateAt(path), {kind: 'version', name});

/**
 * The names of the divisions that a reader sees around a page after a choice there, or around a
 * later page.
 */
function shownAfter(
  navigation: object,
  path: string,
  choice: DivisionChoice,
  before: Choices = {},
  later = path,
) {
  const site = siteOf([], {navigation});
  const linkBase = {codec: hashCodec, base};
  let state: SiteState = transition(
    {phase: 'booting'},
    {type: 'site-opened', site, linkBase, choices: before},
  );
  const page = {phase: 'failed', path, diagnostics: []} as const;
  state = transition(state, {type: 'page-asked', path});
  state = transition(state, {type: 'page-settled', path, page});
  if (state.phase !== 'ready') throw new Error('the site is open');
  const chosen = chooseDivision(state, choice);
  if ('link' in chosen) throw new Error('the division is on this site');
  state = transition(state, {...chosen, type: 'division-chosen'});
  state = transition(state, {type: 'page-asked', path: later});
  state = transition(state, {type: 'page-settled', path: later, page: {...page, path: later}});
  const view = viewSelector()(state);
  const lists = [...(view?.selectors.map(({options}) => options) ?? []), view?.tabs ?? []];
  return lists.flat().flatMap(({name, isCurrent}) => (isCurrent ? [name] : []));
}

describe('chooseDivision, on a page that several divisions list', () => {
  const groups = (...pages: readonly string[]) => ({groups: [{group: 'S', pages}]});
  const lists = [
    ['versions', 'version'],
    ['languages', 'language'],
    ['products', 'product'],
  ] as const;
  for (const [list, kind] of lists) {
    it(`shows the chosen ${kind}, whatever is in it`, () => {
      const navigation = {
        [list]: [
          {[kind]: 'One', tabs: [{tab: 'Guides', ...groups('one/a', 'deploy')}]},
          {[kind]: 'Two', tabs: [{tab: 'Docs', ...groups('two/a', 'deploy')}]},
        ],
      };
      const shown = shownAfter(navigation, 'deploy', {kind, name: 'Two'});
      expect(shown).to.deep.equal(['Two', 'Docs']);
    });
  }

  it('shows it rather than divisions that were chosen before', () => {
    const navigation = {
      versions: [
        {version: 'v2', languages: [{language: 'en', tabs: [{tab: 'A', ...groups('x')}]}]},
        {version: 'v1', languages: [{language: 'de', tabs: [{tab: 'B', ...groups('x')}]}]},
      ],
    };
    const before = {language: 'en', tab: 'A', product: 'gone'};
    const shown = shownAfter(navigation, 'x', {kind: 'version', name: 'v1'}, before);
    expect(shown).to.deep.equal(['v1', 'de', 'B']);
  });

  it('stays in the outer tab, where there are tabs inside versions inside tabs', () => {
    const inner = (version: string, tab: string) => ({version, tabs: [{tab, ...groups('x')}]});
    const navigation = {
      tabs: [
        {tab: 'Outer', versions: [inner('v1', 'A'), inner('v2', 'B')]},
        {tab: 'Other', versions: [inner('v1', 'C'), inner('v2', 'D')]},
      ],
    };
    const before = {tab: 'Other'};
    const shown = shownAfter(navigation, 'x', {kind: 'version', name: 'v2'}, before);
    expect(shown).to.deep.equal(['v2', 'Other', 'D']);
  });

  it('stays in the inner division that it has shown when the reader goes on', () => {
    const navigation = {
      versions: [
        {version: 'v1', tabs: [{tab: 'A', ...groups('x')}]},
        {
          version: 'v2',
          tabs: [
            {tab: 'A', ...groups('y')},
            {tab: 'B', ...groups('x', 'y')},
          ],
        },
      ],
    };
    const choice = {kind: 'version', name: 'v2'} as const;
    expect(shownAfter(navigation, 'x', choice, {tab: 'A'})).to.deep.equal(['v2', 'B']);
    expect(shownAfter(navigation, 'x', choice, {tab: 'A'}, 'y')).to.deep.equal(['v2', 'B']);
  });
});

describe('chooseDivision', () => {
  it('leads to the same page of another version', () => {
    expect(choose('v2/start', 'v1')).to.deep.equal({
      choices: {version: 'v1'},
      path: 'v1/start',
      missed: undefined,
    });
  });

  it('leads to the nearest page and says which version misses the one before', () => {
    expect(choose('v2/forge', 'v1')).to.deep.equal({
      choices: {version: 'v1'},
      path: 'v1/start',
      missed: {kind: 'version', name: 'v1', path: 'v1/start'},
    });
  });

  it('leaves the reader on a page of all versions', () => {
    const chosen = choose('about', 'v1');
    expect(chosen).to.deep.equal({choices: {version: 'v1'}, path: undefined, missed: undefined});
  });

  it('leads to another site where the version is there', () => {
    const chosen = choose('v2/start', 'v0');
    expect(chosen).to.deep.equal({link: {to: 'url', href: 'https://v0.example/'}});
  });
});
