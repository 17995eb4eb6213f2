import {spawn} from 'node:child_process';
import {createInterface} from 'node:readline';

/**
 * When the files of a folder were last changed, by its git repository: an RFC 3339 date and time in
 * UTC for a path relative to the folder; nothing for other files, and without a repository.
 */
export async function lastChanges(folder: string): Promise<(path: string) => string | undefined> {
  const changes = new Map<string, string>();
  const words = ['log', '--format=%x00%cI', '--name-only', '--relative', '--', '.'];
  const git = spawn('git', ['-c', 'core.quotePath=off', ...words], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const ended = new Promise<void>((resolve) => {
    git.once('error', () => resolve());
    git.once('close', () => resolve());
  });
  let date = '';
  for await (const line of createInterface({input: git.stdout})) {
    if (line.startsWith('\0')) date = new Date(line.slice(1)).toISOString().replace('.000', '');
    // The latest change comes first.
    else if (line !== '' && !changes.has(line)) changes.set(line, date);
  }
  await ended;
  return (path) => changes.get(path);
}
