import {plainMarkdown} from '../../src/content/parse-page.js';

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
