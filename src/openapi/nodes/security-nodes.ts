import type {DocNode} from '../../content/nodes.js';
import type {Operation, SecurityScheme} from '../operation.js';
import {idOf} from './ids.js';
import {heading, paragraph, strong} from './text-nodes.js';
import type {OperationView, SecurityKind} from './view.js';

/** What authorizes a request; several ways are separated by "or". */
export function securityNodes({security}: Operation, view: OperationView): readonly DocNode[] {
  const needed = security.filter((schemes) => schemes.length > 0);
  if (needed.length === 0) return [];
  const {words} = view;
  const isOptional = needed.length < security.length;
  const shown = needed.flatMap((schemes, index) => [
    ...(index === 0 ? [] : [paragraph([strong(words.or)])]),
    ...schemes.map(({scheme, scopes}) => schemeField(scheme, scopes, isOptional, view)),
  ]);
  return [
    heading('authorization', words.authorization, view),
    ...(isOptional ? [paragraph([{kind: 'text', text: words.optional}])] : []),
    ...shown,
  ];
}

function schemeField(
  scheme: SecurityScheme,
  scopes: readonly string[],
  isOptional: boolean,
  {words, readMarkdown, ids}: OperationView,
): DocNode {
  const {name, place} = placeOf(scheme);
  const list = scopes.flatMap((scope, index): readonly DocNode[] => [
    {kind: 'text', text: index === 0 ? `${words.scopes} ` : ' '},
    {kind: 'code', text: scope},
  ]);
  return {
    kind: 'component',
    name: 'ParamField',
    line: 0,
    attributes: {
      id: idOf('authorization', scheme.id, {ids}),
      [place ?? 'name']: name,
      type: typeOf(scheme),
      required: !isOptional,
      deprecated: scheme.isDeprecated,
    },
    children: [
      paragraph([{kind: 'text', text: words.schemes[kindOf(scheme)]}]),
      ...readMarkdown(scheme.description),
      ...(list.length > 0 ? [paragraph(list)] : []),
    ],
  };
}

function placeOf(scheme: SecurityScheme) {
  if (scheme.type === 'apiKey') return {name: scheme.name, place: scheme.place};
  const isHeader = ['http', 'oauth2', 'openIdConnect'].includes(scheme.type);
  return isHeader ? ({name: 'Authorization', place: 'header'} as const) : {name: scheme.id};
}

function typeOf(scheme: SecurityScheme): string {
  if (scheme.type === 'http') return scheme.scheme;
  return scheme.type === 'unknown' ? scheme.written : scheme.type;
}

function kindOf(scheme: SecurityScheme): SecurityKind {
  switch (scheme.type) {
    case 'apiKey':
      return ({header: 'apiKeyHeader', query: 'apiKeyQuery', cookie: 'apiKeyCookie'} as const)[
        scheme.place
      ];
    case 'http':
      return scheme.scheme === 'basic' || scheme.scheme === 'bearer' ? scheme.scheme : 'http';
    default:
      return scheme.type;
  }
}
