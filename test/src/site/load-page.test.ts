import {expect} from '@esm-bundle/chai';
import {describe, it} from 'node:test';
import {plainText} from '../../../src/content/plain-text.js';
import {htmlReader} from '../../../src/content/html/html-node.js';
import {longPages} from '../../../src/content/progressive/long-pages.js';
import {pageModules} from '../../../src/content/mdx/page-modules.js';
import {loadSnippets} from '../../../src/site/load-snippets.js';
import {nearestPages} from '../../../src/navigation/nearest-pages.js';
import {LoadError, memoryLoader, type Loader} from '../../../src/site/loader.js';
import {loadPage, type PageExtension, type PageReader} from '../../../src/site/load-page.js';
import {siteOf} from './site-of.js';

const {navigation} = siteOf(['guides/start', 'guides/end']);

function sourceOf(
  files: Readonly<Record<string, string>>,
  extension: PageExtension = 'mdx',
): PageReader & {readonly asked: string[]; yamlLoads: number} {
  const asked: string[] = [];
  const memory = memoryLoader(files);
  const loader: Loader = {
    url: (path) => path,
    text: (path) => {
      asked.push(path);
      return memory.text(path);
    },
  };
  return {
    asked,
    loader,
    extension,
    yamlLoads: 0,
    loadModules: () => Promise.resolve({pageModules, loadSnippets}),
    loadHtml: () => Promise.resolve(htmlReader),
    loadMath: () => import('../../../src/markdown/read-math.js'),
    loadLong: () => Promise.resolve(longPages),
    loadProblems: () => import('../../../src/site/load-diagnostic.js'),
    loadEntities: () => import('../../../src/markdown/rare-entities.js'),
    loadNearestPages: () => Promise.resolve(nearestPages),
    loadYaml() {
      this.yamlLoads++;
      return Promise.resolve(() => ({title: 'From YAML'}));
    },
  };
}

