/** The command was called in a way that cannot work: one sentence, exit code 2. */
export class Misuse extends Error {
  override readonly name = 'Misuse';
}
