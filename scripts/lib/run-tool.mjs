import {spawn} from 'node:child_process';
import {fileURLToPath} from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** After so many milliseconds, a process that hangs is ended: nothing takes so long. */
const guard = 45 * 60_000;

/** How many milliseconds a process gets to end what it has started. */
const grace = 10_000;

/**
 * Runs a Node script in a process of its own.
 *
 * @param {readonly string[]} script The script and its arguments.
 * @param {(text: string) => void} print Gets what the script writes, on both channels.
 * @param {object} [options]
 * @param {NodeJS.ProcessEnv} [options.env] More of the environment.
 * @param {number} [options.timeout] The milliseconds after which the script is ended.
 * @returns {Promise<{code: number, message: unknown}>} The exit code, 1 if the script was ended,
 *   and the last message that the script sent with `process.send`.
 */
export function run(script, print, {env, timeout = guard} = {}) {
  return new Promise((done, failed) => {
    const child = spawn(process.execPath, script, {
      cwd: root,
      env: {...process.env, ...(process.stdout.isTTY && {FORCE_COLOR: '1'}), ...env},
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    const streams = [child.stdout, child.stderr];
    const timers = [setTimeout(end, timeout)];
    let isEnded = false;
    let message;
    child.on('message', (value) => (message = value));
    for (const stream of streams) stream.setEncoding('utf8').on('data', print);
    child.once('error', (error) => {
      timers.forEach(clearTimeout);
      failed(error);
    });
    child.once('exit', () => {
      // Processes that it has started may keep its channels open.
      timers.push(setTimeout(() => streams.forEach((stream) => stream.destroy()), grace));
    });
    child.once('close', (code) => {
      timers.forEach(clearTimeout);
      done({code: isEnded ? 1 : (code ?? 1), message});
    });

    function end() {
      isEnded = true;
      print(`Ended after ${timeout / 1000} s: ${script.join(' ')}\n`);
      child.kill();
      timers.push(setTimeout(() => child.kill('SIGKILL'), grace));
    }
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
 * Runs a script that sends `{passed, failed}`. The script has failed if it sends nothing. `options`
 * are those of `run`.
 *
 * @returns {Promise<{passed: number, failed: number}>}
 */
export async function runCounting(script, print, options) {
  const {code, message} = await run(script, print, options);
  if (message === undefined) return {passed: 0, failed: 1};
  const {failed} = message;
  return {...message, failed: failed === 0 && code !== 0 ? 1 : failed};
}
