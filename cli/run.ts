import {Command, CommanderError} from 'commander';
import {addBuild} from './commands/build.js';
import {addCdn} from './commands/cdn.js';
import {addCheck} from './commands/check.js';
import {addIndex} from './commands/index-command.js';
import {addInit} from './commands/init.js';
import {addRules} from './commands/rules.js';
import {addServe} from './commands/serve.js';
import {addUpdate} from './commands/update.js';
import {Canceled, sentenceOrThrow} from './misuse.js';
import {ownPackage} from './package.js';
import {processTerminal} from './terminal.js';

/** Runs a command line, without the names of the program; the result is the exit code. */
export async function run(words: readonly string[]): Promise<number> {
  const terminal = processTerminal(process);
  const program = new Command('docs-site');
  const commands = [addInit, addServe, addCheck, addRules, addIndex, addUpdate, addCdn, addBuild];
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
    for (const add of commands) add(program, terminal, exit);
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
