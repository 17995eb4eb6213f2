import {normalizeConfig} from '../../../src/config/normalize.js';
import {expect} from '@esm-bundle/chai';
import {describe, it} from 'node:test';
import {plainText} from '../../../src/content/inline-nodes.js';
import {allExtensions} from '../../harness/extensions.js';
import {nearestPages} from '../../../src/navigation/nearest-pages.js';
import {loadPage, requestPage, type PageReader} from '../../../src/site/load-page.js';
import {PageFiles, type FileExtension} from '../../../src/site/page-files.js';
import {snippetsLoader} from '../../../src/site/load-snippets.js';
import {LoadError, memoryLoader, type Loader} from '../../../src/site/loader.js';
import {wholePage} from '../../../src/site/whole-page.js';
import {siteOf} from './site-of.js';

const {navigation} = siteOf(['guides/start', 'guides/end']);

interface TestReader extends PageReader {
  /** The files that were requested. */
  readonly asked: string[];
  /** The extensions that were loaded. */
  readonly loaded: string[];
}

function readerOf(files: Readonly<Record<string, string>>, extension?: FileExtension): TestReader {
  const asked: string[] = [];
  const loaded: string[] = [];
  const memory = memoryLoader(files);
  const loader: Loader = {
    url: (path) => path,
    text: (path) => {
      asked.push(path);
      return memory.text(path);
    },
  };
  const load =
    <N extends keyof typeof allExtensions>(name: N) =>
    () => {
      loaded.push(name);
      return Promise.resolve(allExtensions[name]);
    };
  return {
    asked,
    loaded,
    loader,
    pageFiles: new PageFiles({}, extension),
    syntax: {
      yaml: load('yaml'),
      modules: load('modules'),
      html: load('html'),
      math: load('math'),
      footnotes: load('footnotes'),
      otherTools: load('otherTools'),
      entities: load('entities'),
      progressive: load('progressive'),
    },
    loadSnippets: () => Promise.resolve(snippetsLoader(() => Promise.resolve(undefined))),
    loadProblems: () => import('../../../src/site/load-diagnostic.js'),
    loadApis: () => Promise.resolve(undefined),
    loadNearestPages: () => Promise.resolve(nearestPages),
  };
}

/** A reader that cannot load one of the extensions. */
function without(reader: PageReader, name: keyof typeof allExtensions): PageReader {
  const fail = () => Promise.reject(new TypeError('offline'));
  return {...reader, syntax: {...reader.syntax, [name]: fail}};
}

