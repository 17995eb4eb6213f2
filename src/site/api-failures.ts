import type {OperationSource} from '../config/site-config.js';
import type {ComponentNode, DocNode, LinkNode} from '../content/nodes.js';
import type {Diagnostic} from '../diagnostics/diagnostic.js';
import type {Navigation} from '../navigation/navigation.js';
import type {ApiDescription} from '../openapi/description.js';
import {isSame} from './api-sources.js';

/** Texts of the interface for an operation or a description that could not be loaded. */
export interface FailureWords {
  noDescription: string;
  noOperation: string;
  noSchema: string;
  lookedFor: string;
  didYouMean: string;
}

/** An operation or schema with a name that is similar to the one looked for. */
export interface Nearest {
  readonly text: string;
  readonly source?: OperationSource;
}

/** What a page shows if its API description could not be loaded: which one, and why. */
export function failureNodes(
  written: string,
  diagnostics: readonly Diagnostic[],
  words: FailureWords,
): readonly DocNode[] {
  const reasons = diagnostics.flatMap(({message, hint}) => [text(message), text(hint)]);
  return [
    callout('Danger', words.noDescription, [
      {kind: 'paragraph', line: 0, children: [text(`${words.lookedFor} `), code(written)]},
      ...reasons.map((reason): DocNode => ({kind: 'paragraph', line: 0, children: [reason]})),
    ]),
  ];
}

/** What a page shows whose operation or schema its API description does not have. */
export function missingNodes(
  written: string,
  nearest: readonly Nearest[],
  descriptions: readonly ApiDescription[],
  navigation: Navigation | undefined,
  {lookedFor, didYouMean}: FailureWords,
  title: string,
): readonly DocNode[] {
  const files = descriptions.flatMap(({file}, index) => [
    text(index === 0 ? ' – ' : ', '),
    code(file),
  ]);
  const items = nearest.map((one): readonly DocNode[] => [linkTo(one, navigation)]);
  const list: readonly DocNode[] =
    items.length === 0
      ? []
      : [
          {kind: 'paragraph', line: 0, children: [text(didYouMean)]},
          {kind: 'list', isOrdered: false, start: 1, items},
        ];
  return [
    callout('Warning', title, [
      {
        kind: 'paragraph',
        line: 0,
        children: [text(`${lookedFor} `), code(written), ...files],
      },
      ...list,
    ]),
  ];
}

/** A link to the page of an operation, if it has one. */
function linkTo({text: name, source: wanted}: Nearest, navigation?: Navigation): DocNode {
  const page = [...(navigation?.pages.values() ?? [])].find(
    ({source}) => wanted && source.kind === 'operation' && isSame(source, wanted),
  );
  if (page === undefined) return code(name);
  const link: LinkNode = {
    kind: 'link',
    target: {to: 'site', path: page.path, query: '', hash: ''},
    line: 0,
    children: [code(name)],
  };
  return link;
}

function callout(
  name: 'Danger' | 'Warning',
  title: string,
  children: readonly DocNode[],
): ComponentNode {
  return {kind: 'component', name, line: 0, attributes: {title}, children};
}

function text(content: string): DocNode {
  return {kind: 'text', text: content};
}

function code(content: string): DocNode {
  return {kind: 'code', text: content};
}
