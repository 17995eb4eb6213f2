import type {Token} from 'marked';
import {mathHtml} from '../markdown/written-html.js';

/** A formula of a page. */
interface Formula {
  /** As written, with its signs. */
  readonly raw: string;
  readonly tex: string;
  /** Whether it has a line of its own. */
  readonly isBlock: boolean;
}

const placeholder = /<!--\uE010(\d+)\uE011-->|\uE010(\d+)\uE011/g;

/**
 * The formulas of a page. Plugins of docsify find them before the page is read as Markdown, so
 * each of them is replaced by a placeholder until that is done.
 */
export class DocsifyFormulas {
  readonly #all: Formula[] = [];

  /** A text with a mark for each formula; code has none. */
  marked(text: string): string {
    if (!text.includes('$')) return text;
    let written = '';
    let done = 0;
    for (let at = 0; at < text.length;) {
      const end = endOfOther(text, at);
      if (end > at) at = end;
      else {
        const found = text[at] === '$' ? formulaAt(text, at) : undefined;
        if (found) {
          written += text.slice(done, at) + this.#markOf(found);
          done = at + found.raw.length;
          at = done;
        } else at += text.startsWith('$$', at) ? 2 : 1;
      }
    }
    return written + text.slice(done);
  }

  /** The tokens of a text with marks, whose sources are as they were written. */
  restored(tokens: readonly Token[]): void {
    for (const token of tokens) {
      token.raw = this.unmarked(token.raw);
      const inner = 'tokens' in token ? token.tokens : undefined;
      const isText = inner !== undefined || token.type === 'code';
      if (isText && 'text' in token) token.text = this.unmarked(String(token.text));
      if (inner) this.restored(inner);
      if ('items' in token) this.restored(token.items as Token[]);
    }
  }

  /** A text with the sources of formulas instead of marks. */
  unmarked(text: string): string {
    return this.#replaced(text, ({raw}) => raw);
  }

  /** HTML with formulas instead of marks. */
  html(marked: string): string {
    return this.#replaced(marked, ({tex, isBlock}) => mathHtml(tex, isBlock));
  }

  #markOf(formula: Formula): string {
    const mark = `\uE010${this.#all.push(formula) - 1}\uE011`;
    return formula.isBlock ? `<!--${mark}-->` : mark;
  }

  #replaced(text: string, write: (formula: Formula) => string): string {
    if (!text.includes('\uE010')) return text;
    return text.replaceAll(placeholder, (mark, block?: string, inline?: string) => {
      const formula = this.#all[Number(block ?? inline)];
      return formula ? write(formula) : mark;
    });
  }
}

/** The end of an escaped character or of code that begins at an offset, else the offset. */
function endOfOther(text: string, at: number): number {
  if (text[at] === '\\') return at + 2;
  if (text[at] !== '`') return at;
  let end = at;
  while (text[end] === '`') end++;
  const close = closingRun(text, end, end - at);
  return close === -1 ? end : close;
}

/** Where a run of that many backticks ends; inline code ends with its paragraph. */
function closingRun(text: string, start: number, count: number): number {
  const stop = count < 3 ? endOfParagraph(text, start) : text.length;
  const close = text.slice(start, stop).indexOf('`'.repeat(count));
  if (close === -1) return -1;
  let end = start + close + count;
  while (text[end] === '`') end++;
  return end;
}

function endOfParagraph(text: string, start: number): number {
  const end = text.indexOf('\n\n', start);
  return end === -1 ? text.length : end;
}

function formulaAt(text: string, at: number): Formula | undefined {
  const isBlock = text.startsWith('$$', at);
  const start = at + (isBlock ? 2 : 1);
  const close = isBlock ? text.indexOf('$$', start) : closingSign(text, start);
  if (close === -1) return undefined;
  const tex = text.slice(start, close).trim();
  const raw = text.slice(at, close + start - at);
  return tex === '' || tex.includes('```') ? undefined : {raw, tex, isBlock};
}

/** The sign that ends a formula in a text: no digit follows, which would make it a price. */
function closingSign(text: string, start: number): number {
  for (let at = start; at < text.length; at++) {
    const sign = text[at];
    if (sign === '`' || text.startsWith('\n\n', at)) return -1;
    if (sign === '$') return /\d/.test(text[at + 1] ?? '') ? -1 : at;
    if (sign === '\\') at++;
  }
  return -1;
}
