import type {DocNode} from '../../content/nodes.js';
import {groupBy} from '../../shared/group-by.js';
import {resolveUrl, type Target} from '../../shared/urls.js';
import type {ApiDescription, OperationEntry} from '../description.js';
import {code, component, heading, line, link, list, paragraph, text} from '../nodes/builders.js';
import {idOf} from '../nodes/ids.js';
import {pageLink} from '../nodes/page-link.js';
import {schemeField} from '../nodes/security-nodes.js';
import type {OperationView} from '../nodes/view.js';
import type {Server} from '../operation.js';
import {operationList} from './operation-list.js';
import type {NamedUrl, Overview} from './overview.js';
import {tagIds} from './tag-ids.js';

/** Headings and texts of the page of an API as a whole. */
export interface OverviewWords {
  version: string;
  servers: string;
  operations: string;
  models: string;
  usedBy: string;
  about: string;
  contact: string;
  license: string;
  terms: string;
  file: string;
}

/** What the pages of an API as a whole, and of its schemas, are made with. */
export interface OverviewView extends Omit<OperationView, 'samples' | 'responses'> {
  readonly words: OperationView['words'] & Readonly<Record<'deprecated' | 'webhooks', string>>;
  readonly texts: Readonly<OverviewWords>;
  /** Whether the page links to the file of the description. */
  readonly offersFile: boolean;
  /** The path of the page of an operation, if it has one. */
  readonly operationPath: (entry: OperationEntry) => string | undefined;
  /** The path of the page of a schema, if it has one. */
  readonly modelPath: (name: string) => string | undefined;
}

/**
 * The content of the page of an API: what its description says of the whole, and links to the
 * pages of operations and schemas.
 */
export function overviewNodes(
  overview: Overview,
  description: ApiDescription,
  view: OverviewView,
): readonly DocNode[] {
  const {texts, words, readMarkdown, ids} = view;
  const ofTags = tagIds(description);
  // Links know the ids of tags: headings of the text get others.
  for (const id of ofTags.values()) ids.idFor('', id);
  return [
    ...versionLine(overview.version, texts.version),
    ...readMarkdown(overview.description),
    ...docsLine(overview.externalDocs, words.moreAbout),
    ...section('servers', texts.servers, overview.servers.flatMap(serverNodes(view)), view),
    ...section(
      'authorization',
      words.authorization,
      overview.schemes.map((scheme) => schemeField(scheme, undefined, true, view)),
      view,
    ),
    ...operationSections(overview, description, ofTags, view),
    ...section('models', texts.models, modelNodes(description.schemas, view), view),
    ...section('about', texts.about, aboutNodes(overview, description.file, view), view),
  ];
}

function section(
  id: string,
  title: string,
  nodes: readonly DocNode[],
  view: OverviewView,
): readonly DocNode[] {
  return nodes.length > 0 ? [heading(id, title, view), ...nodes] : [];
}

function versionLine(version: string, title: string): readonly DocNode[] {
  if (version === '') return [];
  return [paragraph(component('Badge', {}, [text(title.replace('{0}', () => version))]))];
}

function docsLine(docs: NamedUrl | undefined, moreAbout: string): readonly DocNode[] {
  return docs ? line(link(docs.url, docs.name || moreAbout)) : [];
}

/** A server, and what its variables may be. */
function serverNodes({readMarkdown, ids}: OverviewView) {
  return ({url, description, variables}: Server): readonly DocNode[] => [
    paragraph(code(url), ...(description === '' ? [] : [text(` – ${description}`)])),
    ...variables.map((variable) =>
      component(
        'ParamField',
        {
          id: idOf('server', variable.name, {ids}),
          name: variable.name,
          default: variable.default,
          ...(variable.enum.length > 0 && {enum: variable.enum}),
        },
        readMarkdown(variable.description),
      ),
    ),
  ];
}

/** The operations of each tag, in the order of the sidebar; webhooks come after them. */
function operationSections(
  {tagDocs}: Overview,
  {operations, tags}: ApiDescription,
  ids: ReadonlyMap<string, string>,
  view: OverviewView,
): readonly DocNode[] {
  const {texts, words, readMarkdown} = view;
  const listed = operations.filter(({isHidden}) => !isHidden);
  const byTag = groupBy(
    listed.filter(({kind}) => kind === 'operation'),
    ({tags: [tag = '']}) => tag,
  );
  const described = new Map(tags.map((tag) => [tag.name, tag]));
  const names = [...new Set(['', ...described.keys(), ...byTag.keys()])];
  const ofTags = names.flatMap((name): readonly DocNode[] => {
    const {label = name, description = ''} = described.get(name) ?? {};
    const own = [
      ...readMarkdown(description),
      ...docsLine(tagDocs.get(name), words.moreAbout),
      ...operationList(byTag.get(name) ?? [], view),
    ];
    if (name === '' || own.length === 0) return own;
    const id = ids.get(name) ?? '';
    return [{kind: 'heading', level: 3, id, line: 0, children: [text(label)]}, ...own];
  });
  const webhooks = listed.filter(({kind}) => kind === 'webhook');
  return [
    ...section('operations', texts.operations, ofTags, view),
    ...section('webhooks', words.webhooks, operationList(webhooks, view), view),
  ];
}

function modelNodes(names: readonly string[], {modelPath}: OverviewView): readonly DocNode[] {
  return list(
    names.map((name) => {
      const path = modelPath(name);
      return [path === undefined ? code(name) : pageLink(path, [code(name)])];
    }),
  );
}

/** Who is responsible, and on which terms; the file itself. */
function aboutNodes(
  {contact, license, terms}: Overview,
  file: string,
  {texts, offersFile}: OverviewView,
): readonly DocNode[] {
  const linked = ({name, url}: NamedUrl): readonly DocNode[] => {
    const shown = url === '' ? [] : link(url, name);
    return shown.length > 0 ? shown : [text(name)];
  };
  const [, ...contacts] = contact.flatMap((one) => [text(', '), ...linked(one)]);
  return list([
    ...(contacts.length > 0 ? [[text(`${texts.contact} `), ...contacts]] : []),
    ...(license ? [[text(`${texts.license} `), ...linked(license)]] : []),
    ...(terms ? [link(terms.url, texts.terms)] : []),
    ...(offersFile ? [[text(`${texts.file} `), fileLink(file)]] : []),
  ]);
}

/** A link to the URL of a description, or to its path in the site. */
function fileLink(file: string): DocNode {
  const url = resolveUrl(file);
  const target: Target = url.to === 'url' ? url : {to: 'site', path: file, query: '', hash: ''};
  const name = file.slice(file.lastIndexOf('/') + 1);
  return {kind: 'link', target, line: 0, children: [text(name)]};
}
