import type {Parser, tokTypes as TokenTypes} from 'acorn';
import {typeEnd} from './type-end.js';

/** What a plugin uses of acorn's parser, whose types leave it out. */
interface ParserState {
  input: string;
  pos: number;
  start: number;
  type: unknown;
  value: unknown;
  lastTokEnd: number;
  curLine: number;
  lineStart: number;
  exprAllowed: boolean;
  curContext(): {readonly token: string};
  next(): void;
  startNode(): object;
  finishNode(node: object, type: string): object;
  semicolon(): void;
  canInsertSemicolon(): boolean;
}

interface ParserRules extends ParserState {
  parseBindingAtom(...args: unknown[]): unknown;
  parseParenItem(...args: unknown[]): unknown;
  parseFunctionParams(...args: unknown[]): unknown;
  shouldParseArrow(...args: unknown[]): unknown;
  parseExprOps(...args: unknown[]): unknown;
  parseExprOp(...args: unknown[]): unknown;
  parseSubscript(...args: unknown[]): unknown;
  parseStatement(...args: unknown[]): unknown;
  shouldParseAsyncArrow(...args: unknown[]): unknown;
  parseExprList(...args: unknown[]): unknown;
  parseMaybeAssign(...args: unknown[]): unknown;
  readToken(code: number): unknown;
  parseImportSpecifier(...args: unknown[]): unknown;
}

const typeDeclaration =
  /(?:export\s+)?(?:declare\s+)?(?:interface\s+[\w$]+|type\s+[\w$]+(?=\s*[<=]))/y;
