import ts from 'typescript';

const helpers = '\0tslib';

/**
 * Our decorators (`elements/shared/decorators.ts`) return nothing, so the helper has nothing to
 * define: TypeScript's own is eight times as long.
 */
const decorate = `export const __decorate = (decorators, target, name) => {
  for (const decorate of decorators) decorate(target, name);
  return target;
};`;

/**
 * A Rollup plugin that compiles TypeScript file by file, as `tsconfig.base.json` says. It comes
 * before esbuild, which would replace the private members of classes with decorators by code for
 * older browsers.
 */
export function transpile() {
  const {config} = ts.readConfigFile('tsconfig.base.json', (file) => ts.sys.readFile(file));
  const written = {...config.compilerOptions, importHelpers: true};
  const compilerOptions = ts.convertCompilerOptionsFromJson(written, '.').options;
  return {
    name: 'transpile',
    resolveId: (id) => (id === 'tslib' ? helpers : undefined),
    load: (id) => (id === helpers ? decorate : undefined),
    transform(code, id) {
      if (!id.endsWith('.ts')) return undefined;
      const {outputText} = ts.transpileModule(code, {compilerOptions, fileName: id});
      return {code: outputText, map: null};
    },
  };
}
