import {lineAt} from '../../src/markdown/line-rules.js';
import {Walker, type Replaced} from '../markdown/text-walk.js';

/** What the text of a page depends on. */
export interface PrepareContext {
  /** The URL of an image or a file in the new site. */
  readonly asset: (source: string) => string;
  /** The URL of a link in a text, as it is to be written. */
  readonly link: (href: string) => string;
  /** The title of the page that a URL leads to. */
  readonly titleOf: (href: string) => string | undefined;
  /** The value of a variable such as `space.vars.name`. */
  readonly variable: (name: string) => string | undefined;
  /** Notes that what begins at an offset is not carried over. */
  readonly leaveOut: (at: number, what: string, instead: string) => void;
}

/** What a link with brackets looks like that GitBook writes for a page. */
const link = new RegExp(
  [
    /\[((?:[^[\]\\\n]|\\.)*)\]/,
    /\((<[^<>\n]*>|[^\s()<>]*(?:\([^\s()<>]*\)[^\s()<>]*)*)(?:[ \t]+"([^"\n]*)")?\)/,
  ]
    .map(({source}) => source)
    .join(''),
  'y',
);
const mention = /<a\s[^<>]*?\bdata-mention\b[^<>]*?>([^<>]*)<\/a>/y;
const expression = /<code\s+class="expression">([^<>]*)<\/code>/y;
const ownIcon = /<i class="fa-([\w-]+)">[^<>\n]{0,60}<\/i>/y;
const colored = /<mark style="(color:[^"<>;]*;?)">/y;
const button = /<(a\b[^<>]*?)\sclass="button[^"<>]*"([^<>]*)>/y;
const askButton = /<button\s[^<>]*\bdata-action=[^<>]*>([^<>]*)<\/button>/y;
const tag = /<[a-z][^<>]*>/iy;
const ownAnchor = /(?<![ \t])[ \t]*<a (?:href="#[^"<>]*" )?id="([\w-]+)">[ \t]*<\/a>[ \t]*$/;
const codeTag = /^([ \t]*)\{%-?[ \t]*code\b((?:[^%]|%(?!\}))*)%\}[ \t]*$/;
const codeEnd = /^[ \t]*\{%-?[ \t]*endcode[ \t]*%\}[ \t]*$/;

/** A link that looks like a button. */
const buttonClasses = 'inline-block border rounded-full px-4 py-2 no-underline';

/**
 * A text in which what only GitBook reads inside of lines is written as here: names of pages,
 * options of code, colors, ids of headings. Its lines stay where they are.
 */
export function prepared(text: string, context: PrepareContext): string {
  const {asset} = context;
  let options: string | undefined;
  const line = (written: string, at: number): Replaced | undefined => {
    const end = at + written.length;
    const [whole, space = '', attributes = ''] = codeTag.exec(written) ?? [];
    if (whole !== undefined) {
      options = codeOptions(attributes);
      if (isBeforeFence(text, end)) return {end, text: space.trim()};
      options = undefined;
      return undefined;
    }
    if (codeEnd.test(written)) return {end, text: ''};
    return undefined;
  };
  const code = ({info, lines}: {info: string; lines: readonly string[]}) => {
    const added = options;
    options = undefined;
    const [language = ''] = info.trim().split(' ');
    return {info: added === undefined ? info : [language || 'text', added].join(' ').trim(), lines};
  };
  let lineEnd = -1;
  let anchor: (Replaced & {readonly at: number}) | undefined;
  const heading = (at: number): Replaced | undefined => {
    // A line may have many tags, and is read for the first one.
    if (at >= lineEnd) {
      const start = text.lastIndexOf('\n', at - 1) + 1;
      const whole = lineAt(text, start, text.length);
      lineEnd = start + whole.length;
      const found = /^#{1,6}\s/.test(whole) ? ownAnchor.exec(whole) : null;
      anchor = found
        ? {
            at: start + found.index + found[0].search('<'),
            end: lineEnd,
            text: `{#${found[1] ?? ''}}`,
          }
        : undefined;
    }
    return anchor?.at === at ? anchor : undefined;
  };
  const mark = (at: number): Replaced | undefined =>
    text[at] === '<' ? (heading(at) ?? tagAt(text, at, context)) : undefined;
  const bracket = (at: number) => linkAt(text, at, context);
  const hooks = {asset, link: context.link, line, code, mark, bracket};
  return new Walker(text, hooks).walk(0, text.length);
}

