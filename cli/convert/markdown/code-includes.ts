import type {WrittenCode} from './text-walk.js';

/** The files that blocks of code show, by what names them there. */
export type CodeIncludes = ReadonlyMap<string, readonly string[]>;

const line = /^([ \t]*)\{\{[ \t]*#include[ \t]+([^\s{}][^{}\n]*)\}\}[ \t]*$/;
const option = /(?:^|[ \t])file=(?:"([^"\n]+)"|([^\s"{}]+))/;
const anchor = /\bANCHOR(_END)?:(.*)$/;

/** Longer lines do not name files. */
const longestLine = 1000;

/**
 * Reads the files that blocks of code in a text name as plugins for it do: in a line
 * `{{#include path}}` as in mdBook, or with the option `file=path`.
 */
export async function readCodeIncludes(
  text: string,
  read: (path: string) => Promise<string | undefined>,
): Promise<CodeIncludes> {
  const found = new Map<string, readonly string[]>();
  if (!text.includes('#include') && !text.includes('file=')) return found;
  for (const written of text.split('\n')) {
    const name = written.length > longestLine ? undefined : nameIn(written);
    if (name === undefined || found.has(name)) continue;
    const [path = '', part = ''] = /^([^#:]*)(?:[#:](.*))?$/.exec(name)?.slice(1) ?? [];
    const whole = await read(path.replace(/^<rootDir>/, ''));
    const lines = whole === undefined ? undefined : partOf(linesOf(whole), part);
    if (lines) found.set(name, lines);
  }
  return found;
}

/** A file that a block of code does not include, and what to do instead. */
export interface NotIncluded {
  readonly name: string;
  readonly instead: string;
}

const write = 'Write it in the block.';

/**
 * A block of code with the files that it names, in lines that begin with `indent`; `left` are
 * those that it does not include. An option fills only a block without lines of its own.
 */
export function withIncludes(
  code: WrittenCode,
  includes: CodeIncludes,
  indent: string,
): WrittenCode & {readonly left: readonly NotIncluded[]} {
  const {info} = code;
  const left: NotIncluded[] = [];
  const lines = code.lines.flatMap((written) => {
    const isShort = written.length <= longestLine;
    const [, before = '', found] = (isShort && line.exec(written)) || [];
    const name = found?.trimEnd();
    const included = name === undefined ? undefined : includes.get(name);
    if (!included && name !== undefined) left.push({name, instead: write});
    return included ? indented(included, before) : [written];
  });
  const name = info.length > longestLine ? undefined : optionIn(info);
  if (name === undefined) return {info, lines, left};
  const isEmpty = code.lines.every((one) => one.trim() === '');
  const file = isEmpty ? includes.get(name) : undefined;
  if (!file) left.push({name, instead: isEmpty ? write : 'The block keeps its own lines.'});
  const own = file ? indented(file, indent) : lines;
  return {info: info.replace(option, ''), lines: own, left};
}

function indented(lines: readonly string[], indent: string): readonly string[] {
  return lines.map((one) => (one === '' ? one : indent + one));
}

function nameIn(written: string): string | undefined {
  return (
    line.exec(written)?.[2]?.trimEnd() ??
    (/^[ \t>]*[`~]{3}/.test(written) ? optionIn(written) : undefined)
  );
}

function optionIn(info: string): string | undefined {
  const [, quoted, bare] = option.exec(info) ?? [];
  return quoted ?? bare;
}

function linesOf(text: string): readonly string[] {
  return text.replace(/\r?\n$/, '').split(/\r?\n/);
}

/**
 * The lines that a part names: `3`, `3:5` or `L3-L5`, or the name of an anchor in comments. The
 * comments of anchors are left out.
 */
function partOf(lines: readonly string[], part: string): readonly string[] | undefined {
  const isShown = (one: string) => !anchor.test(one);
  if (part === '') return lines.filter(isShown);
  const [, first, separator, last] = /^L?(\d*)(?:([:-])L?(\d*))?$/.exec(part) ?? [];
  if (first !== undefined) {
    const start = Number(first || 1);
    const end = separator === undefined ? start : Number(last || lines.length);
    return lines.slice(start - 1, end).filter(isShown);
  }
  const at = (isEnd: boolean) => (one: string) => {
    const [, end, name = ''] = anchor.exec(one) ?? [];
    const plain = name.trim().replace(/(?:-->|\*\/)$/, '');
    return plain.trim() === part && (end !== undefined) === isEnd;
  };
  const [start, end] = [lines.findIndex(at(false)), lines.findIndex(at(true))];
  return start === -1
    ? undefined
    : lines.slice(start + 1, end === -1 ? undefined : end).filter(isShown);
}
