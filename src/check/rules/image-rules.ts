import type {DocNode, HtmlNode, ImageNode} from '../../content/nodes.js';
import {isInside, type LocatedNode} from '../located-nodes.js';
import {pageRule} from '../page-rule.js';

type Image = ImageNode | (HtmlNode & {readonly tag: 'img'});

function isImage(node: DocNode): node is Image {
  return node.kind === 'image' || (node.kind === 'html' && node.tag === 'img');
}

/** The alt text; `undefined` if there is none. In HTML, an empty one marks decoration. */
function altOf(node: Image): string | undefined {
  if (node.kind === 'image') return node.alt.trim() || undefined;
  const alt = node.attributes.get('alt');
  return typeof alt === 'string' ? alt.trim() : undefined;
}

function* imagesIn(nodes: readonly LocatedNode[]): Generator<LocatedNode & {node: Image}> {
  for (const {node, ...place} of nodes) if (isImage(node)) yield {node, ...place};
}

/** Every image has alt text. */
export const altText = pageRule('writing/alt-text', ({nodes}, report) => {
  for (const {node, line} of imagesIn(nodes)) if (altOf(node) === undefined) report(line);
});

const emptyWords =
  /^(?:an? )?(?:image|img|picture|photo|screen ?shot|figure|graphic|alt(?: text)?)[\s\d]*$/i;

/** The alt text describes the image. */
export const altWords = pageRule('writing/alt-words', ({nodes}, report) => {
  for (const {node, line} of imagesIn(nodes)) {
    const alt = altOf(node) ?? '';
    const isName = /^\S+\.(?:png|jpe?g|gif|svg|webp|avif)$/i.test(alt);
    if (isName || emptyWords.test(alt)) report(line, {alt});
  }
});

/** Images are in frames, unless they are part of a line, a link, a table, or as small as icons. */
export const imageFrame = pageRule('writing/image-frame', ({nodes}, report) => {
  for (const {node, line, parents} of imagesIn(nodes)) {
    const isPart = parents.some(({kind}) => kind === 'link' || kind === 'table');
    const parent = parents.at(-1);
    const isInLine = parent?.kind === 'paragraph' && parent.children.some(isWords);
    const isFree = isInside(parents, 'Frame', 'Card', 'Tooltip', 'Tile', 'Accordion');
    const isAnchor = parents.some((one) => one.kind === 'html' && one.tag === 'a');
    if (!(isPart || isInLine || isFree || isAnchor || isSmall(node))) report(line);
  }
});

function isWords(node: DocNode): boolean {
  return node.kind === 'text' ? node.text.trim() !== '' : node.kind !== 'break' && !isImage(node);
}

function isSmall(node: Image): boolean {
  if (node.kind === 'image') return false;
  return ['width', 'height'].some((name) => {
    const size = node.attributes.get(name);
    return typeof size === 'string' && Number.parseFloat(size) <= 100;
  });
}
