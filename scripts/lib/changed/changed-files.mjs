import {execFileSync} from 'node:child_process';

/**
 * The files that differ from a commit, with those that are gone and those that git does not track
 * yet.
 *
 * @param {string} commit A name that git knows, such as `HEAD` or `main~3`.
 * @param {string} [folder] The folder of the project.
 * @returns {string[]} Paths relative to the folder, with `/`, sorted.
 * @throws Error if git knows no such commit, or is not installed.
 */
export function changedFiles(commit, folder = '.') {
  // Of a file that was moved, both paths count.
  const tracked = ['diff', '--name-only', '--no-renames', '--relative', '-z', commit, '--'];
  const untracked = ['ls-files', '--others', '--exclude-standard', '-z'];
  const paths = [tracked, untracked].flatMap((words) => pathsOf(words, folder));
  return [...new Set(paths)].sort();
}

function pathsOf(words, folder) {
  const stdio = ['ignore', 'pipe', 'pipe'];
  const options = {cwd: folder, encoding: 'utf8', stdio, maxBuffer: 1 << 26};
  return execFileSync('git', words, options).split('\0').filter(Boolean);
}