const typeModule =
  /(?:import|export)\s+type\s*(?:[{*]|[\w$]+\s+from\b)[^"';]*(?:["'][^"'\n]*["'])?/y;
const declared = /(?:export\s+)?declare\s+(?:const|let|var|class|module|namespace|global)\b/y;
const signature = new RegExp(
  String.raw`(?:export\s+(?:default\s+)?)?(?:declare\s+)?(?:async\s+)?` +
    String.raw`function\s+[\w$]+\s*(?:<[^()]{0,300}>)?\s*(?=\()`,
  'y',
);
const typeArguments = /<[\w\s.,|[\]{}:;'"<>?&]{0,300}>(?=\s{0,9}\()/y;
/** The type parameters of an arrow function, in front of its brackets. */
const typeParameters = /<\s*[\w$]+\s*[,>=\s][^()]{0,300}(?<=>)\s{0,99}(?=\()/y;
/** The longest type that is told from the rest of a condition. */
const lookahead = 1_000;
const typeName = /type\s+(?=[\w$]+\s*[,}])/y;

/**
 * Leaves out the types of TypeScript: annotations, declarations, overloads, `as`, `satisfies`,
 * `!`, and the type arguments of calls. Enums, decorators and the like are not read.
 */
export function withoutTypes(Base: typeof Parser, tokens: typeof TokenTypes): typeof Parser {
  const Rules = Base as unknown as new (...args: unknown[]) => ParserRules;

  class TypeScriptParser extends Rules {
    /** Whether the next list of arguments is that of parameters. */
    #isAsyncArrow = false;
    /** What acorn collects of the list of parameters that was begun last. */
    #parameterErrors: unknown;

    override parseBindingAtom(...args: unknown[]): unknown {
      const atom = super.parseBindingAtom(...args);
      this.#skipAnnotation();
      return atom;
    }

    /** In brackets, a colon can only follow a parameter. */
    override parseParenItem(item: unknown): unknown {
      this.#skipAnnotation();
      return super.parseParenItem(item);
    }

    override parseFunctionParams(...args: unknown[]): unknown {
      super.parseFunctionParams(...args);
      this.#skipAnnotation(true);
      return undefined;
    }

    override readToken(code: number): unknown {
      const isText = this.curContext().token.startsWith('<');
      if (code !== 60 || !this.exprAllowed || isText) return super.readToken(code);
      typeParameters.lastIndex = this.pos;
      if (!typeParameters.test(this.input)) return super.readToken(code);
      const end = typeParameters.lastIndex;
      const arrow = typeEnd(this.input, end, true, lookahead);
      // Otherwise, it is an element.
      if (!this.input.startsWith('=>', arrow)) return super.readToken(code);
      this.#skipTo(end);
      return super.readToken(this.input.charCodeAt(end));
    }

    override shouldParseArrow(...args: unknown[]): unknown {
      this.#skipArrowResult();
      return super.shouldParseArrow(...args);
    }

    override shouldParseAsyncArrow(...args: unknown[]): unknown {
      this.#skipArrowResult();
      return super.shouldParseAsyncArrow(...args);
    }

    /** What may be the parameters of an asynchronous arrow function is read like arguments. */
    override parseMaybeAssign(
      isInit: unknown,
      errors: unknown,
      afterLeft: unknown,
      ...rest: unknown[]
    ): unknown {
      const isParameter = errors !== undefined && errors === this.#parameterErrors;
      const after = isParameter ? (item: unknown) => this.parseParenItem(item) : afterLeft;
      return super.parseMaybeAssign(isInit, errors, after, ...rest);
    }

    override parseExprList(...args: unknown[]): unknown {
      if (this.#isAsyncArrow) this.#parameterErrors = args[3];
      this.#isAsyncArrow = false;
      return super.parseExprList(...args);
    }

    override parseExprOps(...args: unknown[]): unknown {
      const expression = super.parseExprOps(...args);
      this.#skipOptional();
      return expression;
    }

    override parseExprOp(...args: unknown[]): unknown {
      while (
        this.type === tokens.name &&
        (this.value === 'as' || this.value === 'satisfies') &&
        !this.canInsertSemicolon()
      ) {
        this.#continueAt(typeEnd(this.input, this.pos, false));
      }
      return super.parseExprOp(...args);
    }

    override parseSubscript(base: unknown, ...args: unknown[]): unknown {
      if (this.value === '!' && this.lastTokEnd === this.start) {
        this.next();
        return this.parseSubscript(base, ...args);
      }
      if (this.value === '<' && this.#match(typeArguments)) {
        this.#continueAt(typeArguments.lastIndex);
      }
      const mayBeAsyncArrow = args[3] === true && this.type === tokens.parenL;
      if (mayBeAsyncArrow) {
        const end = typeEnd(this.input, this.start, true, lookahead);
        this.#isAsyncArrow = this.input.startsWith('=>', end);
      }
      return super.parseSubscript(base, ...args);
    }

    override parseStatement(...args: unknown[]): unknown {
      const withoutBody = this.#withoutBody();
      if (withoutBody !== undefined) return this.#skipStatement(withoutBody);
      const isTypes = this.#match(typeDeclaration);
      if (!isTypes && !this.#match(typeModule)) return super.parseStatement(...args);
      let end = isTypes ? typeDeclaration.lastIndex : typeModule.lastIndex;
      if (isTypes) {
        const equals = /\s*(?:<[^=]{0,1000}>)?\s*=/y;
        equals.lastIndex = end;
        const isAlias = equals.test(this.input);
        const braces = this.input.indexOf('{', end);
        // An interface ends with its braces, an alias like any other type.
        if (isAlias) end = typeEnd(this.input, equals.lastIndex, false);
        else end = braces === -1 ? this.input.length : typeEnd(this.input, braces, false);
      }
      return this.#skipStatement(end);
    }

    override parseImportSpecifier(...args: unknown[]): unknown {
      if (this.#match(typeName)) this.#continueAt(typeName.lastIndex);
      return super.parseImportSpecifier(...args);
    }

    #skipStatement(end: number): unknown {
      const node = this.startNode();
      this.#continueAt(end);
      this.semicolon();
      return this.finishNode(node, 'EmptyStatement');
    }

    /** Where a declaration ends that has no body, such as an overload of a function. */
    #withoutBody(): number | undefined {
      const {input} = this;
      if (this.#match(signature)) {
        const end = typeEnd(input, signature.lastIndex, true, lookahead);
        const next = input.slice(end, end + lookahead).trimStart();
        return /^(?:;|(?:export|declare|async|function)\s)/.test(next) ? end : undefined;
      }
      if (!this.#match(declared)) return undefined;
      const end = typeEnd(input, declared.lastIndex, false);
      const braces = /\s*(?:[\w$.]+|["'][^"'\n]*["'])?\s*(?=\{)/y;
      braces.lastIndex = declared.lastIndex;
      return braces.test(input) ? typeEnd(input, braces.lastIndex, false) : end;
    }

    /** `?:` belongs to a parameter. */
    #skipOptional(): void {
      const isOptional = this.type === tokens.question;
      if (isOptional && /^\s*:/.test(this.input.slice(this.pos, this.pos + 20))) this.next();
    }

    #skipArrowResult(): void {
      if (this.type !== tokens.colon) return;
      const end = typeEnd(this.input, this.pos, true, lookahead);
      // Otherwise, it belongs to a condition: `a ? (b) : c`.
      if (this.input.startsWith('=>', end)) this.#continueAt(end);
    }

    #skipAnnotation(isResult = false): void {
      this.#skipOptional();
      if (this.type === tokens.colon) this.#continueAt(typeEnd(this.input, this.pos, isResult));
    }

    #match(pattern: RegExp): boolean {
      pattern.lastIndex = this.start;
      return pattern.test(this.input);
    }

    /** Goes on with the token at an offset. */
    #continueAt(offset: number): void {
      this.#skipTo(offset);
      this.next();
    }

    #skipTo(offset: number): void {
      const skipped = this.input.slice(this.pos, offset);
      const lines = skipped.split('\n').length - 1;
      if (lines > 0) {
        this.curLine += lines;
        this.lineStart = this.pos + skipped.lastIndexOf('\n') + 1;
      }
      this.pos = Math.max(offset, this.pos);
    }
  }

  return TypeScriptParser as unknown as typeof Parser;
}
