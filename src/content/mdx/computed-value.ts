/** A text, a number or a word of JavaScript that is a value. */
const operand =
  `(?:"(?:\\\\.|[^"\\\\\\n])*"|'(?:\\\\.|[^'\\\\\\n])*'|\\d[\\w.]*(?![\\w.])|` +
  '(?:true|false|null|undefined)\\b)';

/**
 * How expressions begin that compute something from values alone, unlike placeholders, JSON and
 * lists: `1 + `, `(true ? `, `"a".`, `` `a${ ``, `[1, 2].`, `!0`, `typeof 1`, `Math.PI`.
 */
export const computedValue =
  `(?:[\\s(+-]*${operand}[\\s)]*(?:[-+*/%<>?&|.[]|[!=]=)\\s*[^\\s}]|` +
  `\\s*(?:[!~]|typeof\\s|void\\s)[\\s(!~-]*${operand}|` +
  '\\s*`[^`]*\\$\\{|\\s*\\[[^{}\\n]*\\]\\s*\\.|\\s*(?:Math|Number)\\.\\w)';
