import type {ComponentNode, DocNode} from '../../content/nodes.js';
import type {Response, ResponseLink} from '../operation.js';
import {contentNodes} from './content-nodes.js';
import {idOf, prefixOf} from './ids.js';
import {parameterField} from './parameter-nodes.js';
import {heading, paragraph, strong} from './text-nodes.js';
import type {OperationWords, SchemaView} from './view.js';

/** The responses below a heading: several are tabs, one for each status. */
export function responseNodes(
  responses: readonly Response[],
  view: SchemaView,
  words: OperationWords,
): readonly DocNode[] {
  if (responses.length === 0) return [];
  const contentOf = (response: Response, prefix: string): readonly DocNode[] => [
    ...view.readMarkdown(response.description),
    ...contentNodes(response.contents, view, prefix),
    ...headerNodes(response, view, words, prefix),
    ...response.links.flatMap((link) => linkNodes(link, view, words)),
  ];
  const [first] = responses;
  const shown: readonly DocNode[] =
    responses.length === 1 && first
      ? [paragraph([strong(first.status)]), ...contentOf(first, 'response')]
      : [
          {
            kind: 'component',
            name: 'Tabs',
            line: 0,
            attributes: {},
            children: responses.map((response, index): ComponentNode => {
              const id = idOf('response', response.status, view);
              return {
                kind: 'component',
                name: 'Tab',
                line: 0,
                attributes: {title: response.status, id},
                children: contentOf(response, index === 0 ? 'response' : id),
              };
            }),
          },
        ];
  return [heading('response', words.response, view), ...shown];
}

function headerNodes(
  {headers}: Response,
  view: SchemaView,
  words: OperationWords,
  prefix: string,
): readonly DocNode[] {
  if (headers.length === 0) return [];
  return [
    paragraph([strong(words.responseHeaders)]),
    ...headers.map((header) => parameterField(header, prefixOf(prefix, 'header'), view)),
  ];
}

function linkNodes(
  {name, description, operation, parameters}: ResponseLink,
  view: SchemaView,
  words: OperationWords,
): readonly DocNode[] {
  const values = [...parameters].map(([parameter, expression]) => `${parameter}: ${expression}`);
  return [
    paragraph([
      strong(`${words.links} `),
      {kind: 'text', text: `${name} → `},
      {kind: 'code', text: [operation, ...values].join(' ')},
    ]),
    ...view.readMarkdown(description),
  ];
}
