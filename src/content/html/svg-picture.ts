/**
 * The `data:` address of an `<svg>` written in a page. As the source of an `<img>` it can draw but run nothing.
 * Undefined where the markup is no SVG picture. JSX spellings (`strokeWidth`, `className`, `{2}`) become SVG's.
 */
export function svgImage(source: string): string | undefined {
  if (!/^<svg[\s>]/.test(source)) return undefined;
  const svg = source
    .replace(/\{\s*\/\*[\s\S]*?\*\/\s*\}/g, '')
    .replace(
      /(?<![\w:-])([\w:-]+)=\{\s*(?:"([^"]*)"|'([^']*)'|([-\w.]+))\s*\}/g,
      (_, name: string, ...values: unknown[]) => {
        const value = values.slice(0, 3).find((one) => typeof one === 'string') ?? '';
        return `${name}="${value}"`; // found by its type one line above
      },
    )
    .replace(/\sclassName=/g, ' class=')
    .replace(
      /\s(stroke|fill|clip|stop|font|text)([A-Z])([A-Za-z]+)=/g,
      (_, first: string, initial: string, rest: string) =>
        ` ${first}-${initial.toLowerCase()}${rest.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}=`,
    )
    .replace(/^<svg(?![^>]*\sxmlns=)/, '<svg xmlns="http://www.w3.org/2000/svg"');
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
