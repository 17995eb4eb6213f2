import {footnoteExtension} from '../content/footnotes.js';
import {htmlReader} from '../content/html/html-node.js';
import {pageModules} from '../content/mdx/page-modules.js';
import {withChanges} from '../content/other-tools/find-changes.js';
import {readYaml} from '../content/read-yaml.js';
import {mathReader} from '../markdown/read-math.js';
import type {SyntaxLoaders} from './load-page.js';

/** The syntax of pages where it is part of the script: in Node, and in the worker of the search. */
export const pageSyntax = {
  yaml: () => Promise.resolve(readYaml),
  modules: () => Promise.resolve(pageModules),
  html: () => Promise.resolve(htmlReader),
  math: () => Promise.resolve(mathReader),
  footnotes: () => Promise.resolve(footnoteExtension),
  otherTools: () => Promise.resolve(withChanges),
} satisfies Partial<SyntaxLoaders>;
