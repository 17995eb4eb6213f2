import type {DocNode} from '../../content/nodes.js';
import type {Response, ResponseLink} from '../operation.js';
import {code, heading, paragraph, strong, tabs, text} from './builders.js';
import {describedNodes} from './content-nodes.js';
import {idOf, prefixOf} from './ids.js';
import {parameterField} from './parameter-nodes.js';
import {pageLink} from './page-link.js';
import type {OperationView, OperationWords, SchemaView} from './view.js';

type ResponseView = SchemaView & Pick<OperationView, 'pageOf'>;

/** The responses below a heading: several are tabs, one for each status. */
export function responseNodes(
  responses: readonly Response[],
  view: ResponseView,
  words: OperationWords,
): readonly DocNode[] {
  const [first, ...others] = responses;
  if (first === undefined) return [];
  const nodesOf = (response: Response, prefix: string): readonly DocNode[] => [
    ...describedNodes(response, view, prefix),
    ...headerNodes(response, view, words, prefix),
    ...response.links.flatMap((link) => linkNodes(link, view, words)),
  ];
  const shown = (): readonly DocNode[] => {
    if (others.length === 0)
      return [paragraph(strong(first.status)), ...nodesOf(first, 'response')];
    const made = responses.map((response) => {
      const title = response.status;
      const id = idOf('response', title, view);
      return {title, id, children: nodesOf(response, response === first ? 'response' : id)};
    });
    return [tabs(made)];
  };
  return [heading('response', words.response, view), ...shown()];
}

function headerNodes(
  {headers}: Response,
  view: SchemaView,
  words: OperationWords,
  prefix: string,
): readonly DocNode[] {
  if (headers.length === 0) return [];
  return [
    paragraph(strong(words.responseHeaders)),
    ...headers.map((header) => parameterField(header, prefixOf(prefix, 'header'), view)),
  ];
}

function linkNodes(
  {name, description, operation, parameters}: ResponseLink,
  view: ResponseView,
  words: OperationWords,
): readonly DocNode[] {
  const values = [...parameters].map(([parameter, expression]) => `${parameter}: ${expression}`);
  const page = view.pageOf?.(operation);
  const target = page
    ? [pageLink(page.path, [text(page.title)]), ...values.flatMap((one) => [text(' '), code(one)])]
    : [code([operation, ...values].join(' '))];
  return [
    paragraph(strong(`${words.links} `), text(`${name} → `), ...target),
    ...view.readMarkdown(description),
  ];
}
