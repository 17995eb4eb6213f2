import {readIcon, type Icon} from '../../shared/icon.js';
import {definedOnly, fieldsOf, listOf, readEach, textOf} from './raw.js';
import type {WrittenConfig} from '../site-config.js';

/** An action for a page: one of the predefined ones, or a custom link. */
export type ContextualOption =
  | {readonly kind: 'copy' | 'view' | 'print'}
  | {readonly kind: 'assistant'; readonly name: AssistantName}
  | {
      readonly kind: 'link';
      readonly title: string;
      readonly description?: string;
      readonly icon?: Icon;
      /** `$path` is replaced with the page's path, `$page` with its URL. */
      readonly href: string;
    };

const assistantNames = ['chatgpt', 'claude', 'perplexity', 'grok', 'aistudio', 'cursor'] as const;

/** Assistants that can be asked about a page. */
export type AssistantName = (typeof assistantNames)[number];

/**
 * Reads `contextual.options`, each once. Options that need a server of the site (`mcp`, `vscode`,
 * `assistant` …) are accepted and not shown.
 */
export function readContextual({raw}: WrittenConfig): readonly ContextualOption[] {
  const options = listOf(fieldsOf(raw.get('contextual')).get('options'));
  return readEach([...new Set(options)], readOption);
}

function readOption(value: unknown): ContextualOption | undefined {
  if (value === 'copy' || value === 'view' || value === 'print') return {kind: value};
  const name = assistantNames.find((one) => one === value);
  if (name) return {kind: 'assistant', name};
  const fields = fieldsOf(value);
  const title = textOf(fields.get('title'));
  const href = readHref(fields.get('href'));
  if (title === undefined || href === undefined) return undefined;
  return definedOnly({
    kind: 'link' as const,
    title,
    description: textOf(fields.get('description')),
    icon: readIcon(fields.get('icon'), fields.get('iconType')),
    href,
  });
}

/** A URL, or one in parts: `{base, query: [{key, value}]}`. */
function readHref(value: unknown): string | undefined {
  const fields = fieldsOf(value);
  const base = textOf(value) ?? textOf(fields.get('base'));
  if (base === undefined) return undefined;
  const query = listOf(fields.get('query')).flatMap((pair) => {
    const key = textOf(fieldsOf(pair).get('key'));
    const text = textOf(fieldsOf(pair).get('value')) ?? '';
    return key === undefined ? [] : `${encodeURIComponent(key)}=${encoded(text)}`;
  });
  return query.length === 0 ? base : `${base}${base.includes('?') ? '&' : '?'}${query.join('&')}`;
}

/** A value encoded for a URL; placeholders that are filled in later are kept. */
function encoded(value: string): string {
  const parts = value.split(/(\$page|\$path)/);
  return parts.map((part, index) => (index % 2 ? part : encodeURIComponent(part))).join('');
}
