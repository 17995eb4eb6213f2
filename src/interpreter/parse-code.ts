import {Parser, tokTypes} from 'acorn';
import jsx from 'acorn-jsx';
import {placeName} from './place.js';
import type {Evaluated} from './refusal.js';
import {withoutCompiling} from './regular-expression-literals.js';
import type {CodeNode} from './syntax-tree.js';
import {withoutTypes} from './typescript.js';

const CodeParser = Parser.extend(jsx(), (Base) => withoutCompiling(Base, tokTypes));
const TypedCodeParser = CodeParser.extend((Base) => withoutTypes(Base, tokTypes));

/** Longer pages are not for people. */
const longest = 1_000_000;
/** Longer files with types are not code of documentation. Leaving types out takes a while. */
const longestTyped = 200_000;

const typed = /\.[cm]?tsx?$/i;

/** Reads the statements of a file or a part of it, which begins at `line`. Nothing is executed. */
export function parseStatements(
  source: string,
  file: string,
  line: number,
): Evaluated<readonly CodeNode[]> {
  const Reader = typed.test(file) ? TypedCodeParser : CodeParser;
  return parse(source, file, line, (options) => Reader.parse(source, options).body);
}

/** Reads one expression. */
export function parseExpression(source: string, file: string, line: number): Evaluated<CodeNode> {
  return parse(source, file, line, (options) => {
    // In brackets, a comment or a line break after it does not matter.
    const [statement] = CodeParser.parse(`(${source}\n)`, options).body;
    if (statement?.type !== 'ExpressionStatement') throw new SyntaxError('is not an expression');
    return statement.expression;
  });
}

interface Options {
  readonly ecmaVersion: 2023;
  readonly sourceType: 'module';
  readonly locations: true;
  readonly sourceFile: string;
}

function parse<T>(
  source: string,
  file: string,
  line: number,
  read: (options: Options) => T,
): Evaluated<T> {
  const refuse = (reason: string, at = 1) => ({
    refused: {reason, place: {file, line: line + at - 1}, isReported: false},
  });
  const most = typed.test(file) ? longestTyped : longest;
  if (source.length > most) return refuse(`is longer than ${most} characters`);
  const sourceFile = placeName(file, line);
  try {
    return {value: read({ecmaVersion: 2023, sourceType: 'module', locations: true, sourceFile})};
  } catch (error) {
    const isTooDeep = error instanceof RangeError || /stack space/.test(String(error));
    if (isTooDeep) return refuse('is nested too deeply');
    if (!(error instanceof SyntaxError)) throw error;
    const {loc} = error as {loc?: {line: number}};
    return refuse(
      `is not valid JavaScript: ${error.message.replace(/ \(\d+:\d+\).*$/s, '')}`,
      loc?.line,
    );
  }
}
