import {expect} from '@esm-bundle/chai';
import {describe, it} from 'node:test';
import {normalizeConfig} from '../../../../src/config/normalize.js';
import {resolveNavigation} from '../../../../src/navigation/resolve.js';
import type {SearchScope} from '../../../../src/search/searched-page.js';
import {hashOf} from '../../../../src/search/hash.js';
import {LoadError, memoryLoader, type Loader} from '../../../../src/site/loader.js';
import {pageReader} from '../../../../src/site/page-reader.js';
import {pagesToSearch} from '../../../../src/site/search/pages-to-search.js';
import {SearchEngine} from '../../../../src/site/search/search-engine.js';
import type {SearchStore, StoredPage} from '../../../../src/site/search/search-store.js';

const names = Array.from({length: 20}, (_, index) => `p${String(index)}`);
const files = Object.fromEntries(names.map((name) => [`${name}.mdx`, `Okapi of ${name}.\n`]));
const raw = {name: 'Acme', navigation: [{group: 'All', pages: names}]};

/** A loader that notes what it was asked for, and how many files at a time. */
function noting(loader: Loader) {
  const asked: string[] = [];
  const state = {asked, open: 0, most: 0};
  const text = async (path: string, signal?: AbortSignal) => {
    asked.push(path);
    state.most = Math.max(state.most, ++state.open);
    await new Promise((resolve) => setImmediate(resolve));
    state.open--;
    return loader.text(path, signal);
  };
  return {...state, state, loader: {url: (path: string) => path, text}};
}

function storeOf(pages: readonly StoredPage[] = []): SearchStore & {saved: StoredPage[]} {
  const saved: StoredPage[] = [];
  return {
    saved,
    load: () => Promise.resolve(pages),
    save: (added) => {
      saved.push(...(added as StoredPage[]));
      return Promise.resolve();
    },
  };
}

interface EngineSite {
  readonly config?: object;
  readonly store?: SearchStore;
  readonly path?: string;
  readonly scope?: SearchScope;
}

async function engineOf(
  loader: Loader,
  {config: written = raw, store, path = '', scope = {}}: EngineSite = {},
) {
  const config = normalizeConfig(written);
  const engine = new SearchEngine({
    reader: pageReader(loader, config),
    store,
    onProgress: () => undefined,
  });
  const pages = pagesToSearch(config, resolveNavigation(config));
  await engine.setPages(pages, {path, scope});
  return engine;
}

const here = {scope: {}, limit: 50};
const paths = (engine: SearchEngine, typed: string) =>
  engine.search(typed, here).pages.map((page) => page.path);

