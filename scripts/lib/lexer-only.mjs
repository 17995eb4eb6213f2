/**
 * A rollup plugin: of marked only its lexer and tokenizer are used, but the module also makes a whole Markdown-to-HTML
 * compiler when it loads, which keeps rollup from leaving that out. The statements that make it stand at the end of the
 * file; they are cut off, and rollup drops the classes nobody uses any more.
 */
export function lexerOnly() {
  const wanted = ['Lexer', 'Tokenizer', 'getDefaults'];
  return {
    name: 'lexer-only',
    transform(code, id) {
      if (!/node_modules\/marked\/lib\/marked\.esm\.js$/.test(id.replaceAll('\\', '/'))) return;
      const cut = [
        ...code.matchAll(/var \w+=new \w+;function \w+\(\w+,\w+\)\{return \w+\.parse\(/g),
      ].at(-1);
      const exported = /export\{([^}]*)\}/.exec(code)?.[1].split(',') ?? [];
      const names = exported.filter((entry) => wanted.includes(entry.split(' as ')[1]));
      if (!cut || names.length !== wanted.length) {
        throw new Error('marked has another shape than scripts/lib/lexer-only.mjs expects');
      }
      return {code: `${code.slice(0, cut.index)}export{${names.join(',')}};`, map: null};
    },
  };
}
