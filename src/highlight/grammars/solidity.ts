import type {HLJSApi, Language} from 'highlight.js';

/** Solidity: contracts for the Ethereum virtual machine. */
export function solidity(hljs: HLJSApi): Language {
  const sized = (name: string, step: number, most: number) =>
    Array.from({length: most / step}, (_, index) => `${name}${String((index + 1) * step)}`);
  return {
    name: 'Solidity',
    keywords: {
      keyword:
        'abstract anonymous as assembly break calldata case catch constant constructor continue ' +
        'contract default delete do else emit enum error event external fallback final for from ' +
        'function global if immutable import indexed interface internal is leave let library ' +
        'mapping memory modifier new override payable pragma private public pure receive return ' +
        'returns revert storage struct super switch this throw try type unchecked using var ' +
        'view virtual while',
      type: [
        'address bool byte bytes fixed int string ufixed uint',
        ...[sized('int', 8, 256), sized('uint', 8, 256), sized('bytes', 1, 32)].flat(),
      ].join(' '),
      literal: 'true false wei gwei ether seconds minutes hours days weeks years',
      built_in:
        'abi block msg tx require assert keccak256 sha256 ecrecover blockhash gasleft selfdestruct',
    },
    contains: [
      hljs.C_LINE_COMMENT_MODE,
      hljs.C_BLOCK_COMMENT_MODE,
      hljs.QUOTE_STRING_MODE,
      hljs.APOS_STRING_MODE,
      {scope: 'meta', begin: /\bpragma\b/, end: /(?=;|$)/},
      {
        begin: [
          /\b(?:contract|interface|library|struct|enum|event|error|is|new)/,
          /\s+/,
          /[A-Z]\w*/,
        ],
        beginScope: {1: 'keyword', 3: 'title.class'},
      },
      {
        begin: [/\b(?:function|modifier)/, /\s+/, /[a-zA-Z_$][\w$]*/],
        beginScope: {1: 'keyword', 3: 'title.function'},
      },
      {scope: 'number', match: /\b(?:0x[\da-fA-F_]+|\d[\d_]*(?:\.\d+)?(?:[eE]-?\d+)?)\b/},
    ],
  };
}
