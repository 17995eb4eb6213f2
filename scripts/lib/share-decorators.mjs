const helperModule = '\0decorate';
const helper =
  /var __defProp = [^;]*;\s*var __getOwnPropDesc = [^;]*;\s*var __decorateClass = \([^)]*\) => \{[\s\S]*?\n\};\n/;

/**
 * A rollup plugin: esbuild writes its decorator helper into every module that uses decorators. This one takes those copies
 * out and lets all modules share the first it met. It stands behind the esbuild plugin.
 */
export function shareDecorators() {
  let source;
  return {
    name: 'share-decorators',
    resolveId: (id) => (id === helperModule ? id : undefined),
    load: (id) => (id === helperModule ? source : undefined),
    transform(code, id) {
      if (id === helperModule) return;
      const found = helper.exec(code);
      if (!found) return;
      source ??= `${found[0]}export {__decorateClass};`;
      const shared = `import {__decorateClass} from ${JSON.stringify(helperModule)};`;
      // As many lines as before, so that source maps still fit.
      const padding = '\n'.repeat(found[0].split('\n').length - 1);
      return {code: code.replace(found[0], () => shared + padding), map: null};
    },
  };
}
