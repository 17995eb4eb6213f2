import {Command, CommanderError} from 'commander';
import {Canceled, sentenceOrThrow} from './misuse.js';
import {ownPackage} from './package.js';
import {processTerminal, type Terminal} from './terminal.js';

type AddCommand = (program: Command, terminal: Terminal, exit: (code: number) => void) => void;

/** The commands in the order of the help, each with its code, which takes long to load. */
const commands: ReadonlyMap<string, () => Promise<AddCommand>> = new Map([
  ['init', async () => (await import('./commands/init.js')).addInit],
  ['serve', async () => (await import('./commands/serve.js')).addServe],
  ['check', async () => (await import('./commands/check.js')).addCheck],
  ['rules', async () => (await import('./commands/rules.js')).addRules],
  ['index', async () => (await import('./commands/index-command.js')).addIndex],
  ['update', async () => (await import('./commands/update.js')).addUpdate],
  ['cdn', async () => (await import('./commands/cdn.js')).addCdn],
  ['build', async () => (await import('./commands/build.js')).addBuild],
]);

/** Runs a command line, without the names of the program; the result is the exit code. */
export async function run(words: readonly string[]): Promise<number> {
  const terminal = processTerminal(process);
  const program = new Command('docs-site');
  const needed = neededFor(words[0]);
  let code = 0;
  const exit = (result: number) => {
    code = result;
  };
  try {
    program
      .description('Create, check and serve a documentation site that needs only a script tag.')
      .version(ownPackage().version)
      .exitOverride()
      .showHelpAfterError('Use --help to see the commands and options.');
    for (const load of needed) (await load())(program, terminal, exit);
    await program.parseAsync(words, {from: 'user'});
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
    if (error instanceof Canceled) {
      // The question is still on the line.
      process.stderr.write('\nCanceled. To skip the questions, add --yes.\n');
      return 1;
    }
    process.stderr.write(`${sentenceOrThrow(error)}\n`);
    return 2;
  }
  return code;
}

/** What is loaded for the first word. The help, and the message about a typo, name all commands. */
function neededFor(word = ''): readonly (() => Promise<AddCommand>)[] {
  if (word === '-V' || word === '--version') return [];
  const named = commands.get(word);
  return named ? [named] : [...commands.values()];
}
