import {expect} from '@esm-bundle/chai';
import {describe, it} from 'node:test';
import {pathOf, transition, type PageState, type SiteState} from '../../../src/site/state.js';
import {siteOf} from './site-of.js';

const pages = Array.from({length: 10}, (_, index) => `page-${index}`);
const versioned = siteOf([], {
  versions: ['v2', 'v1'],
  navigation: [
    {group: 'New', version: 'v2', pages: ['v2/start']},
    {group: 'Old', version: 'v1', pages: ['v1/start']},
  ],
});

function failed(path: string): PageState {
  return {phase: 'failed', path, diagnostics: []};
}

function open(site = siteOf(pages), version?: string): SiteState {
  const choices = version === undefined ? {} : {version};
  return transition({phase: 'booting'}, {type: 'site-opened', site, choices});
}

function ask(state: SiteState, path: string): SiteState {
  return transition(state, {type: 'page-asked', path});
}

function settle(state: SiteState, path: string): SiteState {
  return transition(state, {type: 'page-settled', path, page: failed(path)});
}

function versionOf(state: SiteState): string | undefined {
  return state.phase === 'ready' ? state.choices.version : undefined;
}

describe('transition', () => {
  it('opens a site with nothing on the screen yet', () => {
    expect(open()).to.deep.include({phase: 'ready', page: {phase: 'loading'}, isLoading: true});
  });

  it('fails and starts again', () => {
    const state = transition({phase: 'booting'}, {type: 'site-failed', diagnostics: []});
    expect(state).to.deep.equal({phase: 'failed', diagnostics: []});
    expect(transition(state, {type: 'booted'})).to.deep.equal({phase: 'booting'});
  });

  it('ignores pages while no site is open', () => {
    const state: SiteState = {phase: 'booting'};
    expect(ask(state, 'page-1')).to.equal(state);
    expect(settle(state, 'page-1')).to.equal(state);
  });

  it('keeps the page on the screen until the next one has settled', () => {
    const shown = settle(ask(open(), 'page-1'), 'page-1');
    const asked = ask(shown, 'page-2');
    expect(asked).to.deep.include({path: 'page-2', page: failed('page-1'), isLoading: true});
    expect(settle(asked, 'page-2')).to.deep.include({page: failed('page-2'), isLoading: false});
  });

  it('drops a page that settles after another one was asked for', () => {
    const asked = ask(settle(ask(open(), 'page-1'), 'page-1'), 'page-2');
    expect(settle(ask(asked, 'page-3'), 'page-2')).to.deep.include({
      path: 'page-3',
      page: failed('page-1'),
      isLoading: true,
    });
  });

  it('ends on the page asked for last, in whatever order ten pages settle', () => {
    for (let turn = 0; turn < 100; turn++) {
      const settled = [...pages].sort((a, b) => orderOf(a, turn) - orderOf(b, turn));
      const asked = pages.reduce(ask, open());
      const state = settled.reduce(settle, asked);
      expect(state).to.deep.include({page: failed('page-9'), isLoading: false});
    }
  });

  it('begins with the version chosen before, if the site still has it', () => {
    expect(versionOf(open(versioned, 'v1'))).to.equal('v1');
    expect(versionOf(open(versioned, 'v0'))).to.equal('v2');
    expect(versionOf(open(versioned))).to.equal('v2');
    expect(versionOf(open())).to.equal(undefined);
  });

  it('follows the reader into the pages of another version', () => {
    const state = settle(ask(open(versioned), 'v1/start'), 'v1/start');
    expect(versionOf(state)).to.equal('v1');
    expect(versionOf(settle(ask(state, 'about'), 'about'))).to.equal('v1');
  });

  it('keeps the reader on the page when they choose a version', () => {
    const state = settle(ask(open(versioned), 'about'), 'about');
    const chosen = transition(state, {type: 'chosen', choices: {version: 'v1'}});
    expect(chosen).to.deep.include({path: 'about', page: failed('about')});
    expect(versionOf(chosen)).to.equal('v1');
  });
});

describe('pathOf', () => {
  it('is the path on the screen, before the first page the one asked for', () => {
    expect(pathOf({phase: 'booting'})).to.equal('');
    const asked = ask(open(), 'page-1');
    expect(pathOf(asked)).to.equal('page-1');
    expect(pathOf(ask(settle(asked, 'page-1'), 'page-2'))).to.equal('page-1');
  });
});

/** Where a page comes in the shuffled order of one turn. */
function orderOf(page: string, turn: number): number {
  return (Number(page.slice(5)) * 7919 + turn * 104_729 + turn * Number(page.slice(5)) ** 2) % 101;
}
