import type {ComponentNode, DocNode} from '../../content/nodes.js';
import type {Operation, SecurityScheme} from '../operation.js';
import {headerOf, sharedHeaders} from '../shared-headers.js';
import {code, component, heading, line, list, paragraph, strong, text} from './builders.js';
import {idOf} from './ids.js';
import type {OperationView, SecurityKind} from './view.js';

/** What authorizes a request; several ways are separated by "or". */
export function securityNodes({security}: Operation, view: OperationView): readonly DocNode[] {
  const needed = security.filter((schemes) => schemes.length > 0);
  if (needed.length === 0) return [];
  const {words} = view;
  const isOptional = needed.length < security.length;
  return [
    heading('authorization', words.authorization, view),
    ...(isOptional ? [paragraph(text(words.optional))] : []),
    ...needed.flatMap((schemes, index) => [
      ...(index === 0 ? [] : [paragraph(strong(words.or))]),
      ...schemes.map(({scheme, scopes}) => schemeField(scheme, scopes, isOptional, view)),
      ...sharedHeaders(schemes).map((header) => paragraph(text(words.sharedHeader(header)))),
    ]),
  ];
}

type SchemeView = Pick<OperationView, 'words' | 'readMarkdown' | 'ids' | 'apiUrl'>;

/** How a credential is sent, where a token is from, and some scopes: all of them by default. */
export function schemeField(
  scheme: SecurityScheme,
  scopes: readonly string[] | undefined,
  isOptional: boolean,
  view: SchemeView,
): ComponentNode {
  const {words, readMarkdown, ids} = view;
  const {place, name} = placeOf(scheme);
  const attributes = {
    id: idOf('authorization', scheme.id, {ids}),
    [place]: name,
    type: typeOf(scheme),
    required: !isOptional,
    deprecated: scheme.isDeprecated,
  };
  return component('ParamField', attributes, [
    paragraph(text(words.schemes[kindOf(scheme)])),
    ...readMarkdown(scheme.description),
    ...tokenNodes(scheme, view),
    ...scopeNodes(scheme, scopes, view),
  ]);
}

/** Where a token is from, and what it is. */
function tokenNodes(
  scheme: SecurityScheme,
  {words, apiUrl = (written) => written}: SchemeView,
): readonly DocNode[] {
  const urls = ['authorizationUrl', 'deviceAuthorizationUrl', 'tokenUrl', 'refreshUrl'] as const;
  switch (scheme.type) {
    case 'http':
      return line(scheme.bearerFormat ? [code(scheme.bearerFormat)] : [], words.bearerFormat);
    case 'openIdConnect':
      return line([code(apiUrl(scheme.url))], words.openIdConnectUrl);
    case 'oauth2':
      return scheme.flows.flatMap((flow) => [
        paragraph(strong(words.flows[flow.kind])),
        ...list(
          urls.flatMap((key) => {
            const written = flow[key];
            return written === undefined ? [] : [[text(`${words[key]} `), code(apiUrl(written))]];
          }),
        ),
      ]);
    case 'apiKey':
    case 'mutualTLS':
    case 'unknown':
      return [];
    default:
      return scheme satisfies never;
  }
}

/** Scopes with what each allows, as far as the flows say so. */
function scopeNodes(
  scheme: SecurityScheme,
  scopes: readonly string[] | undefined,
  {words}: SchemeView,
): readonly DocNode[] {
  const flows = scheme.type === 'oauth2' ? scheme.flows : [];
  const meanings = new Map(flows.flatMap((flow) => [...flow.scopes]));
  const shown = scopes ?? [...meanings.keys()];
  if (!shown.some((scope) => meanings.get(scope))) return line(shown.map(code), words.scopes);
  const items = shown.map((scope) => {
    const meaning = meanings.get(scope);
    return [code(scope), ...(meaning ? [text(` – ${meaning}`)] : [])];
  });
  return [paragraph(text(words.scopes)), ...list(items)];
}

function placeOf(scheme: SecurityScheme): {readonly place: string; readonly name: string} {
  if (scheme.type === 'apiKey') return scheme;
  const header = headerOf(scheme);
  return header === undefined ? {place: 'name', name: scheme.id} : {place: 'header', name: header};
}

function typeOf(scheme: SecurityScheme): string {
  if (scheme.type === 'http') return scheme.scheme;
  return scheme.type === 'unknown' ? scheme.written : scheme.type;
}

const keyKinds = {header: 'apiKeyHeader', query: 'apiKeyQuery', cookie: 'apiKeyCookie'} as const;

function kindOf(scheme: SecurityScheme): SecurityKind {
  if (scheme.type === 'apiKey') return keyKinds[scheme.place];
  if (scheme.type !== 'http') return scheme.type;
  return scheme.scheme === 'basic' || scheme.scheme === 'bearer' ? scheme.scheme : 'http';
}
