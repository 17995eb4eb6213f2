import type {DocNode} from '../../content/nodes.js';
import type {Json} from '../../shared/json.js';
import type {Schema} from '../schema.js';
import {jsonText} from '../json-value.js';
import {paragraph, separated} from './text-nodes.js';
import type {SchemaView} from './view.js';

/** Limits, examples and what the allowed values mean. */
export function detailNodes(
  schema: Schema,
  samples: readonly Json[],
  view: SchemaView,
): readonly DocNode[] {
  const {words} = view;
  const explained = (schema.enum ?? []).filter(({description}) => description);
  const list: readonly DocNode[] =
    explained.length === 0
      ? []
      : [
          {
            kind: 'list',
            isOrdered: false,
            start: 1,
            items: explained.map(({value, description = ''}) => [
              {kind: 'code', text: jsonText(value)},
              {kind: 'text', text: ' – '},
              ...inlineOf(view.readMarkdown(description)),
            ]),
          },
        ];
  const limits = schema.constraints.map((text): DocNode => ({kind: 'code', text}));
  const examples = samples
    .slice(0, 3)
    .map((value): DocNode => ({kind: 'code', text: jsonText(value)}));
  return [
    ...list,
    ...(limits.length > 0 ? [paragraph(separated(limits))] : []),
    ...(examples.length > 0
      ? [paragraph([{kind: 'text', text: `${words.example} `}, ...separated(examples)])]
      : []),
  ];
}

/** The text of a description of one paragraph, without the paragraph. */
function inlineOf(nodes: readonly DocNode[]): readonly DocNode[] {
  const [first, ...rest] = nodes;
  return first?.kind === 'paragraph' && rest.length === 0 ? first.children : nodes;
}
