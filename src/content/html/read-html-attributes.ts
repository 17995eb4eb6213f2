import type {WrittenAttribute} from '../../markdown/attributes.js';
import {textOfLiteral} from '../component-attributes.js';
import {attributeValue} from '../mdx/attribute-value.js';
import {
  isAllowedAttribute,
  isSilentAttribute,
  readPermissions,
  urlAttributes,
} from './allowed-attributes.js';
import {readStyle} from './read-style.js';
import type {HtmlValue, ImageCandidate} from '../nodes.js';
import type {ParseContext} from '../parse-context.js';
import {resolveImageUrl, resolveLinkUrl} from '../../shared/urls.js';

/** The allowed attributes of an HTML element, URLs resolved, and its style as property → value. */
export interface HtmlAttributes {
  readonly attributes: ReadonlyMap<string, HtmlValue>;
  readonly style: ReadonlyMap<string, string>;
}

/** JSX names that differ from HTML's by more than capitals. */
const jsxNames: ReadonlyMap<string, string> = new Map([
  ['classname', 'class'],
  ['htmlfor', 'for'],
  ['defaultvalue', 'value'],
  ['defaultchecked', 'checked'],
]);

/**
 * Reads the attributes of an HTML element. Attributes that are not allowed are left out; they and
 * refused URLs are reported.
 */
export function readHtmlAttributes(
  tag: string,
  written: readonly WrittenAttribute[],
  line: number,
  context: ParseContext,
): HtmlAttributes {
  const attributes = new Map<string, HtmlValue>();
  let style: ReadonlyMap<string, string> = new Map();
  for (const {name: writtenName, value} of written) {
    const lower = writtenName.toLowerCase();
    const name = jsxNames.get(lower) ?? lower;
    const isStyling = name === 'style' || name === 'class';
    if (!isStyling && !isAllowedAttribute(tag, name)) {
      if (!isSilentAttribute(name)) context.report('page/dropped-attribute', line, {tag, name});
      continue;
    }
    const literal = attributeValue(value, context.source);
    if (literal === undefined && name.startsWith('data-')) continue;
    if (literal === undefined) {
      const source = `${writtenName}={…}`;
      context.report('page/unsupported-expression', line, {source, isLeftOut: true});
      continue;
    }
    if (literal.value === undefined) continue;
    // Unlike others, these are texts, as in React.
    if (typeof literal.value === 'boolean' && /^(?:aria|data)-/.test(name)) {
      attributes.set(name, String(literal.value));
      continue;
    }
    if (literal.value === false) continue;
    const reportDropped = (dropped: readonly string[]) => {
      for (const part of dropped) {
        context.report('page/dropped-attribute', line, {tag, name: `${name}: ${part}`});
      }
    };
    if (name === 'style') {
      const read = readStyle(literal.value);
      style = read.style;
      reportDropped(read.dropped);
    } else if (name === 'allow') {
      const read = readPermissions(textOfLiteral(literal.value));
      attributes.set(name, read.kept);
      reportDropped(read.dropped);
    } else if (name === 'class') attributes.set('class', textOfLiteral(literal.value));
    else if (name === 'srcset') {
      attributes.set(name, readCandidates(textOfLiteral(literal.value), context.source.page));
    } else if (urlAttributes.has(name)) {
      const resolve = name === 'href' ? resolveLinkUrl : resolveImageUrl;
      const target = context.resolve(textOfLiteral(literal.value), resolve);
      if (target.to === 'nowhere') context.report('link/refused', line, {url: target.written});
      attributes.set(name, target);
    } else if (name === 'contenteditable') {
      // What readers paste stays text.
      attributes.set(name, literal.value === 'false' ? 'false' : 'plaintext-only');
    } else attributes.set(name, literal.value === true ? '' : textOfLiteral(literal.value));
  }
  return {attributes, style};
}

/** The images of a `srcset` whose URLs are allowed (HTML standard, "parse a srcset attribute"). */
function readCandidates(written: string, file: string): readonly ImageCandidate[] {
  const candidates: ImageCandidate[] = [];
  for (let rest = written; ;) {
    rest = rest.replace(/^[\s,]+/, '');
    const [url = ''] = /^\S+/.exec(rest) ?? [];
    if (url === '') return candidates;
    rest = rest.slice(url.length);
    // A comma at the end of a URL ends the candidate; otherwise the text up to the next describes
    // it.
    const [described = ''] = url.endsWith(',') ? [] : (/^[^,]*/.exec(rest) ?? []);
    rest = rest.slice(described.length);
    const descriptor = described.trim();
    const target = resolveImageUrl(url.replace(/(?<!,),+$/, ''), file);
    if (target.to !== 'nowhere' && /^(?:\d+(?:\.\d+)?[wxh])?$/.test(descriptor)) {
      candidates.push({target, descriptor});
    }
  }
}
