import {esbuildPlugin} from '@web/dev-server-esbuild';
import {defaultReporter} from '@web/test-runner';
import {chromeLauncher} from '@web/test-runner-chrome';
import {fileURLToPath} from 'node:url';
import {selectedEngine} from './scripts/lib/engines/engines.mjs';
import {engineLauncher} from './scripts/lib/engines/launcher.mjs';
import {skipUnsupported} from './scripts/lib/engines/unsupported.mjs';
import {findBrowser} from './scripts/lib/find-browser.mjs';

const engine = selectedEngine();

/** In Chromium, no test is skipped. */
export const reporters = (options) => [
  ...(engine ? [skipUnsupported(engine.name)] : []),
  defaultReporter(options),
];

export default {
  files: ['test/src/**/*.browser.test.ts', 'test/elements/**/*.test.ts'],
  nodeResolve: true,
  concurrency: 2,
  browserStartTimeout: 60_000,
  testsStartTimeout: 60_000,
  testsFinishTimeout: 120_000,
  testFramework: {config: {timeout: 30_000}},
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
    esbuildPlugin({
      ts: true,
      json: true,
      target: 'es2022',
      tsconfig: fileURLToPath(new URL('./tsconfig.base.json', import.meta.url)),
    }),
  ],
  reporters: reporters(),
  browsers: [engine ? engineLauncher(engine) : await chromium()],
};

async function chromium() {
  return chromeLauncher({
    // Two files run at once. A page in a background tab gets few frames, so each has a window of
    // its own; without the emulation only one of them gets focus and keys.
    createPage: async ({context}) => {
      const page = await context.newPage({type: 'window'});
      const session = await page.createCDPSession();
      await session.send('Emulation.setFocusEmulationEnabled', {enabled: true});
      return page;
    },
    launchOptions: await findBrowser(),
  });
}
