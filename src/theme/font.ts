import type {ConfigFont} from '../config/read/fonts.js';

/** Generic families, which lose their meaning in quotes. */
const generic = new RegExp(
  '^(?:serif|sans-serif|monospace|cursive|fantasy|system-ui|ui-(?:serif|sans-serif|' +
    'monospace|rounded))$',
);

/** The value of `font-family` for a typeface; the others are used for what it does not have. */
export function fontValue({family}: ConfigFont, ...others: readonly string[]): string {
  return [generic.test(family) ? family : quoted(family), ...others].join(', ');
}

/** The descriptors `src` and `font-weight` of a typeface whose file has this URL. */
export function fontSource(
  {format, weight}: ConfigFont,
  href: string,
): {readonly src: string; readonly weight: string} {
  const hint = format ? ` format("${format}")` : '';
  // The name of a variable font's file usually says so; for any other the browser synthesizes bold.
  const isVariable = /variable|wght|\bvf\b/i.test(href);
  return {
    src: `url(${quoted(href)})${hint}`,
    weight: weight ?? (isVariable ? '100 900' : 'normal'),
  };
}

/** A text as a string of CSS (CSS Syntax Module Level 3, §4.3.5). */
export function quoted(text: string): string {
  return `"${text.replace(/["\\\p{Cc}<]/gu, (one) => `\\${one.codePointAt(0)?.toString(16)} `)}"`;
}
