import {slugOf} from '../../content/link-targets.js';
import {linksOf} from '../../content/links.js';
import type {DocNode} from '../../content/nodes.js';
import type {Location} from '../../diagnostics/diagnostic.js';
import {nearestWord} from '../../diagnostics/nearest-word.js';
import {pendingDiagnostic, type Problem} from '../../diagnostics/pending-diagnostic.js';
import type {Navigation} from '../../navigation/navigation.js';
import type {ApiDescription, OperationEntry} from '../../openapi/description.js';
import {partsInside, type Visit} from '../../openapi/files/references.js';
import {tagIds} from '../../openapi/overview/tag-ids.js';
import type {Target} from '../../shared/urls.js';
import type {LinkingPage} from '../api-content.js';
import {fragmentPage, type FragmentLinks} from '../api-markdown.js';
import {pagePaths, type PagePaths} from './page-paths.js';
import {writtenPages} from './written-pages.js';

/**
 * What links of a description lead to that name a part of it as other tools do, for which it is one
 * page: `#operation/ID`, `#tag/NAME`, `#tag/NAME/operation/ID`, `#/components/schemas/NAME`,
 * `#section/HEADING`. Any other `#id` is one of the page `path` itself.
 *
 * Where a link in `text` names a part without a generated page, the pages of authors are read.
 */
export async function descriptionLinks(
  description: ApiDescription,
  navigation: Navigation,
  {path, text, reader}: LinkingPage,
): Promise<FragmentLinks> {
  const finder = new PartFinder(description, pagePaths(navigation, description.file, path));
  if (fragmentsIn(text).some((hash) => finder.lacksPage(hash))) {
    finder.add(await writtenPages(description, navigation, reader));
  }
  const problems = new Map<string, Problem>();
  return {
    problems,
    resolve(nodes: readonly DocNode[]): void {
      for (const {kind, target} of linksOf({body: nodes, file: ''})) {
        if (kind !== 'link' || target.to !== 'site' || target.path !== fragmentPage) continue;
        const {hash} = target;
        const found = finder.find(hash);
        if (found === 'unknown') {
          problems.set(hash, finder.problem(hash, {file: description.file}));
        }
        // The nodes are not in use yet.
        Object.assign(target, found === 'unknown' ? nowhere(hash) : (found ?? {path}));
      }
    },
  };
}

/** The links in the descriptions of an API that lead to nothing, each where it is written. */
export function brokenLinks(
  description: ApiDescription,
  navigation: Navigation,
): readonly Problem[] {
  if (!description.hasLinks) return [];
  const finder = new PartFinder(description, pagePaths(navigation, description.file, ''));
  const queue: Visit[] = [{part: description.source.resolver.root}];
  const problems: Problem[] = [];
  for (const one of queue) {
    const {value, file, pointer} = one.part;
    if (typeof value === 'string') {
      for (const hash of fragmentsIn(value)) {
        const place = {file: file.name, pointer};
        if (finder.find(hash) === 'unknown') problems.push(finder.problem(hash, place));
      }
    } else queue.push(...partsInside(one));
  }
  return problems;
}

/** The links to fragments in a text. */
function fragmentsIn(text: string): readonly string[] {
  const links = [...text.matchAll(fragmentLink)];
  return links.map(([, inAngles, plain, inHtml]) => inAngles ?? plain ?? inHtml ?? '');
}

