import type {OperationSource} from '../config/site-config.js';
import type {DocNode} from '../content/nodes.js';
import type {Navigation} from '../navigation/navigation.js';
import type {ApiDescription} from '../openapi/description.js';
import {code, component, list, paragraph, text} from '../openapi/nodes/builders.js';
import {isSame} from './api-sources.js';

/** Texts of the interface for an operation or a description that could not be loaded. */
export interface FailureWords {
  noDescription: string;
  /** Before links to what else the site has. */
  elsewhere: string;
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

/**
 * What a page shows if its API description could not be loaded: what it refers to. Why it could not
 * be loaded is for authors, who see it in the list of problems.
 */
export function failureNodes(
  written: string,
  {noDescription, lookedFor}: FailureWords,
): readonly DocNode[] {
  const reference = paragraph(text(`${lookedFor} `), code(written));
  return [component('Danger', {title: noDescription}, [reference])];
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
  return [
    component('Warning', {title}, [
      paragraph(text(`${lookedFor} `), code(written), ...files),
      ...(nearest.length > 0 ? [paragraph(text(didYouMean))] : []),
      ...list(nearest.map((one) => [linkTo(one, navigation)])),
    ]),
  ];
}

/** A link to the page of an operation, if it has one. */
function linkTo({text: name, source: wanted}: Nearest, navigation?: Navigation): DocNode {
  const page = [...(navigation?.pages.values() ?? [])].find(
    ({source}) => wanted && source.kind === 'operation' && isSame(source, wanted),
  );
  if (page === undefined) return code(name);
  const target = {to: 'site', path: page.path, query: '', hash: ''} as const;
  return {kind: 'link', target, line: 0, children: [code(name)]};
}
