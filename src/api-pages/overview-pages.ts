import type {ModelSource, OverviewSource} from '../config/site-config.js';
import {parseDescription, parsePage, type ParsedPage} from '../content/parse-page.js';
import type {Problem} from '../diagnostics/pending-diagnostic.js';
import type {ApiDescription, OperationEntry} from '../openapi/description.js';
import {heading} from '../openapi/nodes/builders.js';
import {schemaPageNodes} from '../openapi/operation-nodes.js';
import {operationList} from '../openapi/overview/operation-list.js';
import {overviewNodes, type OverviewView} from '../openapi/overview/overview-nodes.js';
import {overviewOf} from '../openapi/overview/overview.js';
import {usersIn, type UsersOf} from '../openapi/overview/users.js';
import type {Schema} from '../openapi/schema.js';
import {shownUrl} from '../requests/oauth-endpoints.js';
import {serverUrlOf} from '../requests/servers.js';
import {viewOf, type ApiContext} from './api-content.js';
import {attach} from './addition.js';
import {markdownReader} from './api-markdown.js';
import type {LoadedPage} from '../site/load-page.js';
import {englishOverview} from './overview-words.js';
import {ApiPagePaths, type PagePaths} from './page-paths.js';

/** What a page of an API as a whole, or of a schema, is made with. */
interface OverviewContext extends ApiContext {
  readonly paths: PagePaths;
}

/** Makes the pages of APIs as a whole, and of their schemas. */
export class OverviewPages {
  /** What finds the operations that use a schema, of each description. */
  readonly #users = new Map<ApiDescription, Promise<UsersOf>>();
  readonly #paths = new ApiPagePaths();

  /** Loads what the page of an API or of a schema is made from. */
  async page(
    path: string,
    source: OverviewSource | ModelSource,
    given: ApiContext,
  ): Promise<LoadedPage> {
    const {description, diagnostic} = await given.apis.read(source.file);
    if (!description) return {state: {phase: 'failed', path, diagnostics: [diagnostic]}};
    const {navigation} = await given.apis.navigationOf(source.file);
    const context = {...given, paths: this.#paths.of(navigation, description.file, path)};
    if (source.kind === 'overview') return overviewPage(path, description, context);
    const schema = await description.readSchema(source.name);
    if (!schema) return {state: {phase: 'missing', path, lookedFor: [source.file], nearest: []}};
    const users = await this.#usersOf(source.name, description);
    return modelPage(path, source.name, {schema, users, description}, context);
  }

  async #usersOf(name: string, description: ApiDescription): Promise<readonly OperationEntry[]> {
    const known = this.#users.get(description) ?? findUsers(description);
    this.#users.set(description, known);
    const usersOf = await known;
    return usersOf(description.source.resolver.components('schemas').get(name));
  }
}

/** Any file of a description may refer to its schemas. */
async function findUsers(description: ApiDescription): Promise<UsersOf> {
  await description.loadFiles();
  return usersIn(description.source);
}

/** A schema, and the operations that use it. */
interface Model {
  readonly schema: Schema;
  readonly users: readonly OperationEntry[];
  readonly description: ApiDescription;
}

async function modelPage(
  path: string,
  name: string,
  {schema, users, description}: Model,
  context: OverviewContext,
): Promise<LoadedPage> {
  const view = await viewFor(path, description, context, schema.description);
  const list = operationList(users, view);
  const usedBy = list.length > 0 ? [heading('used-by', view.texts.usedBy, view), ...list] : [];
  const nodes = [...schemaPageNodes(schema, view), ...usedBy];
  const diagnostics = [...description.diagnostics, ...view.brokenLinks()];
  return attach(emptyPage(path, description, name), {nodes, diagnostics});
}

async function overviewPage(
  path: string,
  description: ApiDescription,
  context: OverviewContext,
): Promise<LoadedPage> {
  const {resolver} = description.source;
  const own = resolver.fork();
  const {root} = resolver;
  await own.prepare([root.get('info'), root.get('tags'), resolver.components('securitySchemes')]);
  const overview = overviewOf(own);
  const texts = [overview.description, ...description.tags.map((tag) => tag.description)];
  const view = await viewFor(path, description, context, texts.join('\n\n'));
  const options = {...context.apis.settings, fileUrl: context.apis.urlOf(description.file)};
  const served = {servers: overview.servers, path: '/'};
  const serverUrl = serverUrlOf(served, options, {variables: new Map()});
  const apiUrl = (written: string): string => shownUrl(written, serverUrl);
  const nodes = overviewNodes(overview, description, {...view, apiUrl});
  const title = description.title || description.file;
  const page = emptyPage(path, description, title, overview.summary);
  const diagnostics = [...description.diagnostics, ...own.diagnostics, ...view.brokenLinks()];
  return attach(page, {nodes, diagnostics});
}

/** A page with a title and a description, as a file with this frontmatter would be. */
function emptyPage(
  path: string,
  {file}: ApiDescription,
  title: string,
  description = '',
): ParsedPage {
  const {page, problems} = parsePage('', file, path);
  const frontmatter = new Map([['title', title]]);
  const {nodes} = parseDescription(description, file);
  return {page: {...page, frontmatter, title, description: nodes}, problems};
}

/** How a page at a path shows a description. */
async function viewFor(
  path: string,
  description: ApiDescription,
  {apis, reader, words, paths}: OverviewContext,
  text: string,
): Promise<OverviewView & {readonly brokenLinks: () => readonly Problem[]}> {
  const links = await apis.links(description, {path, text, reader});
  const markdown = await markdownReader(reader, text, {path, body: []}, links);
  const written = await words;
  return {
    ...viewOf(apis.settings, markdown, written),
    offersFile: apis.settings.offersFiles,
    texts: written.overview ?? englishOverview,
    ...paths,
    brokenLinks: markdown.problems,
  };
}