/** A link to a fragment in Markdown or HTML. */
const fragmentLink = /\]\((?:<#([^>\n]+)>|#([^\s)]+))(?:\)|\s+["'(])|\bhref=["']#([^"']+)["']/g;

function nowhere(hash: string): Target & {readonly to: 'nowhere'} {
  return {to: 'nowhere', written: `#${hash}`};
}

/** Finds the pages of parts of a description by the names that links give them. */
class PartFinder {
  readonly #description: ApiDescription;
  #paths: PagePaths;
  #lacksPage = false;
  #headings: ReadonlySet<string> | undefined;
  #tags: ReadonlyMap<string, string> | undefined;

  constructor(description: ApiDescription, paths: PagePaths) {
    this.#description = description;
    this.#paths = paths;
  }

  /** Adds pages of parts that have none so far. */
  add({operationPath, modelPath}: Pick<PagePaths, 'operationPath' | 'modelPath'>): void {
    const paths = this.#paths;
    this.#paths = {
      ...paths,
      operationPath: (entry) => paths.operationPath(entry) ?? operationPath(entry),
      modelPath: (name) => paths.modelPath(name) ?? modelPath(name),
    };
  }

  /** Whether a link leads to a part of the description that has no page of its own. */
  lacksPage(hash: string): boolean {
    this.#lacksPage = false;
    this.find(hash);
    return this.#lacksPage;
  }

  /** `undefined` for a link to a place on the page itself. */
  find(hash: string): Target | 'unknown' | undefined {
    const [kind = '', first = '', ...rest] = decoded(hash).split('/');
    const name = [first, ...rest].join('/');
    switch (kind) {
      case 'operation':
        return this.#operation(name);
      case 'schema':
      case 'model':
        return this.#schema(name);
      case 'section':
      case 'description':
        return this.#section(rest.at(-1) ?? first);
      case 'tag': {
        const [word, ...inner] = rest;
        if (word === undefined) return this.#tag(first);
        if (word === 'operation') return this.#operation(inner.join('/'));
        const entry = this.#entry(
          (one) => one.method === word && one.path === `/${inner.join('/')}`,
        );
        return entry ? this.#page(entry) : this.#section(rest.at(-1) ?? '');
      }
      case '': {
        const [, schema] = /^(?:components\/schemas|definitions)\/(.+)$/.exec(name) ?? [];
        if (schema !== undefined) return this.#schema(schema);
        return rest.length > 0 ? this.#operation(rest.join('/')) : this.#tag(first);
      }
      default:
        return undefined;
    }
  }

  /** That a link leads to nothing. */
  problem(hash: string, location: Location): Problem {
    const {operations, schemas} = this.#description;
    const names = [
      ...operations.flatMap(({operationId}) => operationId ?? []),
      ...schemas,
      ...this.#tagIds.keys(),
    ];
    const nearest = nearestWord(decoded(hash).split('/').at(-1) ?? '', names);
    return pendingDiagnostic('openapi/link-missing', location, {
      url: `#${hash}`,
      ...(nearest !== undefined && {nearest}),
    });
  }

  get #tagIds(): ReadonlyMap<string, string> {
    return (this.#tags ??= tagIds(this.#description));
  }

  #entry(is: (entry: OperationEntry) => boolean): OperationEntry | undefined {
    return this.#description.operations.find(is);
  }

  #operation(id: string): Target | 'unknown' {
    const entry =
      this.#entry(({operationId}) => operationId === id) ??
      this.#entry(({operationId = ''}) => slugOf(operationId) === slugOf(id));
    return entry ? this.#page(entry) : 'unknown';
  }

  /** An operation without a page is on that of the API. */
  #page(entry: OperationEntry): Target {
    return this.#own(this.#paths.operationPath(entry), 'operations');
  }

  #schema(name: string): Target | 'unknown' {
    const {schemas} = this.#description;
    if (!schemas.includes(name)) return 'unknown';
    return this.#own(this.#paths.modelPath(name), 'models');
  }

  #tag(name: string): Target | 'unknown' {
    const names = [...this.#tagIds.keys()];
    const known = names.includes(name) ? name : names.find((one) => slugOf(one) === slugOf(name));
    if (known === undefined) return 'unknown';
    if (this.#paths.overview !== undefined) return this.#target(undefined, this.#tagIds.get(known));
    const entry = this.#entry(({tags: [tag]}) => tag === known);
    return this.#target(entry && this.#paths.operationPath(entry), '');
  }

  #section(heading: string): Target | 'unknown' {
    const id = slugOf(heading);
    this.#headings ??= headingsIn(this.#description);
    return this.#headings.has(id) ? this.#target(undefined, id) : 'unknown';
  }

  /** The page of an operation or a schema, else where the overview lists them. */
  #own(path: string | undefined, hash: string): Target {
    this.#lacksPage ||= path === undefined;
    return this.#target(path, hash);
  }

  /** A page, else a heading of that of the API; nowhere without either. */
  #target(path: string | undefined, hash = ''): Target {
    const {overview} = this.#paths;
    if (path !== undefined) return {to: 'site', path, query: '', hash: ''};
    return overview === undefined ? nowhere(hash) : {to: 'site', path: overview, query: '', hash};
  }
}

/** The ids of the headings in `info.description`. */
function headingsIn({source: {resolver}}: ApiDescription): ReadonlySet<string> {
  const text = resolver.object(resolver.root.get('info')).text('description');
  const lines = text.matchAll(/^ {0,3}(?:#{1,6}[ \t]+(.+?)[ \t#]*$|(\S.*)\n *(?:=+|-+) *$)/gm);
  return new Set([...lines].map(([, one, other]) => slugOf(one ?? other ?? '')));
}

function decoded(hash: string): string {
  try {
    return decodeURIComponent(hash).replaceAll('~1', '/').replaceAll('~0', '~');
  } catch {
    return hash;
  }
}
