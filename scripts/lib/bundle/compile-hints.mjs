/** The comment that browsers read: <https://v8.dev/blog/explicit-compile-hints>. */
const hint = '//# allFunctionsCalledOnLoad\n';

/**
 * A Rollup plugin: tells browsers that most functions of some chunks are called as soon as they
 * load. Chromium then compiles them while it downloads them, on another thread. Without the hint it
 * compiles each when it is first called, and the page waits for that. It has to come after the
 * minifier, which removes comments.
 *
 * @param {readonly string[]} names The chunks, such as `main.js`.
 */
export function compileHints(names) {
  return {
    name: 'compile-hints',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const name of names) {
          bundle[name].code = hint + bundle[name].code;
        }
      },
    },
  };
}
