import type {WrittenAttribute} from './attributes.js';
import {wordsOf} from './component-attributes.js';
import {givenValue} from './given-values.js';
import {addressAttributes, isAllowedAttribute} from './html-allowed.js';
import type {Literal} from './literal.js';
import type {HtmlValue, PictureCandidate} from './nodes.js';
import type {Reading} from './reading.js';
import {judgePicture, judgeUrl} from './urls.js';

/** The attributes of an HTML element that may stay, addresses judged, and its style as property → value. */
export interface HtmlAttributes {
  readonly attributes: ReadonlyMap<string, HtmlValue>;
  readonly style: ReadonlyMap<string, string>;
}

const styleProperties =
  /^(?:(?:min-|max-)?(?:width|height)|(?:margin|padding)(?:-(?:top|right|bottom|left|inline|block))?|border(?:-(?:radius|color|width|style|top|right|bottom|left|collapse))?|text-(?:align|decoration|transform)|vertical-align|display|flex(?:-(?:direction|wrap|grow|shrink|basis))?|gap|align-items|align-self|justify-content|grid-template-columns|float|clear|color|background(?:-color)?|font-(?:size|weight|style|family)|line-height|letter-spacing|white-space|overflow(?:-[xy])?|object-fit|aspect-ratio|opacity|list-style(?:-type)?|box-shadow)$/;

/** JSX names that differ from HTML's by more than capitals. */
const jsxNames: ReadonlyMap<string, string> = new Map([
  ['classname', 'class'],
  ['htmlfor', 'for'],
]);

/** Reads the attributes of an HTML element. What is not on the allow-list is left out; a refused address is reported. */
export function readHtmlAttributes(
  tag: string,
  written: readonly WrittenAttribute[],
  line: number,
  reading: Reading,
): HtmlAttributes {
  const attributes = new Map<string, HtmlValue>();
  let style: ReadonlyMap<string, string> = new Map();
  for (const {name: writtenName, value} of written) {
    const lower = writtenName.toLowerCase();
    const name = jsxNames.get(lower) ?? lower;
    const literal = givenValue(value, reading.source.scope);
    if (literal === undefined || literal.value === false) continue;
    if (name === 'style') style = readStyle(literal.value);
    else if (name === 'class') attributes.set('class', wordsOf(literal.value));
    else if (!isAllowedAttribute(tag, name)) continue;
    else if (name === 'srcset') {
      attributes.set(name, readCandidates(wordsOf(literal.value), reading.source.page));
    } else if (addressAttributes.has(name)) {
      const judge = name === 'href' ? judgeUrl : judgePicture;
      const target = judge(wordsOf(literal.value), reading.source.page);
      if (target.to === 'nowhere') reading.report('link/refused', line, {url: target.written});
      attributes.set(name, target);
    } else attributes.set(name, literal.value === true ? '' : wordsOf(literal.value));
  }
  return {attributes, style};
}

/** The pictures of a `srcset` whose addresses are allowed (HTML standard, "parse a srcset attribute"). */
function readCandidates(written: string, file: string): readonly PictureCandidate[] {
  return written
    .split(/,\s+|,$/)
    .map((candidate) => /^(\S+)(?:\s+(\d+(?:\.\d+)?[wxh]))?$/.exec(candidate.trim()))
    .filter((candidate) => candidate !== null)
    .map(([, url = '', descriptor = '']) => ({target: judgePicture(url, file), descriptor}))
    .filter(({target}) => target.to !== 'nowhere');
}

function readStyle(literal: Literal): ReadonlyMap<string, string> {
  const entries: [string, string][] =
    literal instanceof Map
      ? [...(literal as ReadonlyMap<string, Literal>)].map(([name, value]) => [
          name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
          withUnit(name, value),
        ])
      : wordsOf(literal)
          .split(';')
          .map((entry) => {
            const colon = entry.indexOf(':');
            return [entry.slice(0, colon).trim().toLowerCase(), entry.slice(colon + 1).trim()];
          });
  return new Map(
    entries.filter(([name, value]) => styleProperties.test(name) && !/url\(/i.test(value)),
  );
}

/** JSX reads bare numbers as pixels, but for properties without a unit. */
function withUnit(name: string, value: Literal): string {
  const words = wordsOf(value);
  const isBare =
    typeof value === 'number' &&
    value !== 0 &&
    !/^(?:flex|opacity|lineHeight|fontWeight|aspectRatio)/.test(name);
  return isBare ? `${words}px` : words;
}
