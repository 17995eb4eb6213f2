import {spawn} from 'node:child_process';
import {fileURLToPath} from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));

/**
 * Runs a Node script of the project or of a package, with its output shown, as one test.
 *
 * @param {string[]} script The script and its arguments.
 * @returns {Promise<{passed: number, failed: number}>}
 */
export async function runTool(script) {
  const passed = (await exitCode(script)) === 0;
  return passed ? {passed: 1, failed: 0} : {passed: 0, failed: 1};
}

/** The exit code of a Node script; 1 when it was killed. */
export function exitCode(script) {
  return new Promise((done, failed) => {
    const child = spawn(process.execPath, script, {cwd: root, stdio: 'inherit'});
    child.once('error', failed);
    child.once('close', (code) => done(code ?? 1));
  });
}
