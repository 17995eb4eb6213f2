import {parseStatements} from '../../src/interpreter/parse-code.js';
import type {CodeNode} from '../../src/interpreter/syntax-tree.js';
import {templateNodes, type VueNode} from './vitepress-vue-tree.js';

/** A component in a file of its own. */
export interface VueFile {
  readonly nodes: readonly VueNode[];
  readonly statements: readonly CodeNode[];
  /** The names that may be those of properties. */
  readonly names: ReadonlySet<string>;
}

/** Longer components show more than a small text. */
const longest = 20_000;

/** Reads a component; `undefined` for one whose template or script cannot be read. */
export function vueFile(text: string, file: string): VueFile | undefined {
  if (text.length > longest) return undefined;
  const [opening, attributes = ''] = /^<template([^<>]*)>/m.exec(text) ?? [];
  const end = text.lastIndexOf('</template>');
  if (opening === undefined || end === -1 || /\blang\b/.test(attributes)) return undefined;
  const start = text.indexOf(opening) + opening.length;
  const nodes = templateNodes(text.slice(start, end));
  const around = text.slice(0, start) + text.slice(end);
  const statements = scriptStatements(around, file);
  if (!nodes || !statements) return undefined;
  const script = scriptsIn(around).join('\n');
  const names = [...script.matchAll(/([\w$]+)\??\s?:|["']([\w$]+)["']/g)];
  return {nodes, statements, names: new Set(names.map(([, key, name]) => key ?? name ?? ''))};
}

/** The statements of all scripts of a text; `undefined` where they cannot be read. */
export function scriptStatements(text: string, file: string): readonly CodeNode[] | undefined {
  const statements: CodeNode[] = [];
  for (const script of scriptsIn(text)) {
    const parsed = parseStatements(script, `${file}.ts`, 1);
    if (!('value' in parsed)) return undefined;
    statements.push(...parsed.value);
  }
  return statements;
}

function scriptsIn(text: string): readonly string[] {
  return text.split(/^<script\b[^<>]*>/m).flatMap((part, index) => {
    const end = part.indexOf('</script>');
    return index === 0 || end === -1 ? [] : [part.slice(0, end)];
  });
}
