import {mapsIn, settingsIn, textIn} from '../settings/setting-values.js';
import {packageCommands, type PackageManager} from './docusaurus-npm.js';
import type {DocusaurusSource} from './docusaurus-source.js';

/** Comments that mark lines of code → what they mark. */
export type MagicComments = ReadonlyMap<string, 'line' | 'start' | 'end'>;

/** How code blocks of a site are read. */
export interface CodeOptions {
  readonly comments: MagicComments;
  /** The package managers that commands of npm are also shown for; none without the plugin. */
  readonly managers: readonly PackageManager[];
}

export function codeOptions(source: DocusaurusSource): CodeOptions {
  const {settings} = source;
  const prism = settingsIn(settingsIn(settings, 'themeConfig'), 'prism');
  const comments = new Map<string, 'line' | 'start' | 'end'>();
  for (const own of mapsIn(prism, 'magicComments')) {
    const block = settingsIn(own, 'block');
    const [line, start, end] = [textIn(own, 'line'), textIn(block, 'start'), textIn(block, 'end')];
    if (line !== undefined) comments.set(line, 'line');
    if (start !== undefined) comments.set(start, 'start');
    if (end !== undefined) comments.set(end, 'end');
  }
  if (comments.size === 0) {
    comments.set('highlight-next-line', 'line');
    comments.set('highlight-start', 'start').set('highlight-end', 'end');
  }
  return {comments, managers: managersOf(source)};
}

/** The package managers of the plugin npm2yarn, as its settings or its version have them. */
function managersOf({configText, versionOf}: DocusaurusSource): readonly PackageManager[] {
  if (!/npm2yarn/.test(configText)) return [];
  const [, written] = /\bconverters\s{0,9}:\s{0,9}\[([^\]]{0,500})\]/.exec(configText) ?? [];
  const names = new Set(written?.match(/(?<=['"])(?:yarn|pnpm|bun)(?=['"])/g));
  if (written !== undefined)
    return (['yarn', 'pnpm', 'bun'] as const).filter((one) => names.has(one));
  const [major, minor] = versionOf('@docusaurus/remark-plugin-npm2yarn') ?? [3, 0];
  return major > 3 || (major === 3 && minor >= 8) ? ['yarn', 'pnpm', 'bun'] : ['yarn', 'pnpm'];
}

const opening = /^(.*?)(`{3,}|~{3,})[ \t]*(.*)$/;
const comment =
  /^\s*(?:\/\/|#|--|%|;|'|REM\b|\/\*|\{\s*\/\*|<!--)\s*(\S[^\n]*?)\s*(?:\*\/\s*\}?|-->)?\s*$/i;
const range = /\{[\d\s,-]+\}/;

/** Longer first lines are not for people. */
const longestInfo = 1000;

/** A code block as it is written here; `undefined` for one that stays as it is. */
export function convertFence(fence: string, options: CodeOptions): string | undefined {
  const [first = '', ...rest] = fence.split('\n');
  const [, before = '', marks = '', written = ''] = opening.exec(first) ?? [];
  const info = written.trim();
  if (marks === '' || info.length > longestInfo) return undefined;
  const hasManagers = options.managers.length > 0 && /(?:^|\s)npm2yarn(?:\s|$)/.test(info);
  const plain = plainInfo(info);
  const isInQuote = before.includes('>');
  const marked = range.test(info) || isInQuote ? undefined : markedLines(rest, options.comments);
  const lines = marked?.lines ?? rest;
  const highlighted = marked && marked.highlighted !== '' ? ` {${marked.highlighted}}` : '';
  const head = plain === '' && highlighted !== '' ? 'text' : plain;
  const own = `${before}${marks}${head}${highlighted}`;
  if (hasManagers) return packageCommands({before, marks, info: head, lines}, options.managers);
  const changed = [own, ...lines].join('\n');
  return head === info && highlighted === '' && lines.length === rest.length ? undefined : changed;
}

/** The language and options of a code block, without words that mean nothing to readers. */
function plainInfo(info: string): string {
  const [language = ''] = /^[^\s{=]+(?:\{[^}]*\})?/.exec(info) ?? [];
  const parts = info
    .slice(language.length)
    .match(/title=(?:"[^"]*"|'[^']*')|\{[\d\s,-]+\}|showLineNumbers(?:=\S+)?/g);
  const options = (parts ?? []).map((part) =>
    part.startsWith('showLineNumbers') ? 'lines' : part,
  );
  return [language, ...options].filter((part) => part !== '').join(' ');
}

/** Lines without the comments that mark them; the last one closes the block. */
function markedLines(lines: readonly string[], comments: MagicComments) {
  const kept: string[] = [];
  const numbers: number[] = [];
  let isInside = false;
  let isNext = false;
  for (const line of lines) {
    const [, words = ''] = line.length < 300 ? (comment.exec(line) ?? []) : [];
    const meaning = comments.get(words);
    if (meaning === undefined) {
      kept.push(line);
      if (isInside || isNext) numbers.push(kept.length);
      isNext = false;
    } else if (meaning === 'line') isNext = true;
    else isInside = meaning === 'start';
  }
  return {lines: kept, highlighted: rangesOf(numbers)};
}

/** Numbers in their order as `1,3-5`. */
function rangesOf(numbers: readonly number[]): string {
  const ranges: [number, number][] = [];
  for (const number of numbers) {
    const last = ranges.at(-1);
    if (last && last[1] === number - 1) last[1] = number;
    else ranges.push([number, number]);
  }
  return ranges.map(([from, to]) => (from === to ? `${from}` : `${from}-${to}`)).join(',');
}
