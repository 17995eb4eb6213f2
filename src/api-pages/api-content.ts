import {plainText} from '../content/inline-nodes.js';
import {readPlayground, type ApiSettings} from '../config/read/api.js';
import type {OperationSource, SiteConfig} from '../config/site-config.js';
import {scalarOf, frontmatterText} from '../content/frontmatter.js';
import type {Frontmatter, Page} from '../content/page.js';
import {parseDescription, parsePage} from '../content/parse-page.js';
import {pendingDiagnostic} from '../diagnostics/pending-diagnostic.js';
import {describePage} from '../openapi/describe-page.js';
import type {ApiDescription} from '../openapi/description.js';
import {
  findOperation,
  readOperationName,
  titleOf,
  type LocatedOperation,
} from '../openapi/find-operation.js';
import {writeExactJson} from '../openapi/exact/exact-json.js';
import {findSchema, readSchemaName} from '../openapi/find-schema.js';
import type {Operation} from '../openapi/operation.js';
import {operationNodes, schemaPageNodes, type OperationView} from '../openapi/operation-nodes.js';
import type {TabChoice} from '../openapi/nodes/view.js';
import {readDescription} from '../openapi/read-description.js';
import {bodySamples} from '../requests/body-samples.js';
import {shownUrl} from '../requests/oauth-endpoints.js';
import {requestSamples} from '../requests/request-samples.js';
import type {LanguageWriter} from '../requests/samples/write-sample.js';
import {responseSamples} from '../requests/response-samples.js';
import {securityOfSettings} from '../requests/security.js';
import {fillServer, serverUrlOf, serverUrls} from '../requests/servers.js';
import {failureNodes, missingNodes} from './api-failures.js';
import {definedOnly} from '../shared/defined-only.js';
import {isSame, isUrl, sourceOf, sourcesOf} from './api-sources.js';
import {attach, readAll, type Addition} from './addition.js';
import {adviceFor, notNamed} from './not-named.js';
import {markdownReader, type FragmentLinks, type MarkdownReader} from './api-markdown.js';
import type {ApiNavigation} from './api-page.js';
import type {DescriptionResult} from './api-sources.js';
import type {ApiWords} from './api-words.js';
import type {LoadedPage, PageReader} from '../site/load-page.js';

/** The API descriptions of a site (`apis.ts`). */
export interface DescriptionStore {
  readonly settings: ApiSettings;
  readonly config: SiteConfig;
  readonly configFile: string;
  /** Whether pages are read for a search. */
  readonly isForSearch: boolean;
  /** The description in a file, which is a path or a URL. */
  read(file: string): Promise<DescriptionResult>;
  /** The descriptions that a page may mean: all, or the file that it names. */
  readNamed(name?: string): Promise<readonly DescriptionResult[]>;
  /** The complete URL of a description: its servers are relative to it. */
  urlOf(file: string): string;
  /** The complete URL of the folder of `docs.json`. */
  readonly folder: string;
  navigation(): Promise<ApiNavigation>;
  /** What is known of it from a description and those with pages beside its own. */
  navigationOf(file: string): Promise<ApiNavigation>;
  /** What resolves the links that name parts of a description, where there are any. */
  links(description: ApiDescription, from: LinkingPage): Promise<FragmentLinks | undefined>;
}

/** A page with descriptions: its path, and those that are known before it is made. */
export interface LinkingPage {
  readonly path: string;
  readonly text: string;
  /** Whether links of responses name operations. */
  readonly namesOperations?: boolean;
  readonly reader: PageReader;
}

/** What pages of an API are made with. */
export interface ApiContext {
  readonly apis: DescriptionStore;
  readonly reader: PageReader;
  /** Loads while descriptions do. */
  readonly words: Promise<ApiWords>;
  /** Loads while descriptions do, where the site has samples in languages that few sites name. */
  readonly writers?: Promise<readonly LanguageWriter[] | undefined>;
}

/** The servers of an operation, and the URL that they are relative to. */
interface RelativeServers {
  readonly servers: Operation['servers'];
  readonly url: string;
}

