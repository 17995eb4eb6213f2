import {esbuildPlugin} from '@web/dev-server-esbuild';
import {defaultReporter} from '@web/test-runner';
import {fileURLToPath} from 'node:url';
import {chromium} from './scripts/lib/engines/chromium.mjs';
import {comparedValues} from './scripts/lib/engines/compared-values.mjs';
import {selectedEngine} from './scripts/lib/engines/engines.mjs';
import {engineLauncher} from './scripts/lib/engines/launcher.mjs';
import {limits} from './scripts/lib/engines/limits.mjs';
import {pageWatch} from './scripts/lib/engines/page-watch.mjs';
import {skipUnsupported} from './scripts/lib/engines/unsupported.mjs';
import {tailwindCommands} from './test/harness/tailwind.mjs';

const engine = selectedEngine();
const launcher = engineLauncher(engine ?? chromium);

/** In Chromium, no test is skipped. */
export const reporters = (options) => [
  ...(engine ? [skipUnsupported(engine.name)] : []),
  defaultReporter(options),
];

/** What pages need, whether tests are bundled or not. */
export const pagePlugins = [comparedValues, pageWatch(launcher), tailwindCommands];

export default {
  files: ['test/src/**/*.browser.test.ts', 'test/elements/**/*.test.ts'],
  nodeResolve: true,
  concurrency: 2,
  ...limits,
  filterBrowserLogs: ({args}) => !String(args[0]).startsWith('Lit is in dev mode'),
  plugins: [
    {
      // The highlighter's core comes as CommonJS only.
      name: 'highlighter-core',
      transform({path, body}) {
        if (!path.endsWith('/highlight.js/lib/core.js')) return undefined;
        return body.replace('module.exports = highlight;', 'export default highlight;');
      },
    },
    ...pagePlugins,
    esbuildPlugin({
      ts: true,
      json: true,
      target: 'es2022',
      tsconfig: fileURLToPath(new URL('./tsconfig.base.json', import.meta.url)),
    }),
  ],
  reporters: reporters(),
  browsers: [launcher],
};
