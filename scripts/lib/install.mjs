import {spawnSync} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));
const readJson = (path) => JSON.parse(readFileSync(root + path, 'utf8'));

/**
 * Installs the packages of the lock file unless exactly these are there already.
 *
 * Compares versions, not dates: a fresh checkout of another commit changes dates only.
 * Uses nothing but Node, as it runs before anything is installed.
 */
export function installMissing() {
  checkNode();
  const missing = firstMissing();
  if (missing === undefined) return;
  console.log(`Installing packages (${missing} is missing) …`);
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const {status} = spawnSync(npm, ['ci', '--no-audit', '--no-fund'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) {
    console.error(
      '\nThe packages could not be installed. Fix the errors above, then run the command again.',
    );
    process.exit(1);
  }
}

/**
 * The name of a package that the lock file lists and `node_modules` does not contain in that
 * version.
 */
function firstMissing() {
  if (!existsSync(root + 'node_modules/.package-lock.json')) return 'node_modules';
  const installed = readJson('node_modules/.package-lock.json').packages;
  const wanted = Object.entries(readJson('package-lock.json').packages);
  // Optional packages are the binaries of other platforms: npm leaves them out.
  return wanted.find(
    ([path, {version, optional}]) => path && !optional && installed[path]?.version !== version,
  )?.[0];
}

function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  console.error(`Node ${process.versions.node} is too old. Version 20.19 or newer is required.`);
  process.exit(1);
}
