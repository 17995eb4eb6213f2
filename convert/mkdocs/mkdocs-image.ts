import {readAttributes, type WrittenAttributes} from './mkdocs-attributes.js';

const image = /!\[([^[\]]*)\]\( *<?([^\s()<>]*)>?(?: +"([^"]*)")? *\)(?:\{:?([^{}\n]*)\})?/y;

/** How long the image at a place of a text is, and what replaces one with attributes. */
export function imageAt(
  text: string,
  at: number,
  hasAttributes: boolean,
): readonly [number, string?] | undefined {
  image.lastIndex = at;
  const [whole, alt = '', written = '', title, braces] = image.exec(text) ?? [];
  if (whole === undefined) return undefined;
  const options = readAttributes(hasAttributes ? (braces ?? '') : '');
  const [source = '', mode = ''] = written.split(/(?=#(?:only|gh)-(?:dark|light)(?:-mode)?$)/);
  const more = imageAttributes(options, mode);
  if (more === '' && braces === undefined && mode === '') return [whole.length];
  const shown = title === undefined ? '' : ` "${title}"`;
  if (more === '') return [whole.length, `![${alt}](${source}${shown})`];
  const named = title === undefined ? '' : ` title="${title}"`;
  const quoted = alt.replaceAll('"', '&quot;');
  return [whole.length, `<img src="${source}" alt="${quoted}"${named}${more} />`];
}

/** The attributes of an image that have a meaning here. */
function imageAttributes({values}: WrittenAttributes, mode: string): string {
  const sizes = ['width', 'height'].flatMap((key) => {
    const value = values.get(key);
    return value === undefined ? [] : [` ${key}="${value.replaceAll('"', '')}"`];
  });
  if (mode !== '') {
    sizes.push(` class="${mode.includes('dark') ? 'hidden dark:block' : 'block dark:hidden'}"`);
  }
  return sizes.join('');
}
