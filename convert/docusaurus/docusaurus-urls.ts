import {readLiteral} from '../../src/content/mdx/literal.js';
import type {Imported} from './docusaurus-imports.js';

/** Finds where the URLs of a page lead here. */
export interface UrlReader {
  readonly link: (href: string) => string;
  readonly asset: (source: string) => string;
}

const baseUrl = /^\s*useBaseUrl\(\s*["'`]([^"'`]*)["'`]\s*(?:,[^)]*)?\)\s*$/;
const required = /^\s*require\(\s*["'`]([^"'`]*)["'`]\s*\)(?:\.default)?\s*$/;
const importedName = /^\s*([\w$]+)(?:\.(?:default|src))?\s*$/;

/** The URL that the code of an attribute refers to; `undefined` for any other code. */
export function urlOfExpression(
  source: string,
  names: ReadonlyMap<string, Imported>,
  urls: UrlReader,
): string | undefined {
  const [, based] = baseUrl.exec(source) ?? [];
  if (based !== undefined) return urls.link(based.startsWith('/') ? based : `/${based}`);
  const [, from] = required.exec(source) ?? [];
  if (from !== undefined) return urls.asset(from.replace(/^!!?(?:url|file)-loader!/, ''));
  const imported = names.get(importedName.exec(source)?.[1] ?? '');
  if (imported?.kind === 'asset') return imported.url;
  const literal = readLiteral(source)?.value;
  return typeof literal === 'string' ? urls.link(literal) : undefined;
}
