import {expect} from '@esm-bundle/chai';
import {describe, it} from 'node:test';
import {hashCodec} from '../../../src/routing/codec.js';
import {parsePage} from '../../../src/content/parse-page.js';
import type {Target} from '../../../src/shared/urls.js';
import {
  pathOf,
  transition,
  viewSelector,
  type PageState,
  type ReadyState,
  type SiteEvent,
  type SiteState,
} from '../../../src/site/state.js';
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

const linkBase = {codec: hashCodec, base: new URL('https://site.example/docs/')};

function open(site = siteOf(pages), version?: string): SiteState {
  const choices = version === undefined ? {} : {version};
  return transition({phase: 'booting'}, {type: 'site-opened', site, linkBase, choices});
}

function ready(state: SiteState): ReadyState {
  if (state.phase !== 'ready') throw new Error(`the site is ${state.phase}`);
  return state;
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

  it('shows more of a long page, and leaves what is around it', () => {
    const shown = settle(ask(open(), 'page-1'), 'page-1');
    const page = failed('page-1 with its second part');
    const grown = transition(shown, {type: 'page-grown', path: 'page-1', page});
    expect(grown).to.deep.include({page: failed('page-1'), content: page});
    expect(settle(grown, 'page-1')).to.deep.include({content: failed('page-1')});
    const asked = ask(shown, 'page-2');
    expect(transition(asked, {type: 'page-grown', path: 'page-1', page})).to.equal(asked);
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

  it('remembers what a choice of a version did not lead to, until the next choice', () => {
    const missed = {kind: 'version', name: 'v1', path: 'v1/start'} as const;
    const choices = {version: 'v1'};
    const chosen = transition(open(versioned), {type: 'division-chosen', choices, missed});
    expect(chosen).to.deep.include({missed});
    expect(versionOf(chosen)).to.equal('v1');
    expect(settle(ask(chosen, 'v1/start'), 'v1/start')).to.deep.include({missed});
    const again = {type: 'division-chosen', choices: {version: 'v2'}, missed: undefined} as const;
    expect(ready(transition(chosen, again)).missed).to.equal(undefined);
  });

  it('shows the labels that were read, and no banner that was dismissed', () => {
    const labels = new Map([['page-1', {text: 'Page one'}]]);
    const state = transition(open(), {type: 'labels-read', labels});
    expect(ready(state).labels).to.equal(labels);
    const dismissed = transition(state, {type: 'banner-dismissed', content: 'News'});
    expect(dismissed).to.deep.include({dismissed: 'News', labels});
  });

  it('links to pages of the site and to files of its folder', () => {
    const {links} = ready(open(siteOf(['data.json'])));
    expect(links.href(inside('data.json'))).to.equal('#/data.json');
    expect(links.href(inside('other.json'))).to.equal('https://site.example/docs/other.json');
  });

  describe('with pages that are hidden in their frontmatter', () => {
    const listedIn = (state: SiteState) =>
      viewSelector()(state)?.groups.flatMap(({entries}) =>
        entries.flatMap((entry) => (entry.kind === 'page' ? [entry.path] : [])),
      );
    const site = siteOf(['page-0', 'page-1', 'page-2']);
    const shown = (state: SiteState, path: string, frontmatter = '') => {
      const text = `---\ntitle: A\n${frontmatter}---\n`;
      const page = {phase: 'shown', ...parsePage(text, `${path}.mdx`, path)} as const;
      return transition(ask(state, path), {type: 'page-settled', path, page});
    };
    const labelled = (state: SiteState, ...hidden: readonly string[]) => {
      const labels = new Map(hidden.map((path) => [path, {text: 'A', isHidden: true}]));
      return transition(state, {type: 'labels-read', labels});
    };

    it('leaves them out as soon as a label or the page itself says so', () => {
      const first = shown(open(site), 'page-0');
      expect(listedIn(first)).to.deep.equal(['page-0', 'page-1', 'page-2']);
      expect(listedIn(labelled(first, 'page-1'))).to.deep.equal(['page-0', 'page-2']);
      const hidden = shown(first, 'page-2', 'hidden: true\n');
      expect(listedIn(hidden)).to.deep.equal(['page-0', 'page-1']);
      expect(listedIn(shown(hidden, 'page-0'))).to.deep.equal(['page-0', 'page-1']);
    });

    it('leaves them out from the start on the next visit', () => {
      const labels = new Map([['page-1', {text: 'A', isHidden: true}]]);
      const opened = transition({phase: 'booting'}, {type: 'site-opened', site, linkBase, labels});
      expect(listedIn(opened)).to.deep.equal(['page-0', 'page-2']);
    });

    it('lists them again when they are hidden no more', () => {
      const before = labelled(shown(open(site), 'page-0'), 'page-1', 'page-2');
      expect(listedIn(labelled(before, 'page-2'))).to.deep.equal(['page-0', 'page-1']);
      expect(listedIn(shown(before, 'page-2'))).to.deep.equal(['page-0', 'page-2']);
    });

    it('leaves them out when more pages become known', () => {
      const {navigation} = siteOf(['page-0', 'page-1', 'page-2', 'page-3']);
      const before = labelled(shown(open(site), 'page-0'), 'page-1');
      const after = transition(before, {type: 'navigation-extended', navigation});
      expect(listedIn(after)).to.deep.equal(['page-0', 'page-2', 'page-3']);
    });
  });

  describe('when the navigation is extended', () => {
    const site = siteOf(['page-0', 'page-1']);
    const {navigation} = siteOf(['page-0', 'page-1', 'users/list.get']);
    const shown = settle(ask(open(site), 'page-1'), 'page-1');
    const extended = transition(shown, {type: 'navigation-extended', navigation});

    it('keeps the page, the path and the choices', () => {
      const {path, page, choices, isLoading} = ready(shown);
      expect(extended).to.deep.include({phase: 'ready', path, page, choices, isLoading});
      expect(ready(extended).site.config).to.equal(site.config);
    });

    it('shows the new pages in the sidebar, and links to them as pages', () => {
      const viewOf = viewSelector();
      const before = viewOf(shown);
      const paths = viewOf(extended)?.groups.flatMap(({entries}) =>
        entries.map((entry) => entry.kind === 'page' && entry.path),
      );
      expect(viewOf(extended)).not.to.equal(before);
      expect(paths).to.deep.equal(['page-0', 'page-1', 'users/list.get']);
      expect(ready(shown).links.href(inside('users/list.get'))).not.to.contain('#/');
      expect(ready(extended).links.href(inside('users/list.get'))).to.equal('#/users/list.get');
    });

    it('takes in a page that is made from an operation', () => {
      const source = {kind: 'operation', file: 'api.json', method: 'GET', route: '/users'} as const;
      const page = {kind: 'page', path: 'users', source, trail: []} as const;
      const more = {...navigation, pages: new Map(navigation.pages).set('users', page)};
      const event = {type: 'navigation-extended', navigation: more} as const;
      const known = ready(transition(shown, event)).site.navigation.pages.get('users');
      expect(known?.source).to.equal(source);
    });

    it('changes nothing before the site is open', () => {
      const state: SiteState = {phase: 'booting'};
      expect(transition(state, {type: 'navigation-extended', navigation})).to.equal(state);
    });
  });
});

describe('viewSelector', () => {
  const shown = settle(ask(open(versioned), 'v1/start'), 'v1/start');

  it('gives nothing before the site is open', () => {
    expect(viewSelector()({phase: 'booting'})).to.equal(undefined);
  });

  const same: readonly SiteEvent[] = [
    {type: 'page-settled', path: 'v1/start', page: failed('v1/start')},
    {type: 'page-asked', path: 'v2/start'},
    {type: 'labels-read', labels: new Map()},
    {type: 'chosen', choices: {version: 'v1'}},
    {type: 'banner-dismissed', content: 'News'},
  ];
  for (const event of same) {
    it(`gives the identical view after ${event.type}`, () => {
      const viewOf = viewSelector();
      const view = viewOf(shown);
      expect(view?.version).to.equal('v1');
      expect(viewOf(transition(shown, event))).to.equal(view);
    });
  }

  it('gives another view for another page and for another choice', () => {
    const viewOf = viewSelector();
    const view = viewOf(shown);
    const other = viewOf(settle(ask(shown, 'v2/start'), 'v2/start'));
    expect(other?.version).to.equal('v2');
    expect(other).not.to.equal(view);
    const about = settle(ask(shown, 'about'), 'about');
    const chosen = transition(about, {type: 'chosen', choices: {version: 'v2'}});
    expect(viewOf(about)?.version).to.equal('v1');
    expect(viewOf(chosen)?.version).to.equal('v2');
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

function inside(path: string): Target {
  return {to: 'site', path, query: '', hash: ''};
}
