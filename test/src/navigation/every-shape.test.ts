import {expect} from '@esm-bundle/chai';
import {describe, it} from 'node:test';
import {normalizeConfig} from '../../../src/config/normalize.js';
import {neighborsAt, type Neighbors} from '../../../src/navigation/neighbors.js';
import {homeOf} from '../../../src/navigation/home.js';
import type {Choices} from '../../../src/navigation/position.js';
import type {NavEntry} from '../../../src/navigation/navigation.js';
import {resolveNavigation} from '../../../src/navigation/resolve.js';
import {viewAt, type DivisionView, type View} from '../../../src/navigation/view.js';
import {hashCodec} from '../../../src/routing/codec.js';
import {chooseDivision} from '../../../src/site/choose-division.js';
import {pathOf, transition, type ReadyState, type SiteEvent} from '../../../src/site/state.js';
import {newerSite, olderSite, randomFrom, type Random} from './generated-sites.js';

/** A reader of a site, who goes from page to page as the elements of the site let them. */
class Reader {
  constructor(readonly state: ReadyState) {}

  static open(raw: object): Reader {
    const config = normalizeConfig(raw);
    const site = {config, navigation: resolveNavigation(config)};
    const linkBase = {codec: hashCodec, base: new URL('https://site.example/')};
    const opened = transition({phase: 'booting'}, {type: 'site-opened', site, linkBase});
    if (opened.phase !== 'ready') throw new Error('the site is open');
    return new Reader(opened).visit(homeOf(site.navigation, config)?.path ?? '');
  }

  get path(): string {
    return pathOf(this.state);
  }

  get view(): View {
    const {site, choices} = this.state;
    return viewAt(site.navigation, site.config, this.path, choices);
  }

  get neighbors() {
    const {site, choices} = this.state;
    return neighborsAt(site.navigation, site.config, this.path, choices);
  }

  /** The names of the divisions that are shown around the page. */
  get shown(): readonly string[] {
    const {tabs, anchors, selectors} = this.view;
    const lists = [
      ...selectors.map(({kind, options}) => [kind, options] as const),
      ['tab', tabs] as const,
      ['anchor', anchors] as const,
      ...tabs.flatMap(({menu}) => (menu ? [['menu', menu.options] as const] : [])),
    ];
    return lists.flatMap(([kind, options]) =>
      options.flatMap(({name, isCurrent}) => (isCurrent ? [`${kind} ${name}`] : [])),
    );
  }

  /** What the sidebar lists, each page once. */
  get listed(): readonly string[] {
    return [...new Set(pathsIn(this.view.groups))];
  }

  /** Follows a link to a page, which may be one into divisions. */
  visit(path: string, choices: Choices = {}): Reader {
    const page = {phase: 'failed', path, diagnostics: []} as const;
    return this.#after(
      {type: 'chosen', choices},
      {type: 'page-asked', path},
      {type: 'page-settled', path, page},
    );
  }

  /** Every choice that a reader has here: what is chosen, and the reader after that. */
  *choose(): Generator<readonly [chosen: string, reader: Reader]> {
    const {tabs, anchors, selectors} = this.view;
    const buttons: readonly [kind: 'tab' | 'anchor' | 'menu', all: readonly DivisionView[]][] = [
      ['tab', tabs],
      ['anchor', anchors],
    ];
    for (const [kind, all] of buttons) {
      for (const {name, target} of all) {
        if (target.to === 'site')
          yield [`${kind} ${name}`, this.visit(target.path, {[kind]: name})];
      }
    }
    const menus = tabs.flatMap(({menu, isCurrent}) => (menu && isCurrent ? [menu] : []));
    for (const {kind, options} of [...selectors, ...menus]) {
      for (const {name} of options) {
        const chosen = chooseDivision(this.state, {kind, name});
        if ('link' in chosen) continue;
        const {choices, missed, path} = chosen;
        const after = this.#after({type: 'division-chosen', choices, missed});
        yield [`${kind} ${name}`, path === undefined ? after : after.visit(path)];
      }
    }
  }

  #after(...events: readonly SiteEvent[]): Reader {
    const state = events.reduce(transition, this.state);
    if (state.phase !== 'ready') throw new Error('the site is open');
    return new Reader(state);
  }
}

function pathsIn(entries: readonly NavEntry[]): readonly string[] {
  return entries.flatMap((entry): readonly string[] =>
    entry.kind === 'page'
      ? [entry.path]
      : [...(entry.root ? [entry.root.path] : []), ...pathsIn(entry.entries)],
  );
}