/** An operation that a page is about. */
interface PageOperation {
  readonly operation: Operation;
  /** The part of it that the page does not show itself. */
  readonly shown: Operation;
  /** What describes it. */
  readonly file: string;
  /** The URL that its servers are relative to. */
  readonly url: string;
  readonly settings: ApiSettings;
  readonly links?: FragmentLinks | undefined;
}

/**
 * Adds what a page's frontmatter names to a page that was read: `openapi` an operation,
 * `openapi-schema` a schema, `api` what the page itself describes. The page's own content follows.
 */
export async function completePage(loaded: LoadedPage, context: ApiContext): Promise<LoadedPage> {
  const {state, rest} = loaded;
  if (state.phase !== 'shown') return loaded;
  // What is added depends on the whole page: its ids, its fields and its examples.
  const parts = rest ? await readAll(rest) : [];
  const {page} = parts.at(-1) ?? state;
  return attach(state, await additionFor(page, context), parts);
}

/** The page of an operation that has no file: `x-mint` says what its file would. */
export async function operationPage(
  path: string,
  source: OperationSource,
  context: ApiContext,
): Promise<LoadedPage> {
  const {file} = source;
  const {description, diagnostic} = await context.apis.read(file);
  if (!description) return {state: {phase: 'failed', path, diagnostics: [diagnostic]}};
  const entry = description.operations.find((one) => isSame(sourceOf(one, file), source));
  if (entry === undefined) {
    return {state: {phase: 'missing', path, lookedFor: [file], nearest: []}};
  }
  const {metadata, content} = entry.page;
  const {extensions} = await markdownReader(context.reader, content, {path, body: []});
  const {page: read, problems} = parsePage(content, file, path, {extensions});
  // A description may be a file of another host.
  const {styles: _, ...page} = read;
  const named = {
    ...page,
    frontmatter: metadata,
    title: frontmatterText(metadata, 'title'),
    description: parseDescription(frontmatterText(metadata, 'description'), file, {extensions})
      .nodes,
  };
  const addition = await locatedAddition({entry, description}, named, context);
  const nodes = [...page.body, ...addition.nodes];
  const empty = {...named, body: [], slices: [], outline: []};
  return attach({page: empty, problems}, {...addition, nodes});
}

async function additionFor(page: Page, context: ApiContext): Promise<Addition> {
  const {frontmatter} = page;
  const operation = frontmatterText(frontmatter, 'openapi');
  const schema = frontmatterText(frontmatter, 'openapi-schema');
  const written = operation || schema;
  if (written === '') return writtenAddition(page, context);
  const {file} = (operation ? readOperationName(operation) : readSchemaName(schema)) ?? {};
  const results = await context.apis.readNamed(file);
  const descriptions = results.flatMap(({description}) => description ?? []);
  if (descriptions.length === 0) {
    const failures = results.flatMap(({diagnostic}) => diagnostic ?? []);
    const nodes = failureNodes(written, await context.words);
    // Where nothing has failed, the configuration names no file.
    const advice = adviceFor('/openapi.json', context.apis);
    const details = {written, nearest: [], files: [], advice};
    const notFound = pendingDiagnostic('openapi/not-found', {file: page.file}, details);
    return {nodes, diagnostics: failures.length > 0 ? failures : [notFound]};
  }
  const make = operation ? namedAddition : schemaAddition;
  const addition = await make(written, descriptions, page, context);
  const diagnostics = [...addition.diagnostics, ...notNamed(results, context.apis)];
  return {...addition, diagnostics};
}

async function namedAddition(
  written: string,
  descriptions: readonly ApiDescription[],
  page: Page,
  context: ApiContext,
): Promise<Addition> {
  const found = findOperation(written, descriptions, {file: page.file}, context.apis.configFile);
  if ('entry' in found) {
    const addition = await locatedAddition(found, page, context);
    return {...addition, diagnostics: [...addition.diagnostics, ...found.diagnostics]};
  }
  const {navigation} = await context.apis.navigation();
  const words = await context.words;
  const nearest = found.nearest.map(({entry, description: {file}}) => ({
    text: titleOf(entry),
    source: sourceOf(entry, file),
  }));
  return {
    nodes: missingNodes(written, nearest, descriptions, navigation, words, words.noOperation),
    // What is wrong with a file may be why it lacks the operation.
    diagnostics: [...descriptions.flatMap(({diagnostics}) => diagnostics), ...found.diagnostics],
  };
}

