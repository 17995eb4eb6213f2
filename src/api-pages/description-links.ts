import {linksOf} from '../content/links.js';
import type {DocNode} from '../content/nodes.js';
import type {Location} from '../diagnostics/diagnostic.js';
import {pendingDiagnostic, type Problem} from '../diagnostics/pending-diagnostic.js';
import type {Navigation} from '../navigation/navigation.js';
import type {ApiDescription} from '../openapi/description.js';
import {partsInside, type Visit} from '../openapi/files/references.js';
import type {Target} from '../shared/urls.js';
import type {LinkingPage} from './api-content.js';
import {fragmentPage} from '../shared/urls.js';
import type {FragmentLinks} from './api-markdown.js';
import type {PageReader} from '../site/load-page.js';
import {ApiPagePaths, type OwnPaths, type PagePaths} from './page-paths.js';
import {PartNames, type NamedPart} from './part-names.js';
import {writtenPages} from './written-pages.js';

/**
 * Resolves the links of descriptions that name parts of them as other tools do, for which a
 * description is one page: `#operation/ID`, `#tag/NAME`, `#tag/NAME/operation/ID`,
 * `#/components/schemas/NAME`, `#section/HEADING`. Any other `#id` is one of the page itself.
 */
export class DescriptionLinks {
  readonly #paths = new ApiPagePaths();
  readonly #names = new WeakMap<ApiDescription, PartNames>();
  readonly #written = new WeakMap<ApiDescription, Promise<OwnPaths>>();

  /**
   * What the links on a page lead to. Where one in `text` names a part without a generated page,
   * the pages of authors are read, once. They are not read for the links of responses, which
   * would take a request for each page of the site.
   */
  async linksFrom(
    {path, text, reader}: LinkingPage,
    description: ApiDescription,
    navigation: Navigation,
  ): Promise<FragmentLinks> {
    const names = this.#namesOf(description);
    const generated = this.#paths.of(navigation, description.file, path);
    const lacksPage = (hash: string): boolean => {
      const part = names.find(hash);
      const isOwn = typeof part === 'object' && !('id' in part);
      return isOwn && pageOf(part, generated) === undefined;
    };
    const paths = fragmentsIn(text).some(lacksPage)
      ? withWritten(generated, await this.#writtenPages(description, navigation, reader))
      : generated;
    const problems = new Map<string, Problem>();
    return {
      problems,
      operation(name) {
        const entry = names.operation(name);
        const page = entry && paths.operationPath(entry);
        return page === undefined ? undefined : {path: page, title: entry?.title ?? name};
      },
      resolve(nodes: readonly DocNode[]): void {
        for (const {kind, target} of linksOf({description: [], body: nodes, file: ''})) {
          if (kind !== 'link' || target.to !== 'site' || target.path !== fragmentPage) continue;
          const {hash} = target;
          const part = names.find(hash);
          if (part === 'unknown') {
            problems.set(hash, linkProblem(hash, {file: description.file}, names));
          }
          const found = part === 'unknown' ? nowhere(hash) : part && targetOf(part, paths);
          // The nodes are not in use yet.
          Object.assign(target, found ?? {path});
        }
      },
    };
  }

  /** The links in a description that lead to nothing, each where it is written. */
  brokenIn(description: ApiDescription): readonly Problem[] {
    if (!description.hasLinks) return [];
    const names = this.#namesOf(description);
    const queue: Visit[] = [{part: description.source.resolver.root}];
    const problems: Problem[] = [];
    // Aliases of YAML may contain themselves.
    const seen = new Set<unknown>();
    for (const one of queue) {
      const {value, file, pointer} = one.part;
      if (typeof value === 'string') {
        for (const hash of fragmentsIn(value)) {
          const place = {file: file.name, pointer};
          if (names.find(hash) === 'unknown') problems.push(linkProblem(hash, place, names));
        }
      } else if (!seen.has(value)) {
        seen.add(value);
        for (const inner of partsInside(one)) queue.push(inner);
      }
    }
    return problems;
  }

  #namesOf(description: ApiDescription): PartNames {
    const names = this.#names.get(description) ?? new PartNames(description);
    this.#names.set(description, names);
    return names;
  }

  #writtenPages(
    description: ApiDescription,
    navigation: Navigation,
    reader: PageReader,
  ): Promise<OwnPaths> {
    // What could not be requested is requested for the next page.
    const forget = (): void => void this.#written.delete(description);
    const pages =
      this.#written.get(description) ?? writtenPages(description, navigation, reader, forget);
    this.#written.set(description, pages);
    return pages;
  }
}

/** The generated pages, and those that authors have written for parts without one. */
function withWritten(paths: PagePaths, written: OwnPaths): PagePaths {
  return {
    ...paths,
    operationPath: (entry) => paths.operationPath(entry) ?? written.operationPath(entry),
    modelPath: (name) => paths.modelPath(name) ?? written.modelPath(name),
  };
}

/** The links to fragments in a text. */
function fragmentsIn(text: string): readonly string[] {
  const links = [...text.matchAll(fragmentLink)];
  return links.map(([, inAngles, plain, inHtml]) => inAngles ?? plain ?? inHtml ?? '');
}

/** A link to a fragment in Markdown or HTML; longer ones are not read, which would take long. */
const fragmentLink = new RegExp(
  '\\]\\((?:<#([^>\\n]{1,999})>|#([^\\s)]{1,999}))(?:\\)|\\s+["\'(])' +
    '|\\bhref=["\']#([^"\']{1,999})["\']',
  'g',
);

/** That a link leads to nothing. */
function linkProblem(hash: string, location: Location, names: PartNames): Problem {
  const nearest = names.nearest(hash);
  return pendingDiagnostic('openapi/link-missing', location, {
    url: `#${hash}`,
    ...(nearest !== undefined && {nearest}),
  });
}

/** The page of a part, else where it is on that of the API; nowhere without either. */
function targetOf(part: NamedPart, paths: PagePaths): Target {
  const {overview} = paths;
  const path = pageOf(part, paths);
  if (path !== undefined) return {to: 'site', path, query: '', hash: ''};
  const hash = 'id' in part ? part.id : part.kind === 'schema' ? 'models' : 'operations';
  return overview === undefined ? nowhere(hash) : {to: 'site', path: overview, query: '', hash};
}

/** The path of the page that is about a part; about a tag where there is no overview. */
function pageOf(
  part: NamedPart,
  {operationPath, modelPath, overview}: PagePaths,
): string | undefined {
  switch (part.kind) {
    case 'operation':
      return operationPath(part.entry);
    case 'schema':
      return modelPath(part.name);
    case 'tag':
      return part.first && overview === undefined ? operationPath(part.first) : undefined;
    case 'section':
      return undefined;
  }
  return part satisfies never;
}

function nowhere(hash: string): Target {
  return {to: 'nowhere', written: `#${hash}`};
}
