/**
 * What is left out of Lit, which is part of each first page, and what it becomes: support for
 * browsers without style sheets of shadow roots, for polyfills and for pages rendered on a server,
 * and what Lit tells developers of elements, which no reader causes.
 */
const replacements = {
  '@lit/reactive-element/css-tag.js': [
    [/(?<=e=)t\.ShadowRoot&&.+?"replace"in CSSStyleSheet\.prototype/, '!0'],
    [' is not constructable. Use `unsafeCSS` or `css` instead.', ''],
    ["Value passed to 'css' function must be a 'css' function result: ", 'css '],
    [". Use 'unsafeCSS' to pass non-literal values, but take care to ensure page security.", ''],
  ],
  '@lit/reactive-element/reactive-element.js': [
    [/(?<=,)\w+=\w+\.reactiveElementPolyfillSupport,/, ''],
    [/(?<=,)\w+\?\.\(\{ReactiveElement:\w+\}\),/, ''],
  ],
  'lit-html/lit-html.js': [
    [/(?<=,)\w+=\w+\.litHtmlPolyfillSupport;\w+\?\.\(\w+,\w+\),/, 'unused=0;'],
  ],
  'lit-element/lit-element.js': [
    [/,\w+\.litElementHydrateSupport.+?;const \w+=\w+\.litElementPolyfillSupport;.+?;/, ';'],
  ],
};

/** A rollup plugin: leaves out of Lit what is never used. */
export function trimLit() {
  const expected = new Set(Object.keys(replacements));
  return {
    name: 'trim-lit',
    buildEnd(error) {
      if (error || expected.size === 0) return;
      throw new Error(
        `trim-lit.mjs expects files that are not in Lit: ${[...expected].join(', ')}`,
      );
    },
    transform(code, id) {
      const path = id.replaceAll('\\', '/');
      const found = Object.entries(replacements).find(([file]) => path.endsWith(`/${file}`));
      if (!found) return undefined;
      expected.delete(found[0]);
      const trim = (text, [part, shorter]) => {
        const trimmed = text.replace(part, shorter);
        if (trimmed === text)
          throw new Error(`Lit does not have what trim-lit.mjs expects: ${part}`);
        return trimmed;
      };
      return {code: found[1].reduce(trim, code), map: null};
    },
  };
}
