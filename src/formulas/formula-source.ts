/**
 * The TeX of a formula. Braces have a special meaning in pages, so authors write
 * ``{String.raw`\frac{a}{b}`}`` or `{"\\frac{a}{b}"}`.
 */
export function formulaSource(written: string): string {
  const tex = written.trim();
  const [, raw, , text] = /^\{\s*(String\.raw)?\s*(["'`])([^]*)\2\s*\}$/.exec(tex) ?? [];
  return (raw === undefined ? text?.replaceAll('\\\\', '\\') : text) ?? tex;
}

/** What is wrong with a formula, where the error says so; otherwise empty. */
export function formulaError(error: unknown): string {
  const isWrong = error instanceof Error && error.name === 'ParseError';
  return isWrong ? error.message.replace(/^KaTeX parse error: /, '') : '';
}
