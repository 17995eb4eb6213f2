import type {DocNode} from '../../content/nodes.js';
import type {OperationEntry} from '../description.js';
import {code, component, list, text} from '../nodes/builders.js';
import {pageLink} from '../nodes/page-link.js';

/** The path of the page of an operation, if it has one. */
type OperationPath = (entry: OperationEntry) => string | undefined;

interface ListView {
  readonly operationPath: OperationPath;
  readonly words: {readonly deprecated: string};
}

/** Operations with their methods and paths, and links to their pages; deprecated ones say so. */
export function operationList(
  entries: readonly OperationEntry[],
  {operationPath, words}: ListView,
): readonly DocNode[] {
  return list(
    entries.map((entry) => [
      ...itemOf(entry, operationPath(entry)),
      ...(entry.isDeprecated ? [text(' '), component('Badge', {}, [text(words.deprecated)])] : []),
    ]),
  );
}

function itemOf({kind, method, path, title}: OperationEntry, page: string | undefined) {
  const isNamed = title !== path && title !== `${method} ${path}`;
  const name = isNamed ? text(title) : code(path);
  return [
    ...(kind === 'webhook' ? [] : [methodBadge(method), text(' ')]),
    page === undefined ? name : pageLink(page, [name]),
    ...(isNamed ? [text(' '), code(path)] : []),
  ];
}

const colors: ReadonlyMap<string, string> = new Map([
  ['GET', 'green'],
  ['POST', 'blue'],
  ['PUT', 'orange'],
  ['PATCH', 'orange'],
  ['DELETE', 'red'],
]);

/** A method in the color that it has in the sidebar. */
function methodBadge(method: string): DocNode {
  const color = colors.get(method);
  return component('Badge', {...(color !== undefined && {color})}, [text(method)]);
}
