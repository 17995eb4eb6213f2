import {esbuildPlugin} from '@web/dev-server-esbuild';
import {defaultReporter} from '@web/test-runner';
import {chromeLauncher} from '@web/test-runner-chrome';
import {fileURLToPath} from 'node:url';
import puppeteer from 'puppeteer-core';
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
  // Limits of time only end what hangs.
  browserStartTimeout: 300_000,
  testsStartTimeout: 300_000,
  testsFinishTimeout: 600_000,
  testFramework: {config: {timeout: 120_000}},
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
    {
      // What a failed assertion compared is sent to this process, which elements cannot be: without
      // this, the test would seem to hang.
      name: 'compared-elements',
      transform({path, body}) {
        if (!path.endsWith('/test-runner-mocha/dist/autorun.js')) return undefined;
        const text = 'e.actual instanceof Node ? String(e.actual.outerHTML) : e.actual';
        return body.replaceAll('actual:e.actual', `actual:${text}`);
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

/**
 * Two files run at once, each in a Chromium of its own: of the windows of one, only one gets the
 * focus, keys, and all the frames that it waits for.
 */
async function chromium() {
  const options = await findBrowser();
  const launched = [];
  const launch = async () => {
    const browser = await puppeteer.launch(options);
    launched.push(browser);
    return browser;
  };
  const launcher = chromeLauncher({
    launchOptions: options,
    // The runner launches a browser itself, for the first page.
    createPage: async ({browser}) => {
      const isFirst = (await browser.pages()).length === 1;
      return (isFirst ? browser : await launch()).newPage();
    },
  });
  const stop = launcher.stop.bind(launcher);
  launcher.stop = async () => {
    await Promise.all([stop(), ...launched.map((browser) => browser.close())]);
  };
  return launcher;
}
