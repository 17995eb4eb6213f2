import type {ParseContext} from '../parse-context.js';

/** The most characters of all snippets that a page includes. */
export const mostCharacters = 2_000_000;

/** A name in braces, but not what other languages write: `${name}`, `#{name}`, `{{name}}`. */
const nameInBraces = /(?<![$#{\\])\{([A-Za-z_$][\w$]*(?:\.[A-Za-z_$][\w$]*)*)\}/g;

/**
 * The code of a fence in a snippet, where properties and variables in braces are replaced by their
 * texts and numbers. All other braces stay as they are written.
 */
export function fillCode(code: string, {source: {scope}, counts}: ParseContext): string {
  if (!code.includes('{')) return code;
  return code.replace(nameInBraces, (written, name: string) => {
    const value = scope.find(name)?.value;
    if (typeof value !== 'string' && typeof value !== 'number') return written;
    const text = String(value);
    counts.characters += text.length;
    return counts.characters > mostCharacters ? written : text;
  });
}
