import {readAttributes} from './mkdocs-attributes.js';

/** What follows a fence: the language, and how the code is shown, as it is written here. */
export interface FenceInfo {
  readonly language: string;
  readonly info: string;
}

/** Reads what follows a fence: `py title="a.py" hl_lines="2 3"`, or `{ .py .no-copy }`. */
export function readFenceInfo(written: string): FenceInfo {
  const inner = /^\{(.*)\}$/.exec(written)?.[1];
  const [, first = '', rest = ''] = /^\.?([^\s{}="]*)(.*)$/.exec(written) ?? [];
  const attributes = readAttributes(inner ?? rest);
  const [named, ...others] =
    inner === undefined ? [first, ...attributes.classes] : attributes.classes;
  const isOption = (name: string) => /^(?:annotate|no-copy|copy|select|no-select)$/.test(name);
  const language = named === undefined || isOption(named) ? '' : named;
  const {values} = attributes;
  const lines = (values.get('hl_lines') ?? '')
    .trim()
    .split(/[\s,]+/)
    .filter((one) => one !== '');
  const isTitled = values.get('title');
  const parts = [
    language,
    isTitled ? `title="${isTitled.replaceAll('"', "'")}"` : '',
    lines.length > 0 ? `{${lines.join(',')}}` : '',
    values.has('linenums') ? 'lines' : '',
    [named, ...others].includes('no-copy') ? 'nocopy' : '',
  ];
  const info = parts.filter((one) => one !== '');
  // Without a language, an option would be read as one.
  if (language === '' && info.length > 0) info.unshift('text');
  return {language: language === '' && info.length > 0 ? 'text' : language, info: info.join(' ')};
}
