import type {HLJSApi, Language} from 'highlight.js';

/** The query language of Kusto: a table, and operators after pipes. */
export function kusto(hljs: HLJSApi): Language {
  return {
    name: 'Kusto',
    keywords: {
      keyword:
        'and as asc between by contains count datatable desc distinct evaluate extend ' +
        'externaldata facet find first fork from getschema has has_all has_any hasprefix ' +
        'hassuffix in inner innerunique invoke is join kind last leftanti leftouter leftsemi ' +
        'let limit lookup make-series matches mv-apply mv-expand not nulls of on or order parse ' +
        'parse-kv parse-where partition print project project-away project-keep project-rename ' +
        'project-reorder range reduce regex render rightouter sample sample-distinct scan ' +
        'search serialize set sort startswith endswith step summarize table take to top ' +
        'top-hitters top-nested typeof union where with',
      type: 'bool datetime decimal dynamic guid int long real string timespan',
      literal: 'true false null',
      $pattern: /[a-zA-Z_][\w-]*/,
    },
    contains: [
      hljs.C_LINE_COMMENT_MODE,
      {scope: 'string', match: /[hH]?@"(?:""|[^"])*"|[hH]?@'(?:''|[^'])*'/},
      {scope: 'string', begin: /```/, end: /```/},
      hljs.QUOTE_STRING_MODE,
      hljs.APOS_STRING_MODE,
      {scope: 'title.function', match: /\b[a-z_]\w*(?=\()/},
      {
        scope: 'number',
        match: /\b\d+(?:\.\d+)?(?:ms|microseconds?|ticks?|[dhms])?\b|\b0x[\da-fA-F]+\b/,
      },
    ],
  };
}
