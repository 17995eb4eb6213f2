import {plainText} from '../../content/inline-nodes.js';
import type {ListNode} from '../../content/nodes.js';
import {lineFrom} from '../line-from.js';
import {isInside} from '../located-nodes.js';
import {pageRule, type CheckedFile} from '../page-rule.js';

/** Verbs that instructions begin with. */
const verbs = new Set(
  (
    'access activate add adjust allow append apply assign attach authorize build change check ' +
    'choose clear click clone close commit configure confirm connect copy create define delete ' +
    'deploy disable download drag edit enable ensure enter execute export expose extract fill ' +
    'find follow generate get give go grant head hover import initialize insert install invite ' +
    'launch log login make modify move name navigate open paste pick pin point press provide ' +
    'publish pull push put redeploy refresh register reload remove rename repeat replace reset ' +
    'restart return review run save scroll search select send set sign specify start stop submit ' +
    'switch tap test toggle turn type unzip update upgrade upload use verify view visit wait write'
  ).split(' '),
);

/** A numbered list of instructions is written as steps. */
export const steps = pageRule('writing/steps', (file, report) => {
  for (const {node, line, parents} of file.nodes) {
    if (node.kind !== 'list' || !node.isOrdered || node.items.length < 3) continue;
    const isFree = parents.every(({kind}) => kind === 'component' || kind === 'html');
    if (!isFree || isInside(parents, 'Step', 'Card', ...callouts)) continue;
    const instructions = node.items.filter((item) => verbs.has(firstWord(plainText(item))));
    if (instructions.length * 3 >= node.items.length * 2) report(lineOf(node, line, file));
  }
});

const callouts = ['Note', 'Tip', 'Warning', 'Info', 'Check', 'Danger', 'Callout'];

function firstWord(text: string): string {
  return /\p{L}+/u.exec(text)?.[0].toLowerCase() ?? '';
}

/** The line of a list, which is not in the tree: that of its first item, after a known line. */
function lineOf({items: [first = []]}: ListNode, after: number, {lines}: CheckedFile): number {
  const word = /[\p{L}\p{N}]+/u.exec(plainText(first))?.[0] ?? '';
  const isItem = (line: string) => /^[\s>]*\d+[.)]\s/.test(line) && line.includes(word);
  return lineFrom(lines, after, isItem);
}
