import {during} from './scheduler.js';

/** Whether the file at a URL is an SVG without colors, by URL. */
const files = new Map<string, Promise<boolean>>();

/**
 * Whether an image is an SVG whose only colors are black and the color of the text. In an `<img>`,
 * it would be black in dark mode.
 *
 * Only files of the document's own origin are read. The answer is `false` for a file that cannot be
 * read, and for a URL with characters that could end `url("…")`.
 */
export function isColorless(src: string): boolean | Promise<boolean> {
  const [, markup] = /^data:image\/svg\+xml,([^"\\\n\r\f]*)$/.exec(src) ?? [];
  if (markup !== undefined) return hasNoColors(decoded(markup));
  if (!/\.svg(?:[?#]|$)/i.test(src) || !URL.canParse(src, document.baseURI)) return false;
  const {href, origin} = new URL(src, document.baseURI);
  if (origin !== location.origin || href.includes('\\')) return false;
  let answer = files.get(href);
  if (!answer) {
    answer = during(read(href));
    files.set(href, answer);
  }
  return answer;
}

async function read(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, {mode: 'same-origin'});
    return response.ok && hasNoColors(await response.text());
  } catch {
    // Try again later: the reader may only be offline for now.
    files.delete(url);
    return false;
  }
}

const colors = /(?<!\w)(?:fill|stroke|color)\s*[:=]\s*["']?\s*([^\s"';}>]*)/gi;
const none = /^(?:none|currentcolor|transparent|inherit|black|#000|#000000|)$/i;

function hasNoColors(svg: string): boolean {
  return (
    svg.includes('<svg') &&
    !/<(?:image|foreignObject)\b/.test(svg) &&
    [...svg.matchAll(colors)].every(([, color = '']) => none.test(color))
  );
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return ''; // not a valid URL, so no SVG either
  }
}
