import {readFence, type Fence} from '../../markdown/fence.js';
import {stringFinder, type FindEnd} from '../../markdown/strings.js';

/** An `import` or `export` of a page: never run, only read for what it names. */
export interface ModuleStatement {
  readonly source: string;
  /** From 1, counted in the body. */
  readonly line: number;
}

/**
 * A body without its module statements; blank lines replace them, so that line numbers stay the
 * same.
 */
export interface WithoutModules {
  readonly body: string;
  readonly statements: readonly ModuleStatement[];
}

/** How a statement begins; `import` and `export` are also words of prose. */
const opening = new RegExp(
  '^(?:import\\s*(?:[{*"\']|(?:type\\s+)?[\\w$]+\\s*(?:,|from\\s*["\'])|type\\s*\\{)|' +
    'export\\s+(?:const|let|var|default|function|async|class|\\{|\\*))',
);

/**
 * A line that nothing continues, unlike one of a paragraph, list or quote: a blank one, a heading,
 * a rule, a row of a table, an expression, a comment, or the end of a tag.
 */
const blockEnd = new RegExp(
  '^(?:#{1,6}[ \\t].*|=+|(?:[-*_][ \\t]*){3,}|\\|.*|\\{.*\\}|<!--.*-->|' +
    '(?:<.*|[\\w-]+=.*|)(?:/>|</[\\w.]*>))?$',
);
const commentStart = /^(?:\{\s*\/\*|<!--)/;
const commentEnd = /(?:\*\/\s*\}|-->)/;

/**
 * Removes the `import` and `export` statements from an MDX body. As in MDX they begin a line, at
 * the start or after a line that nothing continues, outside fences and comments; they end where
 * their brackets are closed.
 */
export function takeModules(body: string): WithoutModules {
  if (!/^(?:import|export)\b/m.test(body)) return {body, statements: []};
  const statements: ModuleStatement[] = [];
  let kept = '';
  let line = 1;
  let canOpen = true;
  const findString = stringFinder(body);
  let isComment = false;
  const lastCommentEnd = Math.max(body.lastIndexOf('*/'), body.lastIndexOf('-->'));
  for (let at = 0; at < body.length;) {
    const fence: Fence | undefined = isComment ? undefined : readFence(body, at);
    let end: number = fence?.end ?? lineEnd(body, at);
    let text: string = body.slice(at, end);
    if (fence === undefined && canOpen && opening.test(text)) {
      end = statementEnd(body, at, findString);
      text = body.slice(at, end);
      statements.push({source: text.trim(), line});
      kept += text.replace(/[^\n]+/g, '');
    } else {
      kept += text;
      const written = text.trim();
      const close = commentEnd.exec(written)?.[0];
      const isBlockEnd = isComment
        ? close !== undefined && written.endsWith(close)
        : blockEnd.test(written);
      canOpen = fence !== undefined || isBlockEnd;
      isComment ||= commentStart.test(written) && end <= lastCommentEnd;
      isComment &&= close === undefined;
    }
    line += text.split('\n').length - 1;
    at = end;
  }
  return {body: kept, statements};
}

/**
 * Where a statement ends: at the end of a line on which all brackets are closed, before a blank
 * line or another one.
 */
function statementEnd(body: string, start: number, findString: FindEnd): number {
  let depth = 0;
  for (let at = start; at < body.length; at++) {
    const character = body[at] ?? '';
    if (character === '\n') {
      const next = body.slice(at + 1, lineEnd(body, at + 1)).trim();
      if (depth <= 0 && (next === '' || opening.test(next))) return at + 1;
      // Brackets that never balance must not hide the page: no statement contains a heading.
      if (/^##? /.test(next)) return at + 1;
    } else if ('({['.includes(character)) depth++;
    else if (')}]'.includes(character)) depth--;
    else at = skipQuoted(body, at, findString) - 1;
  }
  return body.length;
}

/**
 * The offset after the string, template or comment that begins at `at`, or after its character
 * where none does.
 */
function skipQuoted(body: string, at: number, findString: FindEnd): number {
  if (body.startsWith('//', at) && body[at - 1] !== ':') return lineEnd(body, at) - 1;
  const end = findString(at) ?? Infinity;
  return end <= body.length ? end : at + 1;
}

function lineEnd(body: string, at: number): number {
  const newline = body.indexOf('\n', at);
  return newline === -1 ? body.length : newline + 1;
}
