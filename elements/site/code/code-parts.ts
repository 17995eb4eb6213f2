import {loadModule} from '../../shared/load-part.js';

/** What pages with code load after `elements/lazy/modules.ts`. */
const codeParts = {
  // Pages with expressions or components of their own
  'page-code': () => import('../../../src/interpreter/page-code.js'),
} as const;

type CodePartName = keyof typeof codeParts;

type CodePartModules = {
  readonly [N in CodePartName]: Awaited<ReturnType<(typeof codeParts)[N]>>;
};

/** Loads a part as `loadPart` does. */
export function loadCodePart<N extends CodePartName>(
  name: N,
): Promise<CodePartModules[N] | undefined> {
  return loadModule(name, codeParts[name]);
}
