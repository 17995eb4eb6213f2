import {attribute, type Change} from './change.js';
import {emoji} from './emoji.js';

const shortcode = /:([a-z0-9+-][\w+-]*):(?![\w:])/y;
/** A link or an image whose title has options. */
const optioned =
  /(!?)\[([^[\]\n]*)\]\(([^\s()]+)[ \t]+(["'])((?::[\w-]+(?:=[^\s"']*)?(?:[ \t]+|(?=["'])))+)\4\)/y;
const option = /:([\w-]+)(?:=(\S*))?/g;

/** A name in colons that means an emoji; in quotes or code, the name itself is meant. */
export function emojiChange(text: string, at: number): Change | undefined {
  if (/[\w:/"'`]/.test(text[at - 1] ?? '')) return undefined;
  shortcode.lastIndex = at;
  const [find = '', name = ''] = shortcode.exec(text) ?? [];
  const replace = emoji.get(name);
  if (replace === undefined) return undefined;
  return {tool: 'VitePress and docsify', edits: [{at, find, replace}]};
}

/** A text without other changes in which names in colons are emoji. */
export function withEmoji(text: string): string {
  let changed = '';
  let from = 0;
  for (let at = text.indexOf(':'); at !== -1; at = text.indexOf(':', Math.max(from, at + 1))) {
    const [edit] = emojiChange(text, at)?.edits ?? [];
    if (!edit) continue;
    changed += text.slice(from, at) + edit.replace;
    from = at + edit.find.length;
  }
  return changed + text.slice(from);
}

/** A link or an image with options of docsify: `':size=50%'`, `':target=_blank'`. */
export function optionsChange(text: string, at: number): Change | undefined {
  optioned.lastIndex = at;
  const [find, sign = '', label = '', url = '', , options = ''] = optioned.exec(text) ?? [];
  if (find === undefined) return undefined;
  const values = new Map(
    Array.from(options.matchAll(option), ([, name = '', value = '']) => [name, value]),
  );
  const replace = sign === '' ? linkOf(label, url, values) : imageOf(label, url, values);
  return replace === undefined ? undefined : {tool: 'docsify', edits: [{at, find, replace}]};
}

/** Where links open is decided here by where they lead. */
function linkOf(
  label: string,
  url: string,
  options: ReadonlyMap<string, string>,
): string | undefined {
  const isKnown = (name: string) => /^(?:ignore|target|disabled|crossorgin)$/.test(name);
  return [...options.keys()].every(isKnown) ? `[${label}](${url})` : undefined;
}

function imageOf(
  label: string,
  url: string,
  options: ReadonlyMap<string, string>,
): string | undefined {
  const attributes: string[] = [];
  for (const [name, value] of options) {
    const [, width, height] = /^(\d+%?)(?:x(\d+%?))?$/.exec(value) ?? [];
    if (name === 'size' && width !== undefined) {
      attributes.push(attribute('width', width));
      if (height !== undefined) attributes.push(attribute('height', height));
    } else if (name === 'class') attributes.push(attribute('className', value));
    else if (name === 'id') attributes.push(attribute('id', value));
    else if (name === 'no-zoom') attributes.push(' noZoom');
    else return undefined;
  }
  return `<img${attribute('src', url)}${attribute('alt', label)}${attributes.join('')} />`;
}
