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

/**
 * Finds a browser of the Chromium family: the one the environment names, one that is installed,
 * else, on Linux, the packed one in `node_modules`.
 *
 * @returns {Promise<{executablePath: string, headless: true | 'shell', args: string[], env?:
 * NodeJS.ProcessEnv}>}
 *   launch options of Puppeteer.
 * @throws Error that says what to do when there is none.
 */
export async function findBrowser() {
  const {CHROME_PATH, PUPPETEER_EXECUTABLE_PATH} = process.env;
  const named = CHROME_PATH || PUPPETEER_EXECUTABLE_PATH;
  if (named && !existsSync(named)) throw new Error(`There is no browser at ${named}.`);
  const executablePath = named || findProgram(...names) || inUsualPlaces();
  const args = [
    '--disable-dev-shm-usage',
    // Test files run in several tabs at once: none of them may be slowed down for being behind
    // another.
    '--disable-background-timer-throttling',
    '--disable-backgrounding-occluded-windows',
    '--disable-renderer-backgrounding',
    ...(needsNoSandbox() ? ['--no-sandbox'] : []),
  ];
  if (executablePath) return {executablePath, headless: true, args};
  if (process.platform === 'linux' && process.arch === 'x64') {
    const unpacked = await unpackBrowser();
    return {...unpacked, headless: 'shell', args: ['--no-sandbox', '--no-zygote', ...args]};
  }
  throw new Error('No browser was found. Install Chrome, Chromium, or Edge, or set CHROME_PATH.');
}

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
