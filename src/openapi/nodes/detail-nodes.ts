import type {DocNode} from '../../content/nodes.js';
import type {Json} from '../../shared/json.js';
import {jsonText} from '../json-value.js';
import {limitText} from '../limit-text.js';
import type {Schema} from '../schema.js';
import {code, line, list, text} from './builders.js';
import type {SchemaView} from './view.js';

/** Limits that are not `said` elsewhere, examples, and what the allowed values mean. */
export function detailNodes(
  schema: Schema,
  samples: readonly Json[],
  view: SchemaView,
  said: readonly string[] = [],
): readonly DocNode[] {
  const explained = (schema.enum ?? []).map(({value, description}) => {
    const meaning = description ? inlineOf(view.readMarkdown(description)) : [];
    return [valueCode(value), ...(meaning.length > 0 ? [text(' – ')] : []), ...meaning];
  });
  return [
    ...(isExplained(schema) ? list(explained) : []),
    ...line(
      limitTexts(schema, view)
        .filter((one) => !said.includes(one))
        .map(code),
    ),
    ...line(samples.slice(0, 3).map(valueCode), view.words.example),
  ];
}

/** Whether the allowed values are listed with what they mean: then they are listed nowhere else. */
export function isExplained(schema: Schema): boolean {
  return (schema.enum ?? []).some(({description}) => description);
}

/** The limits of a value in words. */
export function limitTexts(
  {constraints}: Schema,
  {words}: Pick<SchemaView, 'words'>,
): readonly string[] {
  return constraints.map((one) => limitText(one, words.limits));
}

function valueCode(value: Json): DocNode {
  return code(valueText(value));
}

/** A value as text; one that nobody would see is in quotes. */
export function valueText(value: Json): string {
  return typeof value === 'string' && value.trim() === '' ? JSON.stringify(value) : jsonText(value);
}

/** The text of a description of one paragraph, without the paragraph. */
function inlineOf(nodes: readonly DocNode[]): readonly DocNode[] {
  const [first, ...rest] = nodes;
  return first?.kind === 'paragraph' && rest.length === 0 ? first.children : nodes;
}
