import type {Parser, tokTypes as TokenTypes} from 'acorn';

/** What this plugin uses of acorn's parser, whose types leave it out. */
interface ParserRules {
  input: string;
  pos: number;
  raise(at: number, message: string): never;
  readWord1(): string;
  readRegexp(): unknown;
  finishToken(type: unknown, value: unknown): unknown;
}

const rest = /(?:[^/\\[\n\r\u2028\u2029]|\\.|\[(?:[^\]\\\n\r\u2028\u2029]|\\.)*\])*\//y;

/**
 * Reads literals of regular expressions without compiling them, as acorn does: that takes browsers
 * long, before any step of the budget is counted. The evaluator compiles those that are used.
 */
export function withoutCompiling(Base: typeof Parser, tokens: typeof TokenTypes): typeof Parser {
  const Rules = Base as unknown as new (...args: unknown[]) => ParserRules;

  class LiteralParser extends Rules {
    override readRegexp(): unknown {
      const start = this.pos;
      rest.lastIndex = start;
      if (!rest.test(this.input)) this.raise(start, 'Unterminated regular expression');
      this.pos = rest.lastIndex;
      const pattern = this.input.slice(start, this.pos - 1);
      const flags = this.readWord1();
      return this.finishToken(tokens.regexp, {pattern, flags, value: null});
    }
  }
  return LiteralParser as unknown as typeof Parser;
}
