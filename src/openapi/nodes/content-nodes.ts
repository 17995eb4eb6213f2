import type {DocNode} from '../../content/nodes.js';
import type {MediaContent} from '../operation.js';
import {code, line, link, paragraph, tabs, text} from './builders.js';
import {exampleNodes} from './example-nodes.js';
import {idOf} from './ids.js';
import {isSameSchema} from './same-schema.js';
import {valueNodes} from './schema-nodes.js';
import type {SchemaView} from './view.js';

/** What has a description and content in some media types: a body, or a response. */
interface Described {
  readonly description: string;
  readonly contents: readonly MediaContent[];
  readonly isRequired?: boolean;
}

/** A description, and the type and fields below it. */
export function describedNodes(
  described: Described,
  view: SchemaView,
  prefix: string,
): readonly DocNode[] {
  return [...view.readMarkdown(described.description), ...contentNodes(described, view, prefix)];
}

/** The value of a body; bodies of several media types are tabs, unless all are the same. */
function contentNodes(
  {contents, isRequired = false}: Described,
  view: SchemaView,
  prefix: string,
): readonly DocNode[] {
  const [first] = contents;
  if (first === undefined) return [];
  const nodesOf = ({schema, stream}: MediaContent, id: string): readonly DocNode[] => {
    const {item, whole} = stream ?? {whole: schema};
    return [
      ...(whole ? valueNodes(whole, view, id, {isRequired}) : []),
      ...(item ? [paragraph(text(view.words.stream))] : []),
      ...(item ? valueNodes(item, view, whole ? idOf(id, 'item', view) : id, {isRequired}) : []),
    ];
  };
  if (contents.every((one) => isSameContent(one, first))) {
    const types = contents.map(({mediaType}) => code(mediaType));
    const links = contents.flatMap((content) => exampleLinks(content, view));
    const fields = nodesOf(first, prefix);
    return [...line(types), ...links, ...fields, ...exampleNodes(contents, view, prefix)];
  }
  const ids = contents.map(({mediaType}) => idOf(prefix, mediaType, view));
  const shown = contents.map((content, index) => {
    const id = ids[index] ?? prefix;
    if (view.direction === 'request') view.tabs.set(id, {of: contents, index});
    const inner = index === 0 ? prefix : id;
    const children = [
      ...exampleLinks(content, view),
      ...nodesOf(content, inner),
      ...exampleNodes([content], view, inner),
    ];
    return {title: content.mediaType, id, children};
  });
  return [tabs(shown)];
}

function isSameContent(one: MediaContent, other: MediaContent): boolean {
  const isSameWhole = isSameSchema(one.stream?.whole, other.stream?.whole);
  return isSameWhole && isSameSchema(one.schema, other.schema);
}

/** The page does not load examples in other files. */
function exampleLinks({examples}: MediaContent, {words}: SchemaView): readonly DocNode[] {
  return examples.flatMap(({name, summary, externalValue = ''}) =>
    line(link(externalValue, summary || name), words.example),
  );
}
