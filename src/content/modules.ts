import {readFence} from './fence.js';

/** An `import` or `export` of a page: never run, only read for what it names. */
export interface ModuleStatement {
  readonly source: string;
  /** From 1, counted in the body. */
  readonly line: number;
}

/** A body whose module statements were taken out; blank lines stand in their place, so that lines still count. */
export interface WithoutModules {
  readonly body: string;
  readonly statements: readonly ModuleStatement[];
}

const opening =
  /^(?:import\s*(?:[\w{*$"'])|export\s+(?:const|let|var|default|function|async|class|\{|\*))/;

/**
 * Takes the `import` and `export` statements out of an MDX body. As in MDX they begin a line, after a blank line, another
 * statement or at the start, outside of fences; they end where their brackets are closed.
 */
export function takeModules(body: string): WithoutModules {
  if (!/^(?:import|export)\b/m.test(body)) return {body, statements: []};
  const statements: ModuleStatement[] = [];
  let kept = '';
  let line = 1;
  let canOpen = true;
  for (let at = 0; at < body.length;) {
    const fence = readFence(body, at);
    let end = fence?.end ?? lineEnd(body, at);
    let text = body.slice(at, end);
    if (fence === undefined && canOpen && opening.test(text)) {
      end = statementEnd(body, at);
      text = body.slice(at, end);
      statements.push({source: text.trim(), line});
      kept += text.replace(/[^\n]+/g, '');
    } else {
      kept += text;
      canOpen = fence === undefined && text.trim() === '';
    }
    line += text.split('\n').length - 1;
    at = end;
  }
  return {body: kept, statements};
}

function statementEnd(body: string, start: number): number {
  let depth = 0;
  let at = start;
  while (at < body.length) {
    const end = lineEnd(body, at);
    depth += bracketsOf(body.slice(at, end));
    at = end;
    const next = body.slice(at, lineEnd(body, at)).trim();
    if (depth <= 0 && (next === '' || opening.test(next))) return at;
    // Brackets that never balance must not swallow the page: a heading is never part of a statement.
    if (next.startsWith('# ') || next.startsWith('## ')) return at;
  }
  return at;
}

function bracketsOf(line: string): number {
  const code = line.replace(/(["'`])(?:\\.|(?!\1).)*\1|\/\/(?!\S*["'`]).*$/g, '');
  return (code.match(/[({[]/g)?.length ?? 0) - (code.match(/[)}\]]/g)?.length ?? 0);
}

function lineEnd(body: string, at: number): number {
  const newline = body.indexOf('\n', at);
  return newline === -1 ? body.length : newline + 1;
}
