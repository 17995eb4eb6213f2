import type {DocNode} from '../../content/nodes.js';
import type {MediaContent} from '../operation.js';
import type {Schema} from '../schema.js';
import {code, line, link, tabs} from './builders.js';
import {idOf} from './ids.js';
import {isSameSchema} from './same-schema.js';
import {choiceNodes, variantNodes} from './schema-nodes.js';
import type {SchemaView} from './view.js';

/** What has a description and content in some media types: a body, or a response. */
interface Described {
  readonly description: string;
  readonly contents: readonly MediaContent[];
}

/** A description, and the fields below it. */
export function describedNodes(
  {description, contents}: Described,
  view: SchemaView,
  prefix: string,
): readonly DocNode[] {
  return [...view.readMarkdown(description), ...contentNodes(contents, view, prefix)];
}

/** The fields of a body; bodies of several media types are tabs, unless all are the same. */
function contentNodes(
  contents: readonly MediaContent[],
  view: SchemaView,
  prefix: string,
): readonly DocNode[] {
  const [first] = contents;
  if (first === undefined) return [];
  if (contents.every((one) => isSameSchema(schemaIn(one), schemaIn(first)))) {
    const types = contents.map(({mediaType}) => code(mediaType));
    return [...line(types), ...mediaNodes(first, view, prefix)];
  }
  const ids = contents.map(({mediaType}) => idOf(prefix, mediaType, view));
  const shown = contents.map((content, index) => {
    const id = ids[index] ?? prefix;
    if (view.direction === 'request') view.tabs.set(id, {of: contents, index});
    const children = mediaNodes(content, view, index === 0 ? prefix : id);
    return {title: content.mediaType, id, children};
  });
  return [tabs(shown)];
}

function schemaIn({schema, itemSchema}: MediaContent): Schema | undefined {
  return schema ?? itemSchema;
}

function mediaNodes(content: MediaContent, view: SchemaView, prefix: string): readonly DocNode[] {
  // The page does not load examples in other files.
  const links = content.examples.flatMap(({name, summary, externalValue = ''}) =>
    line(link(externalValue, summary || name), view.words.example),
  );
  const shown = schemaIn(content);
  if (shown === undefined) return links;
  const [choice, ...others] = shown.choices;
  const isPlain = others.length === 0 && shown.properties(view.direction).length === 0;
  return [
    ...links,
    ...(choice && isPlain
      ? [...view.readMarkdown(shown.description), ...choiceNodes(choice, view, prefix, 0)]
      : variantNodes(shown, view, prefix, 0)),
  ];
}
