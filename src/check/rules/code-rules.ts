import {plainText} from '../../content/code/language-name.js';
import type {ComponentNode, DocNode} from '../../content/nodes.js';
import {nearestWord} from '../../diagnostics/nearest-word.js';
import {languageNamed, languageNames} from '../../highlight/languages.js';
import {isComponent, isInside} from '../located-nodes.js';
import {isApiPage, pageRule} from '../page-rule.js';

const groups = ['CodeGroup', 'RequestExample', 'ResponseExample'] as const;

function isSample(node: DocNode): boolean {
  return node.kind === 'code-block' || isComponent(node, 'CodeBlock');
}

/** Code blocks have a language. One without code is what a fence too many opens. */
export const codeLanguage = pageRule('writing/code-language', ({nodes}, report) => {
  for (const {node, line} of nodes) {
    if (node.kind === 'code-block' && node.language === '' && node.code !== '') report(line);
  }
});

/** Text without colors, and what is drawn instead of being shown. */
const withoutColors = /^(?:csv|tsv|logs?|output|ansi|none|mermaid|math)$/i;

/** The languages of code blocks are known. */
export const unknownLanguage = pageRule('writing/unknown-language', ({nodes}, report) => {
  for (const {node, line} of nodes) {
    if (node.kind !== 'code-block' || node.language === '') continue;
    const {language: name} = node;
    if (languageNamed(name) || plainText.test(name) || withoutColors.test(name)) continue;
    report(line, {name, nearest: nearestLanguage(name)});
  }
});

/** A language whose name was misspelled, rarely in its first letter; short names say too little. */
function nearestLanguage(name: string): string | undefined {
  const first = name.charAt(0).toLowerCase();
  const names = [...languageNames()].filter((one) => one.length > 3 && one.startsWith(first));
  return name.length > 3 ? nearestWord(name, names) : undefined;
}

/** Where there are several samples, each has a title. */
export const codeTitle = pageRule('writing/code-title', ({nodes}, report) => {
  for (const {node, line, parents} of nodes) {
    const parent = parents.at(-1);
    if (node.kind !== 'code-block' || node.title !== '') continue;
    if (!isComponent(parent, ...groups) || !parent || !('children' in parent)) continue;
    if (parent.children.filter(isSample).length > 1) report(line);
  }
});

/** A group of samples has more than one. */
export const singleSample = pageRule('writing/single-sample', ({nodes, ...file}, report) => {
  if (file.includesSnippets) return;
  for (const {node, line} of nodes) {
    const isGroup = node.kind === 'component' && node.name === 'CodeGroup';
    if (isGroup && node.children.filter(isSample).length === 1) report(line);
  }
});

/** Request and response examples are on pages of an API. */
export const apiExample = pageRule('writing/api-example', ({page, nodes, isSnippet}, report) => {
  const isField = (node: DocNode) => isComponent(node, 'ParamField', 'ResponseField');
  const isApi = isApiPage(page) || /(?:^|[/-])api(?:[/-]|$)/.test(page.path);
  if (isSnippet || isApi || nodes.some(({node}) => isField(node))) return;
  for (const {node, line, parents} of nodes) {
    if (!isComponent(node, 'RequestExample', 'ResponseExample')) continue;
    const {name} = node as ComponentNode; // isComponent has made sure
    if (!isInside(parents, ...groups)) report(line, {name});
  }
});
