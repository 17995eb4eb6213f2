import type {MarkedExtension} from 'marked';
import {startOf} from '../markdown/bounded-inlines.js';
import {mathHtml} from '../markdown/written-html.js';

const inline = /^\$(?![\s$])((?:\\[^\n]|[^$\\\n])+?)(?<!\s)\$(?!\d)/;
const inlineBlock = /^\$\$(?!\$)((?:\\[^\n]|[^$\\\n])+?)\$\$/;
const block = /^ {0,3}\$\$([^$]+)\$\$[ \t]*(?:\n+|$)/;

/** Formulas between dollar signs. */
export const formulas: MarkedExtension = {
  extensions: [
    {
      name: 'formulaBlock',
      level: 'block',
      tokenizer(source) {
        const [raw, tex = ''] = block.exec(source) ?? [];
        return raw === undefined ? undefined : {type: 'formulaBlock', raw, tex: tex.trim()};
      },
      renderer: (token) => `${mathHtml(String(token['tex']), true)}\n`,
    },
    {
      name: 'formula',
      level: 'inline',
      start: (source) => startOf('$', source),
      tokenizer(source) {
        const [raw, tex = ''] = inlineBlock.exec(source) ?? inline.exec(source) ?? [];
        return raw === undefined ? undefined : {type: 'formula', raw, tex: tex.trim()};
      },
      renderer: (token) => mathHtml(String(token['tex']), token.raw.startsWith('$$')),
    },
  ],
};
