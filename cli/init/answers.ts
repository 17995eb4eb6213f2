import {createInterface} from 'node:readline';
import {Canceled} from '../misuse.js';

/** What was answered on the command line. */
export interface Answers {
  readonly name?: string;
  readonly editor?: true;
  /** Whether the other questions are skipped. */
  readonly yes?: true;
}

/** The name of a new site; `likely` is what it is if its author names none. */
export async function nameFor(likely: string, {name, yes}: Answers): Promise<string> {
  if (name !== undefined) return name.trim() || likely;
  return (await answerTo(`Name of the site (${likely}): `, yes)) || likely;
}

/** Whether to add files for editors: other people of the repository may not want them. */
export async function wantsEditorFiles({editor, yes}: Answers): Promise<boolean> {
  if (editor) return true;
  const question = 'Add files for code editors and AI assistants (.vscode, .cursor, AGENTS.md)?';
  return /^y(?:es)?$/i.test(await answerTo(`${question} (y/N): `, yes));
}

/**
 * What its author answers in the terminal; empty without one, and where questions are skipped.
 * Rejects with {@link Canceled} if the author gives no answer.
 */
async function answerTo(question: string, isSkipped = false): Promise<string> {
  if (isSkipped || !process.stdin.isTTY || !process.stdout.isTTY) return '';
  const lines = createInterface({input: process.stdin, output: process.stdout, prompt: question});
  lines.prompt();
  return new Promise((resolve, reject) => {
    lines.once('line', (line) => {
      resolve(line.trim());
      lines.close();
    });
    // Ctrl+C, Ctrl+D, or the end of the input.
    lines.once('close', () => reject(new Canceled()));
  });
}
