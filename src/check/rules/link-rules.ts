import {plainText} from '../../content/inline-nodes.js';
import type {DocNode} from '../../content/nodes.js';
import type {LocatedNode} from '../located-nodes.js';
import {pageRule} from '../page-rule.js';

interface LinkText {
  readonly text: string;
  readonly line: number;
  readonly children: readonly DocNode[];
}

/** The links of Markdown and of HTML with their texts. */
function* linksIn(nodes: readonly LocatedNode[]): Generator<LinkText> {
  for (const {node, line} of nodes) {
    const isAnchor = node.kind === 'html' && node.tag === 'a' && node.attributes.has('href');
    if (node.kind !== 'link' && !isAnchor) continue;
    const {children} = node;
    yield {text: plainText(children).trim(), line, children};
  }
}

const vague = new RegExp(
  '^(?:(?:click|tap|press|see|look) )?(?:here|this|it|link|page|(?:this|the) (?:link|page))$|' +
    '^(?:(?:read|learn|see|find out|view|show)(?: me)? )?more(?: info(?:rmation)?| details)?$',
  'i',
);

/** The text of a link says where it leads. */
export const linkText = pageRule('writing/link-text', ({nodes}, report) => {
  for (const {text, line} of linksIn(nodes)) {
    const words = text.replace(/[^\p{L}\p{N}\s]+/gu, ' ').trim();
    if (vague.test(words)) report(line, {text});
  }
});

/** A link has a text, or contains something that can have one. */
export const emptyLink = pageRule('writing/empty-link', ({nodes}, report) => {
  for (const {text, line, children} of linksIn(nodes)) {
    const isEmpty = text === '' && children.every(({kind}) => kind === 'text' || kind === 'break');
    if (isEmpty) report(line);
  }
});
