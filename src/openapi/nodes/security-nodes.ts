import type {ComponentNode, DocNode} from '../../content/nodes.js';
import type {Operation, SecurityScheme} from '../operation.js';
import {code, component, heading, line, paragraph, strong, text} from './builders.js';
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
    ]),
  ];
}

/** How a credential is sent. */
export function schemeField(
  scheme: SecurityScheme,
  scopes: readonly string[],
  isOptional: boolean,
  {words, readMarkdown, ids}: Pick<OperationView, 'words' | 'readMarkdown' | 'ids'>,
): ComponentNode {
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
    ...line(scopes.map(code), words.scopes),
  ]);
}

function placeOf(scheme: SecurityScheme): {readonly place: string; readonly name: string} {
  if (scheme.type === 'apiKey') return scheme;
  return /^(?:http|oauth2|openIdConnect)$/.test(scheme.type)
    ? {place: 'header', name: 'Authorization'}
    : {place: 'name', name: scheme.id};
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
