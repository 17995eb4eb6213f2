import {normalizeConfig} from '../../../src/config/normalize.js';
import {plainText} from '../../../src/content/inline-nodes.js';
import type {DocNode} from '../../../src/content/nodes.js';
import {allParts} from '../../../src/openapi/all-parts.js';
import {Apis, type ApisOptions} from '../../../src/api-pages/apis.js';
import {overviewParts} from '../../../src/api-pages/all-overviews.js';
import {loadEntry, type PageReader} from '../../../src/site/load-page.js';
import {memoryLoader, type Loader} from '../../../src/site/loader.js';
import {pageReader} from '../../../src/site/page-reader.js';
import type {Navigation} from '../../../src/navigation/navigation.js';
import type {PageState} from '../../../src/site/state.js';

/** An OpenAPI file with these operations: `GET /users` → what it says. */
export function openapi(operations: Readonly<Record<string, object>>, rest: object = {}): string {
  const paths: Record<string, Record<string, object>> = {};
  for (const [name, operation] of Object.entries(operations)) {
    const [method = '', path = ''] = name.split(' ');
    paths[path] = {...paths[path], [method.toLowerCase()]: operation};
  }
  return JSON.stringify({openapi: '3.1.1', info: {title: 'T', version: '1'}, paths, ...rest});
}

interface SiteConditions extends Pick<ApisOptions, 'isOwnMachine' | 'loadWriters'> {
  /** Files that never arrive. */
  readonly never?: readonly string[];
}

/** A site with API descriptions. */
export class ApiSite {
  readonly apis: Apis;
  readonly reader: PageReader;
  /** The files that were requested. */
  readonly requested: string[] = [];

  constructor(
    config: object,
    files: Readonly<Record<string, string>>,
    {never = [], ...given}: SiteConditions = {},
  ) {
    const memory = memoryLoader(files);
    const loader: Loader = {
      url: (path) => `https://docs.example/site/${path}`,
      text: (path, signal) => {
        this.requested.push(path);
        return never.includes(path) ? new Promise(() => {}) : memory.text(path, signal);
      },
    };
    const normalized = normalizeConfig({name: 'Acme', ...config});
    this.apis = new Apis(normalized, loader, {
      parts: allParts,
      ...overviewParts,
      ...given,
    });
    const reader = pageReader(loader, normalized);
    this.reader = {...reader, loadApis: () => Promise.resolve(this.apis)};
  }

  async navigation(): Promise<Navigation> {
    return (await this.apis.navigation()).navigation;
  }

  /** The pages in the sidebar: `label → path`, each group as `name: …`. */
  async listed(): Promise<readonly string[]> {
    const {root} = await this.navigation();
    return listedIn(root);
  }

  /** What is wrong with the navigation. */
  async codes(): Promise<readonly string[]> {
    return (await this.apis.navigation()).diagnostics.map(({code}) => code);
  }

  /** The page at a path, with the whole navigation or what is known of it. */
  async page(path: string, known?: Navigation): Promise<PageState & {phase: 'shown'}> {
    const navigation = known ?? (await this.navigation());
    const entry = navigation.pages.get(path) ?? {path};
    const {state} = await loadEntry(entry, navigation, this.reader);
    if (state.phase !== 'shown') throw new Error(`${path} is ${state.phase}.`);
    return state;
  }
}

interface ListedIn {
  readonly groups: Navigation['root']['groups'];
  readonly divisions: Navigation['root']['divisions'];
}

function listedIn({groups, divisions}: ListedIn): readonly string[] {
  type Entries = (typeof groups)[number]['entries'];
  const inEntries = (entries: Entries, trail: string): readonly string[] =>
    entries.flatMap((entry) =>
      entry.kind === 'page'
        ? [`${trail}${entry.label ?? entry.path} → ${entry.path}`]
        : inEntries(entry.entries, `${trail}${entry.name}: `),
    );
  return [...inEntries(groups, ''), ...divisions.flatMap((one) => listedIn(one))];
}

/** All nodes, also those that are made on demand. */
export function allNodes(nodes: readonly DocNode[], levels = 3): readonly DocNode[] {
  return nodes.flatMap((node): readonly DocNode[] => {
    if (node.kind === 'deferred') {
      return levels === 0 ? [node] : [node, ...allNodes(node.read(), levels - 1)];
    }
    const inner =
      node.kind === 'list' ? node.items.flat() : 'children' in node ? node.children : [];
    return [node, ...allNodes(inner, levels)];
  });
}

/** Everything that can be read on a page, also in the titles of callouts. */
export function textIn(nodes: readonly DocNode[]): string {
  return allNodes(nodes)
    .map((node) => {
      if (node.kind === 'text' || node.kind === 'code') return node.text;
      return node.kind === 'component' && 'title' in node.attributes ? node.attributes.title : '';
    })
    .filter(Boolean)
    .join(' | ');
}

/** The headings of a page with their ids. */
export function headingsIn(nodes: readonly DocNode[]): readonly string[] {
  return allNodes(nodes).flatMap((node) =>
    node.kind === 'heading' ? [`${plainText(node.children)} #${node.id}`] : [],
  );
}
