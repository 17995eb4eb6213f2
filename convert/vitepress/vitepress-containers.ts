import type {MarkedExtension, Token, Tokens} from 'marked';
import {plainMarkdown} from '../../src/content/parse-page.js';
import {withEmoji} from '../emoji.js';
import type {ComponentAttributes} from '../markdown/component-html.js';

/** Blocks without an element of their own: what is in a container such as `::: raw`. */
export interface PlainToken extends Tokens.Generic {
  readonly type: 'plain';
  readonly tokens: Token[];
}

export function isPlainToken(token: Token): token is PlainToken {
  return token.type === 'plain';
}

const components: ReadonlyMap<string, string> = new Map([
  ['tip', 'Tip'],
  ['info', 'Info'],
  ['note', 'Note'],
  ['important', 'Note'],
  ['warning', 'Warning'],
  ['caution', 'Danger'],
  ['danger', 'Danger'],
  ['details', 'Accordion'],
  ['code-group', 'CodeGroup'],
]);

const opening = /^ {0,3}(:{3,})[ \t]*([a-z][\w-]*)([^\n]*)(?:\n|$)/;
const plain = new Set(['raw', 'v-pre']);

/** Containers in more containers than these are text. */
const deepest = 50;

/** The containers of VitePress, `::: tip`, as components; `details` is the title of details. */
export function containers(details: string): MarkedExtension {
  let depth = 0;
  return {
    extensions: [
      {
        name: 'container',
        level: 'block',
        start(source) {
          // A container ends the paragraph before it.
          const end = source.indexOf('\n\n');
          const at = source.slice(0, end === -1 ? undefined : end).search(/\n {0,3}:::/);
          return at === -1 ? undefined : at + 1;
        },
        tokenizer(source) {
          const [first = '', colons = '', name = '', rest = ''] = opening.exec(source) ?? [];
          const component = components.get(name);
          if (component === undefined && !plain.has(name) && name !== 'tabs') return undefined;
          if (depth >= deepest) return undefined;
          const {content, length} = contentOf(source, first.length, colons.length);
          const raw = source.slice(0, length);
          const {lexer} = this;
          const {state} = lexer;
          const {top} = state;
          // In lists, too, it contains paragraphs.
          state.top = true;
          const read = (text: string) => lexer.blockTokens(text);
          depth++;
          const tokens = name === 'tabs' ? tabsIn(content, read) : read(content);
          depth--;
          state.top = top;
          if (name === 'tabs') {
            return {type: 'component', raw, name: 'Tabs', attributes: {}, tokens, linesBefore: 1};
          }
          if (component === undefined) return {type: 'plain', raw, tokens, linesBefore: 1};
          const attributes = attributesOf(component, rest, details);
          return {type: 'component', raw, name: component, attributes, tokens, linesBefore: 1};
        },
      },
      {
        name: 'plain',
        renderer(token) {
          return isPlainToken(token) ? `<div>${this.parser.parse(token.tokens)}</div>\n` : false;
        },
      },
    ],
  };
}

/** The tabs of a plugin: each begins with a line such as `== Name`. */
function tabsIn(content: string, read: (text: string) => Token[]): Token[] {
  const parts = content.split(/^(?===[ \t]+\S)/m);
  return parts.flatMap((raw) => {
    const [first = '', title] = /^==[ \t]+(\S[^\n]*)(?:\n|$)/.exec(raw) ?? [];
    if (title === undefined) return read(raw);
    const attributes = {title: plainMarkdown(title.trim())};
    const tokens = read(raw.slice(first.length));
    return [{type: 'component', raw, name: 'Tab', attributes, tokens, linesBefore: 1} as Token];
  });
}

/** What is in a container, up to as many colons or the end of the text. */
function contentOf(source: string, start: number, colons: number) {
  for (let at = start; at < source.length;) {
    const end = source.indexOf('\n', at);
    const next = end === -1 ? source.length : end + 1;
    const [, found = ''] = /^ {0,3}(:{3,})[ \t]*$/.exec(source.slice(at, next).trimEnd()) ?? [];
    if (found.length >= colons) return {content: source.slice(start, at), length: next};
    at = next;
  }
  return {content: source.slice(start), length: source.length};
}

function attributesOf(component: string, written: string, details: string): ComponentAttributes {
  const braces = /\{[^{}]*\}[ \t]*$/.exec(written);
  const words = (braces ? written.slice(0, braces.index) : written).trim();
  const title = withEmoji(plainMarkdown(words));
  if (component === 'CodeGroup') return {};
  if (component !== 'Accordion') return title === '' ? {} : {title};
  const isOpen = braces !== null && /[{\s]open[=\s}]/.test(braces[0]);
  return {title: title || details, ...(isOpen && {defaultOpen: ''})};
}
