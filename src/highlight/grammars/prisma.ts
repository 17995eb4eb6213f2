import type {HLJSApi, Language} from 'highlight.js';

/** The schema language of Prisma: models with fields, and attributes after them. */
export function prisma(hljs: HLJSApi): Language {
  return {
    name: 'Prisma',
    keywords: {
      keyword: 'model enum datasource generator type view',
      type: 'String Boolean Int BigInt Float Decimal DateTime Json Bytes Unsupported',
      literal: 'true false null',
    },
    contains: [
      hljs.C_LINE_COMMENT_MODE,
      hljs.QUOTE_STRING_MODE,
      {
        begin: [/\b(?:model|enum|datasource|generator|type|view)/, /\s+/, /\w+/, /(?=\s*\{)/],
        beginScope: {1: 'keyword', 3: 'title.class'},
      },
      {scope: 'meta', match: /@@?[a-zA-Z]\w*(?:\.\w+)*/},
      {scope: 'title.function', match: /\b[a-z]\w*(?=\()/},
      {scope: 'attr', match: /\b[a-zA-Z]\w*(?=[ \t]*[=:])|^[ \t]*[a-z]\w*(?=[ \t]+[A-Z])/},
      {scope: 'number', match: /\b\d+(?:\.\d+)?\b/},
    ],
  };
}
