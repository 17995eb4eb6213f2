const helperModule = '\0decorate';
const helper = /var __decorateClass = \([^)]*\) => \{[\s\S]*?\n\};\n/;

/**
 * Our decorators (`elements/shared/decorators.ts`) return nothing, so a helper has nothing to
 * define.
 */
const short = `export const __decorateClass = (decorators, target, name) => {
  for (const decorate of decorators) decorate(target, name);
  return target;
};`;

/**
 * A Rollup plugin: esbuild writes its decorator helper into every module that uses decorators. This
 * one replaces those copies by one short one. It has to be after the esbuild plugin.
 */
export function shareDecorators() {
  return {
    name: 'share-decorators',
    resolveId: (id) => (id === helperModule ? id : undefined),
    load: (id) => (id === helperModule ? short : undefined),
    transform(code, id) {
      if (id === helperModule || !code.includes('__decorateClass')) return;
      const found = helper.exec(code);
      if (!found) throw new Error("esbuild's decorator helper has another shape than expected.");
      const shared = `import {__decorateClass} from ${JSON.stringify(helperModule)};`;
      // As many lines as before, so that source maps still fit.
      const padding = '\n'.repeat(found[0].split('\n').length - 1);
      return {code: code.replace(found[0], () => shared + padding), map: null};
    },
  };
}
