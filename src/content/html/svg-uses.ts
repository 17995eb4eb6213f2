import type {HtmlNode} from '../nodes.js';
import type {ParseContext} from '../parse-context.js';

/** How many elements `<use>` may show again on a page, as if each one showed the largest part. */
const mostAgain = 100_000;

/** The attribute of what is shown again, in the spellings of SVG and JSX. */
const reference = /^(?:xlink[:-])?href$/;

/** Whether an attribute is the reference of a `<use>` to a part of a drawing of the same page. */
export function isOwnReference(tag: string, name: string, value: string): boolean {
  return tag === 'use' && reference.test(name) && /^#./.test(value);
}

/**
 * Whether an element of so many elements may be shown, as far as `<use>` shows it, or it shows
 * others, again. A `<use>` in a part with an id is refused: parts that show parts again could be
 * any number of elements.
 */
export function mayShowAgain(
  {tag, attributes}: HtmlNode,
  isInPart: boolean,
  elements: number,
  {counts}: ParseContext,
): boolean {
  if (tag === 'use') {
    const isRefused = isInPart || !attributes.has('href');
    if (isRefused || (counts.uses + 1) * counts.largestPart > mostAgain) return false;
    counts.uses++;
  } else if (attributes.has('id')) {
    if (elements * counts.uses > mostAgain) return false;
    counts.largestPart = Math.max(counts.largestPart, elements);
  }
  return true;
}
