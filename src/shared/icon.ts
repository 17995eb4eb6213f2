/** The drawing styles of icons. `regular` is one more that real sites use. */
export const iconTypes = [
  'brands',
  'duotone',
  'light',
  'regular',
  'sharp-solid',
  'solid',
  'thin',
] as const;

export type IconType = (typeof iconTypes)[number];

/** An icon: a name of the icon set with the style it is drawn in, an emoji, or an image. */
export type Icon =
  | {readonly kind: 'name'; readonly name: string; readonly type?: IconType}
  | {readonly kind: 'emoji'; readonly text: string}
  | {readonly kind: 'image'; readonly src: string};

/** Names with a capital inside that starts no new word. */
const oneWord = new RegExp(
  '^(?:github|gitlab|linkedin|youtube|javascript|typescript|whatsapp|paypal|openai|' +
    'hubspot|wordpress)$',
  'i',
);

/** An emoji at the beginning: a flag, or characters that are joined to one. */
const emoji = new RegExp(
  '^(?:\\p{RI}{2}|\\p{ExtPict}[\\p{EMod}\\uFE0F\\u{E0020}-\\u{E007F}]*' +
    '(?:\\u200D\\p{ExtPict}[\\p{EMod}\\uFE0F]*)*)',
  'u',
);

/**
 * Reads an icon as authors write it: a name (`book-open`, `fa-solid fa-book-open`, `BookOpen`,
 * `GitHub`, `:rocket:`), an emoji, the path or URL of an image, the markup of an SVG, or
 * `{name, style}`. `type` is the `iconType` beside it; an unknown one is ignored.
 *
 * `undefined` when nothing readable was written.
 */
export function readIcon(value: unknown, type?: unknown): Icon | undefined {
  if (typeof value === 'object' && value !== null && 'name' in value) {
    return readIcon(value.name, 'style' in value ? value.style : type);
  }
  const written = typeof value === 'string' ? value.trim().replace(/^:([\w-]+):$/, '$1') : '';
  if (written.startsWith('<')) return svgIcon(written);
  const [text] = emoji.exec(written) ?? [];
  if (text !== undefined) return {kind: 'emoji', text};
  if (/[/.:]/.test(written)) return {kind: 'image', src: written};

  const words = written.split(/\s+/);
  // Of the classes of an icon font, the last is the icon (`fa-solid fa-book`, `pi pi-book`) and the
  // first may be the style; other words all belong to the name.
  const [font = ''] = words[0]?.split('-') ?? [];
  const [, set, own] = words.at(-1)?.match(/^(\w+?)-(.+)/) ?? [];
  const last = set === 'fa' || (words.length > 1 && set === font) ? own : undefined;
  const name = kebab(last ?? words.join('-'));
  if (name === '') return undefined;
  const style = type ?? (last === undefined ? undefined : words[0]?.replace(/^fa-/, ''));
  const known = iconTypes.find((one) => one === style);
  return known === undefined ? {kind: 'name', name} : {kind: 'name', name, type: known};
}

/**
 * The markup of an SVG as an image, in which it runs and loads nothing; `undefined` for other
 * markup.
 */
export function svgIcon(markup: string): (Icon & {kind: 'image'}) | undefined {
  if (!/^<svg[\s>]/.test(markup)) return undefined;
  const svg = markup
    .replace(/^<svg(?![^>]*\sxmlns=)/, '<svg xmlns="http://www.w3.org/2000/svg"')
    // A lone surrogate, which a URL cannot contain.
    .replace(/\p{Cs}/gu, '\ufffd');
  return {kind: 'image', src: `data:image/svg+xml,${encodeURIComponent(svg)}`};
}

/** Lower case with dashes, without the word that other sets put before brands. */
function kebab(name: string): string {
  const parted = oneWord.test(name) ? name : name.replace(/([a-z\d])(?=[A-Z])/g, '$1-');
  return parted
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-+|-+$|^brand-/g, '');
}