/** Every place of a site to which its first page leads: by the sidebar and by all choices. */
function placesOf(raw: object): readonly Reader[] {
  const places = new Map<string, Reader>();
  const waiting = [Reader.open(raw)];
  for (let reader; (reader = waiting.pop());) {
    const key = [reader.path, ...reader.shown].join('\n');
    if (places.has(key)) continue;
    places.set(key, reader);
    for (const path of reader.listed) waiting.push(reader.visit(path));
    for (const [, after] of reader.choose()) waiting.push(after);
  }
  return [...places.values()];
}

interface Sample {
  readonly name: string;
  readonly raw: object;
  readonly places: readonly Reader[];
}

function samplesOf(name: string, make: (random: Random) => object): readonly Sample[] {
  return Array.from({length: 30}, (_, seed) => {
    const raw = make(randomFrom(seed));
    return {name: `${name} ${seed}`, raw, places: placesOf(raw)};
  });
}

const newer = samplesOf('newer site', newerSite);
const older = samplesOf('older site', olderSite);
const sites = [...newer, ...older];

/** Calls `check` with every place of every site; `says` describes the place. */
function everywhere(
  check: (reader: Reader, says: () => string) => void,
  samples: readonly Sample[] = sites,
): void {
  for (const {name, raw, places} of samples) {
    for (const reader of places) {
      const place = () => `${name}, ${reader.path} in ${reader.shown.join(', ')}`;
      check(reader, () => `${place()}\n${JSON.stringify(raw)}`);
    }
  }
}

function expectSame(actual: unknown, expected: unknown, says: () => string): void {
  // Few of very many comparisons need the description, which is long.
  if (JSON.stringify(actual) !== JSON.stringify(expected)) {
    expect(actual, says()).to.deep.equal(expected);
  }
}

/** The divisions that reading on does not leave. */
function scopeOf({shown}: Reader): readonly string[] {
  return shown.filter((name) => !/^(?:tab|anchor|menu) /.test(name));
}

describe('sites of every shape', () => {
  it('show the division that was chosen last', () => {
    everywhere((reader, says) => {
      for (const [chosen, after] of reader.choose()) {
        if (!after.shown.includes(chosen)) expect(after.shown, says()).to.include(chosen);
      }
    });
  });

  it('keep the reader in the divisions whose pages they open from the sidebar', () => {
    everywhere((reader, says) => {
      for (const path of reader.listed) {
        const after = reader.visit(path);
        expectSame([path, ...after.shown], [path, ...reader.shown], says);
      }
    });
  });

  it('lead from page to page in the order of the sidebar', () => {
    everywhere((reader, says) => {
      const {listed, neighbors, path} = reader;
      const index = listed.indexOf(path);
      const [before, after] = [listed[index - 1], listed[index + 1]];
      if (index > 0) expectSame(neighbors.previous?.path, before, says);
      if (after !== undefined) expectSame(neighbors.next?.path, after, says);
      for (const other of [neighbors.previous, neighbors.next]) {
        if (other === undefined) continue;
        const there = reader.visit(other.path, other.choices);
        const isInside = other.path === before || other.path === after;
        expectSame(
          scopeOf(reader).filter((name) => !there.shown.includes(name)),
          [],
          says,
        );
        if (isInside) expectSame(there.shown, reader.shown, says);
      }
    }, newer);
  });

  it('come to an end, however often they list a page', () => {
    everywhere((reader, says) => {
      const seen = new Set<string>();
      for (let at: Reader | undefined = reader; at;) {
        const key = [at.path, ...at.shown].join('\n');
        expectSame([key, seen.has(key)], [key, false], says);
        seen.add(key);
        const {next}: Neighbors = at.neighbors;
        at = next && at.visit(next.path, next.choices);
      }
    });
  });

  it('lead to every page that they list', () => {
    for (const {name, raw, places} of sites) {
      const reached = new Set(places.map(({path}) => path));
      const missing = listedPaths(raw).filter((path) => !reached.has(path));
      expectSame(missing, [], () => `${name}\n${JSON.stringify(raw)}`);
    }
  });
});

/** The pages of a configuration that are not in anything hidden. */
function listedPaths(raw: object): readonly string[] {
  const {navigation, tabs = [], anchors = []} = raw as Partial<ReturnType<typeof olderSite>>;
  const hidden = [...tabs, ...anchors].filter(({isDefaultHidden}) => isDefaultHidden);
  return namedIn(navigation).filter((path) => !hidden.some(({url}) => path.startsWith(`${url}/`)));
}

function namedIn(value: unknown): readonly string[] {
  if (Array.isArray(value)) {
    return value.flatMap((item) => (typeof item === 'string' ? [item] : namedIn(item)));
  }
  const {hidden, root, ...lists} = Object(value) as Record<string, unknown>;
  if (hidden === true) return [];
  const inner = Object.values(lists).filter((list) => typeof list === 'object');
  return [...(typeof root === 'string' ? [root] : []), ...inner.flatMap(namedIn)];
}
