/** The command was called in a way that cannot work: one sentence, exit code 2. */
export class Misuse extends Error {
  override readonly name = 'Misuse';
}

/** Somebody ended a command instead of answering its question: exit code 1, as with `npm init`. */
export class Canceled extends Error {
  override readonly name = 'Canceled';
}

/**
 * What to say where a command was misused, or a file or folder could not be used
 * (`EACCES: permission denied, open '/a'`). Throws any other error again.
 */
export function sentenceOrThrow(error: unknown): string {
  if (error instanceof Misuse) return error.message;
  const {path, message} = error as NodeJS.ErrnoException;
  const [, reason] = /^E[A-Z]+: ([^,]+),/.exec(message) ?? [];
  if (path === undefined || reason === undefined) throw error;
  return `${path}: ${reason}.`;
}
