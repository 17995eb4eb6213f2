import {ScannedPage} from '../../src/content/scanned-page.js';
import {parsePage} from '../../src/content/parse-page.js';
import {needs} from '../../src/content/syntax.js';
import {titleFromPath} from '../../src/navigation/label.js';
import {findPage} from '../../src/site/find-page.js';
import {loadPage, type PageReader} from '../../src/site/load-page.js';
import {PageFiles} from '../../src/site/page-files.js';
import {interpreter as evaluator} from '../../src/interpreter/page-code.js';
import {snippetsLoader} from '../../src/site/load-snippets.js';
import {LoadError, type Loader} from '../../src/site/loader.js';
import {wholePage} from '../../src/site/whole-page.js';

/** Reads pages of a site; their trees are given as text. */
export interface TreeReader {
  /** Reads a page with the syntax extensions that it needs, which are loaded for it. */
  read(path: string): Promise<string>;
  /** Reads a page with all syntax extensions. */
  readWithAll(path: string): Promise<string>;
}

/**
 * Reads pages as a site does. `readText` gives the text of a file, or undefined for a missing one.
 */
export function treeReader(readText: (file: string) => string | undefined): TreeReader {
  const loader: Loader = {
    url: (file) => file,
    text: (file) => {
      const text = readText(file);
      return text === undefined
        ? Promise.reject(new LoadError('missing', file))
        : Promise.resolve(text);
    },
  };
  const navigation = {pages: new Map(), tree: []} as never; // only missing pages look at it
  const loadPageSnippets = snippetsLoader(() => Promise.resolve(evaluator));
  const reader: PageReader = {
    loader,
    pageFiles: new PageFiles(),
    syntax: {
      yaml: async () => (await import('../../src/content/read-yaml.js')).readYaml,
      modules: async () => (await import('../../src/content/mdx/page-modules.js')).pageModules,
      html: async () => (await import('../../src/content/html/html-node.js')).htmlReader,
      math: async () => (await import('../../src/markdown/read-math.js')).mathReader,
      footnotes: async () => (await import('../../src/content/footnotes.js')).footnoteExtension,
      otherTools: async () =>
        (await import('../../src/content/other-tools/find-changes.js')).withChanges,
      entities: async () => (await import('character-entities')).characterEntities,
      progressive: async () =>
        (await import('../../src/content/progressive/progressive.js')).progressive,
    },
    loadSnippets: () => Promise.resolve(loadPageSnippets),
    loadProblems: () => import('../../src/site/load-diagnostic.js'),
    loadApis: () => Promise.resolve(undefined),
    loadNearestPages: () => Promise.resolve(() => []),
  };
  const read = async (path: string): Promise<string> => {
    const state = await wholePage(await loadPage(path, navigation, reader));
    if (state.phase !== 'shown') throw new Error(`${path} was not read: ${state.phase}`);
    const {page, problems} = state;
    return print({page, problems});
  };
  const readWithAll = async (path: string): Promise<string> => {
    const {allExtensions} = await import('./extensions.js');
    const {file, text} = (await findPage(path, reader)) ?? {file: '', text: ''};
    const {snippets, interpreter: loading} = await loadPageSnippets(
      new ScannedPage(text),
      file,
      loader,
    );
    const interpreter = await loading;
    // How a page is divided is part of its tree.
    const scanned = Array.from(snippets.values(), (one) => new ScannedPage(one));
    const isLong = needs(new ScannedPage(text), scanned).has('progressive');
    const code = {
      interpreter: needs(new ScannedPage(text)).has('modules') ? interpreter : undefined,
    };
    const extensions = {...allExtensions, ...code, ...(!isLong && {progressive: undefined})};
    const defaultTitle = titleFromPath(path);
    return print(parsePage(text, file, path, {extensions, snippets, defaultTitle}));
  };
  return {read, readWithAll};
}

function print(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    part instanceof Map ? [...(part as ReadonlyMap<unknown, unknown>)] : part,
  );
}
