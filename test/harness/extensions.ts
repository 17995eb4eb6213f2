import {characterEntities} from 'character-entities';
import {footnoteExtension} from '../../src/content/footnotes.js';
import {htmlReader} from '../../src/content/html/html-node.js';
import {pageModules} from '../../src/content/mdx/page-modules.js';
import type {SyntaxExtensions} from '../../src/content/parse-context.js';
import {withChanges} from '../../src/content/other-tools/find-changes.js';
import {progressive} from '../../src/content/progressive/progressive.js';
import {mathReader} from '../../src/markdown/read-math.js';
import {readYaml} from '../../src/content/read-yaml.js';

/** All syntax extensions of pages, besides the interpreter, which few pages need. */
export const allExtensions = {
  yaml: readYaml,
  modules: pageModules,
  html: htmlReader,
  math: mathReader,
  footnotes: footnoteExtension,
  otherTools: withChanges,
  entities: characterEntities,
  progressive,
} as const satisfies Required<Omit<SyntaxExtensions, 'interpreter'>>;
