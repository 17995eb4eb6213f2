import type {DocNode} from '../../content/nodes.js';
import type {MediaContent} from '../operation.js';
import {codeBlock, paragraph, tabs, text} from './builders.js';
import {idOf} from './ids.js';
import type {BodySample, SchemaView} from './view.js';

/**
 * Samples of a body in some media types that have the same fields: in a tab for each media type, if
 * there are several, and for each example. The samples of the request follow these tabs.
 */
export function exampleNodes(
  contents: readonly MediaContent[],
  view: SchemaView,
  outer: string,
): readonly DocNode[] {
  const {samplesOf, direction = 'request', words} = view;
  if (samplesOf === undefined) return [];
  const prefix = `${outer}-example`;
  const all = contents
    .map((content, index) => ({content, index, samples: samplesOf(content, direction)}))
    .filter(({samples}) => samples.length > 0);
  const [first, second] = all;
  if (!first || (!second && first.samples.length === 1 && view.showsOnlySample !== true)) return [];
  const shown = second
    ? [
        tabs(
          all.map(({content, index, samples}) => {
            const id = idOf(prefix, content.mediaType, view);
            view.tabs.set(id, {of: contents, index});
            const children = sampleNodes(content, samples, view, id);
            return {title: content.mediaType, id, children};
          }),
        ),
      ]
    : sampleNodes(first.content, first.samples, view, prefix);
  return [paragraph(text(words.example)), ...shown];
}

/** The samples of one media type. */
function sampleNodes(
  {examples}: MediaContent,
  samples: readonly BodySample[],
  view: SchemaView,
  prefix: string,
): readonly DocNode[] {
  const nodesOf = (sample: BodySample): readonly DocNode[] => [
    ...view.readMarkdown(examples[sample.index]?.description ?? ''),
    codeBlock({...sample, title: ''}),
  ];
  const [first, ...others] = samples;
  if (first && others.length === 0) return nodesOf(first);
  const shown = samples.map((sample) => {
    const {title, index} = sample;
    const id = idOf(prefix, title, view);
    view.tabs.set(id, {of: examples, index});
    return {title, id, children: nodesOf(sample)};
  });
  return [tabs(shown)];
}
