import {existsSync} from 'node:fs';
import {join} from 'node:path';
import {findProgram} from './find-program.mjs';
import {unpackBrowser} from './unpack-browser.mjs';

const names = [
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
  'microsoft-edge',
  'brave-browser',
];

/** After so many milliseconds, a browser that does not start is given up. */
const guard = 5 * 60_000;

/**
 * Finds the browser of the Chromium family that tests run in: the one that the environment names,
 * else the packed one in `node_modules`, else, where that does not run, an installed one. So all
 * machines with Linux on x64 test the same browser.
 *
 * @returns {Promise<{executablePath: string, headless: true | 'shell', args: string[], timeout:
 *   number, env?: NodeJS.ProcessEnv}>} launch options of Puppeteer.
 * @throws Error that says what to do when there is none.
 */
export async function findBrowser() {
  const named = namedBrowser();
  if (named && !existsSync(named)) throw new Error(`There is no browser at ${named}.`);
  const args = [
    '--disable-dev-shm-usage',
    // Pages that test at the same time are not slowed down for being behind another one.
    '--disable-background-timer-throttling',
    '--disable-backgrounding-occluded-windows',
    '--disable-renderer-backgrounding',
    ...(needsNoSandbox() ? ['--no-sandbox'] : []),
  ];
  if (!named && hasPackedBrowser()) {
    const unpacked = await unpackBrowser();
    const packedArgs = ['--no-sandbox', ...args];
    return {...unpacked, headless: 'shell', args: packedArgs, timeout: guard};
  }
  const executablePath = named || findInstalledBrowser();
  if (executablePath) return {executablePath, headless: true, args, timeout: guard};
  throw new Error('No browser was found. Install Chrome, Chromium, or Edge, or set CHROME_PATH.');
}

/** The path of an installed browser that `findBrowser` leaves unused, `undefined` without one. */
export function findUnusedBrowser() {
  return !namedBrowser() && hasPackedBrowser() ? findInstalledBrowser() : undefined;
}

const namedBrowser = () => process.env.CHROME_PATH || process.env.PUPPETEER_EXECUTABLE_PATH;

/** Whether the browser from npm runs on this machine. */
const hasPackedBrowser = () => process.platform === 'linux' && process.arch === 'x64';

const findInstalledBrowser = () => findProgram(...names) || inUsualPlaces();

function inUsualPlaces() {
  const {PROGRAMFILES, LOCALAPPDATA} = process.env;
  const windows = [PROGRAMFILES, process.env['PROGRAMFILES(X86)'], LOCALAPPDATA];
  return [
    ...['Google Chrome', 'Chromium', 'Microsoft Edge', 'Brave Browser'].map(
      (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
    ),
    ...windows
      .filter(Boolean)
      .flatMap((folder) => [
        join(folder, 'Google/Chrome/Application/chrome.exe'),
        join(folder, 'Microsoft/Edge/Application/msedge.exe'),
        join(folder, 'BraveSoftware/Brave-Browser/Application/brave.exe'),
      ]),
  ].find((path) => existsSync(path));
}

/** The sandbox refuses to start for root, and in most containers. */
function needsNoSandbox() {
  return process.getuid?.() === 0 || Boolean(process.env.CI);
}
