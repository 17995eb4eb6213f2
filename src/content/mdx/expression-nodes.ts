import {textOfLiteral} from '../component-attributes.js';
import {readLiteral} from './literal.js';
import type {DocNode} from '../nodes.js';
import type {MarkToken} from '../../markdown/tokens.js';
import type {ParseContext} from '../parse-context.js';

/** What would be a variable, if the configuration defined it. */
const variable = /^\{\{[ \t]*([\w.-]+)[ \t]*\}\}$/;

/** A call, a condition, an arrow function or a tag, unlike a placeholder such as `{user-id}`. */
const code = /=>|[\w$\])]\(|&&|\|\||\?[^?:]*:|<\/|\/>/;

/**
 * What `{…}` in a text shows: a literal, or what the scope knows. Anything else would have to be
 * run: in MDX, code is left out; other text is shown as written.
 */
export function expressionNodes(
  token: MarkToken,
  line: number,
  context: ParseContext,
): readonly DocNode[] {
  const {scope} = context.source;
  const nodes = scope.nodesOf?.(token.source, line, context);
  if (nodes) return nodes;
  const literal = readLiteral(token.source) ?? scope.find(token.source);
  if (literal !== undefined && typeof literal.value !== 'object') {
    const text = typeof literal.value === 'boolean' ? '' : textOfLiteral(literal.value);
    return text === '' ? [] : [{kind: 'text', text}];
  }
  const source = token.raw.trim();
  const [, name] = variable.exec(source) ?? [];
  const isLeftOut = isLeftOutOf(context.source.file, source);
  if (name) context.report('page/unknown-variable', line, {name});
  else context.report('page/unsupported-expression', line, {source: shorten(source), isLeftOut});
  return isLeftOut ? [] : [{kind: 'text', text: source}];
}

/** Whether an expression without a value is left out; otherwise, it is shown as written. */
export function isLeftOutOf(file: string, source: string): boolean {
  return code.test(source) && file.endsWith('x');
}

function shorten(source: string): string {
  return source.length > 60 ? `${source.slice(0, 59)}…` : source;
}
