/** What the bundle needs of marked. */
const wanted = ['Lexer', 'Tokenizer', 'getDefaults'];

/** Rules that are never asked: marked's pedantic mode, and its HTML blocks, which our own grammar reads instead. */
const unused = [
  {
    rule: 'pedantic blocks',
    pattern: /,(\w+)=\{\.\.\.\w+,html:\w+\(`\^ \*[\s\S]*?\.getRegex\(\)\}(?=,\w+=\/\^\\\\\(\[!)/,
    by: ',$1={}',
  },
  {
    rule: 'pedantic lines',
    pattern:
      /,(\w+)=\{\.\.\.\w+,emStrongLDelim:\w+,emStrongRDelimAst:\w+,emStrongRDelimUnd:\w+,link:[\s\S]*?\.getRegex\(\)\}(?=,)/,
    by: ',$1={}',
  },
  {
    rule: 'HTML blocks',
    pattern: /,(\w+)=\w+\("\^ \{0,3\}\(\?:<\(script\|pre[\s\S]*?\.getRegex\(\)(?=,)/,
    by: ',$1=/(?!)/',
  },
  // Options that lexer-options.ts leaves as they are: what depends on others is dead code.
  {rule: 'pedantic', pattern: /this\.options\.pedantic/g, by: '!1'},
  {rule: 'gfm', pattern: /this\.options\.gfm/g, by: '!0'},
  {rule: 'breaks', pattern: /this\.options\.breaks/g, by: '!1'},
  {rule: 'silent', pattern: /this\.options\.silent/g, by: '!0'},
  // Our tokenizer has its own, which never look.
  {rule: 'html()', pattern: /html\(e\)\{let t=this\.rules[\s\S]*?\}(?=def\(e\)\{let)/, by: ''},
  {
    rule: 'tag()',
    pattern: /tag\(e\)\{if\(e\.charCodeAt\(0\)!==60\)[\s\S]*?\}(?=link\(e\)\{if)/,
    by: '',
  },
  {
    rule: 'fences()',
    pattern: /fences\(e\)\{let t=this\.rules[\s\S]*?\}(?=heading\(e\)\{let)/,
    by: '',
  },
];

/**
 * A rollup plugin: of marked only its lexer and tokenizer are used, but the module also makes a whole Markdown-to-HTML
 * compiler when it loads, which keeps rollup from leaving that out. The statements that make it stand at the end of the
 * file; they are cut off, and rollup drops the classes nobody uses any more. So are rules that are never asked.
 */
export function trimMarked() {
  return {
    name: 'trim-marked',
    transform(code, id) {
      if (!/node_modules\/marked\/lib\/marked\.esm\.js$/.test(id.replaceAll('\\', '/'))) return;
      const end = [
        ...code.matchAll(/var \w+=new \w+;function \w+\(\w+,\w+\)\{return \w+\.parse\(/g),
      ].at(-1);
      const exported = /export\{([^}]*)\}/.exec(code)?.[1].split(',') ?? [];
      const names = exported.filter((entry) => wanted.includes(entry.split(' as ')[1]));
      if (!end || names.length !== wanted.length) throw new Error(unexpected('end'));
      let kept = code.slice(0, end.index);
      for (const {rule, pattern, by} of unused) {
        const without = kept.replace(pattern, by);
        if (without === kept) throw new Error(unexpected(rule));
        kept = without;
      }
      return {code: `${kept}export{${names.join(',')}};`, map: null};
    },
  };
}

function unexpected(part) {
  return `marked differs from what trim-marked.mjs expects: ${part}`;
}
