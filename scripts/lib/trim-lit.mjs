/** What Lit tells developers of elements, which no reader causes, and what it becomes. */
const messages = [
  [' is not constructable. Use `unsafeCSS` or `css` instead.', ''],
  ["Value passed to 'css' function must be a 'css' function result: ", 'css '],
  [". Use 'unsafeCSS' to pass non-literal values, but take care to ensure page security.", ''],
];

/** A rollup plugin: shortens the messages of Lit's errors, which are part of each first page. */
export function shortenLitErrors() {
  return {
    name: 'shorten-lit-errors',
    transform(code, id) {
      if (!/reactive-element\/css-tag\.js$/.test(id.replaceAll('\\', '/'))) return undefined;
      if (!messages.every(([message]) => code.includes(message))) {
        throw new Error('Lit differs from what shorten-lit-errors.mjs expects');
      }
      const shorten = (text, [message, shorter]) => text.replace(message, shorter);
      return {code: messages.reduce(shorten, code), map: null};
    },
  };
}
