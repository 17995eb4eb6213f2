import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {existsSync, readdirSync} from 'node:fs';
import {createServer} from 'node:net';
import {setTimeout as wait} from 'node:timers/promises';
import {findProgram} from './find-program.mjs';
import {openBrowser} from './webdriver.mjs';

const libraries = '/usr/lib';

/**
 * The browser of WebKitGTK, its driver, and a screen for it; `undefined` where one of them is not
 * installed.
 */
export function findWebKit() {
  const folders = existsSync(libraries) ? readdirSync(libraries) : [];
  const browser = findProgram(
    ...folders.flatMap((name) => [
      `${libraries}/${name}/webkitgtk-6.0/MiniBrowser`,
      `${libraries}/${name}/webkit2gtk-4.1/MiniBrowser`,
      `${libraries}/${name}/webkit2gtk-4.0/MiniBrowser`,
    ]),
  );
  const driver = findProgram('WebKitWebDriver');
  const screen = findProgram('Xvfb');
  return browser && driver && screen ? {browser, driver, screen} : undefined;
}

/**
 * Starts the browser on a screen of its own. All pages are opened in its only window, which has the
 * focus as long as the pointer is in it: the screen is as small as the window. It reaches no host
 * but this machine: other requests go to `proxyPort`, by default to one that no one listens to.
 */
export async function startWebKit({browser, driver, screen}, {proxyPort = 9} = {}) {
  const screenServer = spawn(screen, ['-displayfd', '3', '-screen', '0', '800x600x24'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [display] = await once(screenServer.stdio[3], 'data');
  const port = await freePort();
  const server = spawn(driver, [`--port=${port}`], {
    env: {...process.env, DISPLAY: `:${String(display).trim()}`},
    stdio: 'ignore',
  });
  const url = `http://127.0.0.1:${port}`;
  await answering(url, server);
  const page = await openBrowser(url, {
    browserName: 'MiniBrowser',
    proxy: {
      proxyType: 'manual',
      httpProxy: `127.0.0.1:${proxyPort}`,
      sslProxy: `127.0.0.1:${proxyPort}`,
      noProxy: ['localhost', '127.0.0.1'],
    },
    'webkitgtk:browserOptions': {binary: browser, args: ['--automation']},
  });
  return {
    async openPage() {
      await page.setViewportSize({width: 800, height: 600});
      return page;
    },
    closePage: () => page.goto('about:blank'),
    async stop() {
      await page.close();
      for (const child of [server, screenServer]) child.kill();
    },
  };
}

/** A port that no one listens to. */
async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const {port} = server.address();
  server.close();
  await once(server, 'close');
  return port;
}

/** Resolves once the driver answers; it does not print that it does. */
async function answering(url, server) {
  while (server.exitCode === null) {
    const isUp = await fetch(`${url}/status`).then(
      () => true,
      () => false,
    );
    if (isUp) return;
    await wait(50);
  }
  throw new Error('WebKitWebDriver has ended.');
}
