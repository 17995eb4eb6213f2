import type {ComponentNode, DocNode} from '../../content/nodes.js';
import {resolveUrl} from '../../shared/urls.js';
import type {MediaContent} from '../operation.js';
import {idOf} from './ids.js';
import {choiceNodes, variantNodes} from './schema-nodes.js';
import {paragraph, separated} from './text-nodes.js';
import type {SchemaView} from './view.js';

/** The fields of a body; bodies of several media types are tabs, unless all are the same. */
export function contentNodes(
  contents: readonly MediaContent[],
  view: SchemaView,
  prefix: string,
): readonly DocNode[] {
  const [first] = contents;
  if (first === undefined) return [];
  const isSame = contents.every(({schema}) => schema?.label === first.schema?.label);
  if (isSame || contents.length === 1) {
    const types = contents.map(({mediaType}): DocNode => ({kind: 'code', text: mediaType}));
    return [paragraph(separated(types)), ...mediaNodes(first, view, prefix)];
  }
  const ids = contents.map(({mediaType}, index) => {
    const id = idOf(prefix, mediaType, view);
    if (view.direction === 'request') view.tabs.set(id, {of: contents, index});
    return id;
  });
  const tabs = contents.map((content, index): ComponentNode => ({
    kind: 'component',
    name: 'Tab',
    line: 0,
    attributes: {title: content.mediaType, id: ids[index] ?? ''},
    children: mediaNodes(content, view, index === 0 ? prefix : (ids[index] ?? prefix)),
  }));
  return [{kind: 'component', name: 'Tabs', line: 0, attributes: {}, children: tabs}];
}

function mediaNodes(content: MediaContent, view: SchemaView, prefix: string): readonly DocNode[] {
  return [...externalExamples(content, view), ...schemaNodes(content, view, prefix)];
}

/** Links to examples in other files: the page does not load them. */
function externalExamples({examples}: MediaContent, {words}: SchemaView): readonly DocNode[] {
  return examples.flatMap(({name, summary, externalValue}): readonly DocNode[] => {
    const target = externalValue === undefined ? undefined : resolveUrl(externalValue);
    if (target?.to !== 'url') return [];
    const children: readonly DocNode[] = [{kind: 'text', text: summary || name || target.href}];
    const link: DocNode = {kind: 'link', target, line: 0, children};
    return [paragraph([{kind: 'text', text: `${words.example} `}, link])];
  });
}

function schemaNodes(
  {schema, itemSchema}: MediaContent,
  view: SchemaView,
  prefix: string,
): readonly DocNode[] {
  const shown = schema ?? itemSchema;
  if (shown === undefined) return [];
  const isPlain = shown.choices.length === 1 && shown.properties(view.direction).length === 0;
  const [choice] = shown.choices;
  if (isPlain && choice) {
    return [...view.readMarkdown(shown.description), ...choiceNodes(choice, view, prefix, 0)];
  }
  return variantNodes(shown, view, prefix, 0);
}