async function locatedAddition(
  {entry, description}: LocatedOperation,
  page: Page,
  context: ApiContext,
): Promise<Addition> {
  const {operation, diagnostics} = await description.read(entry);
  const url = context.apis.urlOf(description.file);
  const settings = settingsFor(page.frontmatter, context.apis);
  const {path} = page;
  const {reader} = context;
  const text = textsOf(operation);
  const namesOperations = operation.responses.some((one) => one.links.length > 0);
  const links = await context.apis.links(description, {path, text, namesOperations, reader});
  const all = {operation, shown: operation, file: description.file, url, settings, links};
  const addition = await operationAddition(all, page, context);
  return {
    ...addition,
    diagnostics: [...description.diagnostics, ...diagnostics, ...addition.diagnostics],
  };
}

/** What a page with `api` describes by itself: its fields are shown as they are. */
async function writtenAddition(page: Page, context: ApiContext): Promise<Addition> {
  const {apis} = context;
  const written = frontmatterText(page.frontmatter, 'api');
  const described = describePage(written, page.title, page.body, apis.settings.baseUrls);
  if (described === undefined) return {nodes: [], diagnostics: []};
  const loadText = () => Promise.reject(new Error('A page refers to no other file.'));
  const text = writeExactJson(described.document);
  const siteUrl = apis.folder;
  const options = {url: siteUrl, loadText, parse: loadText};
  const description = await readDescription(text, page.file, options);
  const [entry] = description.operations;
  if (entry === undefined) return {nodes: [], diagnostics: []};
  const {operation} = await description.read(entry);
  const isComplete = operation.servers.length > 0 || isUrl(operation.path);
  const {servers, url} = isComplete ? {...operation, url: siteUrl} : await siteServers(apis);
  // The base URLs of the site are among these servers, unless the page has a complete URL.
  const settings = {...settingsFor(page.frontmatter, apis), baseUrls: []};
  const none = {description: '', parameters: [], body: undefined, responses: []};
  // The page itself shows all but how to authorize a request.
  const shown = definedOnly({...operation, ...none});
  const all = {operation: {...operation, servers}, shown, file: page.file, url, settings};
  return operationAddition(all, page, context);
}

/** The servers of the site's first API description, and the URL that they are relative to. */
async function siteServers(apis: DescriptionStore): Promise<RelativeServers> {
  // One that is not named would not be found on a host.
  const isNamed = sourcesOf(apis.config).length > 0;
  for (const {description} of isNamed ? await apis.readNamed() : []) {
    const [entry] = description?.operations ?? [];
    if (!description || !entry) continue;
    const {operation} = await description.read(entry);
    return {servers: operation.servers, url: apis.urlOf(description.file)};
  }
  return {servers: [], url: apis.folder};
}

