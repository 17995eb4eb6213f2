import {expect} from '@esm-bundle/chai';
import {describe, it} from 'node:test';
import type {OperationSource} from '../../../src/config/site-config.js';
import {loadEntry, loadPage, type PageReader} from '../../../src/site/load-page.js';
import {LoadError} from '../../../src/site/loader.js';
import {ApiSite, openapi} from '../api-pages/api-site.js';
import {siteOf} from './site-of.js';

const source: OperationSource = {kind: 'operation', file: 'o.json', method: 'GET', route: '/users'};
const {navigation} = siteOf(['users']);

/** The reader of a site with a page about an operation, apart from what is given. */
function readerWith(given: Partial<PageReader>): PageReader {
  const {reader} = new ApiSite(
    {openapi: 'o.json', navigation: [{group: 'A', pages: ['users']}]},
    {
      'o.json': openapi({'GET /users': {summary: 'List users'}}),
      'users.mdx': '---\nopenapi: GET /users\n---\n',
    },
  );
  return {...reader, ...given};
}

type Load = (reader: PageReader, signal?: AbortSignal) => ReturnType<typeof loadPage>;

const pages: Readonly<Record<string, Load>> = {
  'a page with openapi': (reader, signal) => loadPage('users', navigation, reader, signal),
  'the page of an operation': (reader, signal) =>
    loadEntry({path: 'users', source}, navigation, reader, signal),
};

for (const [name, load] of Object.entries(pages)) {
  describe(`${name} whose API cannot be read`, () => {
    it('says why', async () => {
      const loadApis = () => Promise.reject(new LoadError('unreachable', 'o.json'));
      const {state} = await load(readerWith({loadApis}));
      expect(state).to.include({phase: 'failed', path: 'users'});
      expect(state.phase === 'failed' && state.diagnostics.map(({code}) => code)).to.deep.equal([
        'load/unreachable',
      ]);
    });

    it('says so even if the messages cannot be loaded', async () => {
      const fail = () => Promise.reject(new TypeError('offline'));
      const {state} = await load(readerWith({loadApis: fail, loadProblems: fail}));
      expect(state.phase === 'failed' && state.diagnostics[0]?.message).to.equal(
        'users could not be loaded.',
      );
    });

    for (const [outcome, settle] of [
      ['loads', () => Promise.resolve(undefined)],
      ['fails', () => Promise.reject(new Error('broken'))],
    ] as const) {
      it(`rejects with the signal's reason if the reader leaves before it ${outcome}`, async () => {
        const leaving = new AbortController();
        const loadApis = () => {
          leaving.abort(new Error('gone'));
          return settle();
        };
        const loading = load(readerWith({loadApis}), leaving.signal);
        expect(await loading.catch(String)).to.equal('Error: gone');
      });
    }
  });
}

describe('a page that could not be completed', () => {
  it('is shown without its API if the code for that could not be loaded', async () => {
    const reader = readerWith({loadApis: () => Promise.resolve(undefined)});
    const {state} = await loadPage('users', navigation, reader);
    expect(state.phase).to.equal('shown');
    expect(await loadEntry({path: 'users', source}, navigation, reader)).to.deep.equal({
      state: {phase: 'failed', path: 'users', diagnostics: []},
    });
  });
});
