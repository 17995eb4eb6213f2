import {spawn} from 'node:child_process';
import {fileURLToPath} from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));

/**
 * Runs a Node script in a process of its own.
 *
 * @param {readonly string[]} script The script and its arguments.
 * @param {(text: string) => void} print Gets what the script writes, on both channels.
 * @param {object} [options]
 * @param {NodeJS.ProcessEnv} [options.env] More of the environment.
 * @param {number} [options.timeout] The milliseconds after which the script is killed.
 * @returns {Promise<{code: number, message: unknown}>} The exit code, 1 if the script was killed,
 *   and the last message that the script sent with `process.send`.
 */
export function run(script, print, {env, timeout} = {}) {
  return new Promise((done, failed) => {
    const child = spawn(process.execPath, script, {
      cwd: root,
      env: {...process.env, ...(process.stdout.isTTY && {FORCE_COLOR: '1'}), ...env},
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      timeout,
    });
    let message;
    child.on('message', (value) => (message = value));
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', print);
    child.once('error', failed);
    child.once('close', (code) => done({code: code ?? 1, message}));
  });
}

/**
 * Runs a script as one test.
 *
 * @returns {Promise<{passed: number, failed: number}>}
 */
export async function runTool(script, print) {
  const {code} = await run(script, print);
  return code === 0 ? {passed: 1, failed: 0} : {passed: 0, failed: 1};
}

/**
 * Runs a script that sends `{passed, failed}`. The script has failed if it sends nothing.
 *
 * @returns {Promise<{passed: number, failed: number}>}
 */
export async function runCounting(script, print) {
  const {code, message} = await run(script, print);
  if (message === undefined) return {passed: 0, failed: 1};
  const {failed} = message;
  return {...message, failed: failed === 0 && code !== 0 ? 1 : failed};
}
