import {plainMarkdown} from '../../../src/content/parse-page.js';

/** The code block that a line begins. */
export interface OpenFence {
  /** What is before it: indentation, and marks of quotes and lists. */
  readonly before: string;
  readonly mark: string;
  readonly info: string;
}

const opening = /^((?:[ \t]|>|(?:[-*+]|\d{1,9}[.)])(?=[ \t]))*)(`{3,}|~{3,})(.*)$/;

export function openFence(line: string): OpenFence | undefined {
  if (!/`{3}|~{3}/.test(line)) return undefined;
  const [, before = '', mark = '', info = ''] = opening.exec(line) ?? [];
  if (mark === '' || (mark.startsWith('`') && info.includes('`'))) return undefined;
  return {before, mark, info};
}

/** Whether a line ends a code block. */
export function closesFence(line: string, {mark}: OpenFence): boolean {
  const [, end = ''] = /^[ \t>]*(`{3,}|~{3,})[ \t]*$/.exec(line) ?? [];
  return end.startsWith(mark);
}

/** What VitePress reads after the marks of a code block. */
export interface FenceInfo {
  readonly language: string;
  readonly title: string;
  /** `1,4-6`; empty for none. */
  readonly highlighted: string;
  readonly hasNumbers: boolean;
  /** The number of the first line. */
  readonly firstNumber: number;
}

export function fenceInfo(info: string, hasNumbers: boolean): FenceInfo {
  const [, title = ''] = /\[([^[\]]*(?:\[[^[\]]*\][^[\]]*)*)\]/.exec(info) ?? [];
  const rest = info.replace(`[${title}]`, ' ').trim();
  const [, highlighted = ''] = /\{([\d\s,-]+)\}/.exec(rest) ?? [];
  const [first = ''] = /^[^\s{]+/.exec(rest) ?? [];
  const numbers = /:(no-)?line-numbers(?:=(\d+))?/.exec(rest);
  const language = first.replace(/:(?:no-)?line-numbers.*$/, '').replace(/=\d*$/, '');
  return {
    language: language
      .replace(/-vue$/, '')
      .replace(/^ansi$/, 'text')
      .replace(/^vue-html$/, 'html'),
    title: title.trim(),
    highlighted: highlighted.replaceAll(/\s/g, ''),
    hasNumbers: numbers ? numbers[1] === undefined : hasNumbers,
    firstNumber: Number(numbers?.[2] ?? 1),
  };
}

/** The same as it is written here. */
export function writtenInfo({language, title, highlighted, hasNumbers}: FenceInfo): string {
  const parts = [
    language,
    title === '' ? '' : `title="${plainMarkdown(title).replaceAll('"', '&quot;')}"`,
    highlighted === '' ? '' : `{${highlighted}}`,
    hasNumbers ? 'lines' : '',
  ];
  return parts.filter(Boolean).join(' ');
}