describe('loadPage', () => {
  it('reads a long page piece by piece, when what does so can be had', async () => {
    const text = `Some words of a paragraph.\n\n`.repeat(6_000);
    const source = sourceOf({'a.mdx': text, 'b.mdx': 'short'});
    const grows = async (path: string) => {
      const state = await loadPage(path, navigation, source);
      return state.phase === 'shown' && state.grow !== undefined;
    };
    expect(await grows('a')).to.equal(true);
    expect(await grows('b')).to.equal(false);
    source.loadLong = () => Promise.reject(new Error('offline'));
    expect(await grows('a')).to.equal(false);
  });

  it('reads the page', async () => {
    const source = sourceOf({'guides/start.mdx': '---\ntitle: Start\n---\nHello'});
    const state = await loadPage('guides/start', navigation, source);
    expect(state.phase === 'shown' && state.page.title).to.equal('Start');
    expect(state.phase === 'shown' && state.page.file).to.equal('guides/start.mdx');
    expect(state.phase === 'shown' && state.problems).to.deep.equal([]);
  });

  it('tries .mdx, then .md, and remembers which one the site uses', async () => {
    const source = sourceOf({'a.md': 'A', 'b.md': 'B'});
    await loadPage('a', navigation, source);
    await loadPage('b', navigation, source);
    expect(source.asked).to.deep.equal(['a.mdx', 'a.md', 'b.md']);
    expect(source.extension).to.equal('md');
  });

  it('finds the page of a folder', async () => {
    const source = sourceOf({'guides/index.md': 'Guides'}, 'md');
    const state = await loadPage('guides', navigation, source);
    expect(state.phase === 'shown' && state.page.path).to.equal('guides');
    expect(state.phase === 'shown' && state.page.file).to.equal('guides/index.md');
  });

  it('finds the first page of a site that names none', async () => {
    const source = sourceOf({'README.md': 'Read me'}, 'md');
    const state = await loadPage('', navigation, source);
    expect(state.phase === 'shown' && state.page.file).to.equal('README.md');
  });

  it('says what it looked for, and which pages come near', async () => {
    const state = await loadPage('guides/strat', navigation, sourceOf({}));
    expect(state.phase === 'missing' && state.lookedFor).to.deep.equal([
      'guides/strat.mdx',
      'guides/strat.md',
      'guides/strat/index.mdx',
      'guides/strat/index.md',
    ]);
    expect(state.phase === 'missing' && state.nearest[0]?.path).to.equal('guides/start');
  });

  it('says why a page could not be loaded, without trying other names', async () => {
    const asked: string[] = [];
    const loader: Loader = {
      url: (path) => path,
      text: (path) => {
        asked.push(path);
        return Promise.reject(new LoadError('unreachable', path));
      },
    };
    const state = await loadPage('a', navigation, {...sourceOf({}), loader});
    expect(state.phase === 'failed' && state.diagnostics[0]?.code).to.equal('load/unreachable');
    expect(asked).to.deep.equal(['a.mdx']);
  });

  it('takes a path that leads out of the site for a page that is missing', async () => {
    const refused = new LoadError('refused', '../x');
    const loader: Loader = {url: (path) => path, text: () => Promise.reject(refused)};
    const state = await loadPage('../x', navigation, {...sourceOf({}), loader});
    expect(state).to.deep.include({phase: 'missing', path: '../x'});
  });

  it('puts snippets in, and loads what reads them only for pages that name some', async () => {
    const files = {
      'a.mdx': 'import X from "/snippets/x.mdx"\n\n<X />',
      'b.mdx': 'b',
      'snippets/x.mdx': 'from the snippet',
    };
    let loads = 0;
    const source = {
      ...sourceOf(files),
      loadModules: () => {
        loads += 1;
        return Promise.resolve({pageModules, loadSnippets});
      },
    };
    const state = await loadPage('a', navigation, source);
    expect(state.phase === 'shown' && plainText(state.page.body)).to.equal('from the snippet');
    await loadPage('b', navigation, source);
    expect(loads).to.equal(1);
  });

  it('reads formulas, as the configuration wants them', async () => {
    const files = {
      'a.mdx': 'a $b$',
      'b.mdx': '$$b$$',
      'c.mdx': '<Latex>b</Latex>',
      'd.mdx': '$x_{1}$',
    };
    const mathOf = async (path: string, latex?: boolean) => {
      const state = await loadPage(path, navigation, {...sourceOf(files), latex});
      return JSON.stringify(state.phase === 'shown' && state.page.body).includes('"math"');
    };
    expect(await mathOf('a')).to.equal(false);
    expect(await mathOf('a', true)).to.equal(true);
    expect(await mathOf('b')).to.equal(true);
    expect(await mathOf('c')).to.equal(true);
    expect(await mathOf('d')).to.equal(true);
    expect(await mathOf('d', false)).to.equal(false);
  });

  it('knows the rarer names of entities once a page has some', async () => {
    const state = await loadPage('a', navigation, sourceOf({'a.mdx': '&uuml; &rarr;'}));
    expect(state.phase === 'shown' && plainText(state.page.body)).to.equal('ü →');
  });

  it('calls a page without a title by its path', async () => {
    const state = await loadPage(
      'a-b/first-steps',
      navigation,
      sourceOf({'a-b/first-steps.mdx': 'x'}),
    );
    expect(state.phase === 'shown' && state.page.title).to.equal('First steps');
  });

  it('loads the YAML parser only for frontmatter that needs it', async () => {
    const source = sourceOf({
      'plain.mdx': '---\ntitle: Plain\n---\n',
      'folded.mdx': '---\ntitle: >\n  Folded\n---\n',
    });
    await loadPage('plain', navigation, source);
    expect(source.yamlLoads).to.equal(0);
    const state = await loadPage('folded', navigation, source);
    expect(state.phase === 'shown' && state.page.title).to.equal('From YAML');
    expect(source.yamlLoads).to.equal(1);
  });

  it('shows the page when the YAML parser cannot be had', async () => {
    const source: PageReader = {
      ...sourceOf({'a.mdx': '---\ntitle: >\n  A\n---\nText'}),
      loadYaml: () => Promise.reject(new TypeError('offline')),
    };
    expect((await loadPage('a', navigation, source)).phase).to.equal('shown');
  });

  it("rejects with the signal's reason when the reader has left", async () => {
    const leaving = new AbortController();
    const loader: Loader = {
      url: (path) => path,
      text: () => {
        leaving.abort(new Error('gone'));
        return Promise.reject(new Error('gone'));
      },
    };
    const promise = loadPage('a', navigation, {...sourceOf({}), loader}, leaving.signal);
    expect(await promise.catch(String)).to.equal('Error: gone');
  });
});
