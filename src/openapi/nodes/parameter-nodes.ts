import type {ComponentNode, DocNode} from '../../content/nodes.js';
import type {Parameter, ParameterPlace} from '../operation.js';
import {heading} from './builders.js';
import {idOf} from './ids.js';
import {fieldNode, inOrder} from './schema-nodes.js';
import type {SchemaView} from './view.js';

/** The fields of the parameters in one place, below a heading; nothing if there are none. */
export function parameterNodes(
  all: readonly Parameter[],
  place: ParameterPlace,
  {id, title}: {readonly id: string; readonly title: string},
  view: SchemaView,
): readonly DocNode[] {
  const parameters = all.filter((parameter) => parameter.place === place);
  if (parameters.length === 0) return [];
  return [
    heading(id, title, view),
    ...inOrder(parameters, view).map((one) => parameterField(one, 'parameter', view)),
  ];
}

/** The field of a parameter or header; its id begins with `prefix`. */
export function parameterField(
  parameter: Parameter,
  prefix: string,
  view: SchemaView,
): ComponentNode {
  const {name, place, examples} = parameter;
  const shown = {
    ...parameter,
    id: idOf(prefix, name, view),
    place: place === 'querystring' ? undefined : place,
    // They are more to the point than those of the schema.
    examples: examples.flatMap(({value}) => (value === undefined ? [] : [value])),
  };
  return fieldNode(shown, view);
}
