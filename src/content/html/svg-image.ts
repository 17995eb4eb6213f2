import {scanMarks} from '../../markdown/scan.js';
import {svgIcon} from '../../shared/icon.js';

/**
 * The `data:` URL of the `<svg>` elements written as an icon, one or several, perhaps in a
 * fragment: an image, in which they run nothing. Several are beside each other; classes say which
 * of them are for one mode. Undefined where the markup is something else. JSX spellings
 * (`strokeWidth`, `className`, `{2}`) become SVG's.
 */
export function svgImage(source: string): string | undefined {
  const [, content = source] = /^<>([^]*)<\/>$/.exec(source) ?? [];
  const svgs = svgsIn(content.trim()).map(withNamesOfSvg);
  const [only = ''] = svgs;
  return svgIcon(svgs.length > 1 ? beside(svgs) : only)?.src;
}

/** The outermost `<svg>` elements of a text that consists of them. */
function svgsIn(text: string): readonly string[] {
  const svgs: string[] = [];
  let from = 0;
  for (const [at, mark] of scanMarks(text)) {
    if (at < from || mark.kind !== 'tag') continue;
    if (mark.name !== 'svg') return [];
    from = mark.close ?? text.length;
    svgs.push(text.slice(at, from));
  }
  return svgs;
}

/** One SVG of several, each as wide as high. */
function beside(svgs: readonly string[]): string {
  const places = {both: 0, light: 0, dark: 0};
  const parts = svgs.map((svg) => {
    const mode = modeOf(svg);
    const x = size * (mode === 'both' ? Math.max(places.light, places.dark) : places[mode]);
    if (mode !== 'dark') places.light = x / size + 1;
    if (mode !== 'light') places.dark = x / size + 1;
    const [opening = ''] = /^<svg(?:[^>"']|"[^"]*"|'[^']*')*/.exec(svg) ?? [];
    const own = opening.slice(4).replace(/\s(?:x|y|width|height)\s*=\s*(?:"[^"]*"|'[^']*')/g, '');
    const placed = `<svg x="${x}" width="${size}" height="${size}"${own}`;
    return `<g class="${mode}">${placed}${svg.slice(opening.length)}</g>`;
  });
  const width = size * Math.max(places.light, places.dark);
  return `<svg viewBox="0 0 ${width} ${size}">${modes}${parts.join('')}</svg>`;
}

const size = 24;

/** In an image, the mode is that of the element which shows it. */
const modes =
  '<style>@media (prefers-color-scheme:dark){.light{display:none}}' +
  '@media not (prefers-color-scheme:dark){.dark{display:none}}</style>';

/** The mode in which an SVG is shown: `dark:hidden`, or `hidden dark:block`. */
function modeOf(svg: string): 'both' | 'light' | 'dark' {
  const [, classes = ''] = /^<svg[^>]*?\sclass=["']([^"']*)/.exec(svg) ?? [];
  const names = classes.split(/\s+/);
  if (names.includes('dark:hidden')) return 'light';
  const isShown = names.some((name) => /^dark:(?!hidden$)[a-z-]+$/.test(name));
  return names.includes('hidden') && isShown ? 'dark' : 'both';
}

function withNamesOfSvg(svg: string): string {
  return svg
    .replace(/\{\s*\/\*(?:(?!\{\s*\/\*)[^])*?\*\/\s*\}/g, '')
    .replace(
      /(?<![\w:-])([\w:-]+)=\{\s*(?:"([^"]*)"|'([^']*)'|([-\w.]+))\s*\}/g,
      (_, name: string, ...values: unknown[]) => {
        const value = values.slice(0, 3).find((one) => typeof one === 'string') ?? '';
        return `${name}="${value}"`; // found by its type one line above
      },
    )
    .replace(/\sclassName=/g, ' class=')
    .replace(
      /\s(stroke|fill|clip|stop|font|text)([A-Z][A-Za-z]+)=/g,
      (_, first: string, rest: string) =>
        ` ${first}${rest.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}=`,
    );
}