/** The content of an operation. */
async function operationAddition(
  {operation, shown, file, url, settings, links}: PageOperation,
  page: Page,
  {apis, reader, words, writers}: ApiContext,
): Promise<Addition> {
  const security = securityFor(operation, settings, page.frontmatter);
  const secured = {...operation, security};
  const [server] = serverUrls(secured, {baseUrls: settings.baseUrls, fileUrl: url});
  const serverUrl = serverUrlOf(secured, {...settings, fileUrl: url}, {variables: new Map()});
  const onlyRequired = settings.sampleValues === 'required';
  const isSent = operation.kind === 'operation' && settings.playground === 'show';
  const canSend = !isSent || server !== undefined || isUrl(operation.path);
  const choice = {server: server ? fillServer(server, new Map(), url) : '', onlyRequired};
  const [hasRequest, hasResponse] = [has(page, 'RequestExample'), has(page, 'ResponseExample')];
  const markdown = await markdownReader(reader, textsOf(shown), page, links);
  const more = await writers;
  const made = requestSamples(secured, {...settings, more}, choice);
  // The names of languages are the same on all pages.
  const isUnnamed = apis.isForSearch && operation.kind === 'operation';
  const samples = isUnnamed ? made.map((sample) => ({...sample, title: ''})) : made;
  const view: OperationView = {
    ...viewOf(settings, markdown, await words),
    samples: hasRequest ? [] : samples,
    responses: hasResponse ? [] : responseSamples(secured, settings),
    pageOf: (name) => links?.operation(name),
    apiUrl: (written) => shownUrl(written, serverUrl),
    samplesOf: (content, direction) =>
      bodySamples([content], {
        direction,
        makesSamples: settings.makesSamples,
        optional: !onlyRequired || direction === 'response',
      }),
  };
  const nodes = operationNodes({...shown, security}, view);
  const [first] = view.readMarkdown(shown.description);
  const unresolved = markdown.problems();
  return {
    nodes,
    title: operation.title,
    summary: first ? plainText([first]) : '',
    api: {
      operation: secured,
      settings: {
        ...settings,
        more,
        makesSamples: settings.makesSamples && !hasRequest,
        makesResponses: settings.makesSamples && !hasResponse,
      },
      url,
      tabs: view.tabs,
    },
    diagnostics: canSend
      ? unresolved
      : [...unresolved, pendingDiagnostic('openapi/no-server', {file})],
  };
}

function settingsFor(frontmatter: Frontmatter, {settings}: DescriptionStore): ApiSettings {
  return {
    ...settings,
    playground: readPlayground(scalarOf(frontmatter, 'playground')) ?? settings.playground,
  };
}

/**
 * The schemes of the description; where it has none, what the site says, or else the page. These
 * are about what readers send.
 */
function securityFor(
  {kind, security}: Operation,
  {auth}: ApiSettings,
  frontmatter: Frontmatter,
): Operation['security'] {
  if (kind !== 'operation') return security;
  const pageMethod = frontmatterText(frontmatter, 'authMethod') || undefined;
  return security.length > 0 && pageMethod === undefined
    ? security
    : securityOfSettings(auth ?? {}, pageMethod);
}

async function schemaAddition(
  written: string,
  descriptions: readonly ApiDescription[],
  page: Page,
  context: ApiContext,
): Promise<Addition> {
  const found = findSchema(written, descriptions, {file: page.file}, context.apis.configFile);
  const {diagnostics} = found;
  const schema = 'name' in found ? await found.description.readSchema(found.name) : undefined;
  if (schema === undefined || !('name' in found)) {
    const nearest = 'nearest' in found ? found.nearest.map(({name}) => ({text: name})) : [];
    const words = await context.words;
    const nodes = missingNodes(written, nearest, descriptions, undefined, words, words.noSchema);
    return {nodes, diagnostics};
  }
  const {apis, reader} = context;
  const {path} = page;
  const text = schema.description;
  const links = await apis.links(found.description, {path, text, reader});
  const markdown = await markdownReader(reader, text, page, links);
  const nodes = schemaPageNodes(schema, viewOf(apis.settings, markdown, await context.words));
  const title = schema.title ?? schema.name ?? written;
  return {nodes, title, diagnostics: [...diagnostics, ...markdown.problems()]};
}

/** How the settings of a site show a description. */
export function viewOf(
  {keepsOrder, isExpanded}: ApiSettings,
  markdown: MarkdownReader,
  words: ApiWords,
): Omit<OperationView, 'samples' | 'responses'> & {readonly words: ApiWords} {
  const {ids} = markdown;
  const tabs = new Map<string, TabChoice>();
  return {words, keepsOrder, isExpanded, ids, tabs, readMarkdown: (text) => markdown.read(text)};
}

/** The descriptions of an operation, to find out which syntax they use. */
function textsOf({description, parameters, body, responses}: Operation): string {
  return [
    description,
    ...[...parameters, body, ...responses].map((part) => part?.description),
  ].join('\n\n');
}

/** Whether a page has examples of its own, which replace those that are made. */
function has({body}: Page, name: 'RequestExample' | 'ResponseExample'): boolean {
  return body.some((node) => node.kind === 'component' && node.name === name);
}
