import type {ComponentNode} from '../../content/nodes.js';
import type {LocatedNode} from '../located-nodes.js';
import {pageRule} from '../page-rule.js';

type Field = ComponentNode & {readonly name: 'ParamField' | 'ResponseField'};
type Parameter = Field & {readonly name: 'ParamField'};

function* fieldsIn(nodes: readonly LocatedNode[]): Generator<{field: Field; line: number}> {
  for (const {node, line} of nodes) {
    if (node.kind !== 'component') continue;
    const isField = node.name === 'ParamField' || node.name === 'ResponseField';
    if (isField && node.attributes.hidden !== true) yield {field: node, line};
  }
}

function nameOf({name, attributes}: Field): string {
  if (name === 'ResponseField') return attributes.name;
  const {path, query, body, header, cookie} = attributes;
  return path ?? query ?? body ?? header ?? cookie ?? attributes.name ?? '';
}

function isParameter(field: Field): field is Parameter {
  return field.name === 'ParamField';
}

/** Parameters say whether they are required; those of the path always are. */
export const parameterOptional = pageRule('writing/parameter-optional', ({nodes}, report) => {
  for (const {field, line} of fieldsIn(nodes)) {
    if (!isParameter(field)) continue;
    const {required, optional, path, default: initial} = field.attributes;
    const isMarked = [required, optional, path, initial].some((value) => value !== undefined);
    if (!isMarked && nameOf(field) !== '') report(line, {name: nameOf(field)});
  }
});

/** Parameters say where they are sent. */
export const parameterLocation = pageRule('writing/parameter-location', ({nodes}, report) => {
  for (const {field, line} of fieldsIn(nodes)) {
    if (!isParameter(field)) continue;
    const {path, query, body, header, cookie} = field.attributes;
    if ([path, query, body, header, cookie].every((value) => value === undefined)) report(line);
  }
});

/** Fields have a type. */
export const fieldType = pageRule('writing/field-type', ({nodes}, report) => {
  for (const {field, line} of fieldsIn(nodes)) {
    const name = nameOf(field);
    if (!field.attributes.type && name !== '') report(line, {component: field.name, name});
  }
});

/** Fields say what they mean. */
export const fieldDescription = pageRule('writing/field-description', (file, report) => {
  if (file.includesSnippets) return;
  for (const {field, line} of fieldsIn(file.nodes)) {
    const name = nameOf(field);
    if (field.children.length === 0 && name !== '') report(line, {component: field.name, name});
  }
});
