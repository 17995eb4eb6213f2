import type {HLJSApi, Language} from 'highlight.js';

/**
 * The configuration language of Terraform: blocks with labels, attributes, templates in strings.
 */
export function hcl(hljs: HLJSApi): Language {
  const template = {
    scope: 'subst',
    begin: /[$%]\{/,
    end: /\}/,
    keywords: 'if else endif for in endfor',
    contains: [hljs.QUOTE_STRING_MODE, hljs.C_NUMBER_MODE],
  };
  const contains = [hljs.BACKSLASH_ESCAPE, template];
  return {
    name: 'HCL',
    keywords: {keyword: 'for in if else', literal: 'true false null'},
    contains: [
      hljs.HASH_COMMENT_MODE,
      hljs.C_LINE_COMMENT_MODE,
      hljs.C_BLOCK_COMMENT_MODE,
      {scope: 'string', begin: /"/, end: /"/, contains},
      hljs.END_SAME_AS_BEGIN({
        scope: 'string',
        begin: /<<[-~]?([A-Z_a-z]\w*)$/,
        end: /^[ \t]*([A-Z_a-z]\w*)[ \t]*$/,
        contains: [template],
      }),
      {
        scope: 'keyword',
        match: /^[ \t]*[a-z_][\w-]*(?=(?:[ \t]+(?:"[^"\n]*"|[a-z_][\w-]*))*[ \t]*\{)/,
      },
      {scope: 'attr', match: /[A-Za-z_][\w-]*(?=[ \t]*=(?![=>]))/},
      {scope: 'title.function', match: /\b[a-z_]\w*(?=\()/},
      {scope: 'variable', match: /\b(?:var|local|module|data|each|self|path|count)(?=\.)/},
      {scope: 'number', match: /\b\d+(?:\.\d+)?(?:[eE][-+]?\d+)?\b/},
    ],
  };
}
