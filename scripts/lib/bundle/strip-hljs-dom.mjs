/**
 * A rollup plugin: of highlight.js only the tokens it finds are used. The function that writes them
 * into the page as HTML is emptied, so that no chunk of ours can.
 */
export function stripHljsDom() {
  return {
    name: 'strip-hljs-dom',
    transform(code, id) {
      if (!/highlight\.js\/lib\/core\.js$/.test(id.replaceAll('\\', '/'))) return undefined;
      const body = /(function highlightElement\(element\) \{)[^]*?\n {2}\}\n/;
      if (!body.test(code)) {
        throw new Error('highlight.js differs from what strip-hljs-dom.mjs expects');
      }
      return {code: code.replace(body, '$1}\n'), map: null};
    },
  };
}