function linkAt(text: string, at: number, context: PrepareContext): Replaced | undefined {
  link.lastIndex = at;
  const [whole, label = '', url = '', title] = link.exec(text) ?? [];
  if (whole === undefined || text[at - 1] === '!') return undefined;
  const end = at + whole.length;
  const href = url.replace(/^<(.*)>$/s, '$1');
  if (isBroken(href) || title === 'broken-reference') {
    const instead = 'The page that it led to is missing. Write its path.';
    context.leaveOut(at, `The link "${label}"`, instead);
    return {end, text: label};
  }
  if (title !== 'mention') return undefined;
  const name = context.titleOf(href);
  if (name === undefined) return {end, text: `[${label}](${url})`};
  return {end, text: `[${name.replaceAll(/[[\]\\]/g, String.raw`\$&`)}](${url})`};
}

/** Whether a link leads to a page that is missing in GitBook as well. */
function isBroken(href: string): boolean {
  return href === 'broken-reference' || /^\/?broken\/(?:pages|spaces)\//.test(href);
}

function tagAt(text: string, at: number, context: PrepareContext): Replaced | undefined {
  const found = (pattern: RegExp) => {
    pattern.lastIndex = at;
    return pattern.exec(text);
  };
  const named = found(mention);
  if (named) {
    const [whole, label = ''] = named;
    const [, href = ''] = /\bhref="([^"]*)"/.exec(whole) ?? [];
    const name = context.titleOf(href) ?? label;
    return {end: at + whole.length, text: `<a href="${href}">${escapedText(name)}</a>`};
  }
  const computed = found(expression);
  if (computed) {
    const [whole, name = ''] = computed;
    const value = context.variable(name.trim());
    if (value !== undefined) return {end: at + whole.length, text: escapedText(value)};
    context.leaveOut(at, `The expression ${name.trim()}`, 'Write its value.');
    return {end: at + whole.length, text: ''};
  }
  const icon = found(ownIcon);
  if (icon) return {end: at + icon[0].length, text: `<Icon icon="${icon[1] ?? ''}" />`};
  const color = found(colored);
  if (color) {
    const [whole, style = ''] = color;
    const close = text.indexOf('</mark>', at);
    if (close === -1) return undefined;
    const inner = prepared(text.slice(at + whole.length, close), context);
    const end = close + '</mark>'.length;
    return {end, text: `<span style="${style}">${inner}</span>`};
  }
  const asking = found(askButton);
  if (asking) {
    const [whole, name = ''] = asking;
    const instead = 'There is no assistant that it could ask.';
    context.leaveOut(at, `The button "${name.trim()}"`, instead);
    return {end: at + whole.length, text: ''};
  }
  const link = found(button);
  if (link) {
    const [whole, before = '', after = ''] = link;
    return {end: at + whole.length, text: `<${before} className="${buttonClasses}"${after}>`};
  }
  const [written] = found(tag) ?? [];
  if (written === undefined) return undefined;
  const changed = written.replaceAll(
    /(\s(?:src|srcset|poster)\s*=\s*)"([^"]*)"/g,
    (_, start: string, url: string) =>
      `${start}"${context.asset(url.replaceAll('&#x26;', '&').replaceAll('&amp;', '&'))}"`,
  );
  return changed === written ? undefined : {end: at + written.length, text: changed};
}

/** The options of `{% code %}` as those of a fence. */
function codeOptions(attributes: string): string {
  const of = (name: string) =>
    new Map(
      Array.from(attributes.matchAll(/([\w-]+)="([^"]*)"/g), ([, key = '', value = '']) => [
        key,
        value,
      ]),
    ).get(name);
  const title = of('title');
  return [
    title ? `title="${title.replaceAll('"', '&quot;')}"` : '',
    of('overflow') === 'wrap' ? 'wrap' : '',
    of('lineNumbers') === 'true' ? 'lines' : '',
    of('expandable') === 'true' ? 'expandable' : '',
  ]
    .filter((option) => option !== '')
    .join(' ');
}

/** Whether the next line that is not blank begins a block of code. */
function isBeforeFence(text: string, from: number): boolean {
  return /^\s*\n[ \t]*(?:`{3,}|~{3,})/.test(text.slice(from, from + 300));
}

function escapedText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
