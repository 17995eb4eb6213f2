import {esbuildPlugin} from '@web/dev-server-esbuild';
import {chromeLauncher} from '@web/test-runner-chrome';
import {fileURLToPath} from 'node:url';

export default {
  files: 'test/**/*.test.ts',
  nodeResolve: true,
  concurrency: 2,
  testFramework: {config: {timeout: 10_000}},
  filterBrowserLogs: ({args}) => !String(args[0]).startsWith('Lit is in dev mode'),
  plugins: [
    esbuildPlugin({
      ts: true,
      json: true,
      target: 'es2022',
      tsconfig: fileURLToPath(new URL('./tsconfig.base.json', import.meta.url)),
    }),
  ],
  browsers: [
    chromeLauncher({
      createPage: async ({context}) => {
        const page = await context.newPage();
        const session = await page.createCDPSession();
        await session.send('Emulation.setFocusEmulationEnabled', {enabled: true});
        return page;
      },
      launchOptions: {
        executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium',
        headless: true,
        args: ['--no-sandbox', '--disable-dev-shm-usage'],
      },
    }),
  ],
};
