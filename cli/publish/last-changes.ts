import {spawn} from 'node:child_process';
import {createInterface} from 'node:readline';

/**
 * When the files of a folder were last changed, by its git repository: an RFC 3339 date and time in
 * UTC for a path relative to the folder; nothing for other files, and without a repository.
 *
 * Where only the latest commits were fetched, as by most CI services, the oldest of them seems to
 * add all files: their dates are not known.
 */
export async function lastChanges(folder: string): Promise<(path: string) => string | undefined> {
  const changes = new Map<string, string>();
  const isShallow = (await linesOf(['rev-parse', '--is-shallow-repository'], folder)).includes(
    'true',
  );
  const words = ['log', '--format=%x00%cI %P', '--name-only', '--relative', '--', '.'];
  let date: string | undefined;
  for (const line of await linesOf(['-c', 'core.quotePath=off', ...words], folder)) {
    if (line.startsWith('\0')) {
      const [written = '', parent] = line.slice(1).split(' ');
      const isKnown = !isShallow || parent;
      date = isKnown ? new Date(written).toISOString().replace('.000', '') : undefined;
    }
    // The latest change comes first.
    else if (date !== undefined && line !== '' && !changes.has(line)) changes.set(line, date);
  }
  return (path) => changes.get(path);
}

/** What a command of git prints; nothing where it fails, or there is no git. */
async function linesOf(words: readonly string[], cwd: string): Promise<readonly string[]> {
  const git = spawn('git', words, {cwd, stdio: ['ignore', 'pipe', 'ignore']});
  const ended = new Promise<void>((resolve) => {
    git.once('error', () => resolve());
    git.once('close', () => resolve());
  });
  const lines: string[] = [];
  for await (const line of createInterface({input: git.stdout})) lines.push(line);
  await ended;
  return lines;
}