describe('SearchEngine', () => {
  it('finds pages by their titles before they are read, then by their texts', async () => {
    const engine = await engineOf(memoryLoader(files));
    expect(paths(engine, 'p7')).to.deep.equal(['p7']);
    expect(paths(engine, 'okapi')).to.deep.equal([]);
    await engine.read();
    expect(paths(engine, 'okapi')).to.have.length(20);
    expect(engine.progress).to.include({read: 20, total: 20, failed: 0, isReading: false});
  });

  it('finds what files contain now when they are read again', async () => {
    const texts = new Map(Object.entries(files));
    const engine = await engineOf({
      url: String,
      text: (path) => {
        const text = texts.get(path);
        return text === undefined
          ? Promise.reject(new LoadError('missing', path))
          : Promise.resolve(text);
      },
    });
    engine.give([['p3.mdx', 'A numbat.']]);
    await engine.read();
    expect(paths(engine, 'numbat')).to.deep.equal(['p3']);
    texts.set('p3.mdx', 'A quokka.');
    texts.delete('p4.mdx');
    engine.readAgain(['p3.mdx', 'p4.mdx']);
    await engine.read();
    expect(paths(engine, 'quokka')).to.deep.equal(['p3']);
    expect(paths(engine, 'numbat')).to.deep.equal([]);
    expect(paths(engine, 'okapi')).to.have.length(18);
  });

  it('reads only the pages again whose files, or the snippets in them, have changed', async () => {
    const texts = {...files, 'p5.mdx': '<Snippet file="a.mdx" />', 'snippets/a.mdx': 'A numbat.'};
    const {loader, state} = noting(memoryLoader(texts));
    const engine = await engineOf(loader);
    await engine.read();
    state.asked.length = 0;
    engine.readAgain(['p3.mdx', 'snippets/a.mdx', 'other.mdx']);
    await engine.read();
    const asked = new Set(state.asked);
    expect([...asked].sort()).to.deep.equal([
      ...['_snippets/a.mdx', 'p3.mdx', 'p5.mdx', 'snippets/a.mdx'],
    ]);
  });

  it('goes on reading where it is when a file changes meanwhile', async () => {
    const texts = new Map(Object.entries(files));
    const asked: string[] = [];
    const engine: SearchEngine = await engineOf({
      url: String,
      text(path) {
        asked.push(path);
        const text = texts.get(path) ?? '';
        if (path === 'p2.mdx' && text !== 'A quokka.') {
          texts.set(path, 'A quokka.');
          engine.readAgain([path]);
        }
        return Promise.resolve(text);
      },
    });
    await engine.read();
    expect(paths(engine, 'quokka')).to.deep.equal(['p2']);
    expect(engine.progress).to.include({read: 20, isReading: false});
    expect(asked.filter((path) => path === 'p2.mdx')).to.have.length(2);
    expect(asked).to.have.length(21);
  });

  it('finds a page no more that has turned out to be hidden, and does not read it', async () => {
    const {loader, state} = noting(memoryLoader(files));
    const engine = await engineOf(loader);
    const config = normalizeConfig(raw);
    const navigation = {...resolveNavigation(config), hidden: new Set(['p7'])};
    await engine.setPages(pagesToSearch(config, navigation), {path: '', scope: {}});
    expect(paths(engine, 'p7')).to.deep.equal([]);
    await engine.read();
    expect(state.asked).not.to.include('p7.mdx');
    expect(engine.progress).to.include({read: 19, total: 19});
  });

  it('requests six files at a time, those near the reader first', async () => {
    const config = {
      name: 'Acme',
      navigation: [
        {group: 'One', pages: names.slice(0, 10)},
        {group: 'Two', pages: names.slice(10)},
      ],
    };
    const {loader, state} = noting(memoryLoader(files));
    const engine = await engineOf(loader, {config, path: 'p12'});
    await engine.read();
    expect(state.most).to.equal(6);
    expect(state.asked.slice(0, 3)).to.deep.equal(['p12.mdx', 'p10.mdx', 'p11.mdx']);
    expect(state.asked[10]).to.equal('p0.mdx');
  });

  it('requests those first whose titles have what is searched', async () => {
    const {loader, state} = noting(memoryLoader(files));
    const engine = await engineOf(loader, {path: 'p1'});
    engine.search('p17', here);
    const reading = engine.read();
    engine.search('p19', here);
    await reading;
    expect(state.asked.slice(0, 2)).to.deep.equal(['p17.mdx', 'p1.mdx']);
    expect(state.asked.indexOf('p19.mdx')).to.be.below(8);
    expect(new Set(state.asked).size).to.equal(20);
  });

  it('does not request what the reader has loaded', async () => {
    const {loader, state} = noting(memoryLoader(files));
    const engine = await engineOf(loader);
    engine.give([['p3.mdx', 'A zebra.']]);
    await engine.read();
    expect(state.asked).not.to.include('p3.mdx');
    expect(paths(engine, 'zebra')).to.deep.equal(['p3']);
  });

  it('goes on where it was paused', async () => {
    const {loader, state} = noting(memoryLoader(files));
    const engine = await engineOf(loader);
    const reading = engine.read();
    engine.pause();
    await reading;
    expect(state.asked.length).to.be.below(20);
    await engine.read();
    expect(paths(engine, 'okapi')).to.have.length(20);
  });

  it('tells which pages failed, and tries them again', async () => {
    let isDown = true;
    const loader: Loader = {
      url: (path) => path,
      text: (path) =>
        isDown && path.startsWith('p1')
          ? Promise.reject(new LoadError('status', path, 500))
          : memoryLoader(files).text(path),
    };
    const engine = await engineOf(loader);
    await engine.read();
    expect(engine.progress).to.include({read: 9, failed: 11, isOffline: false});
    isDown = false;
    await engine.read();
    expect(engine.progress).to.include({read: 20, failed: 0});
  });

  it('says that there is no network, and finds what is saved all the same', async () => {
    const loader: Loader = {
      url: (path) => path,
      text: (path) =>
        path === 'p15.mdx'
          ? Promise.resolve('A saved zebra.')
          : Promise.reject(new LoadError('unreachable', path)),
    };
    const engine = await engineOf(loader);
    await engine.read();
    expect(engine.progress.failed).to.equal(19);
    expect(engine.progress.isOffline).to.equal(true);
    expect(paths(engine, 'zebra')).to.deep.equal(['p15']);
  });

  it('reads other versions once they are to be searched', async () => {
    const versions = ['v2', 'v1'].map((version) => ({version, pages: [`${version}/start`]}));
    const config = {name: 'Acme', navigation: {versions}};
    const loader = memoryLoader({'v2/start.mdx': 'Okapi.\n', 'v1/start.mdx': 'Zebra.\n'});
    const engine = await engineOf(loader, {config, path: 'v2/start', scope: {version: 'v2'}});
    const options = {scope: {version: 'v2'}, limit: 10};
    await engine.read();
    expect(engine.search('zebra', options)).to.deep.include({total: 0, hasUnread: true});
    engine.search('zebra', {...options, isEverywhere: true});
    while (engine.progress.isReading) await new Promise((resolve) => setImmediate(resolve));
    expect(engine.search('zebra', {...options, isEverywhere: true}).total).to.equal(1);
    expect(engine.search('zebra', options)).to.deep.include({elsewhere: 1, hasUnread: false});
  });

  it('shows pages without a file after all others', async () => {
    const names = ['okapi', 'p0'];
    const config = {name: 'Acme', navigation: [{group: 'All', pages: names}]};
    const engine = await engineOf(memoryLoader({'p0.mdx': 'It mentions the okapi.'}), {config});
    await engine.read();
    expect(paths(engine, 'okapi')).to.deep.equal(['p0', 'okapi']);
  });

  it('leaves out what authors hide from the search', async () => {
    const config = {
      name: 'Acme',
      navigation: {
        groups: [
          {group: 'Shown', pages: ['a', 'b', 'c']},
          {group: 'No', searchable: false, pages: ['d']},
          {group: 'Hidden', hidden: true, pages: ['e']},
        ],
      },
    };
    const texts = {
      'a.mdx': 'okapi',
      'b.mdx': '---\nsearchable: false\n---\nokapi',
      'c.mdx': '---\nhidden: true\n---\nokapi',
      'd.mdx': 'okapi',
      'e.mdx': 'okapi',
    };
    const engine = await engineOf(memoryLoader(texts), {config});
    await engine.read();
    expect(paths(engine, 'okapi')).to.deep.equal(['a']);
    const all = {...config, seo: {indexing: 'all'}};
    const other = await engineOf(memoryLoader(texts), {config: all});
    await other.read();
    expect(paths(other, 'okapi')).to.have.members(['a', 'c', 'e']);
  });

  it('counts what authors boost, and finds their keywords', async () => {
    const config = {
      name: 'Acme',
      navigation: {
        groups: [
          {group: 'A', pages: ['a']},
          {group: 'B', boost: 5, pages: ['b']},
        ],
      },
    };
    const texts = {
      'a.mdx': '---\nkeywords: ["quagga"]\n---\nThe okapi.',
      'b.mdx': 'The okapi.',
    };
    const engine = await engineOf(memoryLoader(texts), {config});
    await engine.read();
    expect(paths(engine, 'okapi')).to.deep.equal(['b', 'a']);
    expect(paths(engine, 'quagga')).to.deep.equal(['a']);
  });

  it('finds operations and their parameters', async () => {
    const description = {
      openapi: '3.1.0',
      info: {title: 'Acme', version: '1'},
      paths: {
        '/zoo/{id}': {
          get: {
            summary: 'Visit a zoo',
            parameters: [{name: 'ticket_kind', in: 'query', description: 'For children'}],
            'x-mint': {metadata: {keywords: ['menagerie', 1.5]}},
          },
        },
      },
    };
    const config = {
      name: 'Acme',
      navigation: {groups: [{group: 'API', openapi: 'api.json', pages: ['GET /zoo/{id}']}]},
    };
    const loader = memoryLoader({'api.json': JSON.stringify(description)});
    const normal = normalizeConfig(config);
    const reader = pageReader(loader, normal);
    const navigation = await (await reader.loadApis())?.navigation();
    const engine = new SearchEngine({reader, onProgress: () => undefined});
    const pages = pagesToSearch(normal, navigation?.navigation ?? resolveNavigation(normal));
    await engine.setPages(pages, {path: '', scope: {}});
    await engine.read();
    for (const typed of ['visit zoo', 'ticket_kind', 'GET /zoo', 'children', 'menagerie']) {
      expect(engine.search(typed, here).total, typed).to.equal(1);
    }
  });

  it('takes stored pages, and reads only what has changed', async () => {
    const store = storeOf();
    const first = await engineOf(memoryLoader(files), {store});
    await first.read();
    expect(store.saved).to.have.length(20);
    const fresh = noting(memoryLoader(files));
    const second = await engineOf(fresh.loader, {store: storeOf(store.saved)});
    expect(paths(second, 'okapi')).to.have.length(20);
    await second.read();
    expect(fresh.state.asked).to.deep.equal([]);
    const old = store.saved.map((page) => ({...page, time: 0}));
    const changed = memoryLoader({...files, 'p5.mdx': 'A zebra.'});
    const third = await engineOf(changed, {store: storeOf(old)});
    expect(paths(third, 'okapi')).to.have.length(20);
    await third.read();
    expect(paths(third, 'okapi')).to.have.length(19);
    expect(paths(third, 'zebra')).to.deep.equal(['p5']);
  });

  it('keeps the stored text of a page whose file the host refuses for now', async () => {
    const store = storeOf();
    await (await engineOf(memoryLoader(files), {store})).read();
    const old = store.saved.map((page) => ({...page, time: 0}));
    const engine = await engineOf(memoryLoader({}), {store: storeOf(old)});
    await engine.read();
    expect(paths(engine, 'okapi')).to.have.length(20);
  });

  it('says that it is reading until what it has read is kept', async () => {
    const engine = await engineOf(memoryLoader(files), {
      config: {...raw, navigation: [{group: 'All', pages: names.slice(0, 3)}]},
      store: {
        ...storeOf(),
        save: () => {
          expect(engine.progress).to.include({read: 3, isReading: true});
          return Promise.resolve();
        },
      },
    });
    await engine.read();
    expect(engine.progress).to.include({read: 3, isReading: false});
  });

  it('reads no page that is stored or prepared, however early it is told to read', async () => {
    const store = storeOf();
    await (await engineOf(memoryLoader(files), {store})).read();
    const config = normalizeConfig(raw);
    const {loader, state} = noting(memoryLoader(files));
    const engine = new SearchEngine({
      reader: pageReader(loader, config),
      store: storeOf(store.saved.filter(({path}) => path !== 'p1')),
      onProgress: () => undefined,
    });
    const prepared = {path: 'p1', title: 'p1', keywords: [], boost: 1, hash: '', sections: []};
    const pages = pagesToSearch(config, resolveNavigation(config));
    const set = engine.setPages(pages, {path: '', scope: {}}, [{...prepared, isComplete: true}]);
    await Promise.all([set, engine.read()]);
    await engine.read();
    expect(state.asked).to.deep.equal([]);
    expect(engine.progress).to.include({read: 20, isReading: false});
  });

  it('takes a prepared index, unless the reader has another text', async () => {
    const section = {id: 'x', headings: ['X'], names: [], text: 'Quagga.', code: ''};
    const prepared = ['p1', 'p2'].map((path) => ({
      path,
      title: path,
      keywords: [],
      boost: 1,
      hash: hashOf(files[`${path}.mdx`] ?? ''),
      sections: [section],
      isComplete: true,
    }));
    const config = normalizeConfig(raw);
    const {loader, state} = noting(memoryLoader(files));
    const reader = pageReader(loader, config);
    const engine = new SearchEngine({reader, onProgress: () => undefined});
    engine.give([['p2.mdx', 'Newer.']]);
    const pages = pagesToSearch(config, resolveNavigation(config));
    await engine.setPages(pages, {path: '', scope: {}}, prepared);
    await engine.read();
    expect(state.asked).not.to.include('p1.mdx');
    expect(paths(engine, 'quagga')).to.deep.equal(['p1']);
    expect(paths(engine, 'newer')).to.deep.equal(['p2']);
  });
});