describe('loadPage', () => {
  it('reads a long page piece by piece, once the code for that is loaded', async () => {
    const text = `Some words of a paragraph.\n\n`.repeat(6_000);
    const reader = readerOf({'a.mdx': text, 'b.mdx': 'short'});
    const isInParts = async (path: string, from: PageReader) =>
      (await loadPage(path, navigation, from)).rest !== undefined;
    expect(await isInParts('a', reader)).to.equal(true);
    expect(await isInParts('b', reader)).to.equal(false);
    expect(await isInParts('a', without(reader, 'progressive'))).to.equal(false);
  });

  it('ends with the whole of a long page', async () => {
    const text = `Some words of a paragraph.\n\n`.repeat(6_000);
    const loaded = await loadPage('a-b', navigation, readerOf({'a-b.mdx': text}));
    const {state} = loaded;
    expect(state.phase === 'shown' && state.page.body.length).to.be.within(1, 5_999);
    const whole = await wholePage(loaded);
    expect(whole.phase === 'shown' && whole.page.body.length).to.equal(6_000);
    expect(whole.phase === 'shown' && whole.page.title).to.equal('A b');
  });

  it('reads the page', async () => {
    const reader = readerOf({'guides/start.mdx': '---\ntitle: Start\n---\nHello'});
    const {state} = await loadPage('guides/start', navigation, reader);
    expect(state.phase === 'shown' && state.page.title).to.equal('Start');
    expect(state.phase === 'shown' && state.page.file).to.equal('guides/start.mdx');
    expect(state.phase === 'shown' && state.problems).to.deep.equal([]);
  });

  it('tries .mdx, then .md, and then begins with the one that the site uses', async () => {
    const reader = readerOf({'a.md': 'A', 'b.md': 'B'});
    await loadPage('a', navigation, reader);
    await loadPage('b', navigation, reader);
    expect(reader.asked).to.deep.equal(['a.mdx', 'a.md', 'b.md']);
  });

  it('finds the page of a folder', async () => {
    const reader = readerOf({'guides/index.md': 'Guides'}, 'md');
    const {state} = await loadPage('guides', navigation, reader);
    expect(state.phase === 'shown' && state.page.path).to.equal('guides');
    expect(state.phase === 'shown' && state.page.file).to.equal('guides/index.md');
  });

  it('finds the first page of a site that names none', async () => {
    const reader = readerOf({'README.md': 'Read me'}, 'md');
    const {state} = await loadPage('', navigation, reader);
    expect(state.phase === 'shown' && state.page.file).to.equal('README.md');
  });

  it('says what it looked for, and which pages are similar', async () => {
    const {state} = await loadPage('guides/strat', navigation, readerOf({}));
    expect(state.phase === 'missing' && state.lookedFor).to.deep.equal([
      'guides/strat.mdx',
      'guides/strat.md',
      'guides/strat/index.mdx',
      'guides/strat/index.md',
      'guides/strat/README.md',
      'guides/strat/readme.md',
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
    const {state} = await loadPage('a', navigation, {...readerOf({}), loader});
    expect(state.phase === 'failed' && state.diagnostics[0]?.code).to.equal('load/unreachable');
    expect(asked).to.deep.equal(['a.mdx']);
  });

  it('takes a path that leads out of the site for a page that is missing', async () => {
    const refused = new LoadError('refused', '../x');
    const loader: Loader = {url: (path) => path, text: () => Promise.reject(refused)};
    const {state} = await loadPage('../x', navigation, {...readerOf({}), loader});
    expect(state).to.deep.include({phase: 'missing', path: '../x'});
  });

  it('puts snippets in, and loads what reads them only for pages that name some', async () => {
    const files = {
      'a.mdx': 'import X from "/snippets/x.mdx"\n\n<X />',
      'b.mdx': 'b',
      'snippets/x.mdx': 'from the snippet',
    };
    const reader = readerOf(files);
    const {state} = await loadPage('a', navigation, reader);
    expect(state.phase === 'shown' && plainText(state.page.body)).to.equal('from the snippet');
    await loadPage('b', navigation, reader);
    expect(reader.loaded).to.deep.equal(['modules']);
  });

  it('reads formulas, as the configuration wants them', async () => {
    const files = {
      'a.mdx': 'a $b$',
      'b.mdx': '$$b$$',
      'c.mdx': '<Latex>b</Latex>',
      'd.mdx': '$x_{1}$',
    };
    const mathOf = async (path: string, latex?: boolean) => {
      const config = normalizeConfig({styling: {latex}});
      const {state} = await loadPage(path, navigation, {...readerOf(files), config});
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
    const {state} = await loadPage('a', navigation, readerOf({'a.mdx': '&uuml; &rarr;'}));
    expect(state.phase === 'shown' && plainText(state.page.body)).to.equal('ü →');
  });

  it('loads what only a snippet of the page needs', async () => {
    const files = {
      'a.mdx': '<Snippet file="b.mdx" />',
      'snippets/b.mdx': 'half: &frac12; <kbd>key</kbd> $$x$$',
    };
    const reader = readerOf(files);
    const {state} = await loadPage('a', navigation, reader);
    expect(state.phase === 'shown' && plainText(state.page.body)).to.equal('half: ½ key x');
    expect(reader.loaded.sort()).to.deep.equal(['entities', 'html', 'math', 'modules']);
  });

  it('loads no more for a page with a snippet than the two need', async () => {
    const reader = readerOf({'a.mdx': '<Snippet file="b.mdx" />', 'snippets/b.mdx': 'words'});
    await loadPage('a', navigation, reader);
    expect(reader.loaded).to.deep.equal(['modules']);
  });

  it('calls a page without a title by its path', async () => {
    const {state} = await loadPage(
      'a-b/first-steps',
      navigation,
      readerOf({'a-b/first-steps.mdx': 'x'}),
    );
    expect(state.phase === 'shown' && state.page.title).to.equal('First steps');
  });

  it('loads the YAML parser only for frontmatter that needs it', async () => {
    const reader = readerOf({
      'plain.mdx': '---\ntitle: Plain\n---\n',
      'folded.mdx': '---\ntitle: >\n  Folded\n---\n',
    });
    await loadPage('plain', navigation, reader);
    expect(reader.loaded).to.deep.equal([]);
    const {state} = await loadPage('folded', navigation, reader);
    expect(state.phase === 'shown' && state.page.title).to.equal('Folded');
    expect(reader.loaded).to.deep.equal(['yaml']);
  });

  it('shows the page when the YAML parser could not be loaded', async () => {
    const reader = without(readerOf({'a.mdx': '---\ntitle: >\n  A\n---\nText'}), 'yaml');
    expect((await loadPage('a', navigation, reader)).state.phase).to.equal('shown');
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
    const promise = loadPage('a', navigation, {...readerOf({}), loader}, leaving.signal);
    expect(await promise.catch(String)).to.equal('Error: gone');
  });
});

describe('requestPage', () => {
  const files = {
    'a.mdx':
      '---\nopenapi: o.json GET /a\n---\n\n<Snippet file="b.mdx" /> `<Tree>`\n\n<Tip>c</Tip>',
    'snippets/b.mdx': '<Badge className="m-1">d</Badge>',
    'e.mdx': 'e',
  };

  it('requests what loadPage reads, which requests nothing again', async () => {
    const reader = readerOf(files);
    const request = requestPage('a', reader);
    await request.page;
    const asked = [...reader.asked];
    expect(asked).to.include.members(['a.mdx', 'snippets/b.mdx']);
    expect(reader.loaded).to.deep.equal(['modules', 'html']);
    const {state} = await loadPage('a', navigation, reader, undefined, request);
    expect(state.phase === 'shown' && plainText(state.page.body)).to.contain('d');
    expect(reader.asked).to.deep.equal(asked);
    expect(reader.loaded).to.deep.equal(['modules', 'html']);
  });

  it('is no request for another page', async () => {
    const reader = readerOf(files);
    const request = requestPage('a', reader);
    const {state} = await loadPage('e', navigation, reader, undefined, request);
    expect(state.phase === 'shown' && plainText(state.page.body)).to.equal('e');
  });

  it('says what a page and its snippets contain while what reads them is loading', async () => {
    const told: string[] = [];
    const reader = readerOf(files);
    const config = normalizeConfig({openapi: 'o.json'});
    const never = () => new Promise<undefined>(() => undefined);
    await new Promise<void>((resolve) => {
      const display: PageReader['display'] = {
        expectTags(marks) {
          told.push(...marks.flatMap((mark) => (mark.kind === 'tag' ? mark.name : [])));
          if (told.includes('Badge')) resolve();
        },
        expectApi: () => told.push('an API'),
      };
      const syntax = {...reader.syntax, html: never};
      requestPage('a', {...reader, config, display, syntax});
    });
    expect(told).to.deep.equal(['Snippet', 'Tip', 'an API', 'Badge']);
  });

  it('says why the page could not be loaded to what reads it', async () => {
    const text = () => Promise.reject(new LoadError('unreachable', 'a.mdx'));
    const reader = {...readerOf({}), loader: {url: (path: string) => path, text}};
    const request = requestPage('a', reader);
    const {state} = await loadPage('a', navigation, reader, undefined, request);
    expect(state.phase === 'failed' && state.diagnostics[0]?.code).to.equal('load/unreachable');
  });
});
