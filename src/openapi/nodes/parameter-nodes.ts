import {slugOf} from '../../content/link-targets.js';
import type {ComponentNode, DocNode} from '../../content/nodes.js';
import type {Parameter, ParameterPlace} from '../operation.js';
import {idOf} from './ids.js';
import {fieldNode} from './schema-nodes.js';
import {heading} from './text-nodes.js';
import type {SchemaView} from './view.js';

/** The fields of the parameters in one place, below a heading; nothing if there are none. */
export function parameterNodes(
  all: readonly Parameter[],
  place: ParameterPlace,
  title: string,
  view: SchemaView,
): readonly DocNode[] {
  const parameters = all.filter((parameter) => parameter.place === place);
  if (parameters.length === 0) return [];
  const sorted = view.keepsOrder
    ? parameters
    : [...parameters].sort((a, b) => Number(b.isRequired) - Number(a.isRequired));
  return [
    heading(slugOf(title), title, view),
    ...sorted.map((parameter) => parameterField(parameter, 'parameter', view)),
  ];
}

/** The field of a parameter or header; its id begins with `prefix`. */
export function parameterField(
  parameter: Parameter,
  prefix: string,
  view: SchemaView,
): ComponentNode {
  const {name, place, schema, isRequired, isDeprecated, description, examples} = parameter;
  const shown = {
    name,
    id: idOf(prefix, name, view),
    isRequired,
    isDeprecated,
    description,
    schema,
    // They are more to the point than those of the schema.
    examples: examples.flatMap(({value}) => (value === undefined ? [] : [value])),
  };
  return fieldNode(place === 'querystring' ? shown : {...shown, place}, view);
}
